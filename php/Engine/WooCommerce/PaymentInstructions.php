<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use WC_Order;

/** Instructions of a payment method on the confirmation page: WooCommerce's own thank-you action of that method. */
final class PaymentInstructions {
	public function html( WC_Order $order ): string {
		if ( '' === $order->get_payment_method() || $order->has_status( [ 'failed', 'cancelled', 'refunded', 'checkout-draft' ] ) ) {
			return '';
		}
		WC()->payment_gateways();
		ob_start();
		do_action( 'woocommerce_thankyou_' . $order->get_payment_method(), $order->get_id() );
		return trim( (string) ob_get_clean() );
	}
}
