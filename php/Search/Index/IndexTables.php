<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Schema;
use Marketday\Search\Index\Text\TextTables;
use RuntimeException;

/**
 * The tables of one generation of the index. A rebuild fills the other generation while this one serves.
 *
 * `products`: one row for each product: its ordinal, its units (a variable product's variations; any other product itself) and
 * every bit that is set for it, so that it can be taken out again without looking at the product.
 * `bits`: one bitmap for a value of a facet on a plane in a segment. Plane k holds each product's k-th unit, at the product's
 * own ordinal; what belongs to the whole product is on plane 0.
 */
final class IndexTables {
	/** Ordinals in one bitmap: 3.75 KB, the most of which a statement stays under 8 KB; a listing reads few rows so. */
	public const SEGMENT = 30720;

	/** Columns that products are sorted by: as SortedOrder::COLUMNS, with their id. */
	private const SORTING = [
		'by_menu'    => 'menu_order,title,product_id',
		'by_title'   => 'title,product_id',
		'by_date'    => 'published,product_id',
		'by_low'     => 'low,product_id',
		'by_high'    => 'high,product_id',
		'by_sales'   => 'sales,product_id',
		'by_views'   => 'views,product_id',
		'by_rating'  => 'rating,ratings,product_id',
		'by_reviews' => 'ratings,rating,product_id',
	];

	/** @param 'a'|'b' $generation */
	private function __construct( private readonly string $generation ) {}

	public static function of( string $generation ): self {
		return new self( 'b' === $generation ? 'b' : 'a' );
	}

	/** @return list<string> Names of a generation's tables without WordPress's prefix; none for null. */
	public static function namesOf( ?string $generation ): array {
		$kinds = null === $generation ? [] : [ 'products', 'bits', ...TextTables::KINDS ];
		return array_map( static fn ( string $kind ): string => "marketday_index_{$kind}_{$generation}", $kinds );
	}

	public function products(): string {
		global $wpdb;
		return "{$wpdb->prefix}marketday_index_products_{$this->generation}";
	}

	public function bits(): string {
		global $wpdb;
		return "{$wpdb->prefix}marketday_index_bits_{$this->generation}";
	}

	/** The text part of the same generation. */
	public function text(): TextTables {
		return new TextTables( 'b' === $this->generation ? 'b' : 'a' );
	}

	/** Creates tables with the keys that filling them needs; `complete()` adds the others. */
	public function createEmpty(): void {
		global $wpdb;
		$this->drop();
		$charset = $wpdb->get_charset_collate();
		Schema::bring(
			"CREATE TABLE {$this->products()} (
				ordinal int(10) unsigned NOT NULL,
				product_id bigint(20) unsigned NOT NULL,
				kind tinyint(1) NOT NULL DEFAULT 0,
				units longtext NOT NULL,
				entries longtext NOT NULL,
				menu_order int(11) NOT NULL DEFAULT 0,
				title varchar(120) NOT NULL DEFAULT '',
				published datetime NOT NULL,
				low bigint(20) NOT NULL DEFAULT 0,
				high bigint(20) NOT NULL DEFAULT 0,
				sales bigint(20) NOT NULL DEFAULT 0,
				views bigint(20) NOT NULL DEFAULT 0,
				rating int(11) NOT NULL DEFAULT 0,
				ratings int(11) NOT NULL DEFAULT 0,
				text_hash char(16) NOT NULL DEFAULT '',
				PRIMARY KEY  (ordinal),
				UNIQUE KEY product_id (product_id),
				KEY by_kind (kind,ordinal)
			) {$charset};"
		);
		Schema::bring(
			"CREATE TABLE {$this->bits()} (
				facet varchar(32) NOT NULL,
				value bigint(20) NOT NULL,
				plane smallint(5) unsigned NOT NULL,
				segment smallint(5) unsigned NOT NULL,
				bits blob NOT NULL,
				PRIMARY KEY  (facet,value,plane,segment)
			) {$charset};"
		);
		$this->text()->createEmpty();
	}

	/**
	 * Adds the keys of one table that is filled without them: a database sorts them at once in a third of the time.
	 *
	 * @return bool False when no table lacks one.
	 */
	public function complete(): bool {
		foreach ( [ $this->products() => self::SORTING, ...$this->text()->laterKeys() ] as $table => $keys ) {
			if ( $this->addKeys( $table, $keys ) ) {
				return true;
			}
		}
		return false;
	}

	/** @param array<string, string> $keys Columns by name. */
	private function addKeys( string $table, array $keys ): bool {
		global $wpdb;
		$missing = array_diff_key( $keys, array_flip( array_map( 'strval', $wpdb->get_col( "SHOW INDEX FROM {$table}", 2 ) ) ) );
		$added   = array_map( static fn ( string $name, string $columns ): string => "ADD KEY {$name} ({$columns})", array_keys( $missing ), $missing );
		if ( [] !== $added && false === $wpdb->query( "ALTER TABLE {$table} " . implode( ', ', $added ) ) ) { // phpcs:ignore WordPress.DB.PreparedSQL -- names of this class.
			throw new RuntimeException( "The facet index could not be completed: {$wpdb->last_error}" );
		}
		return [] !== $added;
	}

	public function drop(): void {
		global $wpdb;
		$wpdb->query( "DROP TABLE IF EXISTS {$this->products()}" ); // phpcs:ignore WordPress.DB.PreparedSQL -- the table's name.
		$wpdb->query( "DROP TABLE IF EXISTS {$this->bits()}" ); // phpcs:ignore WordPress.DB.PreparedSQL -- the table's name.
		$this->text()->drop();
	}
}
