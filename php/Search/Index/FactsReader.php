<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\PriceDisplay;
use Marketday\Engine\Contract\Storage\MetaRows;
use Marketday\Search\Index\Text\ProductText;

/**
 * Reads what the index knows of products, some thousand at a time, from the storage shapes that both engines share: posts,
 * their meta and terms.
 */
final class FactsReader {
	private const META = [
		'_price',
		'_regular_price',
		'_sale_price',
		'_stock_status',
		'_tax_status',
		'_tax_class',
		'total_sales',
		'__product_views_count',
		'_wc_average_rating',
		'_wc_review_count',
		'_sku',
		'_global_unique_id',
		'_product_attributes',
	];

	/** Letters of a description; what comes later is not searched. */
	private const DESCRIPTION_LENGTH = 4000;

	private readonly TermReader $terms;

	private readonly MemberReader $members;

	private readonly UnitReader $units;

	public function __construct( PriceDisplay $prices ) {
		$this->terms    = new TermReader();
		$this->members = new MemberReader();
		$this->units    = new UnitReader( $prices );
	}

	/**
	 * @param list<int> $ids Of products; those that no visitor may see are left out.
	 * @return list<ProductFacts>
	 */
	public function read( array $ids ): array {
		if ( [] === $ids ) {
			return [];
		}
		$this->units->forget();
		$products = PublishedPosts::read( 'product', 'ID', $ids, 'post_title, post_date, menu_order, post_excerpt, SUBSTRING( post_content, 1, ' . self::DESCRIPTION_LENGTH . ' ) AS description' );
		$terms    = $this->terms->of( array_keys( $products ) );
		$members = $this->members->of( $terms );
		$meta     = $this->meta( array_merge( array_keys( $products ), ...array_values( $members ) ) );
		return array_values(
			array_map(
				fn ( array $post ): ProductFacts => $this->product( $post, $terms[ (int) $post['ID'] ] ?? [], $members[ (int) $post['ID'] ] ?? [], $meta ),
				$products
			)
		);
	}

	/**
	 * @param array<string, string>               $post
	 * @param array<string, array<string, int>>   $terms    Term id by slug, by taxonomy.
	 * @param list<int>                           $members
	 * @param array<int, array<string, string>>   $meta
	 */
	private function product( array $post, array $terms, array $members, array $meta ): ProductFacts {
		$id         = (int) $post['ID'];
		$own        = $meta[ $id ] ?? [];
		$flags      = $terms['product_visibility'] ?? [];
		$attributes = $this->attributesOf( $terms );
		$whole      = $this->wholeProductTerms( $terms );
		$types      = $terms['product_type'] ?? [];
		// As the shop is set, what is out of stock is in no listing.
		$isHidden = isset( $flags['outofstock'] ) && 'yes' === get_option( 'woocommerce_hide_out_of_stock_items' );
		return new ProductFacts(
			$id,
			$this->units->of( $id, $types, $members, $meta, $attributes ),
			$whole,
			new ProductVisibility(
				! isset( $flags['exclude-from-catalog'] ) && ! $isHidden,
				! isset( $flags['exclude-from-search'] ) && ! $isHidden,
				isset( $flags['featured'] )
			),
			(string) $post['post_title'],
			(string) $post['post_date'],
			new ProductFigures(
				(int) $post['menu_order'],
				(int) ( $own['total_sales'] ?? 0 ),
				(int) ( $own['__product_views_count'] ?? 0 ),
				(int) round( 100 * (float) ( $own['_wc_average_rating'] ?? 0 ) ),
				(int) ( $own['_wc_review_count'] ?? 0 )
			),
			new ProductText(
				(string) $post['post_title'],
				$this->termNames( [ ...array_values( $whole ), ...array_map( 'array_values', array_values( $attributes ) ) ], $own['_product_attributes'] ?? '' ),
				"{$post['post_excerpt']} {$post['description']}",
				$this->codes( isset( $types['variable'] ) ? [ $id, ...$members ] : [ $id ], $meta )
			)
		);
	}

	/**
	 * Names of categories with their ancestors, tags and attribute values; and the values of attributes that are the product's own.
	 *
	 * @param list<list<int>> $terms By taxonomy.
	 * @return list<string>
	 */
	private function termNames( array $terms, string $attributes ): array {
		$own  = str_contains( $attributes, '"is_taxonomy";i:0' ) || str_contains( $attributes, '"is_taxonomy";b:0' ) ? MetaRows::value( $attributes ) : [];
		$text = array_map(
			static fn ( mixed $one ): string => is_array( $one ) && empty( $one['is_taxonomy'] ) && is_string( $one['value'] ?? null )
				? str_replace( '|', ' , ', $one['value'] )
				: '',
			is_array( $own ) ? array_values( $own ) : []
		);
		return [ ...array_map( $this->terms->name( ... ), array_merge( ...$terms ) ), ...array_values( array_diff( $text, [ '' ] ) ) ];
	}

	/**
	 * SKU and GTIN of the product and of its variations.
	 *
	 * @param list<int>                         $units
	 * @param array<int, array<string, string>> $meta
	 * @return array<string, int>
	 */
	private function codes( array $units, array $meta ): array {
		$codes = [];
		foreach ( $units as $unit ) {
			foreach ( [ '_sku', '_global_unique_id' ] as $key ) {
				$code = MetaRows::text( $meta[ $unit ][ $key ] ?? '' );
				if ( '' !== $code ) {
					$codes[ $code ] ??= $unit;
				}
			}
		}
		return $codes;
	}

	/**
	 * @param array<string, array<string, int>> $terms
	 * @return array<string, array<string, int>>
	 */
	private function attributesOf( array $terms ): array {
		return array_filter( $terms, static fn ( string $taxonomy ): bool => str_starts_with( $taxonomy, 'pa_' ), ARRAY_FILTER_USE_KEY );
	}

	/**
	 * @param array<string, array<string, int>> $terms
	 * @return array<string, list<int>>
	 */
	private function wholeProductTerms( array $terms ): array {
		$whole = [];
		foreach ( $terms as $taxonomy => $ids ) {
			if ( ! str_starts_with( $taxonomy, 'pa_' ) && Facet::isOfTaxonomy( $taxonomy ) ) {
				$whole[ $taxonomy ] = $this->terms->withAncestors( $taxonomy, array_values( $ids ) );
			}
		}
		return $whole;
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, array<string, string>>
	 */
	private function meta( array $ids ): array {
		global $wpdb;
		$meta = [];
		$keys = "'" . implode( "','", self::META ) . "'";
		// Products and their variations in the order they were made.
		sort( $ids );
		foreach ( array_chunk( $ids, Ids::PORTION ) as $chunk ) {
			// As an expression, or databases would weigh up each of the names first, which takes them longer than a product's few rows.
			$rows = $wpdb->get_results( "SELECT post_id, meta_key, meta_value FROM {$wpdb->postmeta} WHERE {$this->metaOf( $chunk )} AND (CONCAT(meta_key, '') IN ({$keys}) OR CONCAT(meta_key, '') LIKE 'attribute\\_pa\\_%' OR CONCAT(meta_key, '') LIKE '\\_marketday\\_%price\\_%')" ); // phpcs:ignore WordPress.DB.PreparedSQL -- whole numbers and constants.
			foreach ( $rows as $row ) {
				// A variable product has a price row for each price, the lowest first: it is what the product costs as a member of a group.
				$meta[ (int) $row->post_id ][ $row->meta_key ] ??= (string) $row->meta_value;
			}
		}
		return $meta;
	}

	/**
	 * Meta of ids. Where their rows were written one after another they are read so, in a third of the time of looking each of them up; others
	 * that lie between come along.
	 *
	 * @param non-empty-list<int> $ids
	 * @return string A condition for the rows of these.
	 */
	private function metaOf( array $ids ): string {
		global $wpdb;
		$these = Ids::among( $ids );
		if ( count( $ids ) < Ids::MANY ) {
			return "post_id {$these}";
		}
		$range = $wpdb->get_row( "SELECT MIN(meta_id), MAX(meta_id), COUNT(*) FROM {$wpdb->postmeta} WHERE post_id {$these}", 'ARRAY_N' ); // phpcs:ignore WordPress.DB.PreparedSQL -- whole numbers.
		[ $first, $last, $rows ] = array_map( 'intval', (array) $range ) + [ 0, 0, 0 ];
		// A sum, or databases would look them up all the same.
		return $last - $first < 2 * $rows ? "meta_id BETWEEN {$first} AND {$last} AND post_id + 0 {$these}" : "post_id {$these}";
	}
}
