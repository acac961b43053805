<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

use Marketday\Search\Index\Facet;
use Marketday\Search\Index\ProductIndex;
use Marketday\Search\Index\Selection;

/**
 * Numbers of listed products that each term holds, categories with all that stands below them. Counted once for a taxonomy
 * and kept until a product or a term changes; by the facet index where it serves, for every change would have the next visitor
 * wait for the count of all products.
 */
final class TermCounts {
	private const KEPT = 'marketday_term_counts';

	/** Group of what was unpacked once in a request. */
	private const GROUP = 'marketday';

	public function register(): void {
		foreach ( [ 'created_term', 'edited_term', 'delete_term', 'marketday_index_changed' ] as $hook ) {
			add_action( $hook, [ self::class, 'forget' ] );
		}
	}

	/** @return array<int, int> By term id. */
	public function of( string $taxonomy ): array {
		return $this->ofMany( [ $taxonomy ] )[ $taxonomy ];
	}

	/**
	 * @param list<string> $taxonomies
	 * @return array<string, array<int, int>> By taxonomy and term id.
	 */
	public function ofMany( array $taxonomies ): array {
		$counts  = $this->cachedCounts();
		$missing = array_values( array_diff( $taxonomies, array_keys( $counts ) ) );
		if ( [] !== $missing ) {
			$counts += $this->countAll( $missing );
			set_transient( self::KEPT, $counts );
			wp_cache_set( self::KEPT, $counts, self::GROUP );
		}
		return array_intersect_key( $counts, array_fill_keys( $taxonomies, true ) );
	}

	public static function forget(): void {
		wp_cache_delete( self::KEPT, self::GROUP );
		if ( false !== get_transient( self::KEPT ) ) {
			delete_transient( self::KEPT );
		}
	}

	/** @return array<string, array<int, int>> By taxonomy and term id. */
	private function cachedCounts(): array {
		$counts = wp_cache_get( self::KEPT, self::GROUP );
		if ( ! is_array( $counts ) ) {
			$kept   = get_transient( self::KEPT );
			$counts = is_array( $kept ) ? $kept : [];
			wp_cache_set( self::KEPT, $counts, self::GROUP );
		}
		return $counts;
	}

	/**
	 * @param list<string> $taxonomies
	 * @return array<string, array<int, int>>
	 */
	private function countAll( array $taxonomies ): array {
		$facets = array_values( array_filter( $taxonomies, [ Facet::class, 'isOfTaxonomy' ] ) );
		$found  = ProductIndex::serving()?->search( new Selection( anyStock: true ), $facets );
		$counts = [];
		foreach ( $taxonomies as $taxonomy ) {
			$counts[ $taxonomy ] = null !== $found && in_array( $taxonomy, $facets, true ) ? $found->counts( $taxonomy ) : $this->count( $taxonomy );
		}
		return $counts;
	}

	/** @return array<int, int> */
	private function count( string $taxonomy ): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT tt.term_id, COUNT(*) AS products FROM {$wpdb->term_taxonomy} tt
				INNER JOIN {$wpdb->term_relationships} tr ON tr.term_taxonomy_id = tt.term_taxonomy_id
				INNER JOIN {$wpdb->prefix}marketday_shelf s ON s.product_id = tr.object_id AND s.in_catalogue = 1
				WHERE tt.taxonomy = %s GROUP BY tt.term_id",
				$taxonomy
			)
		);
		$counts = [];
		foreach ( $rows as $row ) {
			$counts[ (int) $row->term_id ] = (int) $row->products;
		}
		return is_taxonomy_hierarchical( $taxonomy ) ? $this->withDescendants( $taxonomy, $counts ) : $counts;
	}

	/**
	 * A product in two categories of one branch counts once.
	 *
	 * @param array<int, int> $counts
	 * @return array<int, int>
	 */
	private function withDescendants( string $taxonomy, array $counts ): array {
		global $wpdb;
		$parents = get_terms( [
			'taxonomy'   => $taxonomy,
			'hide_empty' => false,
			'childless'  => false,
		] );
		foreach ( is_array( $parents ) ? $parents : [] as $term ) {
			$children = get_term_children( $term->term_id, $taxonomy );
			if ( is_array( $children ) && [] !== $children ) {
				$in                       = implode( ',', TermTree::withChildren( [ $term->term_id ], $taxonomy ) );
				$counts[ $term->term_id ] = (int) $wpdb->get_var(
					"SELECT COUNT( DISTINCT tr.object_id ) FROM {$wpdb->term_relationships} tr INNER JOIN {$wpdb->prefix}marketday_shelf s ON s.product_id = tr.object_id AND s.in_catalogue = 1 WHERE tr.term_taxonomy_id IN ( {$in} )" // phpcs:ignore WordPress.DB.PreparedSQL -- whole numbers.
				);
			}
		}
		return $counts;
	}
}
