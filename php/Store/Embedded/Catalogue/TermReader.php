<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Catalogue;

use Marketday\Store\Term;
use WP_Term;

/** Terms of the product taxonomies as value objects. */
final class TermReader {
	public function __construct( private readonly TermCounts $counts ) {}

	/** @return list<Term> */
	public function all( string $taxonomy, bool $hideEmpty ): array {
		$terms = taxonomy_exists( $taxonomy ) ? get_terms( [
			'taxonomy'   => $taxonomy,
			'hide_empty' => false,
		] ) : [];
		$found = is_array( $terms ) ? array_filter( $terms, static fn ( mixed $term ): bool => $term instanceof WP_Term ) : [];
		$all   = array_map( fn ( WP_Term $term ): Term => $this->term( $term, $this->counts->of( $taxonomy )[ $term->term_id ] ?? 0 ), TermOrder::sort( $found ) );
		return $hideEmpty ? array_values( array_filter( $all, static fn ( Term $term ): bool => $term->count > 0 ) ) : $all;
	}

	/** @return list<Term> */
	public function ofProduct( ProductRecord $record, string $taxonomy ): array {
		$terms = get_the_terms( $record->post, $taxonomy );
		// WordPress's own count will do here: nobody reads it from a product, and counting takes queries.
		return is_array( $terms ) ? array_map( fn ( WP_Term $term ): Term => $this->term( $term, $term->count ), array_values( $terms ) ) : [];
	}

	private function term( WP_Term $term, int $count ): Term {
		$url = get_term_link( $term );
		return new Term(
			$term->term_id,
			$term->taxonomy,
			PlainText::of( $term->name ),
			$term->slug,
			is_string( $url ) ? $url : '',
			$term->parent,
			$count
		);
	}
}
