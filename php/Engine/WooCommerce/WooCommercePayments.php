<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\Payments;
use Marketday\Engine\Contract\StoreError;
use WC_Order;

final class WooCommercePayments implements Payments {
	public function __construct( private readonly OrderReader $reader ) {}

	public function order( int $id ): ?Order {
		$order = wc_get_order( $id );
		return $order instanceof WC_Order ? $this->reader->order( $order ) : null;
	}

	public function confirmationUrl( Order $order ): string {
		return $this->requireOrder( $order->id )->get_checkout_order_received_url();
	}

	public function payUrl( Order $order ): string {
		$stored = wc_get_order( $order->id );
		return $stored instanceof WC_Order && $stored->needs_payment() ? $stored->get_checkout_payment_url() : '';
	}

	public function markPaid( int $id, string $reference, string $note = '' ): bool {
		$order = $this->requireOrder( $id );
		$completion = new PaymentCompletion();
		if ( $order->has_status( 'refunded' ) || ( $order->is_paid() && ! $completion->isUnfinished( $order ) ) ) {
			return false;
		}
		// An order that has ended is paid for all the same: WooCommerce's list leaves these states out.
		$ended = static fn ( array $states ): array => [ ...$states, 'cancelled' ];
		add_filter( 'woocommerce_valid_order_statuses_for_payment_complete', $ended );
		$isPaid = $completion->complete( $order, $reference );
		remove_filter( 'woocommerce_valid_order_statuses_for_payment_complete', $ended );
		if ( '' !== $note ) {
			$order->add_order_note( sanitize_textarea_field( $note ) );
		}
		return $isPaid;
	}

	public function refundedSum( int $id ): Money {
		$order = $this->requireOrder( $id );
		return $this->reader->money( $order, (float) $order->get_total_refunded() );
	}

	public function recordRefund( int $id, Money $amount, string $reason = '' ): void {
		$this->make( $id, $amount, $reason, false );
	}

	public function refund( int $id, Money $amount, string $reason = '' ): void {
		$this->make( $id, $amount, $reason, true );
	}

	/** WooCommerce asks the order's gateway where the money is to go back, and takes its refund back where that fails. */
	private function make( int $id, Money $amount, string $reason, bool $byGateway ): void {
		$this->requireOrder( $id );
		$made = wc_create_refund( [
			'order_id'       => $id,
			'amount'         => $amount->decimal(),
			'reason'         => sanitize_text_field( $reason ),
			'refund_payment' => $byGateway,
			'restock_items'  => false,
		] );
		if ( is_wp_error( $made ) ) {
			throw new StoreError( 'marketday_refund_refused', PlainText::of( $made->get_error_message() ), 409 );
		}
	}

	/** @throws StoreError */
	private function requireOrder( int $id ): WC_Order {
		$order = wc_get_order( $id );
		return $order instanceof WC_Order ? $order : throw new StoreError( 'woocommerce_rest_invalid_order', __( 'We can’t find that order.', 'marketday' ), 404 );
	}
}
