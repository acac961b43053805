<?php

declare( strict_types=1 );

namespace Marketday\Buying\AddressSearch;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\AddressProvider;
use Marketday\Engine\Contract\AddressProviders;
use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\HttpClient;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Loading\LoadsIf;

/** Suggests addresses at every checkout of the site, by a service that the site asks. */
#[LoadsIf( 'option:' . AddressSearchSettings::OPTION, 'marketday_address_providers' )]
#[LoadsIf( 'settings', 'admin_init' )]
final class AddressSearchFeature implements Feature {
	/** Id of the provider, in the contract's sense. */
	private const ID = 'marketday';

	private const PART = 'address-search';

	public function __construct(
		private readonly Engine $engine,
		private readonly Blocks $blocks,
		private readonly Routes $routes
	) {}

	public function register(): void {
		$settings = new AddressSearchSettings();
		$settings->register();
		( new AddressSearchEndpoint( $this->engine, $settings, new HttpClient( 4.0, 1 ) ) )->addTo( $this->routes );
		$this->blocks->addPart( self::PART );
		DrawingSetup::addAssets( fn () => $this->configure( $settings->kind() ), 20 );
		AddressProviders::on( static fn ( array $providers ): array => ServiceKind::None === $settings->kind() ? $providers : [
			...$providers,
			new AddressProvider( self::ID, __( 'Address suggestions', 'marketday' ), $settings->kind()->brandingHtml(), 'marketday-' . self::PART ),
		] );
	}

	/** The script's settings: the same for every visitor. */
	private function configure( ServiceKind $kind ): void {
		$known = [
			'id'        => self::ID,
			'url'       => rest_url( 'marketday/v1/addresses' ),
			'countries' => $kind->countries(),
		];
		wp_add_inline_script(
			'marketday-' . self::PART,
			'window.marketdayAddressSearch=' . wp_json_encode( $known, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) . ';',
			'before'
		);
	}
}
