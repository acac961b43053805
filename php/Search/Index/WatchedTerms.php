<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

use WP_Term;

/** Changes of terms by which products may be in other listings than before. */
final class WatchedTerms {
	/** @param callable(list<int>): mixed $changed Takes the products that have the term, or one below it. */
	public static function onChange( callable $changed ): void {
		add_action( 'edited_term', static fn ( int $term, int $place, string $taxonomy ): mixed => $changed( self::products( $term, $taxonomy ) ), 10, 3 );
		// What was below a deleted category is below the next one up: WordPress names their places alone.
		add_action( 'edited_term_taxonomies', static fn ( array $places ): mixed => $changed( self::productsAt( $places ) ) );
	}

	/**
	 * @param array<mixed> $places Ids in the table of taxonomies.
	 * @return list<int>
	 */
	private static function productsAt( array $places ): array {
		$products = [];
		foreach ( array_filter( $places, 'is_scalar' ) as $place ) {
			$term = get_term_by( 'term_taxonomy_id', (int) $place );
			array_push( $products, ...( $term instanceof WP_Term ? self::products( $term->term_id, $term->taxonomy ) : [] ) );
		}
		return array_values( array_unique( $products ) );
	}

	/** @return list<int> */
	private static function products( int $term, string $taxonomy ): array {
		if ( ! is_object_in_taxonomy( 'product', $taxonomy ) ) {
			return [];
		}
		$members = [ $term, ...( is_taxonomy_hierarchical( $taxonomy ) ? (array) get_term_children( $term, $taxonomy ) : [] ) ];
		$ids    = get_objects_in_term( array_map( 'intval', array_filter( $members, 'is_scalar' ) ), $taxonomy );
		return is_array( $ids ) ? array_values( array_map( 'intval', $ids ) ) : [];
	}
}
