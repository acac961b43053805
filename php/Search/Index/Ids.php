<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

/** Lists of ids in statements. */
final class Ids {
	/** Number in one statement, which so stays under 8 KB. */
	public const PORTION = 700;

	/** Number that is looked up one by one in any case. */
	public const MANY = 100;

	/** A range is read whole where at least one of so many ids in it is wanted. */
	private const DENSE = 3;

	/**
	 * Condition for ids. Where the wanted ones lie close together, databases read the whole range in half the time; what else is in it comes along.
	 *
	 * @param non-empty-list<int> $ids
	 * @return string To be written after a column.
	 */
	public static function among( array $ids ): string {
		[ $low, $high ] = [ min( $ids ), max( $ids ) ];
		return count( $ids ) >= self::MANY && $high - $low < self::DENSE * count( $ids ) ? "BETWEEN {$low} AND {$high}" : 'IN (' . implode( ',', $ids ) . ')';
	}
}
