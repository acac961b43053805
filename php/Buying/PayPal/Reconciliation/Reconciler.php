<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Reconciliation;

defined( 'ABSPATH' ) || exit;

use Marketday\Buying\PayPal\Api\Fields;
use Marketday\Buying\PayPal\Api\PayPalAmount;
use Marketday\Buying\PayPal\Api\PayPalOrder;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\StoreError;

/**
 * Writes into an order what PayPal has done. An order is paid only by a capture of its own number, its own sum in its own currency, to the
 * payee that its payment was begun for; everything else waits for a person.
 */
final class Reconciler {
	public function __construct(
		private readonly Engine $engine,
		private readonly Payments $payments
	) {}

	public function book( PayPalOrder $paypal, Order $order ): Outcome {
		$done  = $paypal->isAuthorization() && [] === $paypal->capture() ? $paypal->authorization() : $paypal->capture();
		$wrong = $this->fault( $paypal, $done, $order );
		if ( '' !== $wrong ) {
			$this->wait( $order->id, $wrong );
			return Outcome::Waits;
		}
		$this->engine->orders()->keep( $order->id, Settlement::SPACE, array_filter( [
			'capture'       => [] === $paypal->capture() ? null : Fields::text( $done, 'id' ),
			'authorization' => Fields::text( $paypal->authorization(), 'id' ) ?: null,
			'source'        => $paypal->source(),
			'fee'           => Fields::text( $done, 'seller_receivable_breakdown', 'paypal_fee', 'value' ),
		], static fn ( ?string $value ): bool => null !== $value ) );
		return $this->follow( Fields::text( $done, 'status' ), $done, $paypal, $order );
	}

	/** @return string What is not as it was begun; '' where all is well. */
	public function foreign( PayPalOrder $paypal ): string {
		$begun = $this->payments->find( $paypal->id() );
		$payee = $begun->origin->data['payee'] ?? '';
		return '' === $payee || $payee === $paypal->payee()
			? ''
			: __( 'The payment went to a different PayPal account from the one it started with. Please check it.', 'marketday' );
	}

	/** The order waits for PayPal or a person; one that is further stays there. */
	public function wait( int $orderId, string $note ): void {
		$order = $this->engine->payments()->order( $orderId );
		if ( null === $order ) {
			return;
		}
		$isNoted = $note === ( $this->engine->orders()->data( $orderId, Settlement::SPACE )['waits_for'] ?? '' );
		$this->engine->orders()->keep( $orderId, Settlement::SPACE, [
			'settled'   => Settled::Waits->value,
			'waits_for' => $note,
		] );
		try {
			if ( in_array( $order->status, [ OrderStatus::Pending, OrderStatus::Failed ], true ) ) {
				$this->engine->orders()->setStatus( $orderId, OrderStatus::OnHold, $note );
				return;
			}
		} catch ( StoreError ) {
			$note .= ' ' . __( 'The goods are no longer in stock.', 'marketday' );
		}
		if ( ! $isNoted ) {
			$this->engine->orders()->note( $orderId, $note );
		}
	}

	/** @param array<array-key, mixed> $done */
	private function fault( PayPalOrder $paypal, array $done, Order $order ): string {
		if ( [] === $done ) {
			return __( 'PayPal says the payment is complete but shows none. Please check it.', 'marketday' );
		}
		$amount = PayPalAmount::of( Fields::map( $done, 'amount' ) );
		if ( ! $amount->equals( $order->contents->total ) ) {
			/* translators: 1: amount that was paid, 2: amount of the order */
			return sprintf( __( 'PayPal has %1$s, but the order total is %2$s. Please check it.', 'marketday' ), "{$amount->value} {$amount->currency}", "{$order->contents->total->decimal()} {$order->contents->total->currency->code}" );
		}
		$number = Fields::text( $paypal->unit(), 'custom_id' ) ?: Fields::text( $done, 'custom_id' );
		if ( (string) $order->id !== $number ) {
			/* translators: %s: number of an order */
			return sprintf( __( 'The payment names another order (%s). Please check it.', 'marketday' ), $number );
		}
		return $this->foreign( $paypal );
	}

	/** @param array<array-key, mixed> $done */
	private function follow( string $status, array $done, PayPalOrder $paypal, Order $order ): Outcome {
		$id = Fields::text( $done, 'id' );
		return match ( $status ) {
			'COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED' => $this->onPaid( $order, $id ),
			'CREATED', 'CAPTURED' => $this->onHold( $order, $id ),
			'DECLINED', 'DENIED', 'FAILED', 'VOIDED' => Outcome::Declined,
			/* translators: %s: PayPal's word for why */
			default => $this->pending( $order, sprintf( __( 'Awaiting payment. PayPal is reviewing it: %s.', 'marketday' ), Fields::text( $done, 'status_details', 'reason' ) ?: $status ) ),
		};
	}

	private function onPaid( Order $order, string $captureId ): Outcome {
		/* translators: %s: reference of a payment */
		$note = sprintf( __( 'Paid by PayPal, reference %s.', 'marketday' ), $captureId );
		try {
			$this->engine->payments()->markPaid( $order->id, $captureId, $note );
		} catch ( StoreError $refusal ) {
			$this->engine->orders()->note(
				$order->id,
				"{$note} {$refusal->getMessage()} " . __( 'Please send the goods anyway, or refund the payment.', 'marketday' )
			);
		}
		$this->engine->orders()->keep( $order->id, Settlement::SPACE, [ 'settled' => Settled::Paid->value ] );
		return Outcome::Paid;
	}

	private function onHold( Order $order, string $authorizationId ): Outcome {
		/* translators: %s: reference of a payment */
		$this->wait( $order->id, sprintf( __( 'PayPal is holding the money, reference %s. Set the order to “Processing” to take it, or cancel the order to release it.', 'marketday' ), $authorizationId ) );
		$this->engine->orders()->keep( $order->id, Settlement::SPACE, [ 'settled' => Settled::Held->value ] );
		return Outcome::Paid;
	}

	private function pending( Order $order, string $note ): Outcome {
		$this->wait( $order->id, $note );
		return Outcome::Waits;
	}
}
