<?php

declare( strict_types=1 );

namespace Marketday\Store\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Store\OrderStatus;
use Marketday\Store\SaleEvents;
use Throwable;
use WC_Email;
use WC_Order;

/**
 * WooCommerce stores an order as paid first, and takes stock and sends mails after it. What was begun is written down, so that a process
 * that died in between is taken up by whoever asks after the payment next: what was done is not done again.
 */
final class PaymentCompletion {
	/** The order's state before; there until all is done. */
	private const BEGUN = '_marketday_payment_begun';

	/** A mail that was sent meanwhile, each by its id. */
	private const MAIL = '_marketday_payment_mail';

	public function isUnfinished( WC_Order $order ): bool {
		return $order->is_paid() && '' !== $this->begun( $order );
	}

	public function complete( WC_Order $order, string $reference ): bool {
		$this->begin( $order );
		$stop = $this->countMails( $order->get_id() );
		try {
			$isPaid = $order->payment_complete( $reference );
		} catch ( Throwable $failure ) {
			// The money is there and the order says so. What another plugin makes of it is its own.
			SaleEvents::followUpFailed( $order->get_id(), $failure );
			$isPaid = $order->is_paid();
		} finally {
			$stop();
		}
		$this->end( $order );
		return $isPaid;
	}

	private function begin( WC_Order $order ): void {
		$before = $this->begun( $order );
		if ( '' === $before || ! $order->is_paid() ) {
			$order->update_meta_data( self::BEGUN, $order->get_status() );
			$order->save_meta_data();
			return;
		}
		// As it was before, in this process alone: WooCommerce then goes the whole way again.
		$order->set_object_read( false );
		$order->set_status( $before );
		$order->set_object_read( true );
	}

	private function end( WC_Order $order ): void {
		if ( $order->is_paid() ) {
			// A listener that failed may have kept WooCommerce from it.
			wc_maybe_reduce_stock_levels( $order->get_id() );
		}
		$order->delete_meta_data( self::BEGUN );
		$order->delete_meta_data( self::MAIL );
		$order->save_meta_data();
	}

	/** Mails that have gone out are not sent a second time. @return Closure(): void Ends it. */
	private function countMails( int $orderId ): Closure {
		$isOurs = static fn ( mixed $mail ): bool => $mail instanceof WC_Email && $mail->object instanceof WC_Order && $mail->object->get_id() === $orderId;
		$sent   = [];
		$order  = wc_get_order( $orderId );
		foreach ( $order instanceof WC_Order ? (array) $order->get_meta( self::MAIL, false ) : [] as $row ) {
			$sent[] = (string) $row->value;
		}
		$mayBeSent = static fn ( mixed $isOn, mixed $object, mixed $mail ): mixed => $isOurs( $mail ) && in_array( $mail->id, $sent, true ) ? false : $isOn;
		$remember  = static function ( mixed $isSent, mixed $id, mixed $mail ) use ( $isOurs ): void {
			if ( true === $isSent && $isOurs( $mail ) ) {
				$mail->object->add_meta_data( self::MAIL, (string) $mail->id );
				$mail->object->save_meta_data();
			}
		};
		foreach ( $sent as $id ) {
			add_filter( "woocommerce_email_enabled_{$id}", $mayBeSent, 10, 3 );
		}
		add_action( 'woocommerce_email_sent', $remember, 10, 3 );
		return static function () use ( $sent, $mayBeSent, $remember ): void {
			foreach ( $sent as $id ) {
				remove_filter( "woocommerce_email_enabled_{$id}", $mayBeSent );
			}
			remove_action( 'woocommerce_email_sent', $remember );
		};
	}

	private function begun( WC_Order $order ): string {
		$status = $order->get_meta( self::BEGUN );
		return is_string( $status ) && null !== OrderStatus::tryFrom( $status ) ? $status : '';
	}
}
