<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Automattic\WooCommerce\StoreApi\Utilities\ProductQuery as StoreApiQuery;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\ProductSort;
use Marketday\Engine\Contract\StockStatus;
use WP_Query;
use WP_REST_Request;

/**
 * Finds product ids as the Store API's product list does (its taxonomies, lookup table, tax-aware price filter and orders),
 * one page at a time, without password-protected products.
 */
final class CatalogueQuery {
	private const NOTHING = [ 0 ];

	/** @return array{ids: list<int>, total: int} */
	public function find( ProductQuery $query ): array {
		$source    = new StoreApiQuery();
		$arguments = [
			'post_type'    => 'product',
			'has_password' => false,
		] + $source->prepare_objects_query( $this->request( $query ) );
		$arguments['tax_query'] = [ ...( $arguments['tax_query'] ?? [] ), ...$this->further( $query ) ];
		add_filter( 'posts_clauses', [ $source, 'add_query_clauses' ], 10, 2 );
		try {
			$found = new WP_Query( $arguments );
			$total = $found->found_posts;
			if ( 0 === $total && $query->page > 1 ) {
				$total = ( new WP_Query( [ 'paged' => 1 ] + $arguments ) )->found_posts;
			}
		} finally {
			remove_filter( 'posts_clauses', [ $source, 'add_query_clauses' ], 10 );
			WC()->query->remove_ordering_args();
		}
		$ids = array_values( array_map( 'intval', array_filter( $found->posts ?? [], 'is_numeric' ) ) );
		return [
			'ids'   => $ids,
			'total' => $total,
		];
	}

	/** @return WP_REST_Request<array<string, mixed>> */
	private function request( ProductQuery $query ): WP_REST_Request {
		[ $orderBy, $order ] = $this->order( $query );
		/** @var WP_REST_Request<array<string, mixed>> $request */
		$request = new WP_REST_Request( 'GET', '/wc/store/v1/products' );
		$request->set_query_params(
			[
				'page'               => max( 1, $query->page ),
				'per_page'           => max( 1, $query->perPage ),
				'orderby'            => $orderBy,
				'order'              => $order,
				'search'             => $query->search,
				'include'            => $this->includedIds( $query ),
				'exclude'            => $query->exclude,
				'parent'             => [],
				'parent_exclude'     => [],
				'category'           => $query->categories,
				'tag'                => $query->tags,
				'attributes'         => $this->attributes( $query ),
				'attribute_relation' => 'and',
				'stock_status'       => array_map( static fn ( StockStatus $status ): string => $status->value, $query->stock ),
				'rating'             => $query->ratings,
				'featured'           => $query->featuredOnly ? true : null,
				'min_price'          => $query->minimumPrice?->minor,
				'max_price'          => $query->maximumPrice?->minor,
				'sku'                => $query->sku,
				'catalog_visibility' => '' === $query->search ? 'catalog' : 'search',
			]
		);
		return $request;
	}

	/** @return array{string, string} */
	private function order( ProductQuery $query ): array {
		return match ( $query->sort ) {
			ProductSort::Default    => [ [] === $query->include ? 'menu_order' : 'include', 'asc' ],
			// Views are counted in the index; until it is there, what sells most stands for what is seen most.
			ProductSort::Popularity, ProductSort::Views => [ 'popularity', 'desc' ],
			ProductSort::Rating, ProductSort::Reviews => [ 'rating', 'desc' ],
			ProductSort::Newest     => [ 'date', 'desc' ],
			ProductSort::PriceLow   => [ 'price', 'asc' ],
			ProductSort::PriceHigh  => [ 'price', 'desc' ],
			ProductSort::Title      => [ 'title', 'asc' ],
		};
	}

	/** @return list<int> */
	private function includedIds( ProductQuery $query ): array {
		if ( ! $query->onSaleOnly ) {
			return $query->include;
		}
		$onSale = array_map( 'intval', wc_get_product_ids_on_sale() );
		$ids    = [] === $query->include ? $onSale : array_intersect( $query->include, $onSale );
		return [] === $ids ? self::NOTHING : array_values( $ids );
	}

	/** @return list<array{taxonomy: string, terms: list<int>}> What the Store API's request has no place for. */
	private function further( ProductQuery $query ): array {
		$clauses = [];
		foreach ( $query->further as $choice ) {
			foreach ( array_filter( $choice ) as $taxonomy => $terms ) {
				$clauses[] = [
					'taxonomy' => $taxonomy,
					'terms'    => $terms,
				];
			}
		}
		return $clauses;
	}

	/** @return list<array{attribute: string, term_id: list<int>, operator: string}> */
	private function attributes( ProductQuery $query ): array {
		$attributes = [];
		foreach ( $query->attributes as $taxonomy => $termIds ) {
			$attributes[] = [
				'attribute' => $taxonomy,
				'term_id'   => $termIds,
				'operator'  => 'in',
			];
		}
		return $attributes;
	}
}
