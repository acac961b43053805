<?php

declare( strict_types=1 );

namespace Marketday\Store\WooCommerce;

defined( 'ABSPATH' ) || exit;

use WC_Data_Store;
use WC_Product_Variable;

/**
 * A variable product's form sent without scripts names the choice but not the variation, which WooCommerce's form handler asks for.
 * It is looked up before that handler runs, as the Store API does.
 */
final class PlainVariationForm {
	public function register(): void {
		// WooCommerce reads the form at 20.
		add_action( 'wp_loaded', [ $this, 'nameVariation' ], 15 );
	}

	public function nameVariation(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- adds to the basket, as WooCommerce's own link does.
		$id = is_scalar( $_REQUEST['add-to-cart'] ?? null ) ? absint( $_REQUEST['add-to-cart'] ) : 0;
		if ( 0 === $id || ! empty( $_REQUEST['variation_id'] ) || [] === $this->choice() ) {
			return;
		}
		$product = wc_get_product( $id );
		if ( ! $product instanceof WC_Product_Variable ) {
			return;
		}
		$found = (int) WC_Data_Store::load( 'product' )->__call( 'find_matching_product_variation', [ $product, $this->choice() ] );
		if ( $found > 0 ) {
			$_REQUEST['variation_id'] = (string) $found;
		}
		// phpcs:enable
	}

	/** @return array<string, string> Value by `attribute_{key}`. */
	private function choice(): array {
		$choice = [];
		foreach ( $_REQUEST as $name => $value ) { // phpcs:ignore WordPress.Security.NonceVerification
			if ( str_starts_with( (string) $name, 'attribute_' ) && is_string( $value ) && '' !== $value ) {
				$choice[ sanitize_title( wp_unslash( (string) $name ) ) ] = sanitize_text_field( wp_unslash( $value ) );
			}
		}
		return $choice;
	}
}
