<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Reconciliation;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\Storage\Database;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Clock;
use Marketday\Kernel\OwnTable;
use Marketday\Kernel\Schema;
use Marketday\Kernel\SuppressErrors;

/**
 * The payments that visitors of this shop have begun, one row each: whose it is, which order it pays, and who works on it now. A row is
 * held for a while, not for ever: a process that is killed keeps nothing.
 */
final class Payments {
	private const TABLE = 'paypal_payments';

	/** Seconds for which a row is held. */
	private const LEASE = 45;

	/** Seconds that others wait for it. */
	private const PATIENCE = 30;

	/** Seconds that a shopper waits, who can be led to his order meanwhile. */
	public const OF_SHOPPER = 12;

	public const BUSY = 'marketday_paypal_busy';

	/** Seconds in which an approval can be used: PayPal keeps it as long. */
	public const APPROVED_FOR = 3 * HOUR_IN_SECONDS;

	private bool $isInstalled = false;

	/** @var array<string, true> Held by this process, whose own work may go on within. */
	private array $held = [];

	public function __construct( private readonly Clock $clock ) {}

	/** @param array<string, string> $data */
	public function begin( string $id, string $owner, string $context, int $amount, string $currency, int $orderId, array $data = [] ): void {
		Database::insert( $this->table(), [
			'paypal_id' => $id,
			'owner'     => $owner,
			'context'   => $context,
			'amount'    => $amount,
			'currency'  => $currency,
			'order_id'  => $orderId,
			'approved'  => 0,
			'begun_at'  => $this->now(),
			'lease'     => 0,
			'holder'    => '',
			'data'      => (string) wp_json_encode( $data ),
		] );
	}

	public function find( string $id ): ?Payment {
		return 1 === preg_match( '/^[A-Za-z0-9-]{1,64}$/', $id ) ? $this->one( 'paypal_id = %s', $id ) : null;
	}

	/** The payment that its owner has approved and not yet used. */
	public function approvedOf( string $owner ): ?Payment {
		return '' === $owner ? null : $this->one( 'owner = %s AND approved = 1 AND order_id = 0 AND begun_at > %d', $owner, $this->now() - self::APPROVED_FOR );
	}

	/** The last payment that its owner has approved, and that pays an order. */
	public function boundOf( string $owner ): ?Payment {
		return '' === $owner ? null : $this->one( 'owner = %s AND approved = 1 AND order_id > 0 AND begun_at > %d', $owner, $this->now() - self::APPROVED_FOR );
	}

	public function ofOrder( int $orderId ): ?Payment {
		return $orderId > 0 ? $this->one( 'order_id = %d', $orderId ) : null;
	}

	/** The shopper has said yes to this sum, which no later change of it touches. */
	public function approve( string $id, Money $sum ): void {
		Database::execute( "UPDATE {$this->table()} SET approved = 1, amount = %d, currency = %s WHERE paypal_id = %s AND approved = 0", $sum->minor, $sum->currency->code, $id );
	}

	/** The shopper has turned away: his next payment is another one. */
	public function giveUp( string $id ): void {
		Database::execute( "UPDATE {$this->table()} SET approved = 0 WHERE paypal_id = %s AND order_id = 0", $id );
	}

	/** @param array<string, string> $data Beside what is kept. */
	public function keep( Payment $payment, array $data ): void {
		Database::execute( "UPDATE {$this->table()} SET data = %s WHERE paypal_id = %s", (string) wp_json_encode( $data + $payment->origin->data ), $payment->id );
	}

	public function setAmount( string $id, int $amount, string $currency ): void {
		Database::execute( "UPDATE {$this->table()} SET amount = %d, currency = %s WHERE paypal_id = %s AND approved = 0", $amount, $currency, $id );
	}

	/**
	 * One payment pays one order, for ever.
	 *
	 * @throws StoreError Where it pays another one.
	 */
	public function bind( string $id, int $orderId ): void {
		Database::execute( "UPDATE {$this->table()} SET order_id = %d WHERE paypal_id = %s AND order_id = 0", $orderId, $id );
		if ( $orderId !== ( $this->find( $id )->orderId ?? 0 ) ) {
			throw new StoreError( 'marketday_paypal_used', __( 'This payment is for another order.', 'marketday' ), 409 );
		}
	}

	/** The order whose payment failed has nothing more to do with it. */
	public function release( string $id, int $orderId ): void {
		Database::execute( "UPDATE {$this->table()} SET order_id = 0, approved = 0 WHERE paypal_id = %s AND order_id = %d", $id, $orderId );
	}

	/**
	 * Does the work while nobody else works on this payment.
	 *
	 * @template T
	 * @param Closure(): T $work
	 * @param int          $patience Seconds.
	 * @return T
	 * @throws \Throwable What the work throws; a StoreError where another process takes too long.
	 */
	public function alone( string $id, Closure $work, int $patience = self::PATIENCE ): mixed {
		if ( isset( $this->held[ $id ] ) ) {
			return $work();
		}
		$holder = wp_generate_password( 12, false );
		$until  = microtime( true ) + $patience;
		while ( ! $this->take( $id, $holder ) ) {
			if ( microtime( true ) > $until ) {
				throw new StoreError( self::BUSY, __( 'We’re placing your order. Please wait a moment.', 'marketday' ), 409 );
			}
			usleep( random_int( 60_000, 160_000 ) );
		}
		$this->held[ $id ] = true;
		// What this process has read of the order before is what it was before the others' work.
		wp_cache_flush_runtime();
		try {
			return $work();
		} finally {
			unset( $this->held[ $id ] );
			SuppressErrors::run( fn (): int => Database::execute( "UPDATE {$this->table()} SET lease = 0 WHERE paypal_id = %s AND holder = %s", $id, $holder ) );
		}
	}

	/**
	 * Payments that were begun after this second.
	 *
	 * @return list<Payment> The latest first.
	 */
	public function begunAfter( int $second, int $most ): array {
		global $wpdb;
		if ( ! Schema::isMade( self::TABLE ) ) {
			return [];
		}
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT * FROM {$this->table()} WHERE begun_at > %d ORDER BY begun_at DESC LIMIT %d", $second, $most ), 'ARRAY_A' );
		return array_map( Payment::fromRow( ... ), array_values( (array) $rows ) );
	}

	public static function ownTable( Clock $clock ): OwnTable {
		return OwnTable::ofSchema(
			self::TABLE,
			static fn (): string => ( new self( $clock ) )->table(),
			static fn (): string => __( 'PayPal payments', 'marketday' )
		);
	}

	/** Shortens the wait of payments begun after today, by a clock that was set back since: they are asked after as if they had begun now. */
	public function shorten(): void {
		if ( Schema::isMade( self::TABLE ) ) {
			Database::execute( "UPDATE {$this->table()} SET begun_at = %d WHERE begun_at > %d", $this->now(), $this->now() + HOUR_IN_SECONDS );
		}
	}

	/** Payments that nobody approved, and those long past. */
	public function forget(): void {
		Database::execute(
			"DELETE FROM {$this->table()} WHERE ( order_id = 0 AND begun_at < %d ) OR begun_at < %d",
			$this->now() - 3 * DAY_IN_SECONDS,
			$this->now() - 400 * DAY_IN_SECONDS
		);
	}

	/** @phpstan-impure */
	private function take( string $id, string $holder ): bool {
		$now = $this->now();
		// A database that is too busy to say who has the row has not given it.
		return 1 === SuppressErrors::run( function () use ( $id, $holder, $now ): mixed {
			global $wpdb;
			return $wpdb->query( $wpdb->prepare(
				"UPDATE {$this->table()} SET lease = %d, holder = %s WHERE paypal_id = %s AND ( lease < %d OR lease > %d )",
				$now + self::LEASE,
				$holder,
				$id,
				$now,
				// Longer than any lease lasts: the clock was set back.
				$now + 2 * self::LEASE
			) );
		} );
	}

	private function one( string $where, string|int ...$values ): ?Payment {
		global $wpdb;
		$row = $wpdb->get_row(
			$wpdb->prepare( "SELECT * FROM {$this->table()} WHERE {$where} ORDER BY begun_at DESC, paypal_id DESC LIMIT 1", ...$values ), // phpcs:ignore WordPress.DB -- conditions are written above.
			'ARRAY_A'
		);
		return is_array( $row ) ? Payment::fromRow( $row ) : null;
	}

	private function table(): string {
		if ( ! $this->isInstalled ) {
			$this->isInstalled = true;
			Schema::install( self::TABLE, '1', [
				'paypal_id varchar(64) NOT NULL',
				'owner varchar(64) NOT NULL',
				'context varchar(20) NOT NULL',
				'amount bigint(20) NOT NULL',
				'currency varchar(3) NOT NULL',
				'order_id bigint(20) unsigned NOT NULL',
				'approved tinyint(1) NOT NULL',
				'begun_at bigint(20) NOT NULL',
				'lease bigint(20) NOT NULL',
				'holder varchar(12) NOT NULL',
				'data longtext NOT NULL',
				'PRIMARY KEY  (paypal_id)',
				'KEY owner (owner)',
				'KEY order_id (order_id)',
				'KEY begun_at (begun_at)',
			] );
		}
		return Schema::table( self::TABLE );
	}

	private function now(): int {
		return $this->clock->now()->getTimestamp();
	}
}
