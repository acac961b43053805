<?php

declare( strict_types=1 );

namespace Marketday\Store\Index;

use RuntimeException;

/** Reads and writes the rows of one generation. Bitmaps travel as hexadecimal, which every database takes as it is. */
final class IndexStorage {
	private const BYTES_PER_STATEMENT = 7000;

	/** @var array<string, array<int, array<int, array<int, string>>>> Bitmap by facet, segment, value and plane. */
	private array $loaded = [];

	public function __construct( private readonly IndexTables $tables ) {}

	/** @param iterable<array{Entry, string}> $bitmaps Replace those of the segment. */
	public function writeBits( int $segment, iterable $bitmaps ): void {
		$rows = [];
		$size = 0;
		foreach ( $bitmaps as [ $entry, $bits ] ) {
			$row = sprintf( '(%s,%d,%d,%d,%s)', self::quoted( $entry->facet ), $entry->value, $entry->plane, $segment, '' === $bits ? "''" : "x'" . bin2hex( $bits ) . "'" );
			if ( $size + strlen( $row ) > self::BYTES_PER_STATEMENT && [] !== $rows ) {
				$this->replaceBits( $rows );
				$rows = [];
				$size = 0;
			}
			$rows[] = $row;
			$size  += strlen( $row );
		}
		if ( [] !== $rows ) {
			$this->replaceBits( $rows );
		}
	}

	/**
	 * @param list<Entry> $entries
	 * @return array<string, string> Bitmap by entry key, of those that have one in this segment.
	 */
	public function bitsOf( int $segment, array $entries ): array {
		global $wpdb;
		$found = [];
		foreach ( array_chunk( $entries, 60 ) as $chunk ) {
			$wanted = array_map( static fn ( Entry $entry ): string => sprintf( '(facet=%s AND value=%d AND plane=%d)', self::quoted( $entry->facet ), $entry->value, $entry->plane ), $chunk );
			$rows   = $wpdb->get_results( "SELECT facet, value, plane, bits FROM {$this->tables->bits()} WHERE segment={$segment} AND (" . implode( ' OR ', $wanted ) . ')', 'ARRAY_N' );
			foreach ( (array) $rows as [ $facet, $value, $plane, $bits ] ) {
				$found[ "{$facet}:{$value}:{$plane}" ] = (string) $bits;
			}
		}
		return $found;
	}

	/**
	 * What was loaded once stays: a page asks for the same facets several times.
	 *
	 * @param list<string> $facets
	 * @return array<int, array<string, array<int, array<int, string>>>> Bitmap by segment, facet, value and plane.
	 */
	public function load( array $facets ): array {
		$missing = array_diff( array_unique( $facets ), array_keys( $this->loaded ) );
		if ( [] !== $missing ) {
			$this->read( array_values( $missing ) );
		}
		$bits = [];
		foreach ( array_unique( $facets ) as $facet ) {
			foreach ( $this->loaded[ $facet ] ?? [] as $segment => $values ) {
				$bits[ $segment ][ $facet ] = $values;
			}
		}
		return $bits;
	}

	/** @param list<string> $facets */
	private function read( array $facets ): void {
		global $wpdb;
		$this->loaded += array_fill_keys( $facets, [] );
		$names         = implode( ',', array_map( [ self::class, 'quoted' ], $facets ) );
		$rows          = $wpdb->get_results( "SELECT facet, value, plane, segment, bits FROM {$this->tables->bits()} WHERE facet IN ({$names})" );
		foreach ( $rows as $row ) {
			$this->loaded[ $row->facet ][ (int) $row->segment ][ (int) $row->value ][ (int) $row->plane ] = (string) $row->bits;
		}
		$wpdb->flush();
	}

	/** @param array<int, ProductFacts> $facts By ordinal. */
	public function writeProducts( array $facts ): void {
		$rows = [];
		$size = 0;
		foreach ( $facts as $ordinal => $product ) {
			$row = $this->productRow( $ordinal, $product );
			if ( $size + strlen( $row ) > self::BYTES_PER_STATEMENT && [] !== $rows ) {
				$this->replaceProducts( $rows );
				$rows = [];
				$size = 0;
			}
			$rows[] = $row;
			$size  += strlen( $row );
		}
		if ( [] !== $rows ) {
			$this->replaceProducts( $rows );
		}
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, array{ordinal: int, entries: list<Entry>, row: array<string, string>}> What is known of these products, by id; `row` as ProductFacts::row().
	 */
	public function products( array $ids ): array {
		global $wpdb;
		$known = [];
		foreach ( array_chunk( $ids, 500 ) as $chunk ) {
			$rows = $wpdb->get_results( 'SELECT product_id, ordinal, ' . implode( ', ', ProductFacts::ROW ) . " FROM {$this->tables->products()} WHERE product_id IN (" . implode( ',', $chunk ) . ')', 'ARRAY_A' );
			foreach ( (array) $rows as $row ) {
				$known[ (int) $row['product_id'] ] = [
					'ordinal' => (int) $row['ordinal'],
					'entries' => array_map( [ Entry::class, 'fromKey' ], '' === $row['entries'] ? [] : explode( ' ', (string) $row['entries'] ) ),
					'row'     => array_map( 'strval', array_diff_key( $row, [ 'product_id' => 0, 'ordinal' => 0 ] ) ),
				];
			}
		}
		return $known;
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, int> Ordinal by product id.
	 */
	public function ordinals( array $ids ): array {
		global $wpdb;
		$ordinals = [];
		foreach ( array_chunk( array_unique( $ids ), 500 ) as $chunk ) {
			$rows = $wpdb->get_results( "SELECT product_id, ordinal FROM {$this->tables->products()} WHERE product_id IN (" . implode( ',', array_map( 'intval', $chunk ) ) . ')', 'ARRAY_N' );
			foreach ( (array) $rows as [ $id, $ordinal ] ) {
				$ordinals[ (int) $id ] = (int) $ordinal;
			}
		}
		return $ordinals;
	}

	public function removeProduct( int $id ): void {
		global $wpdb;
		$this->execute( (string) $wpdb->prepare( "DELETE FROM {$this->tables->products()} WHERE product_id = %d", $id ) );
	}

	/** The last ordinal given to products of a kind: 1 for those with several units, 0 for all others. */
	public function lastOrdinal( int $kind ): ?int {
		global $wpdb;
		$last = $wpdb->get_var( "SELECT MAX(ordinal) FROM {$this->tables->products()} WHERE kind = {$kind}" );
		return null === $last ? null : (int) $last;
	}

	/** @param list<string> $rows */
	private function replaceBits( array $rows ): void {
		$this->execute( "REPLACE INTO {$this->tables->bits()} (facet,value,plane,segment,bits) VALUES " . implode( ',', $rows ) );
	}

	/** @param list<string> $rows */
	private function replaceProducts( array $rows ): void {
		$columns = implode( ',', ProductFacts::ROW );
		$changes = implode( ',', array_map( static fn ( string $column ): string => "{$column}=VALUES({$column})", ProductFacts::ROW ) );
		// Not REPLACE, which writes every key of the table anew.
		$this->execute( "INSERT INTO {$this->tables->products()} (ordinal,product_id,kind,{$columns}) VALUES " . implode( ',', $rows ) . " ON DUPLICATE KEY UPDATE {$changes}" );
	}

	private function productRow( int $ordinal, ProductFacts $product ): string {
		$kind = intdiv( $ordinal, IndexTables::SEGMENT ) % 2;
		return "({$ordinal},{$product->id},{$kind}," . implode( ',', array_map( [ self::class, 'quoted' ], $product->row() ) ) . ')';
	}

	/** Without `prepare`, which takes most of a build's time. */
	private static function quoted( string $text ): string {
		$escaped = ctype_digit( $text ) ? $text : esc_sql( $text );
		return "'" . ( is_string( $escaped ) ? $escaped : '' ) . "'";
	}

	private function execute( string $sql ): void {
		global $wpdb;
		if ( false === $wpdb->query( $sql ) ) { // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- prepared by the callers.
			throw new RuntimeException( "The facet index could not be written: {$wpdb->last_error}" );
		}
	}
}
