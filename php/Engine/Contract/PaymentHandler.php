<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** A way to pay in the embedded store. Others join through the filter `marketday_payment_methods`. */

/** A way to pay that a feature brings (`SaleEvents::onPaymentMethods`): a method of the embedded store, a gateway on WooCommerce. */
interface PaymentHandler {
	/** Key in the data of `pay()`, said by the engine alone: an order made before is paid on its own page, and there is no basket to go back to. */
	public const OF_ORDER = 'woocommerce_pay';

	public function method(): PaymentMethod;

	/** Tells whether this basket can be paid so. */
	public function isAvailable( BasketContents $basket ): bool;

	/** The state an order is made in, before `pay()`: pending where the payment is still to come. */
	public function initialStatus(): OrderStatus;

	/**
	 * Called once the order is stored with its stock and coupons taken; may talk to a provider. An exception, `failure` or `error` fails the
	 * order: stock and coupons go back, and the
	 * shopper has the basket again.
	 *
	 * @param array<string, string> $data What the checkout sent for this method.
	 */
	public function pay( Order $order, array $data ): PaymentOutcome;

	/** Instructions for the shopper after ordering and by e-mail: safe HTML, '' for none. */
	public function instructionsHtml( int $orderId ): string;
}
