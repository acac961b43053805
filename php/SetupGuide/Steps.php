<?php

declare( strict_types=1 );

namespace Marketday\SetupGuide;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\SettingsPage;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Store\Engine;
use Marketday\Store\Page;
use Marketday\Store\ProductQuery;

/** What each step asks, looks after and does. */
final class Steps {
	private const PAGES = [ Page::Shop, Page::Basket, Page::Checkout, Page::Account ];

	public function __construct(
		private readonly Engine $engine,
		private readonly SiteLook $look
	) {}

	/** @return list<array{name: string, title: string, text: string, checks: list<array{label: string, isDone: bool}>}> */
	public function toArray(): array {
		return array_map( fn ( Step $step ): array => [
			'name'   => $step->value,
			'title'  => $step->title(),
			'text'   => $step->text(),
			'checks' => $this->checks( $step ),
		], Step::cases() );
	}

	/** @return array{name: string, tagline: string} */
	public function shop(): array {
		$plain = static fn ( string $option ): string => html_entity_decode( (string) get_option( $option ), ENT_QUOTES );
		return [
			'name'    => $plain( 'blogname' ),
			'tagline' => $plain( 'blogdescription' ),
		];
	}

	/** @return list<array{name: string, label: string, help: string, isMade: bool}> */
	public function look(): array {
		$choices = [];
		foreach ( $this->look->choices() as $name => $choice ) {
			$choices[] = [
				'name'   => (string) $name,
				'isMade' => $this->look->isMade( (string) $name ),
			] + $choice;
		}
		return $choices;
	}

	/** @return array<string, string> Addresses of the screens that the steps lead to. */
	public function ways(): array {
		$ways = [
			'settings' => SettingsPage::address(),
			'delivery' => SettingsPage::address(),
			'payment'  => SettingsPage::address(),
			'add'      => admin_url( 'post-new.php?post_type=product' ),
			'import'   => admin_url( 'tools.php?page=marketday-import' ),
			'editor'   => admin_url( wp_is_block_theme() ? 'site-editor.php' : 'customize.php' ),
			'shop'     => $this->engine->settings()->pageUrl( Page::Shop ),
			'leave'    => admin_url(),
		];
		/**
		 * Addresses of the admin screens that the set-up guide leads to: an engine has its own.
		 *
		 * @param array<string, string> $ways By `settings`, `delivery`, `payment`, `add`, `import`, `editor`, `shop`, `leave`.
		 */
		$filtered = apply_filters( 'marketday_setup_ways', $ways );
		return array_map( 'strval', array_filter( is_array( $filtered ) ? $filtered : [], 'is_string' ) + $ways );
	}

	/** @throws Problem 400. */
	public function carryOut( Step $step, Request $request ): void {
		match ( $step ) {
			Step::Shop  => $this->nameShop( $request ),
			/** The shop's pages that are missing are made. */
			Step::Pages => do_action( 'marketday_make_pages' ),
			Step::Look  => $this->makeLook( $request ),
			default     => null,
		};
	}

	private function nameShop( Request $request ): void {
		$name = $request->text( 'name', '', 200 );
		if ( '' === $name ) {
			throw Problem::badRequest( 'marketday_shop_without_name', __( 'The shop needs a name.', 'marketday' ) );
		}
		$tagline = $request->text( 'tagline', '', 400 );
		update_option( 'blogname', $name );
		update_option( 'blogdescription', $tagline );
	}

	private function makeLook( Request $request ): void {
		$known  = array_map( 'strval', array_keys( $this->look->choices() ) );
		$chosen = array_values( $request->map( 'parts', 20, 50 ) );
		if ( [] !== array_diff( array_filter( $chosen, 'is_string' ), $known ) || count( $chosen ) !== count( array_filter( $chosen, 'is_string' ) ) ) {
			throw $request->invalid( 'parts', 'must be of ' . implode( ', ', $known ) );
		}
		// The menu of the header names the pages that come with the front page.
		foreach ( array_unique( array_intersect( [ 'front-page', ...$known ], $chosen ) ) as $name ) {
			$problem = $this->look->make( $name );
			if ( '' !== $problem ) {
				throw new Problem( 500, 'marketday_look_not_made', $problem );
			}
		}
	}

	/** @return list<array{label: string, isDone: bool}> */
	private function checks( Step $step ): array {
		$check = static fn ( string $label, bool $isDone ): array => [
			'label'  => $label,
			'isDone' => $isDone,
		];
		return match ( $step ) {
			Step::Shop => [
				/* translators: 1: code of a country, 2: code of a currency. */
				$check( sprintf( __( 'The shop sells from %1$s in %2$s.', 'marketday' ), $this->engine->settings()->baseCountry(), $this->engine->settings()->baseCurrency()->code ), true ),
			],
			Step::Pages => array_map( fn ( Page $page ): array => $check( self::nameOf( $page ), $this->engine->settings()->pageId( $page ) > 0 ), self::PAGES ),
			Step::Look => [],
			Step::Products => [ $check(
				__( 'There are products in the shop.', 'marketday' ),
				[] !== $this->engine->catalogue()->query( new ProductQuery( perPage: 1 ) )->products
			) ],
			Step::Selling => [
				$check( __( 'The shop delivers within its own country.', 'marketday' ), $this->engine->settings()->deliversAtHome() ),
				$check( __( 'There is a way to pay.', 'marketday' ), [] !== $this->engine->checkout()->paymentMethods() ),
			],
		};
	}

	private static function nameOf( Page $page ): string {
		return match ( $page ) {
			Page::Shop     => __( 'Shop', 'marketday' ),
			Page::Basket   => __( 'Basket', 'marketday' ),
			Page::Checkout => __( 'Checkout', 'marketday' ),
			default        => __( 'My account', 'marketday' ),
		};
	}
}
