<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Storage\Database;

/**
 * Changes single bits where the bitmaps lie. A save changes one product in some dozen bitmaps: read and written whole, each of
 * them would be a statement of several kilobytes.
 */
final class BitPatch {
	/** Products that are changed one by one; the bitmaps of more are written whole. */
	private const FEW = 3;

	/** Bitmaps in a statement, which so stays under 8 KB: it may name each of them twice. */
	private const PORTION = 40;

	public function __construct( private readonly IndexTables $tables ) {}

	/** @return bool False where the bitmaps of the segment have to be written whole: for many products, where a bitmap is missing or too short, and on SQLite, which cannot change a byte. */
	public function apply( int $segment, BitChanges $changes ): bool {
		$places = $changes->places( $segment, self::FEW );
		if ( null === $places || Database::isSqlite() ) {
			return false;
		}
		foreach ( $places as $place => $entries ) {
			foreach ( array_chunk( $entries, self::PORTION, true ) as $portion ) {
				if ( $this->change( $segment, $place, $portion ) < count( $portion ) ) {
					return false;
				}
			}
		}
		return true;
	}

	/**
	 * @param array<string, bool> $entries Whether set, by entry key.
	 * @return int How many bitmaps are not as they were.
	 */
	private function change( int $segment, int $place, array $entries ): int {
		$byte = ( $place >> 3 ) + 1;
		$bit  = 1 << ( $place & 7 );
		$old  = "ORD(SUBSTRING(bits, {$byte}, 1))";
		$set  = array_filter( $entries );
		$new  = sprintf( 'IF(%s, %s | %d, %s & %d)', [] === $set ? 'FALSE' : self::anyOf( $set ), $old, $bit, $old, 255 - $bit );
		return Database::execute(
			"UPDATE {$this->tables->bits()} SET bits = INSERT(bits, {$byte}, 1, CHAR({$new})) WHERE segment={$segment} AND LENGTH(bits) >= {$byte} AND ("
				. self::anyOf( $entries )
				. ')'
		);
	}

	/** @param array<string, bool> $entries By entry key. */
	private static function anyOf( array $entries ): string {
		return IndexStorage::anyOf( array_map( [ Entry::class, 'fromKey' ], array_keys( $entries ) ) );
	}
}
