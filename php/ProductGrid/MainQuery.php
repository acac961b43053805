<?php

declare( strict_types=1 );

namespace Marketday\ProductGrid;

use Marketday\Store\Catalogue;
use WP_Query;

/** The products of the page's own query (shop, category, tag, search), with its own page addresses. */
final class MainQuery {
	/** True on archives of products and on searches among them. */
	public function listsProducts(): bool {
		$query = $GLOBALS['wp_query'] ?? null;
		return $query instanceof WP_Query
			&& ( $query->is_post_type_archive( 'product' ) || $this->isProductTaxonomy( $query ) || ( $query->is_search() && 'product' === $query->get( 'post_type' ) ) );
	}

	public function listing( Catalogue $catalogue ): Listing {
		/** @var WP_Query $query */
		$query = $GLOBALS['wp_query'];
		$ids   = array_map( 'intval', wp_list_pluck( (array) $query->posts, 'ID' ) );
		$page  = max( 1, (int) $query->get( 'paged' ) );
		return new Listing(
			$catalogue->products( array_values( $ids ) ),
			new Paging( $page, (int) $query->max_num_pages, static fn ( int $number ): string => (string) get_pagenum_link( $number, false ) )
		);
	}

	private function isProductTaxonomy( WP_Query $query ): bool {
		return $query->is_tax( get_object_taxonomies( 'product' ) );
	}
}
