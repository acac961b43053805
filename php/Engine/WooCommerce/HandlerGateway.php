<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Exception;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\PaymentAttempt;
use Marketday\Engine\Contract\PaymentHandler;
use Marketday\Engine\Contract\PaymentStatus;
use Marketday\Engine\Contract\RefundingHandler;
use Marketday\Engine\Contract\StoreError;
use WC_Order;
use WC_Payment_Gateway;
use WP_Error;

/** One of Marketday's ways to pay as a gateway of WooCommerce: in its classic checkout, its Store API and on the page that pays for an order. */
final class HandlerGateway extends WC_Payment_Gateway {
	/** WooCommerce's basket lists the available methods, which ask for the basket. */
	private static bool $isAsking = false;

	public function __construct(
		private readonly PaymentHandler $handler,
		private readonly WooCommerceBasket $basket,
		private readonly OrderReader $orders
	) {
		$method                   = $handler->method();
		$this->id                 = $method->id;
		$this->title              = $method->title;
		$this->method_title       = $method->title;
		$this->description        = $method->description;
		$this->method_description = $method->description;
		$this->enabled            = 'yes';
		$this->supports           = $handler instanceof RefundingHandler ? [ 'products', 'refunds' ] : [ 'products' ];
	}

	public function handler(): PaymentHandler {
		return $this->handler;
	}

	public function is_available(): bool {
		if ( ! parent::is_available() || self::$isAsking || ! WC()->cart || WC()->cart->is_empty() ) {
			return parent::is_available();
		}
		self::$isAsking = true;
		try {
			return $this->handler->isAvailable( $this->basket->contents() );
		} finally {
			self::$isAsking = false;
		}
	}

	/**
	 * @param int $order_id
	 * @return array{result: string, redirect?: string}
	 * @throws Exception With the sentence for the shopper: WooCommerce tells it and the basket is kept.
	 */
	public function process_payment( $order_id ): array {
		$order = wc_get_order( $order_id );
		if ( ! $order instanceof WC_Order ) {
			throw new Exception( esc_html__( 'We can’t find that order.', 'marketday' ) );
		}
		$this->begin( $order );
		$attempt = new PaymentAttempt( static function ( OrderStatus $status ) use ( $order ): void {
			$order->update_status( $status->value );
		} );
		try {
			$outcome = $attempt->pay( $this->handler, $this->orders->order( $order ), $this->postedFields(), is_wc_endpoint_url( 'order-pay' ) );
		} catch ( StoreError $refusal ) {
			throw new Exception( esc_html( $refusal->getMessage() ) );
		}
		// Of a shopper who comes back from the provider's page without having paid, the basket is still there.
		if ( '' === $outcome->redirectUrl || $order->is_paid() ) {
			WC()->cart?->empty_cart();
		}
		return [
			'result'   => ( PaymentStatus::Pending === $outcome->status ? PaymentStatus::Pending : PaymentStatus::Success )->value,
			'redirect' => '' === $outcome->redirectUrl ? $this->get_return_url( $order ) : $outcome->redirectUrl,
		];
	}

	/**
	 * WooCommerce has written the refund down when it asks, and takes it back where this is an error.
	 *
	 * @param int        $order_id
	 * @param float|null $amount
	 * @param string     $reason
	 */
	public function process_refund( $order_id, $amount = null, $reason = '' ): bool|WP_Error {
		$order = wc_get_order( $order_id );
		if ( ! $order instanceof WC_Order || ! $this->handler instanceof RefundingHandler || null === $amount ) {
			return new WP_Error( 'marketday_no_refund', __( 'You can’t refund this order here.', 'marketday' ) );
		}
		try {
			$this->handler->refund( $this->orders->order( $order ), $this->orders->money( $order, (float) $amount ), $reason );
		} catch ( StoreError $refusal ) {
			return new WP_Error( $refusal->errorCode, $refusal->getMessage() );
		}
		return true;
	}

	private function begin( WC_Order $order ): void {
		$initial = $this->handler->initialStatus();
		if ( OrderStatus::Pending !== $initial ) {
			$order->update_status( $initial->value );
		}
	}

	/** @return array<string, string> What was sent for this method: WooCommerce has put it in the posted form, whichever way it came. */
	private function postedFields(): array {
		$sent = array_filter( wp_unslash( $_POST ), 'is_scalar' ); // phpcs:ignore WordPress.Security.NonceVerification -- WooCommerce's checkout has checked it.
		$named = array_filter( array_slice( $sent, 0, 100, true ), 'is_string', ARRAY_FILTER_USE_KEY );
		return array_map( static fn ( mixed $value ): string => sanitize_text_field( (string) $value ), $named );
	}
}
