<?php

declare( strict_types=1 );

namespace Marketday\Site\ComingSoon;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Page;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\PrivatePage;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\View;

/**
 * A shop that is not open yet: visitors read that it is coming, its people see it with a banner that says so and can be closed. WooCommerce
 * has both, with the same options and the same call, and keeps them where it is the engine.
 */
#[LoadsIf( 'option:' . OpeningSettings::COMING, 'template_redirect', 'wp_enqueue_scripts', 'wp_footer' )]
#[LoadsIf( 'settings', 'admin_init' )]
#[LoadsIf( 'called:/wp/v2/users', 'rest_api_init' )]
final class ComingSoonFeature implements Feature {
	private const SCRIPT = 'marketday-coming-soon';

	private readonly OpeningSettings $settings;

	private readonly BannerMeta $banner;

	public function __construct(
		private readonly Engine $engine,
		private readonly Blocks $blocks
	) {
		$this->settings = new OpeningSettings();
		$this->banner   = new BannerMeta();
	}

	public function register(): void {
		if ( 'woocommerce' === $this->engine->name() ) {
			return;
		}
		$this->settings->register();
		$this->banner->register();
		$this->blocks->addPart( 'coming-soon', [ 'marketday-tokens' ] );
		add_action( 'template_redirect', $this->hidePage( ... ), 1 );
		add_action( 'wp_enqueue_scripts', $this->addAssets( ... ) );
		add_action( 'wp_footer', $this->printBanner( ... ) );
	}

	private function hidePage(): void {
		if ( ! $this->isHidden() || $this->maySee() ) {
			return;
		}
		status_header( 503 );
		PrivatePage::keep();
		header( 'Retry-After: ' . DAY_IN_SECONDS );
		$html = ( new OpeningPage( $this->engine->settings()->shopName() ) )->html();
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the view escapes.
		exit;
	}

	/** Tells whether this page is kept from visitors. Logging in is another page of WordPress, and stays. */
	private function isHidden(): bool {
		return $this->settings->isComingSoon() && ( ! $this->settings->isShopAlone() || $this->isOfShop() );
	}

	private function isOfShop(): bool {
		$pages = array_filter(
			array_map( $this->engine->settings()->pageId( ... ), [ Page::Shop, Page::Basket, Page::Checkout, Page::Account ] ),
			static fn ( int $id ): bool => $id > 0
		);
		return is_post_type_archive( 'product' )
			|| is_singular( 'product' )
			|| is_tax( get_object_taxonomies( 'product' ) )
			|| ( [] !== $pages && is_page( $pages ) );
	}

	private function maySee(): bool {
		return current_user_can( 'manage_woocommerce' ) || current_user_can( 'manage_options' );
	}

	private function hasBanner(): bool {
		return $this->isHidden() && $this->maySee() && ! $this->banner->isDismissed( get_current_user_id() );
	}

	private function addAssets(): void {
		if ( $this->hasBanner() ) {
			DrawingSetup::registerAssets();
			wp_enqueue_script( self::SCRIPT );
			wp_enqueue_style( self::SCRIPT );
		}
	}

	private function printBanner(): void {
		if ( $this->hasBanner() ) {
			$html = ( new View( __DIR__ . '/views' ) )->render( 'banner', [
				'restUrl'  => rest_url( 'wp/v2/users/' . get_current_user_id() ),
				'settings' => current_user_can( 'manage_options' ) ? OpeningSettings::address() : '',
			] );
			echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the view escapes.
		}
	}
}
