<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Storage\Database;
use Marketday\Engine\Contract\TermNames;
use Marketday\Engine\Embedded\Schema\AttributeTaxonomies;

/**
 * Fills WordPress's caches with the terms of many products: two lookups by key. WordPress's own query of this joins
 * three tables and sorts, for which databases choose bad plans in large catalogues.
 *
 * @phpstan-type RelatedTerm array{id: int, name: string, taxonomy: string, parent: int}
 */
final class TermRelations {
	/**
	 * Primes what a card asks of its terms: which kind of product it is, and the values of its global attributes, with their fields.
	 *
	 * @param list<int> $products
	 */
	public function primeCards( array $products ): void {
		global $wpdb;
		$missing = self::withoutCache( $products, 'product_type' );
		if ( [] === $missing ) {
			return;
		}
		$attributes = array_values( array_filter( array_keys( ( new AttributeTaxonomies() )->all() ), 'taxonomy_exists' ) );
		$taxonomies = [ 'product_type', ...$attributes ];
		$in         = implode( ',', array_map( 'intval', $missing ) );
		$names      = implode( ', ', array_fill( 0, count( $taxonomies ), '%s' ) );
		// A sum, or databases would go through all products of these terms. Whole numbers, and as many marks as names.
		$sql        = "SELECT r.object_id, t.*, tt.* FROM {$wpdb->term_relationships} r INNER JOIN {$wpdb->term_taxonomy} tt ON tt.term_taxonomy_id = r.term_taxonomy_id + 0 INNER JOIN {$wpdb->terms} t ON t.term_id = tt.term_id WHERE r.object_id IN ( {$in} ) AND tt.taxonomy IN ( {$names} ) ORDER BY t.name";
		$lists      = array_fill_keys( $taxonomies, array_fill_keys( $missing, [] ) );
		$terms      = [];
		$rows       = (array) $wpdb->get_results( $wpdb->prepare( $sql, $taxonomies ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- written above.
		foreach ( Database::isSqlite() ? TermNames::sort( $rows, static fn ( \stdClass $row ): string => (string) $row->name ) : $rows as $row ) {
			$lists[ $row->taxonomy ][ (int) $row->object_id ][] = (int) $row->term_id;
			unset( $row->object_id );
			$terms[ (int) $row->term_id ] ??= $row;
		}
		update_term_cache( $terms );
		update_termmeta_cache( array_keys( $terms ) );
		self::add( $lists );
	}

	/**
	 * All terms, what stands above them, and their fields.
	 *
	 * @param list<int> $products
	 */
	public function prime( array $products ): void {
		$missing = self::withoutCache( $products, 'product_cat' );
		if ( [] === $missing ) {
			return;
		}
		$related = self::relations( $missing );
		$ids     = array_values( array_unique( array_merge( [], ...array_values( $related ) ) ) );
		$terms   = [] === $ids ? [] : self::terms( $ids );
		$this->cache( $missing, $related, $terms );
		$this->primeParents( $terms );
		update_termmeta_cache( array_values( array_map( static fn ( array $term ): int => $term['id'], $terms ) ) );
	}

	/**
	 * @param list<int> $products
	 * @return list<int> Those whose terms of a taxonomy are not in WordPress's cache.
	 */
	private static function withoutCache( array $products, string $taxonomy ): array {
		return array_values( array_filter( $products, static fn ( int $id ): bool => false === wp_cache_get( $id, "{$taxonomy}_relationships" ) ) );
	}

	/**
	 * @param list<int> $products
	 * @return array<int, list<int>> Term taxonomy ids by product.
	 */
	private static function relations( array $products ): array {
		global $wpdb;
		$in      = implode( ',', array_map( 'intval', $products ) );
		$related = [];
		foreach ( $wpdb->get_results(
			"SELECT object_id, term_taxonomy_id FROM {$wpdb->term_relationships} WHERE object_id IN ( {$in} )" // phpcs:ignore WordPress.DB.PreparedSQL -- whole numbers.
		) as $row ) {
			$related[ (int) $row->object_id ][] = (int) $row->term_taxonomy_id;
		}
		return $related;
	}

	/**
	 * @param list<int> $ids Term taxonomy ids.
	 * @return array<int, RelatedTerm> By term taxonomy id, in order of name.
	 */
	private static function terms( array $ids ): array {
		global $wpdb;
		$in   = implode( ',', $ids );
		$rows = $wpdb->get_results(
			"SELECT t.*, tt.* FROM {$wpdb->term_taxonomy} tt INNER JOIN {$wpdb->terms} t ON t.term_id = tt.term_id WHERE tt.term_taxonomy_id IN ( {$in} )" // phpcs:ignore WordPress.DB.PreparedSQL -- whole numbers.
		);
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
		return TermNames::sort( $terms, static fn ( array $term ): string => $term['name'] );
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
		self::add( $lists );
	}

	/** @param array<string, array<int, list<int>>> $lists Term ids by product, by taxonomy. */
	private static function add( array $lists ): void {
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
		$parents = array_values( array_unique( array_filter(
			array_map( static fn ( array $term ): int => $term['parent'], $terms ),
			static fn ( int $id ): bool => $id > 0
		) ) );
		if ( [] !== $parents ) {
			_prime_term_caches( $parents, false );
		}
	}
}
