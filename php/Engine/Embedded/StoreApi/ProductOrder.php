<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\StoreApi;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Embedded\Catalogue\ProductLookupQuery;

/** The orders of `GET products`. Popularity and rating are always best first, as in WooCommerce. */
final class ProductOrder {
	private const COLUMNS = [
		'date'       => [ 's.published', 's.product_id' ],
		'id'         => [ 's.product_id' ],
		'title'      => [ 's.title', 's.product_id' ],
		'menu_order' => [ 's.menu_order', 's.title', 's.product_id' ],
	];

	private const POSTS = [
		'modified'      => [ 'p.post_modified', 'p.ID' ],
		'slug'          => [ 'p.post_name', 'p.ID' ],
		'comment_count' => [ 'p.comment_count', 'p.ID' ],
	];

	private const BEST_FIRST = [
		'popularity' => 's.sales DESC, s.product_id DESC',
		'rating'     => 's.rating DESC, s.rating_count DESC, s.product_id DESC',
	];

	public function add( ProductLookupQuery $statement, string $by, string $direction ): void {
		$direction = 'asc' === $direction ? 'ASC' : 'DESC';
		if ( isset( self::BEST_FIRST[ $by ] ) ) {
			$statement->orderBy( self::BEST_FIRST[ $by ] );
			return;
		}
		if ( isset( self::POSTS[ $by ] ) ) {
			$statement->joinPosts();
		}
		$columns = 'price' === $by
			? [ 'ASC' === $direction ? 's.min_price' : 's.max_price', 's.product_id' ]
			: ( self::POSTS[ $by ] ?? self::COLUMNS[ $by ] ?? self::COLUMNS['date'] );
		$statement->orderBy( implode( ', ', array_map( static fn ( string $column ): string => "{$column} {$direction}", $columns ) ) );
	}
}
