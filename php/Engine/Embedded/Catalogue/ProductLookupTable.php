<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Storage\Database;
use Marketday\Engine\Contract\Storage\StorageFailure;
use Marketday\Engine\Contract\Storage\Transaction;
use Marketday\Engine\Embedded\EmbeddedSettings;
use Marketday\Engine\Embedded\Schema;
use Marketday\Kernel\Loading\LoadsIf;

/**
 * The table `marketday_shelf`: the products a visitor can find, with what listings are sorted by. It is made from posts,
 * terms and `wc_product_meta_lookup`, and can be made anew from them at any time.
 */
#[LoadsIf( 'unlike:' . self::STATE . '=' . Schema::VERSION . '|is:' . self::LAST_ENGINE . '=woocommerce', 'init' )]
final class ProductLookupTable {
	private const STATE = 'marketday_shelf';

	/** The engine that served last: each says so when it begins. */
	private const LAST_ENGINE = 'marketday_engine';

	private const TOTALS = 'marketday_shelf_totals';

	/** Listings of many filters come by; the totals of the last of them are kept. */
	private const MOST_TOTALS = 100;

	public function __construct( private readonly EmbeddedSettings $settings ) {}

	public function register(): void {
		add_action( 'init', [ $this, 'rebuildWhenStale' ], 8 );
		add_action( 'set_object_terms', [ $this, 'termsChanged' ], 10, 6 );
		add_action(
			'deleted_term_relationships',
			fn ( int|string $product, mixed $places, string $taxonomy ) => in_array( $taxonomy, get_object_taxonomies( 'product' ), true )
				? $this->forgetTotals()
				: null,
			10,
			3
		);
		add_action( 'update_option_woocommerce_hide_out_of_stock_items', [ $this, 'rebuild' ] );
	}

	/** Rebuilds the table when it is stale, also after another engine has kept the products for a while. */
	public function rebuildWhenStale(): void {
		$isOurs = 'woocommerce' !== get_option( self::LAST_ENGINE );
		if ( ( $isOurs && Schema::VERSION === get_option( self::STATE ) ) || ! is_blog_installed() ) {
			return;
		}
		try {
			$this->rebuild();
		} catch ( StorageFailure ) {
			// The database has said why in the log; the site goes on, and the next request tries again.
			return;
		}
	}

	/** Its rows are lost: they are made anew before the next page is drawn. */
	public static function onLoss(): void {
		delete_option( self::STATE );
	}

	public function rebuild(): void {
		global $wpdb;
		Transaction::run( function () use ( $wpdb ): void {
			Database::execute( "DELETE FROM {$wpdb->prefix}marketday_shelf" );
			$this->insert( '' );
		} );
		$this->forgetTotals();
		update_option( self::STATE, Schema::VERSION, true );
	}

	/** Puts new products into the table, from this post id on. */
	public function add( int $firstId ): void {
		$this->insert( "AND p.ID >= {$firstId}" );
		$this->forgetTotals();
	}

	/** @param list<int> $ids Products that were written; rows of those no visitor can find any more go. */
	public function refresh( array $ids ): void {
		global $wpdb;
		if ( [] === $ids ) {
			return;
		}
		$in     = implode( ',', array_map( 'intval', $ids ) );
		$before = $this->rows( $in );
		Database::execute( "DELETE FROM {$wpdb->prefix}marketday_shelf WHERE product_id IN ( {$in} )" );
		$this->insert( "AND p.ID IN ( {$in} )" );
		if ( $before !== $this->rows( $in ) ) {
			$this->forgetTotals();
		}
	}

	/** Number of products that a statement finds; counted once and kept until something in the table changes. */
	public function total( ProductLookupQuery $statement ): int {
		if ( ! $statement->isOfLookupTableAlone() ) {
			return $statement->total();
		}
		$totals = get_transient( self::TOTALS );
		$totals = is_array( $totals ) ? $totals : [];
		$key    = $statement->fingerprint();
		if ( ! is_numeric( $totals[ $key ] ?? null ) ) {
			$totals = array_slice( $totals, -self::MOST_TOTALS, null, true ) + [ $key => $statement->total() ];
			set_transient( self::TOTALS, $totals, 86400 );
		}
		return (int) $totals[ $key ];
	}

	/**
	 * A product's terms were set.
	 *
	 * @param list<int|string> $after
	 * @param list<int|string> $before
	 */
	public function termsChanged( int $product, mixed $terms, array $after, string $taxonomy, bool $append, array $before ): void {
		$isChanged = [] !== array_diff( $after, $before ) || ( ! $append && [] !== array_diff( $before, $after ) );
		if ( $isChanged && in_array( $taxonomy, get_object_taxonomies( 'product' ), true ) ) {
			$this->forgetTotals();
		}
	}

	/** @return list<array<string, string|null>> What totals depend on: all but how often a product was sold. */
	private function rows( string $in ): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			"SELECT product_id, in_catalogue, in_search, menu_order, title, words, published, min_price, max_price, rating, rating_count, stock_status, on_sale
			FROM {$wpdb->prefix}marketday_shelf WHERE product_id IN ( {$in} ) ORDER BY product_id", // phpcs:ignore WordPress.DB.PreparedSQL -- whole numbers.
			'ARRAY_A'
		);
		return array_values( (array) $rows );
	}

	private function forgetTotals(): void {
		TermCounts::forget();
		if ( false !== get_transient( self::TOTALS ) ) {
			delete_transient( self::TOTALS );
		}
	}

	private function insert( string $which ): void {
		global $wpdb;
		$hide      = $this->settings->hidesOutOfStock() ? "AND COALESCE( l.stock_status, 'instock' ) <> 'outofstock'" : '';
		$catalogue = VisibilityTerms::id( 'exclude-from-catalog' );
		$search    = VisibilityTerms::id( 'exclude-from-search' );
		Database::execute(
			"INSERT INTO {$wpdb->prefix}marketday_shelf
				( product_id, in_catalogue, in_search, menu_order, title, words, published, min_price, max_price, sales, rating, rating_count, stock_status, on_sale )
			SELECT p.ID,
				CASE WHEN c.object_id IS NULL {$hide} THEN 1 ELSE 0 END,
				CASE WHEN s.object_id IS NULL {$hide} THEN 1 ELSE 0 END,
				p.menu_order, SUBSTR( p.post_title, 1, 120 ),
				SUBSTR( CONCAT( p.post_title, ' ', COALESCE( l.sku, '' ), ' ', p.post_excerpt ), 1, 500 ), p.post_date, l.min_price, l.max_price,
				COALESCE( l.total_sales, 0 ), COALESCE( l.average_rating, 0 ), COALESCE( l.rating_count, 0 ),
				COALESCE( l.stock_status, 'instock' ), COALESCE( l.onsale, 0 )
			FROM {$wpdb->posts} p
			LEFT JOIN {$wpdb->prefix}wc_product_meta_lookup l ON l.product_id = p.ID
			LEFT JOIN {$wpdb->term_relationships} c ON c.object_id = p.ID AND c.term_taxonomy_id = {$catalogue}
			LEFT JOIN {$wpdb->term_relationships} s ON s.object_id = p.ID AND s.term_taxonomy_id = {$search}
			WHERE p.post_type = 'product' AND p.post_status = 'publish' AND p.post_password = '' {$which}"
		);
	}
}
