<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Reconciliation;

defined( 'ABSPATH' ) || exit;

use Marketday\Buying\PayPal\Api\Fields;
use Marketday\Buying\PayPal\Api\PayPalClient;
use Marketday\Buying\PayPal\Api\PayPalOrder;
use Marketday\Buying\PayPal\Api\PayPalRefusalException;
use Marketday\Buying\PayPal\OrderCreation;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Http\HttpFailureException;

/** Resolution of an unfinished payment: the order is finished, let go, or its money goes back. */
final class PaymentResolver {
	/** Seconds in which a shopper may still come back from PayPal's page. */
	private const PATIENCE = HOUR_IN_SECONDS;

	public function __construct(
		private readonly Engine $engine,
		private readonly PayPalClient $client,
		private readonly Settlement $settlement,
		private readonly Refunds $refunds,
		private readonly int $now
	) {}

	/** @return bool Whether the payment has ended. */
	public function look( Payment $payment ): bool {
		$order = $this->engine->payments()->order( $payment->orderId );
		if ( null === $order ) {
			return true;
		}
		try {
			return $this->isClosed( $order ) ? $this->giveBack( $payment, $order ) : $this->finish( $payment, $order );
		} catch ( StoreError | PayPalRefusalException | HttpFailureException ) {
			return false;
		}
	}

	private function finish( Payment $payment, Order $order ): bool {
		$outcome = $this->settlement->settle( $payment->id, $order->id );
		if ( Outcome::Paid === $outcome ) {
			return true;
		}
		$isLate = $payment->origin->begunAt + self::PATIENCE < $this->now;
		if ( $isLate && $outcome->isUnpaid() && OrderStatus::Pending === $order->status ) {
			// One that was there before waits for another payment.
			if ( ! isset( $payment->origin->data[ OrderCreation::OWN_PAGE ] ) ) {
				$this->engine->orders()->setStatus( $order->id, OrderStatus::Cancelled, __( 'The shopper didn’t come back from PayPal.', 'marketday' ) );
			}
			return true;
		}
		return false;
	}

	/** The order ended, and its payment was taken nevertheless: the answer to it was lost. */
	private function giveBack( Payment $payment, Order $order ): bool {
		$paypal  = new PayPalOrder( $this->client->ask( 'GET', "/v2/checkout/orders/{$payment->id}" ) );
		$capture = $paypal->capture();
		if ( [] === $capture || 'COMPLETED' !== Fields::text( $capture, 'status' ) ) {
			return in_array( $paypal->status(), [ 'VOIDED', 'COMPLETED' ], true );
		}
		$this->engine->orders()->keep( $order->id, Settlement::SPACE, [
			'capture' => Fields::text( $capture, 'id' ),
			'order'   => $payment->id,
		] );
		$this->refunds->give( $order, $order->contents->total, __( 'Order not placed', 'marketday' ) );
		$this->engine->orders()->note( $order->id, __( 'PayPal took the money for this failed order. It has been refunded.', 'marketday' ) );
		return true;
	}

	private function isClosed( Order $order ): bool {
		$stored = $this->engine->orders()->data( $order->id, Settlement::SPACE );
		return in_array( $order->status, [ OrderStatus::Cancelled, OrderStatus::Failed ], true ) && ! isset( $stored['capture'] );
	}
}
