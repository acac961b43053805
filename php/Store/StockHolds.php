<?php

declare( strict_types=1 );

namespace Marketday\Store;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Schema;
use Marketday\Store\Storage\Database;
use Marketday\Store\Storage\StorageFailure;

/**
 * Pieces that wait in a basket while its shopper makes up his mind: nobody else gets them until the time is up. One table for both engines,
 * which keep stock in the same place; each counts what others hold where it asks what is left.
 */
final class StockHolds {
	/** Option: for how many minutes; none or 0 holds nothing. */
	public const MINUTES = 'marketday_reservation_minutes';

	private const TABLE = 'stock_holds';

	/** Additions begin the time anew, but nobody holds the same for ever: as many times the minutes at most. */
	private const LONGEST = 6;

	/** Seconds for which rows stay when they no longer count: so long is known what was held once. */
	private const KEPT = DAY_IN_SECONDS;

	private const ATTEMPTS = 3;

	public static function minutes(): int {
		return max( 0, min( 24 * 60, (int) get_option( self::MINUTES, 0 ) ) );
	}

	/**
	 * What others hold, as a value within a statement: `SELECT stock - {this}`.
	 *
	 * @param string $visitor Of the session.
	 * @return string '0' where holding is off. It is safe: whole numbers, and a hash.
	 */
	public static function statement( int $stockId, string $visitor ): string {
		if ( 0 === self::minutes() || ! self::install() ) {
			return '0';
		}
		return sprintf(
			"( SELECT COALESCE( SUM( h.quantity ), 0 ) FROM %s h WHERE h.stock_id = %d AND h.expires > %d AND h.visitor <> '%s' )",
			Schema::table( self::TABLE ),
			$stockId,
			time(),
			self::mark( $visitor )
		);
	}

	public static function ofOthers( int $stockId, string $visitor ): int {
		global $wpdb;
		$statement = self::statement( $stockId, $visitor );
		return '0' === $statement ? 0 : (int) $wpdb->get_var( "SELECT {$statement}" ); // phpcs:ignore WordPress.DB.PreparedSQL -- as that says.
	}

	/**
	 * Holds these pieces for the visitor and lets go of all others. More than before begins the time anew; less leaves it as it is.
	 *
	 * @param array<int, int> $wanted    Quantity by the id whose stock is counted.
	 * @param bool            $mayExtend Otherwise nothing is held that was not held before.
	 * @return int|null The second at which the time is up; null where nothing is held.
	 */
	public static function hold( string $visitor, array $wanted, bool $mayExtend = true ): ?int {
		if ( 0 === self::minutes() || ! self::install() ) {
			return null;
		}
		$known = self::rows( $visitor );
		$isNew = $mayExtend
			&& [] !== array_filter( $wanted, static fn ( int $quantity, int $id ): bool => $quantity > ( $known[ $id ]['quantity'] ?? 0 ), ARRAY_FILTER_USE_BOTH );
		$live  = array_filter( $known, static fn ( array $row ): bool => $row['expires'] > time() );
		self::letGo( $visitor, array_keys( array_diff_key( $known, $wanted ) ) );
		if ( [] === $live && ! $isNew ) {
			return null;
		}
		$since   = [] === $live ? time() : min( array_column( $live, 'since' ) );
		$seconds = self::minutes() * MINUTE_IN_SECONDS;
		$ends    = $isNew ? min( time() + $seconds, $since + self::LONGEST * $seconds ) : max( array_column( $live, 'expires' ) );
		ksort( $wanted );
		foreach ( $wanted as $id => $quantity ) {
			if ( $isNew || $quantity !== ( $known[ $id ]['quantity'] ?? 0 ) ) {
				self::holdOne( $visitor, $id, $quantity, $since, $ends );
			}
		}
		return self::until( $visitor );
	}

	/** The second at which the visitor's time is up; null where nothing is held. */
	public static function until( string $visitor ): ?int {
		$ends = array_column( self::minutes() > 0 && self::install() ? self::rows( $visitor ) : [], 'expires' );
		return [] !== $ends && max( $ends ) > time() ? max( $ends ) : null;
	}

	/** A guest has logged in: what he held is his. */
	public static function move( string $from, string $to ): void {
		if ( 0 === self::minutes() || ! self::install() || $from === $to ) {
			return;
		}
		$table = Schema::table( self::TABLE );
		Database::execute( "DELETE FROM {$table} WHERE visitor = %s", self::mark( $to ) );
		Database::execute( "UPDATE {$table} SET visitor = %s WHERE visitor = %s", self::mark( $to ), self::mark( $from ) );
	}

	/** @param list<int> $ids */
	private static function letGo( string $visitor, array $ids ): void {
		$table = Schema::table( self::TABLE );
		foreach ( $ids as $id ) {
			Database::execute( "DELETE FROM {$table} WHERE visitor = %s AND stock_id = %d", self::mark( $visitor ), $id );
		}
		Database::execute( "DELETE FROM {$table} WHERE expires < %d", time() - self::KEPT );
	}

	/** One conditional statement: of two who want the last piece, one gets it. */
	private static function holdOne( string $visitor, int $id, int $quantity, int $since, int $ends ): void {
		global $wpdb;
		$table  = Schema::table( self::TABLE );
		$others = self::statement( $id, $visitor );
		for ( $attempt = 1; $attempt <= self::ATTEMPTS; ++$attempt ) {
			try {
				Database::execute( "DELETE FROM {$table} WHERE visitor = %s AND stock_id = %d", self::mark( $visitor ), $id );
				Database::execute(
					"INSERT INTO {$table} (visitor, stock_id, quantity, since, expires)
					SELECT %s, m.post_id, %d, %d, %d FROM {$wpdb->postmeta} m
					WHERE m.post_id = %d AND m.meta_key = '_stock' AND CAST( m.meta_value AS SIGNED ) - {$others} >= %d LIMIT 1",
					self::mark( $visitor ),
					$quantity,
					$since,
					$ends,
					$id,
					$quantity
				);
				return;
			} catch ( StorageFailure $failure ) {
				// Two wanted the same in the same moment, and the database has ended one of them.
				if ( self::ATTEMPTS === $attempt ) {
					throw $failure;
				}
			}
		}
	}

	/** @return array<int, array{quantity: int, since: int, expires: int}> By the id whose stock is counted; those whose time is up too. */
	private static function rows( string $visitor ): array {
		global $wpdb;
		$found = [];
		$table = Schema::table( self::TABLE );
		foreach ( (array) $wpdb->get_results(
			$wpdb->prepare( "SELECT stock_id, quantity, since, expires FROM {$table} WHERE visitor = %s", self::mark( $visitor ) ),
			'ARRAY_A'
		) as $row ) {
			$found[ (int) $row['stock_id'] ] = [
				'quantity' => (int) $row['quantity'],
				'since'    => (int) $row['since'],
				'expires'  => (int) $row['expires'],
			];
		}
		return $found;
	}

	/** Who holds is nobody's business. */
	private static function mark( string $visitor ): string {
		return substr( hash_hmac( 'sha256', $visitor, wp_salt() ), 0, 40 );
	}

	/** A change of a table ends an open transaction, so it is made when the shop is set to hold; here it is made good where that was long ago. */
	public static function install(): bool {
		Schema::install( self::TABLE, '1', [
			'visitor varchar(40) NOT NULL',
			'stock_id bigint(20) unsigned NOT NULL',
			'quantity int NOT NULL',
			'since bigint(20) unsigned NOT NULL',
			'expires bigint(20) unsigned NOT NULL',
			'PRIMARY KEY  (visitor,stock_id)',
			'KEY stock_id (stock_id,expires)',
			'KEY expires (expires)',
		] );
		return true;
	}
}
