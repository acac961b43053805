<?php

declare( strict_types=1 );

namespace Marketday\Store\Index;

use Marketday\Store\Index\Text\TextTables;

/**
 * The tables of one generation of the index. A rebuild fills the other generation while this one serves.
 *
 * `products`: one row for each product: its ordinal, its units (a variable product's variations; any other product itself) and
 * every bit that is set for it, so that it can be taken out again without looking at the product.
 * `bits`: one bitmap for a value of a facet on a plane in a segment. Plane k holds each product's k-th unit, at the product's
 * own ordinal; what belongs to the whole product is on plane 0.
 */
final class IndexTables {
	/** Ordinals in one bitmap: 2 KB, so that saving a product writes little and a statement stays under 8 KB. */
	public const SEGMENT = 16384;

	/** SEGMENT is a power of two: this one. */
	public const SEGMENT_DIGITS = 14;

	/** @param 'a'|'b' $generation */
	private function __construct( private readonly string $generation ) {}

	public static function of( string $generation ): self {
		return new self( 'b' === $generation ? 'b' : 'a' );
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

	public function createEmpty(): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$this->drop();
		$charset = $wpdb->get_charset_collate();
		dbDelta(
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
				PRIMARY KEY  (ordinal),
				UNIQUE KEY product_id (product_id),
				KEY by_kind (kind,ordinal),
				KEY by_menu (menu_order,title,product_id),
				KEY by_title (title,product_id),
				KEY by_date (published,product_id),
				KEY by_low (low,product_id),
				KEY by_high (high,product_id),
				KEY by_sales (sales,product_id),
				KEY by_views (views,product_id),
				KEY by_rating (rating,ratings,product_id),
				KEY by_reviews (ratings,rating,product_id)
			) {$charset};"
		);
		dbDelta(
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

	public function drop(): void {
		global $wpdb;
		$wpdb->query( "DROP TABLE IF EXISTS {$this->products()}" );
		$wpdb->query( "DROP TABLE IF EXISTS {$this->bits()}" );
		$this->text()->drop();
	}
}
