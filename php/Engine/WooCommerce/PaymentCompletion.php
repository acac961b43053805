<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\SaleEvents;
use Throwable;
use WC_Order;

/**
 * WooCommerce stores an order as paid in several steps and then tells of it. That it was begun is written down, so that whoever asks after the
 * payment next takes it up where a process died in between. Stock and mails follow from the order's state (`OrderStateWatch`).
 */
final class PaymentCompletion {
	/** Meta that is there until all is done. */
	private const BEGUN = '_marketday_payment_begun';

	private const STOCK = 'wc_maybe_reduce_stock_levels';

	public function isUnfinished( WC_Order $order ): bool {
		return $order->is_paid() && '' !== $order->get_meta( self::BEGUN );
	}

	public function complete( WC_Order $order, string $reference ): bool {
		if ( $this->isUnfinished( $order ) ) {
			$this->finish( $order, $reference );
			return true;
		}
		$order->update_meta_data( self::BEGUN, '1' );
		$order->save_meta_data();
		$isPaid = $this->isolate( $order, static fn (): bool => $order->payment_complete( $reference ) );
		$this->end( $order );
		return $isPaid;
	}

	private function finish( WC_Order $order, string $reference ): void {
		if ( null === $order->get_date_paid() ) {
			$order->set_date_paid( time() );
		}
		// As WooCommerce: who asks without one takes none away.
		'' === $reference ?: $order->set_transaction_id( $reference );
		$order->save();
		// Stock is the watch's, which knows what of it was counted.
		remove_action( 'woocommerce_payment_complete', self::STOCK );
		$this->isolate( $order, static function () use ( $order, $reference ): bool {
			do_action( 'woocommerce_payment_complete', $order->get_id(), $reference ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's own.
			return true;
		} );
		add_action( 'woocommerce_payment_complete', self::STOCK );
		$this->end( $order );
	}

	/**
	 * The money is there and the order says so: what another plugin makes of it is its own.
	 *
	 * @param callable(): bool $work
	 */
	private function isolate( WC_Order $order, callable $work ): bool {
		try {
			return $work();
		} catch ( Throwable $failure ) {
			SaleEvents::followUpFailed( $order->get_id(), $failure );
			return $order->is_paid();
		}
	}

	private function end( WC_Order $order ): void {
		$order->delete_meta_data( self::BEGUN );
		$order->save_meta_data();
	}
}
