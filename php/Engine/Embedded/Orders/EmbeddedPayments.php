<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Orders;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\OrderLine;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\Payments;
use Marketday\Engine\Contract\RefundingHandler;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Contract\Storage\Database;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Embedded\Checkout\OrderFollowUps;
use Marketday\Engine\Embedded\Checkout\OrderLifecycle;

/** Payments of the embedded store's orders; refunds are posts below their order, as WooCommerce keeps them. */
final class EmbeddedPayments implements Payments {
	public const REFUND = 'shop_order_refund';

	public function __construct(
		private readonly OrderReader $reader,
		private readonly OrderLifecycle $lifecycle,
		private readonly OrderNotes $notes,
		private readonly OrderFollowUps $followUps
	) {}

	public function order( int $id ): ?Order {
		return $this->reader->read( $id );
	}

	public function confirmationUrl( Order $order ): string {
		return $this->lifecycle->confirmationUrl( $order->id, $order->key );
	}

	public function payUrl( Order $order ): string {
		return OrderStates::isUnpaid( $order ) ? $this->lifecycle->payUrl( $order->id, $order->key ) : '';
	}

	public function markPaid( int $id, string $reference, string $note = '' ): bool {
		$order = $this->lifecycle->order( $id );
		if ( in_array( $order->status, [ OrderStatus::Processing, OrderStatus::Completed, OrderStatus::Refunded ], true ) ) {
			return false;
		}
		$this->lifecycle->change( $id, function () use ( $id, $order, $reference, $note ): void {
			$this->lifecycle->turn( $id, $this->isFilesAlone( $order ) ? OrderStatus::Completed : OrderStatus::Processing, $note );
			update_post_meta( $id, '_transaction_id', wp_slash( $reference ) );
		} );
		return true;
	}

	public function refundedSum( int $id ): Money {
		global $wpdb;
		$order = $this->lifecycle->order( $id );
		$sum   = Money::zero( $order->contents->total->currency );
		$rows  = $wpdb->get_col( $wpdb->prepare(
			"SELECT m.meta_value FROM {$wpdb->posts} p JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key = '_refund_amount' WHERE p.post_parent = %d AND p.post_type = %s",
			$id,
			self::REFUND
		) );
		foreach ( $rows as $row ) {
			$sum = $sum->plus( Money::fromDecimal( (string) $row, $order->contents->total->currency ) );
		}
		return $sum;
	}

	public function recordRefund( int $id, Money $amount, string $reason = '' ): void {
		$this->lifecycle->change( $id, function () use ( $id, $amount, $reason ): void {
			$isWhole = $this->write( $id, $amount, $reason );
			if ( ! $isWhole ) {
				$this->followUps->refundedPartly( $id, $amount );
			} elseif ( OrderStates::allows( $this->lifecycle->order( $id )->status, OrderStatus::Refunded ) ) {
				$this->lifecycle->turn( $id, OrderStatus::Refunded );
			}
		} );
	}

	public function refund( int $id, Money $amount, string $reason = '' ): void {
		$order   = $this->lifecycle->order( $id );
		$handler = SaleEvents::paymentMethods()[ $order->payment->methodId ] ?? null;
		if ( ! $handler instanceof RefundingHandler ) {
			throw new StoreError( 'marketday_no_refund', __( 'You can’t refund this order here.', 'marketday' ), 409 );
		}
		$this->refuseTooMuch( $order, $amount );
		$handler->refund( $order, $amount, $reason );
		$this->recordRefund( $id, $amount, $reason );
	}

	/** @return bool Whether nothing is left. */
	private function write( int $id, Money $amount, string $reason ): bool {
		global $wpdb;
		$order = $this->lifecycle->order( $id );
		// Refunds of one order wait for each other.
		Database::execute( "UPDATE {$wpdb->posts} SET post_modified_gmt = %s WHERE ID = %d", gmdate( 'Y-m-d H:i:s' ), $id );
		$this->refuseTooMuch( $order, $amount );
		$refund = wp_insert_post( [
			'post_type'   => self::REFUND,
			'post_status' => 'wc-completed',
			'post_parent' => $id,
			'post_title'  => 'Refund',
			'meta_input'  => [
				'_refund_amount'  => $amount->decimal(),
				'_refund_reason'  => wp_slash( $reason ),
				'_order_total'    => '-' . $amount->decimal(),
				'_order_currency' => $amount->currency->code,
			],
		] );
		if ( 0 === $refund ) {
			throw new StoreError( 'marketday_refund_refused', __( 'We couldn’t save the refund.', 'marketday' ), 500 );
		}
		/* translators: 1: amount of money, 2: why it goes back */
		$this->notes->add( $id, trim( sprintf( __( 'Refunded: %1$s. %2$s', 'marketday' ), $amount->format(), $reason ) ) );
		return $this->refundedSum( $id )->minor >= $order->contents->total->minor;
	}

	private function refuseTooMuch( Order $order, Money $amount ): void {
		$left = $order->contents->total->minor - $this->refundedSum( $order->id )->minor;
		if ( $amount->minor < 1 || $amount->minor > $left || $amount->currency->code !== $order->contents->total->currency->code ) {
			/* translators: %s: amount of money */
			throw new StoreError( 'marketday_refund_refused', sprintf( __( 'You can refund up to %s.', 'marketday' ), ( new Money( $left, $order->contents->total->currency ) )->format() ), 409 );
		}
	}

	private function isFilesAlone( Order $order ): bool {
		$isFile = static fn ( OrderLine $line ): bool => 'yes' === get_post_meta( $line->productId, '_virtual', true )
			&& 'yes' === get_post_meta( $line->productId, '_downloadable', true );
		return [] !== $order->contents->lines && count( array_filter( $order->contents->lines, $isFile ) ) === count( $order->contents->lines );
	}
}
