<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\WooCommerce;

/** What WooCommerce keeps in memory for a request is put back: all tests of a run are one request to it. */
final class FreshShop {
	public static function begin(): void {
		add_filter( 'woocommerce_set_cookie_enabled', '__return_false' );
		WC()->payment_gateways()->init();
		self::forgetOrder();
	}

	public static function end(): void {
		if ( ! WC()->cart ) {
			return;
		}
		WC()->cart->empty_cart();
		WC()->session->set( 'marketday_placed_order', null );
		WC()->session->save_data();
		wc_clear_notices();
	}

	/** WooCommerce's checkout route remembers its order, which in a web request is the only one. */
	public static function forgetOrder(): void {
		$GLOBALS['wp_rest_server'] = null;
	}
}
