<?php

declare( strict_types=1 );

namespace Marketday\Store\Index;

use WP_Term;

/** Reads the terms of products, some thousand at a time, with their names and ancestors. */
final class TermReader {
	/** @var array<int, string> Name by term id, of those read so far and their ancestors. */
	private array $names = [];

	/** @var array<int, int> Parent by term id, of those read so far; 0 without one. */
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

	/** Of a term that was read, or that is an ancestor of one. */
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
			? $this->read( "JOIN {$wpdb->term_relationships} r ON r.term_taxonomy_id = x.term_taxonomy_id WHERE r.object_id {$among}", ', r.object_id' )
			: $wpdb->get_results( "SELECT object_id, term_taxonomy_id FROM {$wpdb->term_relationships} WHERE object_id {$among}" );
		foreach ( array_chunk( array_keys( array_diff_key( array_flip( array_column( $rows, 'term_taxonomy_id' ) ), $this->terms ) ), Ids::PORTION ) as $unknown ) {
			$this->read( 'WHERE x.term_taxonomy_id IN (' . implode( ',', $unknown ) . ')' );
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
			// Not get_ancestors(), which would read the term itself once more.
			for ( $id = $this->parents[ $term ] ?? 0; $id > 0 && ! in_array( $id, $ids, true ); $id = $ancestor->parent ) {
				$ancestor = get_term( $id, $taxonomy );
				if ( ! $ancestor instanceof WP_Term ) {
					break;
				}
				$this->names[ $id ] = $ancestor->name;
				$ids[]              = $id;
			}
			$this->ancestors[ $taxonomy ][ $term ] = $ids;
		}
		return $this->ancestors[ $taxonomy ][ $term ];
	}

	/** @return list<object> Rows with `term_taxonomy_id` and the further columns. */
	private function read( string $which, string $columns = '' ): array {
		global $wpdb;
		$rows = $wpdb->get_results( "SELECT x.term_taxonomy_id, x.taxonomy, x.parent, t.slug, t.term_id, t.name{$columns} FROM {$wpdb->term_taxonomy} x JOIN {$wpdb->terms} t ON t.term_id = x.term_id {$which}" );
		foreach ( $rows as $row ) {
			$this->terms[ (int) $row->term_taxonomy_id ] = [
				'taxonomy' => (string) $row->taxonomy,
				'slug'     => (string) $row->slug,
				'id'       => (int) $row->term_id,
			];
			$this->names[ (int) $row->term_id ]          = (string) $row->name;
			$this->parents[ (int) $row->term_id ]        = (int) $row->parent;
		}
		return $rows;
	}
}
