<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Catalogue;

/**
 * Fills WordPress's caches with the terms of many products: two lookups by key. WordPress's own query of this joins
 * three tables and sorts, for which databases choose bad plans in large catalogues.
 *
 * @phpstan-type RelatedTerm array{id: int, name: string, taxonomy: string, parent: int}
 */
final class TermRelations {
	/**
	 * Which kind of product each is: all that a card asks of its terms.
	 *
	 * @param list<int> $products
	 */
	public function primeTypes( array $products ): void {
		$missing = self::unknown( $products, 'product_type' );
		if ( [] === $missing ) {
			return;
		}
		$types = $this->terms( "tt.taxonomy = 'product_type'" );
		$lists = array_fill_keys( $missing, [] );
		foreach ( [] === $types ? [] : $this->relations( $missing, array_keys( $types ) ) as $product => $termTaxonomyIds ) {
			$lists[ $product ] = array_map( static fn ( int $id ): int => $types[ $id ]['id'], $termTaxonomyIds );
		}
		wp_cache_add_multiple( $lists, 'product_type_relationships' );
	}

	/**
	 * All terms, what stands above them, and their fields.
	 *
	 * @param list<int> $products
	 */
	public function prime( array $products ): void {
		$missing = self::unknown( $products, 'product_cat' );
		if ( [] === $missing ) {
			return;
		}
		$related = $this->relations( $missing );
		$ids     = array_unique( array_merge( [], ...array_values( $related ) ) );
		$terms   = [] === $ids ? [] : $this->terms( 'tt.term_taxonomy_id IN ( ' . implode( ',', $ids ) . ' )' );
		$this->cache( $missing, $related, $terms );
		$this->primeParents( $terms );
		update_termmeta_cache( array_values( array_map( static fn ( array $term ): int => $term['id'], $terms ) ) );
	}

	/**
	 * @param list<int> $products
	 * @return list<int> Those whose terms of a taxonomy are not in WordPress's cache.
	 */
	private static function unknown( array $products, string $taxonomy ): array {
		return array_values( array_filter( $products, static fn ( int $id ): bool => false === wp_cache_get( $id, "{$taxonomy}_relationships" ) ) );
	}

	/**
	 * @param list<int> $products
	 * @param list<int> $among    Term taxonomy ids; empty for all.
	 * @return array<int, list<int>> Term taxonomy ids by product.
	 */
	private function relations( array $products, array $among = [] ): array {
		global $wpdb;
		$in      = implode( ',', array_map( 'intval', $products ) );
		// A sum, or databases would go through all products of these terms.
		$only    = [] === $among ? '' : 'AND term_taxonomy_id + 0 IN ( ' . implode( ',', $among ) . ' )';
		$related = [];
		foreach ( $wpdb->get_results( "SELECT object_id, term_taxonomy_id FROM {$wpdb->term_relationships} WHERE object_id IN ( {$in} ) {$only}" ) as $row ) { // phpcs:ignore WordPress.DB.PreparedSQL -- whole numbers.
			$related[ (int) $row->object_id ][] = (int) $row->term_taxonomy_id;
		}
		return $related;
	}

	/**
	 * @param string $which A condition of whole numbers and of this class's own words.
	 * @return array<int, RelatedTerm> By term taxonomy id, in order of name.
	 */
	private function terms( string $which ): array {
		global $wpdb;
		$rows = $wpdb->get_results( "SELECT t.*, tt.* FROM {$wpdb->term_taxonomy} tt INNER JOIN {$wpdb->terms} t ON t.term_id = tt.term_id WHERE {$which}" ); // phpcs:ignore WordPress.DB.PreparedSQL -- see above.
		update_term_cache( $rows );
		$terms = [];
		foreach ( $rows as $row ) {
			$terms[ (int) $row->term_taxonomy_id ] = [
				'id'       => (int) $row->term_id,
				'name'     => (string) $row->name,
				'taxonomy' => (string) $row->taxonomy,
				'parent'   => (int) $row->parent,
			];
		}
		uasort( $terms, static fn ( array $a, array $b ): int => strcasecmp( $a['name'], $b['name'] ) );
		return $terms;
	}

	/**
	 * @param list<int>             $products
	 * @param array<int, list<int>> $related
	 * @param array<int, RelatedTerm>   $terms
	 */
	private function cache( array $products, array $related, array $terms ): void {
		$lists = [];
		foreach ( get_object_taxonomies( 'product' ) as $taxonomy ) {
			$lists[ $taxonomy ] = array_fill_keys( $products, [] );
		}
		foreach ( $related as $product => $termTaxonomyIds ) {
			// In the order of the terms, not of the relations.
			foreach ( array_intersect_key( $terms, array_flip( $termTaxonomyIds ) ) as $term ) {
				if ( isset( $lists[ $term['taxonomy'] ] ) ) {
					$lists[ $term['taxonomy'] ][ $product ][] = $term['id'];
				}
			}
		}
		foreach ( $lists as $taxonomy => $values ) {
			wp_cache_add_multiple( $values, "{$taxonomy}_relationships" );
		}
	}

	/**
	 * A category's address names those above it.
	 *
	 * @param array<int, RelatedTerm> $terms
	 */
	private function primeParents( array $terms ): void {
		$parents = array_values( array_unique( array_filter( array_map( static fn ( array $term ): int => $term['parent'], $terms ), static fn ( int $id ): bool => $id > 0 ) ) );
		if ( [] !== $parents ) {
			_prime_term_caches( $parents, false );
		}
	}
}
