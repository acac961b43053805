<?php

declare( strict_types=1 );

namespace Marketday\Store\Index;

use Marketday\Store\Index\Text\ProductText;
use Marketday\Store\PriceDisplay;
use Marketday\Store\StockStatus;

/**
 * Reads what the index knows of products, some thousand at a time, from the storage shapes that both engines share: posts,
 * their meta and terms.
 */
final class FactsReader {
	private const META = [ '_price', '_regular_price', '_sale_price', '_stock_status', '_tax_status', '_tax_class', 'total_sales', '__product_views_count', '_wc_average_rating', '_wc_review_count', '_sku', '_global_unique_id', '_product_attributes' ];

	/** Of a description; what comes later is not searched. */
	private const LETTERS = 4000;

	private readonly TermReader $terms;

	/** @var array<string, int> Minor units by stored price, tax status and class, of those read last. */
	private array $shown = [];

	public function __construct( private readonly PriceDisplay $prices ) {
		$this->terms = new TermReader();
	}

	/**
	 * @param list<int> $ids Of products; those that no visitor may see are left out.
	 * @return list<ProductFacts>
	 */
	public function read( array $ids ): array {
		if ( [] === $ids ) {
			return [];
		}
		$this->shown = [];
		$products = $this->posts( 'product', 'ID', $ids, 'post_title, post_date, menu_order, post_excerpt, SUBSTRING( post_content, 1, ' . self::LETTERS . ' ) AS description' );
		$terms    = $this->terms->of( array_keys( $products ) );
		$children = $this->variations( array_keys( array_filter( $terms, static fn ( array $own ): bool => isset( $own['product_type']['variable'] ) ) ) );
		$meta     = $this->meta( array_merge( array_keys( $products ), ...array_values( $children ) ) );
		return array_values(
			array_map(
				fn ( array $post ): ProductFacts => $this->product( $post, $terms[ (int) $post['ID'] ] ?? [], $children[ (int) $post['ID'] ] ?? [], $meta ),
				$products
			)
		);
	}

	/**
	 * @param array<string, string>               $post
	 * @param array<string, array<string, int>>   $terms    Term id by slug, by taxonomy.
	 * @param list<int>                           $children
	 * @param array<int, array<string, string>>   $meta
	 */
	private function product( array $post, array $terms, array $children, array $meta ): ProductFacts {
		$id         = (int) $post['ID'];
		$own        = $meta[ $id ] ?? [];
		$flags      = $terms['product_visibility'] ?? [];
		$attributes = $this->attributesOf( $terms );
		$whole      = $this->wholeProductTerms( $terms );
		$units      = isset( $terms['product_type']['variable'] )
			? array_map( fn ( int $child ): UnitFacts => $this->unit( $child, $this->withParents( $meta[ $child ] ?? [], $own ), $this->chosen( $meta[ $child ] ?? [], $attributes ) ), $children )
			: [ $this->unit( $id, $own, array_map( 'array_values', $attributes ) ) ];
		// As the shop is set, what is out of stock is in no listing.
		$isHidden = isset( $flags['outofstock'] ) && 'yes' === get_option( 'woocommerce_hide_out_of_stock_items' );
		return new ProductFacts(
			id: $id,
			units: $units,
			terms: $whole,
			inCatalogue: ! isset( $flags['exclude-from-catalog'] ) && ! $isHidden,
			inSearch: ! isset( $flags['exclude-from-search'] ) && ! $isHidden,
			featured: isset( $flags['featured'] ),
			title: (string) $post['post_title'],
			published: (string) $post['post_date'],
			menuOrder: (int) $post['menu_order'],
			sales: (int) ( $own['total_sales'] ?? 0 ),
			views: (int) ( $own['__product_views_count'] ?? 0 ),
			rating: (int) round( 100 * (float) ( $own['_wc_average_rating'] ?? 0 ) ),
			ratings: (int) ( $own['_wc_review_count'] ?? 0 ),
			text: new ProductText(
				(string) $post['post_title'],
				$this->termNames( [ ...array_values( $whole ), ...array_map( 'array_values', array_values( $attributes ) ) ], $own['_product_attributes'] ?? '' ),
				"{$post['post_excerpt']} {$post['description']}",
				$this->codes( [ $id, ...$children ], $meta )
			)
		);
	}

	/**
	 * Of categories with their ancestors, tags and attribute values; and the values of attributes that are the product's own.
	 *
	 * @param list<list<int>> $terms By taxonomy.
	 * @return list<string>
	 */
	private function termNames( array $terms, string $attributes ): array {
		$own  = str_contains( $attributes, '"is_taxonomy";i:0' ) || str_contains( $attributes, '"is_taxonomy";b:0' ) ? maybe_unserialize( $attributes ) : [];
		$text = array_map(
			static fn ( mixed $one ): string => is_array( $one ) && empty( $one['is_taxonomy'] ) && is_string( $one['value'] ?? null ) ? str_replace( '|', ' , ', $one['value'] ) : '',
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
				$code = $meta[ $unit ][ $key ] ?? '';
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
	 * @param array<string, string>    $meta
	 * @param array<string, list<int>> $terms
	 */
	private function unit( int $id, array $meta, array $terms ): UnitFacts {
		$price  = $meta['_price'] ?? '';
		$onSale = '' !== ( $meta['_sale_price'] ?? '' ) && (float) $meta['_sale_price'] === (float) $price && (float) $price < (float) ( $meta['_regular_price'] ?? 0 );
		return new UnitFacts(
			$id,
			is_numeric( $price ) ? $this->shown( $price, $meta['_tax_status'] ?? 'taxable', $meta['_tax_class'] ?? '' ) : null,
			StockStatus::tryFrom( $meta['_stock_status'] ?? '' ) ?? StockStatus::InStock,
			$onSale,
			$terms
		);
	}

	/** Many products cost the same. */
	private function shown( string $price, string $taxStatus, string $taxClass ): int {
		return $this->shown[ "{$price} {$taxStatus} {$taxClass}" ] ??= $this->prices->shown( $price, $taxStatus, $taxClass )->minor;
	}

	/**
	 * A variation without a tax class of its own has its parent's.
	 *
	 * @param array<string, string> $own
	 * @param array<string, string> $parent
	 * @return array<string, string>
	 */
	private function withParents( array $own, array $parent ): array {
		$class             = $own['_tax_class'] ?? 'parent';
		$own['_tax_class'] = 'parent' === $class ? ( $parent['_tax_class'] ?? '' ) : $class;
		return $own + [ '_tax_status' => $parent['_tax_status'] ?? 'taxable' ];
	}

	/**
	 * A variation's attributes: its own value where it has one, all of the product's where it takes any.
	 *
	 * @param array<string, string>             $meta
	 * @param array<string, array<string, int>> $attributes
	 * @return array<string, list<int>>
	 */
	private function chosen( array $meta, array $attributes ): array {
		$chosen = [];
		foreach ( $attributes as $taxonomy => $terms ) {
			$value               = $meta[ "attribute_{$taxonomy}" ] ?? '';
			$chosen[ $taxonomy ] = '' === $value ? array_values( $terms ) : ( isset( $terms[ $value ] ) ? [ $terms[ $value ] ] : [] );
		}
		return $chosen;
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
	 * @param list<int> $products
	 * @return array<int, list<int>> Variations by product, in their order.
	 */
	private function variations( array $products ): array {
		$children = [];
		foreach ( $this->posts( 'product_variation', 'post_parent', $products, 'post_parent', 'ORDER BY menu_order, ID' ) as $id => $post ) {
			$children[ (int) $post['post_parent'] ][] = $id;
		}
		return $children;
	}

	/**
	 * @param list<int> $ids Of the column.
	 * @return array<int, array<string, string>> By id.
	 */
	private function posts( string $type, string $column, array $ids, string $columns, string $order = '' ): array {
		global $wpdb;
		$posts = [];
		foreach ( array_chunk( $ids, Ids::PORTION ) as $chunk ) {
			$wanted = array_flip( $chunk );
			$among  = Ids::among( $chunk );
			$rows   = (array) $wpdb->get_results( "SELECT ID, {$columns} FROM {$wpdb->posts} WHERE {$column} {$among} AND post_type='{$type}' AND post_status='publish' AND post_password='' {$order}", 'ARRAY_A' );
			foreach ( $rows as $row ) {
				if ( isset( $wanted[ (int) $row[ $column ] ] ) ) {
					$posts[ (int) $row['ID'] ] = $row;
				}
			}
		}
		return $posts;
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
			$rows = $wpdb->get_results( "SELECT post_id, meta_key, meta_value FROM {$wpdb->postmeta} WHERE {$this->metaOf( $chunk )} AND (CONCAT(meta_key, '') IN ({$keys}) OR CONCAT(meta_key, '') LIKE 'attribute\\_pa\\_%')" );
			foreach ( $rows as $row ) {
				// A variable product has a price row for each price; only its variations' count.
				$meta[ (int) $row->post_id ][ $row->meta_key ] ??= (string) $row->meta_value;
			}
		}
		return $meta;
	}

	/**
	 * Where their rows were written one after another they are read so, in a third of the time of looking each of them up; others
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
		$range = $wpdb->get_row( "SELECT MIN(meta_id), MAX(meta_id), COUNT(*) FROM {$wpdb->postmeta} WHERE post_id {$these}", 'ARRAY_N' );
		[ $first, $last, $rows ] = array_map( 'intval', (array) $range ) + [ 0, 0, 0 ];
		// A sum, or databases would look them up all the same.
		return $last - $first < 2 * $rows ? "meta_id BETWEEN {$first} AND {$last} AND post_id + 0 {$these}" : "post_id {$these}";
	}
}
