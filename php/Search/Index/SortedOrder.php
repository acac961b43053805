<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

use Generator;

/**
 * The ordinals of all products in each of the usual orders, kept as rows of packed numbers: a page of what matches is found by
 * going through them, where a database would sort. A change that moves a product drops the orders it is in; until a job has
 * written them anew, the database sorts.
 */
final class SortedOrder {
	/** The columns of the products table that each order sorts by. */
	public const COLUMNS = [
		'menu_order' => [ 'menu_order', 'title' ],
		'title'      => [ 'title' ],
		'date'       => [ 'published DESC' ],
		'price'      => [ 'low' ],
		'price-desc' => [ 'high DESC' ],
		'popularity' => [ 'sales DESC' ],
		'rating'     => [ 'rating DESC', 'ratings DESC' ],
		'reviews'    => [ 'ratings DESC', 'rating DESC' ],
		'views'      => [ 'views DESC' ],
	];

	/** Views are counted all day long: their order is never kept. */
	private const KEPT = [ 'menu_order', 'title', 'date', 'price', 'price-desc', 'popularity', 'rating' ];

	/** Ordinals in a row: 3 KB, so that a statement stays under 8 KB. */
	private const ROW = 800;

	/** Rows read at once; fewer at first, where a page is mostly found. */
	private const FIRST_ROWS = 4;
	private const ROWS       = 25;

	/** Ordinals that the database sorts at once. */
	private const BATCH = 4000;

	private bool $hasDropped = false;

	public function __construct( private readonly IndexTables $tables ) {}

	/** The ORDER BY of an order; the shop's own for one that is not known. */
	public static function sql( string $order ): string {
		$columns = self::COLUMNS[ $order ] ?? self::COLUMNS['menu_order'];
		$isDown  = str_ends_with( $columns[0], ' DESC' );
		return implode( ', ', [ ...$columns, $isDown ? 'product_id DESC' : 'product_id' ] );
	}

	/** @return Generator<int, array<int, int>> Ordinals in order, some thousand at a time. */
	public function ordinals( string $order ): Generator {
		$number = array_search( $order, self::KEPT, true );
		$isKept = false;
		$rows   = self::FIRST_ROWS;
		for ( $row = 0; is_int( $number ); $row += $rows, $rows = self::ROWS ) {
			$packed = $this->rows( $number, $row, $rows );
			$isKept = $isKept || '' !== $packed;
			if ( '' === $packed ) {
				break;
			}
			yield (array) unpack( 'V*', $packed );
		}
		if ( ! $isKept ) {
			yield from $this->batches( $order );
		}
	}

	/**
	 * @param list<int>                 $wanted Ordinals.
	 * @param iterable<array<int, int>> $order  As `ordinals()` has it.
	 * @return Generator<int, int> The wanted ones, in order.
	 */
	public static function ofList( array $wanted, iterable $order ): Generator {
		$isWanted = array_fill_keys( $wanted, true );
		foreach ( $order as $ordinals ) {
			foreach ( $ordinals as $ordinal ) {
				if ( isset( $isWanted[ $ordinal ] ) ) {
					yield $ordinal;
				}
			}
		}
	}

	/**
	 * The same of very many.
	 *
	 * @param array<int, string>        $bitmaps By segment.
	 * @param iterable<array<int, int>> $order   As `ordinals()` has it.
	 * @return Generator<int, int> Those that are in the bitmaps, in order.
	 */
	public static function ofBitmaps( array $bitmaps, iterable $order ): Generator {
		foreach ( $order as $ordinals ) {
			foreach ( $ordinals as $ordinal ) {
				// Written out: it runs once for each product there is.
				$place = $ordinal % IndexTables::SEGMENT;
				$byte  = $bitmaps[ intdiv( $ordinal, IndexTables::SEGMENT ) ][ $place >> 3 ] ?? "\0";
				if ( 0 !== ( ord( $byte ) & ( 1 << ( $place & 7 ) ) ) ) {
					yield $ordinal;
				}
			}
		}
	}

	/** @param list<string> $columns What has changed: the orders by these are dropped. */
	public function drop( array $columns ): void {
		global $wpdb;
		$sorts   = static fn ( string $order ): array => array_map(
			static fn ( string $column ): string => str_replace( ' DESC', '', $column ),
			self::COLUMNS[ $order ]
		);
		$dropped = array_filter( self::KEPT, static fn ( string $order ): bool => [] !== array_intersect( $sorts( $order ), $columns ) );
		if ( [] !== $dropped ) {
			$this->hasDropped = true;
			$wpdb->query( $wpdb->prepare(
				"DELETE FROM {$this->tables->bits()} WHERE facet = %s AND value IN (" . implode( ',', array_keys( $dropped ) ) . ')', // phpcs:ignore WordPress.DB.PreparedSQL -- whole numbers.
				Facet::ORDER
			) );
		}
	}

	/** Tells whether an order was dropped here and has to be written anew. */
	public function hasDropped(): bool {
		return $this->hasDropped;
	}

	/** Writes the orders that are not kept now. */
	public function complete( IndexStorage $storage ): void {
		foreach ( $this->missing() as $number => $order ) {
			$this->write( $number, $order, $storage );
		}
	}

	private function write( int $number, string $order, IndexStorage $storage ): void {
		$row = 0;
		foreach ( $this->batches( $order, self::ROW * self::ROWS ) as $ordinals ) {
			foreach ( array_chunk( $ordinals, self::ROW ) as $chunk ) {
				$storage->writeBits( $row++, [ [ new Entry( Facet::ORDER, $number ), pack( 'V*', ...$chunk ) ] ] );
			}
		}
	}

	/** @return array<int, string> Order by number. */
	private function missing(): array {
		global $wpdb;
		$numbers = implode( ',', array_keys( self::KEPT ) );
		$kept    = array_map(
			'intval',
			$wpdb->get_col( $wpdb->prepare(
				"SELECT value FROM {$this->tables->bits()} WHERE facet = %s AND value IN ({$numbers}) AND plane = 0 AND segment = 0", // phpcs:ignore WordPress.DB.PreparedSQL -- whole numbers.
				Facet::ORDER
			) )
		);
		return array_diff_key( self::KEPT, array_flip( $kept ) );
	}

	private function rows( int $number, int $first, int $count ): string {
		global $wpdb;
		$rows = $wpdb->get_col( $wpdb->prepare(
			"SELECT bits FROM {$this->tables->bits()} WHERE facet = %s AND value = %d AND plane = 0 AND segment >= %d AND segment < %d ORDER BY segment",
			Facet::ORDER,
			$number,
			$first,
			$first + $count
		) );
		return implode( '', array_map( 'strval', $rows ) );
	}

	/** @return Generator<int, list<int>> */
	private function batches( string $order, int $batch = self::BATCH ): Generator {
		global $wpdb;
		$sql = self::sql( $order );
		for ( $from = 0; ; $from += $batch ) {
			// Not get_col(), which looks for each row anew.
			$rows     = (array) $wpdb->get_results( "SELECT ordinal FROM {$this->tables->products()} ORDER BY {$sql} LIMIT {$batch} OFFSET {$from}" ); // phpcs:ignore WordPress.DB.PreparedSQL -- whole numbers and an order of ours.
			$ordinals = array_map( 'intval', array_column( $rows, 'ordinal' ) );
			if ( [] !== $ordinals ) {
				yield $ordinals;
			}
			if ( count( $ordinals ) < $batch ) {
				return;
			}
		}
	}
}
