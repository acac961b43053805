<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\StoreApi;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Slug;
use Marketday\Engine\Embedded\Catalogue\ProductLookupQuery;
use Marketday\Engine\Embedded\Catalogue\TermTree;
use Marketday\Kernel\Http\Request;

/** The conditions of `GET products` on terms: type, category, tag, attributes, with their operators. */
final class ProductTermFilter {
	private const TAXONOMIES = [
		'category' => 'product_cat',
		'tag'      => 'product_tag',
	];

	public function add( ProductLookupQuery $statement, Request $request ): void {
		$type = $request->text( 'type' );
		if ( '' !== $type ) {
			$statement->withTerms( $this->bySlugs( [ $type ], 'product_type' ) );
		}
		foreach ( self::TAXONOMIES as $name => $taxonomy ) {
			$values = array_values( array_filter(
				array_map( 'trim', explode( ',', $request->plain( $name, 10 * Request::LONGEST_VALUE ) ) ),
				static fn ( string $value ): bool => '' !== $value
			) );
			if ( [] !== $values ) {
				$this->require( $statement, $values, $taxonomy, $request->text( "{$name}_operator", 'in' ) );
			}
		}
		$this->addAttributes( $statement, $request );
	}

	private function addAttributes( ProductLookupQuery $statement, Request $request ): void {
		$any = [];
		foreach ( $request->map( 'attributes' ) as $asked ) {
			$taxonomy = is_array( $asked ) && is_string( $asked['attribute'] ?? null ) ? Slug::taxonomy( $asked['attribute'] ) : '';
			$values   = is_array( $asked ) ? (array) ( $asked['term_id'] ?? [] ) ?: (array) ( $asked['slug'] ?? [] ) : [];
			$texts    = array_values( array_map( 'strval', array_filter( $values, 'is_scalar' ) ) );
			if ( [] === $texts || ! str_starts_with( $taxonomy, 'pa_' ) || ! taxonomy_exists( $taxonomy ) ) {
				continue;
			}
			if ( 'in' === $request->text( 'attribute_relation', 'and' ) ) {
				array_push( $any, ...$this->termTaxonomyIds( $texts, $taxonomy ) );
				continue;
			}
			$operator = is_array( $asked ) && is_string( $asked['operator'] ?? null ) ? $asked['operator'] : 'in';
			$this->require( $statement, $texts, $taxonomy, $operator );
		}
		if ( [] !== $any ) {
			$statement->withTerms( $any );
		}
	}

	/** @param list<string> $values Ids or slugs. */
	private function require( ProductLookupQuery $statement, array $values, string $taxonomy, string $operator ): void {
		if ( 'and' !== $operator ) {
			$statement->withTerms( $this->termTaxonomyIds( $values, $taxonomy ), 'not_in' === $operator );
			return;
		}
		foreach ( $values as $value ) {
			$statement->withTerms( $this->termTaxonomyIds( [ $value ], $taxonomy ) );
		}
	}

	/**
	 * @param list<string> $values
	 * @return list<int>
	 */
	private function termTaxonomyIds( array $values, string $taxonomy ): array {
		if ( ! is_numeric( $values[0] ) ) {
			return $this->bySlugs( $values, $taxonomy );
		}
		$ids = array_map( static fn ( string $value ): int => max( 0, (int) $value ), $values );
		return is_taxonomy_hierarchical( $taxonomy ) ? TermTree::withChildren( $ids, $taxonomy ) : TermTree::taxonomyIds( $ids, $taxonomy );
	}

	/**
	 * @param list<string> $slugs
	 * @return list<int>
	 */
	private function bySlugs( array $slugs, string $taxonomy ): array {
		$ids = [];
		foreach ( $slugs as $slug ) {
			$term = Slug::term( $slug, $taxonomy );
			if ( null !== $term ) {
				$ids[] = $term->term_id;
			}
		}
		return is_taxonomy_hierarchical( $taxonomy ) ? TermTree::withChildren( $ids, $taxonomy ) : TermTree::taxonomyIds( $ids, $taxonomy );
	}
}
