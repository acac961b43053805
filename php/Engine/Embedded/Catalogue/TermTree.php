<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

use WP_Term;

/** Terms as the database joins them: by term taxonomy id, categories with all that stands below them. */
final class TermTree {
	/**
	 * @param list<int> $ids
	 * @return list<int>
	 */
	public static function withChildren( array $ids, string $taxonomy ): array {
		$all = $ids;
		foreach ( $ids as $id ) {
			$children = get_term_children( $id, $taxonomy );
			array_push( $all, ...( is_array( $children ) ? array_map( 'intval', $children ) : [] ) );
		}
		return self::taxonomyIds( array_values( array_unique( $all ) ), $taxonomy );
	}

	/**
	 * @param list<int> $ids
	 * @return list<int>
	 */
	public static function taxonomyIds( array $ids, string $taxonomy ): array {
		if ( [] === $ids || ! taxonomy_exists( $taxonomy ) ) {
			return [];
		}
		_prime_term_caches( $ids, false );
		$found = [];
		foreach ( $ids as $id ) {
			$term = get_term( $id, $taxonomy );
			if ( $term instanceof WP_Term ) {
				$found[] = $term->term_taxonomy_id;
			}
		}
		return $found;
	}
}
