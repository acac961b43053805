<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Reconciliation;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\StoreError;

/**
 * A visitor's payment that was to be taken, and nobody knows yet whether it was: the process that took it was killed. Until the job has asked
 * PayPal, he is led to its order and not asked to pay the same once more.
 */
final class UnresolvedPayment {
	public function __construct(
		private readonly Engine $engine,
		private readonly Payments $payments,
		private readonly Owner $owner
	) {}

	/** The order that waits for it, where it comes to the same sum. */
	public function order( Money $sum ): ?Order {
		$payment = $this->payments->boundOf( $this->owner->current() );
		$isSame  = null !== $payment && $payment->amount === $sum->minor && $payment->currency === $sum->currency->code;
		$order   = $isSame ? $this->engine->payments()->order( $payment->orderId ) : null;
		if ( null === $order || OrderStatus::Pending !== $order->status ) {
			return null;
		}
		// A payment that was declined has been answered.
		return isset( $this->engine->orders()->data( $order->id, Settlement::SPACE )['tries'] ) ? null : $order;
	}

	/** Address where its shopper reads about it. */
	public function url( Order $order ): string {
		return $this->engine->payments()->confirmationUrl( $order );
	}

	/** @throws StoreError Where the basket may have been paid for a moment ago. */
	public function refuseAnother( Money $sum ): void {
		$order = $this->order( $sum );
		if ( null !== $order ) {
			throw new StoreError(
				'marketday_paypal_in_doubt',
				/* translators: %s: number of an order */
				sprintf( __( 'We’re checking your payment for order %s with PayPal. We’ll email you in a few minutes, and you won’t be charged twice.', 'marketday' ), $order->number ),
				409
			);
		}
	}
}
