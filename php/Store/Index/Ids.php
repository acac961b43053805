<?php

declare( strict_types=1 );

namespace Marketday\Store\Index;

/** Lists of ids in statements. */
final class Ids {
	/** In one statement, which so stays under 8 KB. */
	public const PORTION = 700;

	/** So few are looked up one by one in any case. */
	public const MANY = 100;

	/** Of three ids in a row at least one is among so many. */
	private const DENSE = 3;

	/**
	 * Where most ids of a range are wanted, databases read the range in half the time; what else is in it comes along.
	 *
	 * @param non-empty-list<int> $ids
	 * @return string To be written after a column.
	 */
	public static function among( array $ids ): string {
		[ $low, $high ] = [ min( $ids ), max( $ids ) ];
		return count( $ids ) >= self::MANY && $high - $low < self::DENSE * count( $ids ) ? "BETWEEN {$low} AND {$high}" : 'IN (' . implode( ',', $ids ) . ')';
	}
}
