<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Term;
use WP_Term;

/** Terms of the product taxonomies as value objects. */
final class TermReader {
	/** @var array<string, array{string, array<int, int>, list<Term>}> By taxonomy: when the terms last changed, their counts, and what was made of both. */
	private array $known = [];

	public function __construct( private readonly TermCounts $counts ) {}

	/**
	 * @param list<string> $taxonomies
	 * @return array<string, list<Term>> By taxonomy; none of one that does not exist.
	 */
	public function all( array $taxonomies, bool $hideEmpty ): array {
		$this->refresh( array_values( array_filter( $taxonomies, 'taxonomy_exists' ) ) );
		$found = [];
		foreach ( $taxonomies as $taxonomy ) {
			$terms              = $this->known[ $taxonomy ][2] ?? [];
			$found[ $taxonomy ] = $hideEmpty ? array_values( array_filter( $terms, static fn ( Term $term ): bool => $term->count > 0 ) ) : $terms;
		}
		return $found;
	}

	/** @param list<string> $taxonomies */
	private function refresh( array $taxonomies ): void {
		$changed = wp_cache_get_last_changed( 'terms' );
		$stale   = [];
		foreach ( $this->counts->ofMany( $taxonomies ) as $taxonomy => $counts ) {
			$known = $this->known[ $taxonomy ] ?? [ '', [] ];
			if ( [ $changed, $counts ] !== [ $known[0], $known[1] ] ) {
				$stale[ $taxonomy ] = $counts;
			}
		}
		foreach ( $this->read( array_keys( $stale ) ) as $taxonomy => $terms ) {
			$counts                   = $stale[ $taxonomy ];
			$this->known[ $taxonomy ] = [ $changed, $counts, array_map( fn ( WP_Term $term ): Term => $this->term( $term, $counts[ $term->term_id ] ?? 0 ), $terms ) ];
		}
	}

	/**
	 * Reads in one query, however many taxonomies, and without descriptions; WordPress's own reads numbers first, then whole terms.
	 *
	 * @param list<string> $taxonomies That exist.
	 * @return array<string, list<WP_Term>> By taxonomy, in the shop's order.
	 */
	private function read( array $taxonomies ): array {
		global $wpdb;
		$found = array_fill_keys( $taxonomies, [] );
		if ( [] === $taxonomies ) {
			return [];
		}
		$names = implode( ', ', array_fill( 0, count( $taxonomies ), '%s' ) );
		$rows = $wpdb->get_results( $wpdb->prepare(
			"SELECT t.term_id, t.name, t.slug, tt.taxonomy, tt.parent FROM {$wpdb->term_taxonomy} tt INNER JOIN {$wpdb->terms} t ON t.term_id = tt.term_id WHERE tt.taxonomy IN ( {$names} )", // phpcs:ignore WordPress.DB -- as many marks as names.
			$taxonomies
		) );
		foreach ( $rows as $row ) {
			$row->term_id              = (int) $row->term_id;
			$row->parent               = (int) $row->parent;
			$found[ $row->taxonomy ][] = new WP_Term( $row );
		}
		update_meta_cache( 'term', array_column( $rows, 'term_id' ) );
		return array_map( [ TermOrder::class, 'sort' ], $found );
	}

	/** @return list<Term> */
	public function ofProduct( ProductRecord $record, string $taxonomy ): array {
		$terms = get_the_terms( $record->post, $taxonomy );
		// WordPress's own count will do here: nobody reads it from a product, and counting takes queries.
		return is_array( $terms ) ? array_map( fn ( WP_Term $term ): Term => $this->term( $term, $term->count ), array_values( $terms ) ) : [];
	}

	private function term( WP_Term $term, int $count ): Term {
		return new Term(
			$term->term_id,
			$term->taxonomy,
			PlainText::of( $term->name ),
			$term->slug,
			static fn (): string => is_string( $url = get_term_link( $term->term_id, $term->taxonomy ) ) ? $url : '',
			$term->parent,
			$count
		);
	}
}
