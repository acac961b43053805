<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

/** Reads and writes the rows of one generation. Bitmaps travel as hexadecimal, which every database takes as it is. */
final class IndexStorage {
	/** @var array<string, array<int, array<int, array<int, string>>>> Bitmap by facet, segment, value and plane. */
	private array $loaded = [];

	public function __construct( private readonly IndexTables $tables ) {}

	/** @param iterable<array{Entry, string}> $bitmaps Replace those of the segment. */
	public function writeBits( int $segment, iterable $bitmaps ): void {
		Rows::write( "REPLACE INTO {$this->tables->bits()} (facet,value,plane,segment,bits)", self::bitRows( $segment, $bitmaps ) );
	}

	/**
	 * @param iterable<array{Entry, string}> $bitmaps
	 * @return iterable<string>
	 */
	private static function bitRows( int $segment, iterable $bitmaps ): iterable {
		foreach ( $bitmaps as [ $entry, $bits ] ) {
			yield sprintf( '(%s,%d,%d,%d,%s)', self::quote( $entry->facet ), $entry->value, $entry->plane, $segment, Rows::quote( $bits ) );
		}
	}

	/** @return bool Whether the changes of the segment are made: false where its bitmaps have to be written whole. */
	public function patchBits( int $segment, BitChanges $changes ): bool {
		return ( new BitPatch( $this->tables ) )->apply( $segment, $changes );
	}

	/**
	 * @param list<Entry> $entries
	 * @return array<string, string> Bitmap by entry key, of those that have one in this segment.
	 */
	public function bitsOf( int $segment, array $entries ): array {
		global $wpdb;
		$found = [];
		foreach ( array_chunk( $entries, 60 ) as $chunk ) {
			$rows = $wpdb->get_results(
				"SELECT facet, value, plane, bits FROM {$this->tables->bits()} WHERE segment={$segment} AND (" . self::anyOf( $chunk ) . ')', // phpcs:ignore WordPress.DB.PreparedSQL -- a whole number and quoted words.
				'ARRAY_N'
			);
			foreach ( (array) $rows as [ $facet, $value, $plane, $bits ] ) {
				$found[ "{$facet}:{$value}:{$plane}" ] = (string) $bits;
			}
		}
		return $found;
	}

	/**
	 * @param list<Entry> $entries
	 * @return string A condition for their bitmaps.
	 */
	public static function anyOf( array $entries ): string {
		return implode(
			' OR ',
			array_map(
				static fn ( Entry $entry ): string => sprintf( '(facet=%s AND value=%d AND plane=%d)', self::quote( $entry->facet ), $entry->value, $entry->plane ),
				$entries
			)
		);
	}

	/**
	 * Loads facets; what was loaded once stays: a page asks for the same facets several times.
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
		$names         = implode( ',', array_map( [ self::class, 'quote' ], $facets ) );
		$rows          = $wpdb->get_results( "SELECT facet, value, plane, segment, bits FROM {$this->tables->bits()} WHERE facet IN ({$names})" ); // phpcs:ignore WordPress.DB.PreparedSQL -- quoted words.
		foreach ( $rows as $row ) {
			$this->loaded[ $row->facet ][ (int) $row->segment ][ (int) $row->value ][ (int) $row->plane ] = (string) $row->bits;
		}
		$wpdb->flush();
	}

	/** @param list<string> $rows As `productRow()` gives them. */
	public function writeProducts( array $rows ): void {
		$columns = implode( ',', ProductFacts::ROW );
		$changes = implode( ',', array_map( static fn ( string $column ): string => "{$column}=VALUES({$column})", ProductFacts::ROW ) );
		// Not REPLACE, which writes every key of the table anew.
		Rows::write( "INSERT INTO {$this->tables->products()} (ordinal,product_id,kind,{$columns})", $rows, "ON DUPLICATE KEY UPDATE {$changes}" );
	}

	/** @return string Ready for the statement. */
	public static function productRow( int $ordinal, ProductFacts $product ): string {
		$kind = intdiv( $ordinal, IndexTables::SEGMENT ) % 2;
		return "({$ordinal},{$product->id},{$kind}," . implode( ',', array_map( [ self::class, 'quote' ], $product->row() ) ) . ')';
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, array{ordinal: int, entries: list<string>, row: array<string, string>}> What is known of these products, by id; `entries` by key, `row` as ProductFacts::row().
	 */
	public function products( array $ids ): array {
		global $wpdb;
		if ( count( $ids ) >= Ids::MANY ) {
			// A build goes through the products by id.
			$last = (int) $wpdb->get_var( "SELECT MAX(product_id) FROM {$this->tables->products()}" );
			$ids  = array_filter( $ids, static fn ( int $id ): bool => $id <= $last );
		}
		$known = [];
		foreach ( array_chunk( $ids, 500 ) as $chunk ) {
			$rows = $wpdb->get_results(
				'SELECT product_id, ordinal, ' . implode(
					', ',
					ProductFacts::ROW // phpcs:ignore WordPress.DB.PreparedSQL -- a constant.
				) . " FROM {$this->tables->products()} WHERE product_id IN (" . implode( ',', $chunk ) . ')', // phpcs:ignore WordPress.DB.PreparedSQL -- whole numbers.
				'ARRAY_A'
			);
			foreach ( (array) $rows as $row ) {
				$known[ (int) $row['product_id'] ] = [
					'ordinal' => (int) $row['ordinal'],
					'entries' => Entries::read( (string) $row['entries'] )->keys(),
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
			$rows = $wpdb->get_results(
				"SELECT product_id, ordinal FROM {$this->tables->products()} WHERE product_id IN (" . implode( ',', array_map( 'intval', $chunk ) ) . ')', // phpcs:ignore WordPress.DB.PreparedSQL -- whole numbers.
				'ARRAY_N'
			);
			foreach ( (array) $rows as [ $id, $ordinal ] ) {
				$ordinals[ (int) $id ] = (int) $ordinal;
			}
		}
		return $ordinals;
	}

	/** @param list<int> $ids */
	public function removeProducts( array $ids ): void {
		Rows::delete( "DELETE FROM {$this->tables->products()} WHERE product_id IN (%s)", array_map( 'strval', $ids ) );
	}

	/** The last ordinal given to products of a kind: 1 for those with several units, 0 for all others. */
	public function lastOrdinal( int $kind ): ?int {
		global $wpdb;
		$last = $wpdb->get_var( "SELECT MAX(ordinal) FROM {$this->tables->products()} WHERE kind = {$kind}" ); // phpcs:ignore WordPress.DB.PreparedSQL -- a whole number.
		return null === $last ? null : (int) $last;
	}

	/** Quotes without `prepare`, which takes most of a build's time. */
	private static function quote( string $text ): string {
		// Printable, and nothing that has to be escaped.
		$escaped = 1 === preg_match( '/^[ !#$&(-\[\]-~]*$/D', $text ) ? $text : esc_sql( $text );
		return "'" . ( is_string( $escaped ) ? $escaped : '' ) . "'";
	}
}
