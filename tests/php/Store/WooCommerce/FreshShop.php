<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\WooCommerce;

/** What WooCommerce keeps in memory for a request is put back: all tests of a run are one request to it. */
final class FreshShop {
	public static function begin(): void {
		add_filter( 'woocommerce_set_cookie_enabled', '__return_false' );
		WC()->payment_gateways()->init();
		// Kept by the second: a test's zone that came and went in one would still count.
		foreach ( [ 'wc_shipping_method_count', 'wc_shipping_method_count_legacy' ] as $count ) {
			delete_transient( $count );
		}
		self::forgetOrder();
	}

	public static function end(): void {
		if ( ! WC()->cart ) {
			return;
		}
		WC()->cart->empty_cart();
		// A call of the Store API leaves it behind, and another delivery is then chosen first.
		WC()->cart->cart_context = 'shortcode';
		// What was to be delivered, and how, is kept with the visitor until something of it changes.
		foreach ( [ 'marketday_placed_order', 'shipping_for_package_0', 'chosen_shipping_methods', 'previous_shipping_methods' ] as $kept ) {
			WC()->session->set( $kept, null );
		}
		WC()->shipping()->reset_shipping();
		WC()->session->save_data();
		wc_clear_notices();
	}

	/** WooCommerce's checkout route remembers its order, which in a web request is the only one. */
	public static function forgetOrder(): void {
		$GLOBALS['wp_rest_server'] = null;
	}
}
