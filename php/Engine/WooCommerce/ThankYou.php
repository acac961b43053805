<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Order;

/** WooCommerce's action of the confirmation page, which other plugins live on; the table of the order is there already. */
final class ThankYou {
	public function register(): void {
		add_action( 'marketday_after_order_confirmation', [ $this, 'run' ] );
	}

	public function run( Order $order ): void {
		if ( 0 === $order->id || wp_is_serving_rest_request() ) {
			return;
		}
		$priority = has_action( 'woocommerce_thankyou', 'woocommerce_order_details_table' );
		if ( is_int( $priority ) ) {
			remove_action( 'woocommerce_thankyou', 'woocommerce_order_details_table', $priority );
		}
		do_action( 'woocommerce_thankyou', $order->id );
	}
}
