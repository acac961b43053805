<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Writing;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\ProductDraft;
use Marketday\Store\StoreError;
use WP_Error;
use WP_Term;

/** A product's type, visibility, categories, tags and shipping class. Categories and tags that do not exist yet are made. */
final class TermWriter {
	private const HIDDEN_BY = [
		'visible' => [],
		'catalog' => [ 'exclude-from-search' ],
		'search'  => [ 'exclude-from-catalog' ],
		'hidden'  => [ 'exclude-from-catalog', 'exclude-from-search' ],
	];

	/** @var array<string, int> Term id by 'parent/name'; terms made in undone work are gone again. */
	private array $categories = [];

	public function write( int $id, ProductDraft $draft, bool $isNew ): void {
		if ( null === $draft->variationOf && ( null !== $draft->type || $isNew ) ) {
			$this->set( $id, [ ( $draft->type->value ?? 'simple' ) ], 'product_type' );
		}
		if ( null !== $draft->visibility || null !== $draft->featured ) {
			$this->writeVisibility( $id, $draft );
		}
		if ( null !== $draft->categories ) {
			$this->set( $id, array_map( [ $this, 'category' ], $draft->categories ), 'product_cat' );
		}
		if ( null !== $draft->tags ) {
			$this->set( $id, array_map( 'trim', $draft->tags ), 'product_tag' );
		}
		if ( null !== $draft->shippingClass ) {
			$this->set( $id, '' === $draft->shippingClass ? [] : [ $draft->shippingClass ], 'product_shipping_class' );
		}
	}

	/**
	 * Changes some of the product's visibility terms and leaves the others.
	 *
	 * @param list<string> $slugs Those it has of the known ones.
	 * @param list<string> $known Those in question.
	 */
	public function changeVisibility( int $id, array $slugs, array $known ): void {
		$terms   = get_the_terms( $id, 'product_visibility' );
		$current = is_array( $terms ) ? array_map( static fn ( WP_Term $term ): string => $term->slug, $terms ) : [];
		$wanted  = array_values( array_unique( [ ...array_diff( $current, $known ), ...$slugs ] ) );
		sort( $current );
		sort( $wanted );
		if ( $current !== $wanted ) {
			$this->set( $id, $wanted, 'product_visibility' );
		}
	}

	private function writeVisibility( int $id, ProductDraft $draft ): void {
		if ( null !== $draft->visibility ) {
			$this->changeVisibility( $id, self::HIDDEN_BY[ $draft->visibility ], self::HIDDEN_BY['hidden'] );
		}
		if ( null !== $draft->featured ) {
			$this->changeVisibility( $id, $draft->featured ? [ 'featured' ] : [], [ 'featured' ] );
		}
	}

	/** @param list<string> $path Names from the root. */
	private function category( array $path ): int {
		$parent = 0;
		foreach ( $path as $name ) {
			$key    = "{$parent}/{$name}";
			$known  = $this->categories[ $key ] ?? 0;
			$parent = $known > 0 && get_term( $known ) instanceof WP_Term ? $known : $this->findOrMake( $name, $parent );

			$this->categories[ $key ] = $parent;
		}
		return $parent;
	}

	private function findOrMake( string $name, int $parent ): int {
		$name  = trim( $name );
		$found = term_exists( $name, 'product_cat', $parent );
		if ( is_array( $found ) ) {
			return (int) $found['term_id'];
		}
		$made = wp_insert_term( wp_slash( $name ), 'product_cat', [ 'parent' => max( 0, $parent ) ] );
		return $made instanceof WP_Error ? $this->refuse( $made ) : (int) $made['term_id'];
	}

	/** @param list<int|string> $terms */
	private function set( int $id, array $terms, string $taxonomy ): void {
		$result = wp_set_object_terms( $id, $terms, $taxonomy );
		if ( $result instanceof WP_Error ) {
			$this->refuse( $result );
		}
	}

	private function refuse( WP_Error $error ): never {
		throw new StoreError( 'marketday_product_invalid_term', $error->get_error_message() );
	}
}
