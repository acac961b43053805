<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Product;

/** Tabs that other plugins add to a product's page by `woocommerce_product_tabs`, for Marketday's. */
final class ProductTabs {
	/** WooCommerce's own; Marketday draws its own of each. */
	private const OWN = [ 'description', 'additional_information', 'reviews' ];

	public function register(): void {
		add_filter( 'marketday_product_tabs', [ $this, 'add' ], 10, 2 );
	}

	/**
	 * @param array<array-key, mixed> $tabs
	 * @return array<array-key, mixed>
	 */
	public function add( array $tabs, Product $shown ): array {
		global $product, $post;
		$before  = [ $product, $post ];
		$product = wc_get_product( $shown->id );
		$post    = get_post( $shown->id ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- callbacks of tabs read it; it is put back below.
		try {
			$others = apply_filters( 'woocommerce_product_tabs', [] );
			foreach ( array_diff_key( is_array( $others ) ? $others : [], array_flip( self::OWN ) ) as $key => $tab ) {
				$tabs[ $key ] = self::draw( (string) $key, is_array( $tab ) ? $tab : [] );
			}
		} finally {
			[ $product, $post ] = $before;
		}
		return $tabs;
	}

	/**
	 * @param array<array-key, mixed> $tab `{ title, priority, callback }`.
	 * @return array{title: mixed, html: string, priority: int}
	 */
	private static function draw( string $key, array $tab ): array {
		ob_start();
		try {
			if ( is_callable( $tab['callback'] ?? null ) ) {
				( $tab['callback'] )( $key, $tab );
			}
		} finally {
			$html = (string) ob_get_clean();
		}
		return [
			'title'    => $tab['title'] ?? '',
			'html'     => $html,
			'priority' => is_numeric( $tab['priority'] ?? null ) ? (int) $tab['priority'] : 50,
		];
	}
}
