<?php

declare( strict_types=1 );

namespace Marketday\Lists\BackInStock;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\Storage\Database;
use Marketday\Kernel\Clock;
use Marketday\Kernel\OwnTable;
use Marketday\Kernel\Schema;

/** The people who wait, with what for. A row is gone once its mail is sent, and one that nobody has confirmed after a week. */
final class WaitingList {
	private const TABLE = 'back_in_stock';

	private const VERSION = '1';

	private const COLUMNS = [
		'id bigint(20) unsigned NOT NULL AUTO_INCREMENT',
		'item bigint(20) unsigned NOT NULL',
		'product bigint(20) unsigned NOT NULL',
		'email varchar(150) NOT NULL',
		"status varchar(12) NOT NULL DEFAULT 'asked'",
		'secret varchar(20) NOT NULL',
		'asked_at datetime NOT NULL',
		'PRIMARY KEY  (id)',
		'UNIQUE KEY item_email (item,email)',
		'KEY product_status (product,status)',
		'KEY email (email)',
		'KEY status_asked (status,asked_at)',
	];

	private const ASKED     = 'asked';
	private const CONFIRMED = 'confirmed';
	private const MAILING   = 'mailing';

	/** Option: mails that were on their way when the upkeep looked, with the second of its first look. */
	private const SEEN = 'marketday_back_in_stock_mailing';

	public const DAYS = 7;

	public function __construct( private readonly Clock $clock ) {}

	/** Nobody has ever asked, where the table is not there: most shops never make one. */
	public function isUsed(): bool {
		return Schema::isMade( self::TABLE );
	}

	public function ownTable(): OwnTable {
		return OwnTable::ofSchema(
			self::TABLE,
			static fn (): bool => Schema::install( self::TABLE, self::VERSION, self::COLUMNS ),
			static fn (): string => __( 'back-in-stock requests', 'marketday' )
		);
	}

	/** @return list<array{int, int}> Items and their products that somebody waits for. */
	public function waitedFor(): array {
		global $wpdb;
		$rows = $this->isUsed() ? $wpdb->get_results(
			$wpdb->prepare( 'SELECT DISTINCT item, product FROM %i WHERE status = %s ORDER BY item LIMIT 1000', Schema::table( self::TABLE ), self::CONFIRMED ),
			'ARRAY_N'
		) : [];
		return array_values( array_map( static fn ( array $row ): array => [ (int) $row[0], (int) $row[1] ], (array) $rows ) );
	}

	/**
	 * Mails that nobody sends any more, as the outbox was lost: one that was on its way an hour ago too, when the upkeep looked.
	 *
	 * @param Closure(int): bool $isOnItsWay
	 */
	public function giveBackLost( Closure $isOnItsWay ): void {
		if ( ! $this->isUsed() ) {
			return;
		}
		global $wpdb;
		$ids     = $wpdb->get_col( $wpdb->prepare( 'SELECT id FROM %i WHERE status = %s', Schema::table( self::TABLE ), self::MAILING ) );
		$mailing = array_fill_keys( array_filter( array_map( 'intval', $ids ), static fn ( int $id ): bool => ! $isOnItsWay( $id ) ), time() );
		$before  = get_option( self::SEEN, [] );
		$known   = array_intersect_key( is_array( $before ) ? $before : [], $mailing );
		$lost    = array_filter( $known, static fn ( mixed $since ): bool => ! is_int( $since ) || abs( time() - $since ) > HOUR_IN_SECONDS );
		array_map( $this->giveBack( ... ), array_keys( $lost ) );
		$now = array_diff_key( $known + $mailing, $lost );
		if ( $now !== $before ) {
			[] === $now ? delete_option( self::SEEN ) : update_option( self::SEEN, $now, false );
		}
	}

	/** Adds one row for each address and item; who waits already does so still. */
	public function ask( int $itemId, int $productId, string $email ): Waiting {
		Schema::install( self::TABLE, self::VERSION, self::COLUMNS );
		$table = Schema::table( self::TABLE );
		Database::execute(
			"INSERT IGNORE INTO {$table} (item, product, email, status, secret, asked_at) VALUES (%d, %d, %s, %s, %s, %s)",
			$itemId,
			$productId,
			strtolower( $email ),
			self::ASKED,
			wp_generate_password( 20, false ),
			$this->now()
		);
		$rows = $this->rows( 'item = %d AND email = %s', $itemId, strtolower( $email ) );
		return $rows[0];
	}

	public function find( int $id ): ?Waiting {
		return $this->isUsed() ? $this->rows( 'id = %d', $id )[0] ?? null : null;
	}

	public function confirm( int $id ): void {
		Database::execute( 'UPDATE ' . Schema::table( self::TABLE ) . ' SET status = %s WHERE id = %d AND status = %s', self::CONFIRMED, $id, self::ASKED );
	}

	/**
	 * Confirmed rows, those first who have waited longest.
	 *
	 * @return list<Waiting>
	 */
	public function confirmedRows( int $productId, int $most ): array {
		return $this->isUsed()
			? $this->rows( '( item = %d OR product = %d ) AND status = %s ORDER BY id LIMIT %d', $productId, $productId, self::CONFIRMED, $most )
			: [];
	}

	/** Tells whether this process is the one that sends the mail. */
	public function claim( int $id ): bool {
		return 1 === Database::execute(
			'UPDATE ' . Schema::table( self::TABLE ) . ' SET status = %s WHERE id = %d AND status = %s',
			self::MAILING,
			$id,
			self::CONFIRMED
		);
	}

	public function giveBack( int $id ): void {
		Database::execute( 'UPDATE ' . Schema::table( self::TABLE ) . ' SET status = %s WHERE id = %d', self::CONFIRMED, $id );
	}

	public function delete( int $id ): void {
		Database::execute( 'DELETE FROM ' . Schema::table( self::TABLE ) . ' WHERE id = %d', $id );
	}

	/** @return list<Waiting> */
	public function of( string $email ): array {
		return $this->isUsed() ? $this->rows( 'email = %s', strtolower( $email ) ) : [];
	}

	/** Forgets those who never said yes. */
	public function forgetUnconfirmed(): void {
		if ( $this->isUsed() ) {
			Database::execute(
				'DELETE FROM ' . Schema::table( self::TABLE ) . ' WHERE status = %s AND asked_at < %s',
				self::ASKED,
				$this->clock->now()->modify( '-' . self::DAYS . ' days' )->format( 'Y-m-d H:i:s' )
			);
		}
	}

	/** @return list<Waiting> */
	private function rows( string $where, mixed ...$values ): array {
		global $wpdb;
		$table = Schema::table( self::TABLE );
		/** @var list<array<string, string|int>> $rows */
		$rows = (array) $wpdb->get_results( $wpdb->prepare( "SELECT * FROM {$table} WHERE {$where}", ...$values ), 'ARRAY_A' ); // phpcs:ignore WordPress.DB -- conditions are written above.
		return array_map(
			static fn ( array $row ): Waiting => new Waiting(
				(int) $row['id'],
				(int) $row['item'],
				(int) $row['product'],
				(string) $row['email'],
				self::ASKED !== $row['status'],
				(string) $row['secret'],
				(string) $row['asked_at']
			),
			$rows
		);
	}

	private function now(): string {
		return $this->clock->now()->format( 'Y-m-d H:i:s' );
	}
}
