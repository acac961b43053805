<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Term;
use WP_Term;

/** Terms of the product taxonomies, in the shop's order. */
final class TermReader {
	/**
	 * Terms in one query for all taxonomies: WooCommerce sorts each taxonomy's terms the same way then as by itself.
	 *
	 * @param list<string> $taxonomies
	 * @return array<string, list<Term>> By taxonomy; none of one that is not of products.
	 */
	public function all( array $taxonomies, bool $hideEmpty ): array {
		$own   = array_values( array_filter( $taxonomies, static fn ( string $taxonomy ): bool => is_object_in_taxonomy( 'product', $taxonomy ) ) );
		$terms = [] === $own ? [] : get_terms(
			[
				'taxonomy'   => $own,
				'hide_empty' => $hideEmpty,
				'menu_order' => 'asc',
			]
		);
		$found = array_fill_keys( $taxonomies, [] );
		foreach ( is_array( $terms ) ? $this->terms( $terms ) : [] as $term ) {
			$found[ $term->taxonomy ][] = $term;
		}
		return $found;
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
