<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Checkout;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\Settings;
use Marketday\Engine\Contract\Storage\Database;
use Marketday\Engine\Contract\Storage\Transaction;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Embedded\Downloads\DownloadGrants;
use Marketday\Engine\Embedded\Orders\OrderNotes;
use Marketday\Engine\Embedded\Orders\OrderReader;
use Marketday\Engine\Embedded\Orders\OrderStates;
use Marketday\Engine\Embedded\Orders\OrderStock;
use Marketday\Engine\Embedded\Orders\OrderUrls;
use Marketday\Kernel\Clock;

/** Life of orders after they were placed: states, notes, stock, mails. */
final class OrderLifecycle {
	public const RECEIVED = OrderUrls::RECEIVED;

	public const PAY = OrderUrls::PAY;

	private readonly OrderUrls $urls;

	public function __construct(
		private readonly OrderReader $reader,
		private readonly OrderNotes $notes,
		private readonly OrderStock $stock,
		private readonly DownloadGrants $downloads,
		private readonly OrderFollowUps $followUps,
		Settings $settings,
		private readonly Clock $clock
	) {
		$this->urls = new OrderUrls( $settings );
	}

	public function find( int $id ): ?Order {
		return $this->reader->read( $id );
	}

	/** @throws StoreError When there is no such order. */
	public function order( int $id ): Order {
		return $this->reader->read( $id ) ?? throw new StoreError( 'woocommerce_rest_invalid_order', __( 'We can’t find that order.', 'marketday' ), 404 );
	}

	/**
	 * Changes the state with everything that follows from it. The same state again changes nothing.
	 *
	 * @throws StoreError Where the order cannot go there, or its goods are no longer there to be taken again.
	 */
	public function setStatus( int $id, OrderStatus $status, string $note = '' ): void {
		$this->change( $id, fn () => $this->turn( $id, $status, $note ) );
	}

	/**
	 * Changes an order in one transaction with what follows from it, which is told and mailed after the commit.
	 *
	 * @param \Closure(): void $work May call `turn()`.
	 * @throws StoreError What the work throws; nothing was changed then.
	 */
	public function change( int $id, \Closure $work ): void {
		$this->followUps->prepare();
		Transaction::run( $work );
		clean_post_cache( $id );
		$this->followUps->settle();
	}

	/**
	 * A part of `change()`.
	 *
	 * @throws StoreError As `setStatus()`.
	 */
	public function turn( int $id, OrderStatus $status, string $note = '' ): void {
		$from = $this->order( $id )->status;
		if ( $from === $status ) {
			if ( '' !== $note ) {
				$this->notes->add( $id, $note );
			}
			return;
		}
		if ( ! OrderStates::allows( $from, $status ) ) {
			throw new StoreError(
				'marketday_order_status_refused',
				/* translators: 1: state, 2: state */
				sprintf( __( 'An order can’t go from “%1$s” to “%2$s”.', 'marketday' ), OrderStates::label( $from ), OrderStates::label( $status ) ),
				409
			);
		}
		$this->followUps->stateChanged( $id, $from, $status, $this->write( $id, $from, $status, $note ) );
	}

	/** The page that thanks for the order; only with its key. */
	public function confirmationUrl( int $id, string $key ): string {
		return $this->urls->confirmation( $id, $key );
	}

	/** The page on which it is paid; only with its key. */
	public function payUrl( int $id, string $key ): string {
		return $this->urls->pay( $id, $key );
	}

	/** @return list<int> The ids whose stock has changed. */
	private function write( int $id, OrderStatus $from, OrderStatus $status, string $note ): array {
		global $wpdb;
		$now = $this->clock->now();
		$won = Database::execute(
			"UPDATE {$wpdb->posts} SET post_status = %s, post_modified = %s, post_modified_gmt = %s WHERE ID = %d AND post_status = %s",
			"wc-{$status->value}",
			$now->format( 'Y-m-d H:i:s' ),
			$now->setTimezone( new \DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' ),
			$id,
			"wc-{$from->value}"
		);
		if ( 1 > $won ) {
			throw new StoreError(
				'marketday_order_status_refused',
				__( 'Someone else has just changed this order. Please check it again.', 'marketday' ),
				409
			);
		}
		$changed = OrderStates::releasesStock( $status ) ? $this->stock->release( $id ) : ( OrderStates::releasesStock( $from ) ? $this->stock->retake( $id ) : [] );
		$this->stamp( $id, $status, (string) $now->getTimestamp() );
		$this->downloads->follow( $id, $status );
		/* translators: 1: state, 2: state */
		$this->notes->add( $id, trim( $note . ' ' . sprintf( __( 'Status changed from %1$s to %2$s.', 'marketday' ), OrderStates::label( $from ), OrderStates::label( $status ) ) ) );
		return $changed;
	}

	private function stamp( int $id, OrderStatus $status, string $now ): void {
		if ( in_array( $status, [ OrderStatus::Processing, OrderStatus::Completed ], true ) && '' === (string) get_post_meta( $id, '_date_paid', true ) ) {
			update_post_meta( $id, '_date_paid', $now );
		}
		if ( OrderStatus::Completed === $status ) {
			update_post_meta( $id, '_date_completed', $now );
		}
	}
}
