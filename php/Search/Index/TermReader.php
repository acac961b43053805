<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

use WP_Term;

/** Reads the terms of products, some thousand at a time, with their names and ancestors. */
final class TermReader {
	/** @var array<int, string> Name by term id, of those read so far and their ancestors. */
	private array $names = [];

	/** @var array<int, int> Parent by term id, of the same; 0 without one. */
	private array $parents = [];

	/** @var array<int, array{taxonomy: string, slug: string, id: int}> By term taxonomy id, of those read last. */
	private array $terms = [];

	/** @var array<string, array<int, list<int>>> A term's ancestors by taxonomy and term. */
	private array $ancestors = [];

	/**
	 * @param list<int> $products
	 * @return array<int, array<string, array<string, int>>> Term id by slug, by taxonomy, by product.
	 */
	public function of( array $products ): array {
		$this->terms = [];
		$found       = [];
		foreach ( array_chunk( $products, Ids::PORTION ) as $chunk ) {
			$found += $this->ofSome( $chunk );
		}
		return $found;
	}

	/** Name of a term that was read, or that is an ancestor of one. */
	public function name( int $id ): string {
		return $this->names[ $id ] ?? '';
	}

	/**
	 * @param list<int> $ids
	 * @return list<int> Each once.
	 */
	public function withAncestors( string $taxonomy, array $ids ): array {
		return array_values( array_unique( array_merge( $ids, ...array_map( fn ( int $id ): array => $this->ancestorsOf( $taxonomy, $id ), $ids ) ) ) );
	}

	/**
	 * @param non-empty-list<int> $products
	 * @return array<int, array<string, array<string, int>>>
	 */
	private function ofSome( array $products ): array {
		global $wpdb;
		$found  = [];
		$wanted = array_flip( $products );
		$among  = Ids::among( $products );
		// Few terms have many products: read by themselves, they do not come along with each. Of few products they come at once.
		$rows = count( $products ) < Ids::MANY
			? $this->read(
				"{$wpdb->term_relationships} r JOIN {$wpdb->term_taxonomy} x ON x.term_taxonomy_id = r.term_taxonomy_id",
				"r.object_id {$among}",
				', r.object_id'
			)
			: $wpdb->get_results( "SELECT object_id, term_taxonomy_id FROM {$wpdb->term_relationships} WHERE object_id {$among}" ); // phpcs:ignore WordPress.DB.PreparedSQL -- whole numbers.
		foreach ( array_chunk( array_keys( array_diff_key( array_flip( array_column( $rows, 'term_taxonomy_id' ) ), $this->terms ) ), Ids::PORTION ) as $unknown ) {
			$this->read( "{$wpdb->term_taxonomy} x", 'x.term_taxonomy_id IN (' . implode( ',', $unknown ) . ')' );
		}
		foreach ( $rows as $row ) {
			$term = $this->terms[ (int) $row->term_taxonomy_id ] ?? null;
			if ( null !== $term && isset( $wanted[ (int) $row->object_id ] ) ) {
				$found[ (int) $row->object_id ][ $term['taxonomy'] ][ $term['slug'] ] = $term['id'];
			}
		}
		return $found;
	}

	/** @return list<int> */
	private function ancestorsOf( string $taxonomy, int $term ): array {
		if ( ! isset( $this->ancestors[ $taxonomy ][ $term ] ) ) {
			$ids = [];
			for ( $id = $this->parents[ $term ] ?? 0; $id > 0 && ! in_array( $id, $ids, true ) && $this->knows( $id, $taxonomy ); $id = $this->parents[ $id ] ) {
				$ids[] = $id;
			}
			$this->ancestors[ $taxonomy ][ $term ] = $ids;
		}
		return $this->ancestors[ $taxonomy ][ $term ];
	}

	/** Tells whether there is such a term; from here on its name and parent are known. */
	private function knows( int $id, string $taxonomy ): bool {
		if ( ! isset( $this->parents[ $id ] ) ) {
			$term = get_term( $id, $taxonomy );
			if ( ! $term instanceof WP_Term ) {
				return false;
			}
			$this->note( $id, $term->name, $term->parent );
		}
		return true;
	}

	private function note( int $id, string $name, int $parent ): void {
		$this->names[ $id ]   = $name;
		$this->parents[ $id ] = $parent;
	}

	/**
	 * Reads terms and their parents, which are most of their ancestors.
	 *
	 * @param string $from With the terms' taxonomies as `x`.
	 * @return list<object> Rows with `term_taxonomy_id` and the further columns.
	 */
	private function read( string $from, string $where, string $columns = '' ): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			"SELECT x.term_taxonomy_id, x.taxonomy, x.parent, t.slug, t.term_id, t.name, p.name AS parent_name, y.parent AS grandparent{$columns} FROM {$from} JOIN {$wpdb->terms} t ON t.term_id = x.term_id LEFT JOIN {$wpdb->term_taxonomy} y ON y.term_id = x.parent AND y.taxonomy = x.taxonomy LEFT JOIN {$wpdb->terms} p ON p.term_id = y.term_id WHERE {$where}" // phpcs:ignore WordPress.DB.PreparedSQL -- words of this class, and whole numbers.
		);
		foreach ( $rows as $row ) {
			$this->terms[ (int) $row->term_taxonomy_id ] = [
				'taxonomy' => (string) $row->taxonomy,
				'slug'     => (string) $row->slug,
				'id'       => (int) $row->term_id,
			];
			$this->note( (int) $row->term_id, (string) $row->name, (int) $row->parent );
			if ( null !== $row->grandparent ) {
				$this->note( (int) $row->parent, (string) $row->parent_name, (int) $row->grandparent );
			}
		}
		return $rows;
	}
}
