<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

use WP_Term;

/** The shop's order of terms: the term meta `order` that WooCommerce's drag and drop writes, then the name. */
final class TermOrder {
	/**
	 * @param array<WP_Term> $terms
	 * @return list<WP_Term>
	 */
	public static function sort( array $terms ): array {
		// All at once: asked for one by one, each takes WordPress longer than the sorting.
		$meta = (array) update_meta_cache( 'term', array_column( $terms, 'term_id' ) );
		$keys = array_map( static fn ( WP_Term $term ): array => [ self::place( $term, $meta[ $term->term_id ] ?? [] ), strtolower( $term->name ) ], $terms );
		asort( $keys );
		return array_values( array_map( static fn ( int|string $place ): WP_Term => $terms[ $place ], array_keys( $keys ) ) );
	}

	/** @param array<string, list<string>> $meta */
	private static function place( WP_Term $term, array $meta ): int {
		$order = $meta['order'][0] ?? $meta[ "order_{$term->taxonomy}" ][0] ?? '';
		return is_numeric( $order ) ? (int) $order : 0;
	}
}
