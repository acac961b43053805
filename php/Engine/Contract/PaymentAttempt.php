<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use Closure;
use Throwable;

/**
 * One try to pay for a stored order: the one place where a handler's answer or exception is read, at the checkout and on the page that pays
 * for an order, on both engines.
 */
final class PaymentAttempt {
	/** @param Closure(OrderStatus): void $setStatus Writes the order's state as the engine does; what a failed order gives back is the engine's. */
	public function __construct( private readonly Closure $setStatus ) {}

	/**
	 * @param array<string, string> $data    What was sent for this method.
	 * @param bool                  $ofOrder Whether an order made before is paid, on its own page.
	 * @throws StoreError Where it failed, with the sentence for the shopper; the order is a failed one, and those who listen know why.
	 */
	public function pay( PaymentHandler $handler, Order $order, array $data, bool $ofOrder ): PaymentOutcome {
		unset( $data[ PaymentHandler::OF_ORDER ] );
		try {
			$outcome = $handler->pay( $order, $ofOrder ? [ PaymentHandler::OF_ORDER => '1' ] + $data : $data );
		} catch ( Throwable $failure ) {
			$error = $failure instanceof StoreError ? $failure : new StoreError(
				'woocommerce_rest_checkout_process_payment_error',
				__( 'We couldn’t start the payment. Try again or choose another payment method.', 'marketday' )
			);
			throw $this->onFailure( $order->id, $failure->getMessage(), $error );
		}
		if ( $outcome->status->hasFailed() ) {
			throw $this->onFailure( $order->id, $outcome->details['message'] ?? $outcome->status->value, new StoreError(
				'woocommerce_rest_payment_error',
				__( 'Something went wrong. Please try again or choose another payment source.', 'marketday' )
			) );
		}
		if ( null !== $outcome->orderStatus ) {
			( $this->setStatus )( $outcome->orderStatus );
		}
		return $outcome;
	}

	private function onFailure( int $id, string $why, StoreError $error ): StoreError {
		( $this->setStatus )( OrderStatus::Failed );
		SaleEvents::paymentFailed( $id, $why );
		return $error;
	}
}
