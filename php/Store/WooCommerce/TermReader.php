<?php

declare( strict_types=1 );

namespace Marketday\Store\WooCommerce;

use Marketday\Store\Term;
use WP_Term;

/** Terms of the product taxonomies, in the shop's order. */
final class TermReader {
	/** @return list<Term> */
	public function all( string $taxonomy, bool $hideEmpty ): array {
		if ( ! is_object_in_taxonomy( 'product', $taxonomy ) ) {
			return [];
		}
		$found = get_terms(
			[
				'taxonomy'   => $taxonomy,
				'hide_empty' => $hideEmpty,
				'menu_order' => 'asc',
			]
		);
		return is_array( $found ) ? $this->terms( $found ) : [];
	}

	/** @return list<Term> */
	public function ofProduct( int $productId, string $taxonomy ): array {
		$found = get_the_terms( $productId, $taxonomy );
		return is_array( $found ) ? $this->terms( $found ) : [];
	}

	/**
	 * @param array<array-key, mixed> $found
	 * @return list<Term>
	 */
	private function terms( array $found ): array {
		$terms = array_filter( $found, static fn ( mixed $term ): bool => $term instanceof WP_Term );
		return array_values( array_map( $this->term( ... ), $terms ) );
	}

	private function term( WP_Term $term ): Term {
		return new Term(
			$term->term_id,
			$term->taxonomy,
			PlainText::of( $term->name ),
			$term->slug,
			static fn (): string => is_string( $url = get_term_link( $term ) ) ? $url : '',
			$term->parent,
			$term->count
		);
	}
}
