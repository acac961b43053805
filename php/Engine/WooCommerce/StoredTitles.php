<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use WC_Product;

/**
 * WooCommerce makes a variation's title anew each time it reads one, from the names of its attributes' terms, looked up
 * one by one, to correct the stored title where it differs. Where many are read to be listed, the stored ones do.
 */
final class StoredTitles {
	/**
	 * @template T
	 * @param callable(): T $read
	 * @return T
	 */
	public static function during( callable $read ): mixed {
		$stored = static fn ( mixed $title, WC_Product $variation ): string => (string) get_post_field( 'post_title', $variation->get_id(), 'raw' );
		add_filter( 'woocommerce_product_variation_title_include_attributes', '__return_false', PHP_INT_MAX );
		add_filter( 'woocommerce_product_variation_title', $stored, PHP_INT_MAX, 2 );
		try {
			return $read();
		} finally {
			remove_filter( 'woocommerce_product_variation_title_include_attributes', '__return_false', PHP_INT_MAX );
			remove_filter( 'woocommerce_product_variation_title', $stored, PHP_INT_MAX );
		}
	}
}
