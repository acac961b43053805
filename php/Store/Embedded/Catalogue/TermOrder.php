<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Catalogue;

use WP_Term;

/** The shop's order of terms: the term meta `order` that WooCommerce's drag and drop writes, then the name. */
final class TermOrder {
	/**
	 * @param array<WP_Term> $terms
	 * @return list<WP_Term>
	 */
	public static function sort( array $terms ): array {
		update_termmeta_cache( array_map( static fn ( WP_Term $term ): int => $term->term_id, $terms ) );
		$keys = array_map( static fn ( WP_Term $term ): array => [ self::place( $term ), strtolower( $term->name ) ], $terms );
		asort( $keys );
		return array_values( array_map( static fn ( int|string $place ): WP_Term => $terms[ $place ], array_keys( $keys ) ) );
	}

	private static function place( WP_Term $term ): int {
		$order = get_term_meta( $term->term_id, 'order', true );
		if ( '' === $order ) {
			$order = get_term_meta( $term->term_id, "order_{$term->taxonomy}", true );
		}
		return is_numeric( $order ) ? (int) $order : 0;
	}
}
