<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\Storage\Database;
use Marketday\Engine\Contract\Storage\StorageFailure;
use Marketday\Engine\Contract\Storage\Transaction;

/**
 * Pieces that wait in a basket while its shopper makes up his mind: nobody else gets them until the time is up. One table for both engines,
 * which keep stock in the same place; each counts what others hold where it asks what is left. Whoever changes what is held of a stock, or
 * takes from it, locks the stock's row first: they come one after the other.
 */
final class StockHolds {
	/** Option: for how many minutes; none or 0 holds nothing. */
	public const MINUTES = 'marketday_reservation_minutes';

	/** Additions begin the time anew, but nobody holds the same for ever: as many times the minutes at most. */
	private const LONGEST = 6;

	private const ATTEMPTS = 3;

	public static function minutes(): int {
		return max( 0, min( 24 * 60, (int) get_option( self::MINUTES, 0 ) ) );
	}

	private static function isOff(): bool {
		return 0 === self::minutes() || ! self::install();
	}

	/**
	 * Number that others hold, as a value within a statement: `SELECT stock - {this}`.
	 *
	 * @param string $visitor Of the session.
	 * @param string $besides A condition on the holds `h` that count.
	 * @return string '0' where holding is off. It is safe: whole numbers, and a hash.
	 */
	public static function statement( int $stockId, string $visitor, string $besides = '1 = 1' ): string {
		return self::isOff() ? '0' : sprintf(
			"( SELECT COALESCE( SUM( h.quantity ), 0 ) FROM %s h WHERE h.stock_id = %d AND h.expires > %d AND h.visitor <> '%s' AND {$besides} )",
			HoldTable::name(),
			$stockId,
			time(),
			HoldTable::mark( $visitor )
		);
	}

	public static function ofOthers( int $stockId, string $visitor ): int {
		global $wpdb;
		$statement = self::statement( $stockId, $visitor );
		return '0' === $statement ? 0 : (int) $wpdb->get_var( "SELECT {$statement}" ); // phpcs:ignore WordPress.DB.PreparedSQL -- as that says.
	}

	/**
	 * Sees that pieces are there before they are said to be in the basket, and holds them, as many as the bounds allow: of many who want the
	 * last one at the same moment, one gets it.
	 *
	 * @param int                   $pieces All that the basket is to have of this stock.
	 * @param (Closure(): int)|null $taken  What is not this visitor's of the stock; null where that is what others hold.
	 * @return bool False where there are not so many; nothing has changed then.
	 */
	public static function claim( string $visitor, int $id, int $pieces, ?Closure $taken = null ): bool {
		return self::isOff() || self::inTurn( static fn (): bool => self::write( $visitor, $id, $pieces, $taken ) );
	}

	/**
	 * Holds these pieces for the visitor and lets go of all others. More than before begins the time anew; less leaves it as it is.
	 *
	 * @param array<int, int>          $wanted Quantity by the id whose stock is counted.
	 * @param (Closure(int): int)|null $taken  As for `claim()`, by that id.
	 * @return int|null The second at which the time is up; null where nothing is held.
	 */
	public static function hold( string $visitor, array $wanted, ?Closure $taken = null ): ?int {
		if ( self::isOff() ) {
			return null;
		}
		$known = HoldTable::rows( $visitor );
		HoldTable::remove( $visitor, array_keys( array_diff_key( $known, $wanted ) ) );
		HoldTable::forgetOld();
		$more = array_filter( $wanted, static fn ( int $pieces, int $id ): bool => $pieces > ( $known[ $id ]['wanted'] ?? 0 ), ARRAY_FILTER_USE_BOTH );
		if ( [] === self::live( $known ) && [] === $more ) {
			return null;
		}
		ksort( $wanted );
		foreach ( $wanted as $id => $pieces ) {
			$row = $known[ $id ] ?? null;
			if ( null === $row || $row['expires'] <= time() || $pieces !== $row['wanted'] ) {
				$others = null === $taken ? null : static fn (): int => $taken( $id );
				self::inTurn( static fn (): bool => self::write( $visitor, $id, $pieces, $others ) || self::keepNone( $visitor, $id, $pieces ) );
			}
		}
		return self::until( $visitor );
	}

	/** The second at which the visitor's time is up; null where nothing is held. */
	public static function until( string $visitor ): ?int {
		$ends = array_column( self::isOff() ? [] : self::live( HoldTable::rows( $visitor ) ), 'expires' );
		return [] === $ends ? null : max( $ends );
	}

	/** Tells whether all that was wanted is held: the bounds allow it, and nobody else had it. */
	public static function isWhole( string $visitor ): bool {
		$rows = self::isOff() ? [] : HoldTable::rows( $visitor );
		return [] === array_filter( $rows, static fn ( array $row ): bool => $row['quantity'] < $row['wanted'] || $row['expires'] <= time() );
	}

	/** Moves holds to the same shopper: a guest has logged in, or has come from another place of the shop. What he held is his. */
	public static function move( string $from, string $to ): void {
		if ( self::isOff() || $from === $to ) {
			return;
		}
		HoldTable::remove( $to, array_keys( HoldTable::rows( $from ) ) );
		Database::execute( 'UPDATE ' . HoldTable::name() . ' SET visitor = %s WHERE visitor = %s', HoldTable::mark( $to ), HoldTable::mark( $from ) );
	}

	/**
	 * The order takes the pieces now: what its shopper held of them counts no longer. Belongs into the transaction that takes the stock.
	 *
	 * @param list<int> $ids In ascending order, as everywhere: two orders never wait for each other.
	 */
	public static function end( string $visitor, array $ids ): void {
		if ( self::isOff() ) {
			return;
		}
		array_map( HoldTable::lock( ... ), $ids );
		HoldTable::remove( $visitor, $ids );
	}

	/** An order is being made of the visitor's basket. */
	public static function assignOrder( string $visitor, int $order ): void {
		if ( ! self::isOff() ) {
			Database::execute( 'UPDATE ' . HoldTable::name() . ' SET order_id = %d WHERE visitor = %s', $order, HoldTable::mark( $visitor ) );
		}
	}

	/**
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 */
	private static function inTurn( Closure $work ): mixed {
		for ( $attempt = 1; ; ++$attempt ) {
			try {
				return Transaction::isOpen() ? $work() : Transaction::run( $work, true );
			} catch ( StorageFailure $failure ) {
				// The database has ended one of two that waited for each other.
				if ( self::ATTEMPTS === $attempt || Transaction::isOpen() ) {
					throw $failure;
				}
			}
		}
	}

	/** @param (Closure(): int)|null $taken */
	private static function write( string $visitor, int $id, int $pieces, ?Closure $taken ): bool {
		$stock = HoldTable::lock( $id );
		$known = HoldTable::rows( $visitor );
		$row   = $known[ $id ] ?? null;
		$live  = self::live( $known );
		if ( $stock - ( null === $taken ? self::ofOthers( $id, $visitor ) : $taken() ) < $pieces ) {
			return false;
		}
		$isMore   = $pieces > ( $row['wanted'] ?? 0 );
		$quantity = HoldBounds::ofShop()->allow( $pieces, $stock, HoldTable::heldBeside( $visitor, $id ) );
		$seconds  = self::minutes() * MINUTE_IN_SECONDS;
		$since    = [] === $live ? time() : min( array_column( $live, 'since' ) );
		$ends     = $isMore || [] === $live ? min( time() + $seconds, $since + self::LONGEST * $seconds ) : max( array_column( $live, 'expires' ) );
		HoldTable::replace( $visitor, $id, $quantity, $pieces, $since, $ends );
		if ( $isMore && [] !== $live && $quantity > 0 ) {
			Database::execute(
				'UPDATE ' . HoldTable::name() . ' SET expires = %d WHERE visitor = %s AND expires > %d AND expires < %d',
				$ends,
				HoldTable::mark( $visitor ),
				time(),
				$ends
			);
		}
		return true;
	}

	/** Others have the pieces that lie in this basket too. They are known to be wanted, so that the time does not begin anew for them. */
	private static function keepNone( string $visitor, int $id, int $pieces ): bool {
		HoldTable::replace( $visitor, $id, 0, $pieces, time(), time() + self::minutes() * MINUTE_IN_SECONDS );
		return false;
	}

	/**
	 * @param array<int, array{quantity: int, wanted: int, since: int, expires: int}> $rows
	 * @return array<int, array{quantity: int, wanted: int, since: int, expires: int}> Those that hold something.
	 */
	private static function live( array $rows ): array {
		return array_filter( $rows, static fn ( array $row ): bool => $row['quantity'] > 0 && $row['expires'] > time() );
	}

	/** Holds that last longer than any may are of a clock that was set back. */
	public static function shorten(): void {
		$seconds = self::minutes() * MINUTE_IN_SECONDS;
		if ( $seconds > 0 ) {
			HoldTable::shorten( $seconds, self::LONGEST * $seconds );
		}
	}

	/** A change of a table ends an open transaction, so it is made when the shop is set to hold; here it is made good where that was long ago. */
	public static function install(): bool {
		return HoldTable::install();
	}
}
