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
		usort(
			$terms,
			static fn ( WP_Term $a, WP_Term $b ): int => [ self::place( $a ), strtolower( $a->name ) ] <=> [ self::place( $b ), strtolower( $b->name ) ]
		);
		return $terms;
	}

	private static function place( WP_Term $term ): int {
		$order = get_term_meta( $term->term_id, 'order', true );
		if ( '' === $order ) {
			$order = get_term_meta( $term->term_id, "order_{$term->taxonomy}", true );
		}
		return is_numeric( $order ) ? (int) $order : 0;
	}
}
