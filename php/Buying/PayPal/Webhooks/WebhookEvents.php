<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Webhooks;

defined( 'ABSPATH' ) || exit;

use Marketday\Buying\PayPal\Api\Fields;
use Marketday\Buying\PayPal\Api\PayPalClient;
use Marketday\Buying\PayPal\Reconciliation\Payment;
use Marketday\Buying\PayPal\Reconciliation\Payments;
use Marketday\Buying\PayPal\Reconciliation\Refunds;
use Marketday\Buying\PayPal\Reconciliation\Settlement;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\StoreError;

/** Meaning of PayPal's events for an order. */
final class WebhookEvents {
	/** Events that PayPal is asked to tell. */
	public const TYPES = [
		'CHECKOUT.ORDER.APPROVED',
		'CHECKOUT.ORDER.COMPLETED',
		'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
		'PAYMENT.AUTHORIZATION.VOIDED',
		'PAYMENT.CAPTURE.COMPLETED',
		'PAYMENT.CAPTURE.DENIED',
		'PAYMENT.CAPTURE.PENDING',
		'PAYMENT.CAPTURE.REFUNDED',
		'PAYMENT.CAPTURE.REVERSED',
	];

	public function __construct(
		private readonly Engine $engine,
		private readonly PayPalClient $client,
		private readonly Payments $payments,
		private readonly Settlement $settlement,
		private readonly Refunds $refunds
	) {}

	/**
	 * @param array<array-key, mixed> $resource
	 * @return bool Whether it concerned an order here.
	 */
	public function take( string $type, array $resource ): bool {
		$payment = in_array( $type, self::TYPES, true ) ? $this->payment( $type, $resource ) : null;
		$order   = null === $payment || 0 === $payment->orderId ? null : $this->engine->payments()->order( $payment->orderId );
		if ( null === $payment || null === $order ) {
			return false;
		}
		match ( $type ) {
			'PAYMENT.CAPTURE.REFUNDED'           => $this->onRefund( $payment, $order, $resource ),
			'PAYMENT.CAPTURE.REVERSED'           => $this->onReversal( $order, $resource ),
			'PAYMENT.CAPTURE.DENIED'             => $this->onDenial( $payment, $order ),
			'PAYMENT.AUTHORIZATION.VOIDED'       => $this->end( $order, OrderStatus::Cancelled, __( 'PayPal released the held money.', 'marketday' ) ),
			'CHECKOUT.PAYMENT-APPROVAL.REVERSED' => $this->end( $order, OrderStatus::Failed, __( 'PayPal withdrew the approval.', 'marketday' ) ),
			default                              => $this->settlement->settle( $payment->id, $order->id ),
		};
		return true;
	}

	/** @param array<array-key, mixed> $resource */
	private function payment( string $type, array $resource ): ?Payment {
		$id = str_starts_with( $type, 'CHECKOUT.' ) ? Fields::text( $resource, 'id' ) : Fields::text( $resource, 'supplementary_data', 'related_ids', 'order_id' );
		if ( str_starts_with( $type, 'CHECKOUT.PAYMENT-APPROVAL' ) ) {
			$id = Fields::text( $resource, 'order_id' ) ?: $id;
		}
		return $this->payments->find( $id ) ?? $this->ofCapture( $resource );
	}

	/**
	 * A refund names its capture alone, in its link upwards.
	 *
	 * @param array<array-key, mixed> $resource
	 */
	private function ofCapture( array $resource ): ?Payment {
		foreach ( Fields::map( $resource, 'links' ) as $link ) {
			if ( is_array( $link ) && 'up' === ( $link['rel'] ?? '' ) ) {
				$orderId = $this->engine->orders()->withData( Settlement::SPACE, 'capture', basename( Fields::text( $link, 'href' ) ) );
				return null === $orderId ? null : $this->payments->ofOrder( $orderId );
			}
		}
		return null;
	}

	/**
	 * The refund is asked for, with its sum.
	 *
	 * @param array<array-key, mixed> $resource
	 */
	private function onRefund( Payment $payment, Order $order, array $resource ): void {
		$id = Fields::text( $resource, 'id' );
		if ( 1 === preg_match( '/^[A-Za-z0-9-]{1,64}$/', $id ) ) {
			$this->refunds->record( $order, $payment->id, $this->client->ask( 'GET', "/v2/payments/refunds/{$id}" ) );
		}
	}

	/**
	 * A buyer's bank has taken the money back.
	 *
	 * @param array<array-key, mixed> $resource
	 */
	private function onReversal( Order $order, array $resource ): void {
		/* translators: %s: reference of a payment */
		$this->end( $order, OrderStatus::Cancelled, sprintf( __( 'PayPal reversed the payment %s. Please check it in PayPal.', 'marketday' ), Fields::text( $resource, 'id' ) ) );
	}

	private function onDenial( Payment $payment, Order $order ): void {
		$this->payments->alone( $payment->id, fn () => $this->end( $order, OrderStatus::Cancelled, __( 'PayPal denied the payment.', 'marketday' ) ) );
	}

	/** An order that is complete stays so, with a note. */
	private function end( Order $order, OrderStatus $status, string $note ): void {
		$now = $this->engine->payments()->order( $order->id ) ?? $order;
		if ( $now->status === $status ) {
			return;
		}
		try {
			OrderStatus::Failed === $status && OrderStatus::Pending !== $now->status
				? $this->engine->orders()->note( $order->id, $note )
				: $this->engine->orders()->setStatus( $order->id, OrderStatus::Completed === $now->status ? OrderStatus::Completed : $status, $note );
		} catch ( StoreError ) {
			$this->engine->orders()->note( $order->id, $note );
		}
	}
}
