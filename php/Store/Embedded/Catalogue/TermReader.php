<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Catalogue;

use Marketday\Store\Term;
use WP_Term;

/** Terms of the product taxonomies as value objects. */
final class TermReader {
	/** @var array<string, array{string, array<int, int>, list<Term>}> By taxonomy: when the terms last changed, their counts, and what was made of both. */
	private array $known = [];

	public function __construct( private readonly TermCounts $counts ) {}

	/** @return list<Term> */
	public function all( string $taxonomy, bool $hideEmpty ): array {
		if ( ! taxonomy_exists( $taxonomy ) ) {
			return [];
		}
		$changed = wp_cache_get_last_changed( 'terms' );
		$counts  = $this->counts->of( $taxonomy );
		$known   = $this->known[ $taxonomy ] ?? null;
		if ( null === $known || [ $changed, $counts ] !== [ $known[0], $known[1] ] ) {
			$known                    = [ $changed, $counts, $this->read( $taxonomy, $counts ) ];
			$this->known[ $taxonomy ] = $known;
		}
		return $hideEmpty ? array_values( array_filter( $known[2], static fn ( Term $term ): bool => $term->count > 0 ) ) : $known[2];
	}

	/**
	 * @param array<int, int> $counts
	 * @return list<Term>
	 */
	private function read( string $taxonomy, array $counts ): array {
		$terms = get_terms( [
			'taxonomy'   => $taxonomy,
			'hide_empty' => false,
		] );
		$found = is_array( $terms ) ? array_filter( $terms, static fn ( mixed $term ): bool => $term instanceof WP_Term ) : [];
		return array_map( fn ( WP_Term $term ): Term => $this->term( $term, $counts[ $term->term_id ] ?? 0 ), TermOrder::sort( $found ) );
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
