<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Writing;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Contract\TermNames;
use WP_Error;
use WP_Term;

/** A product's type, visibility, categories, brands, tags and shipping class. Terms that do not exist yet are made. */
final class TermWriter {
	private const HIDDEN_BY = [
		'visible' => [],
		'catalog' => [ 'exclude-from-search' ],
		'search'  => [ 'exclude-from-catalog' ],
		'hidden'  => [ 'exclude-from-catalog', 'exclude-from-search' ],
	];

	/** @var array<string, int> Term id by 'taxonomy/parent/name'; terms made in undone work are gone again. */
	private array $known = [];

	public function write( int $id, ProductDraft $draft, bool $isNew ): void {
		if ( null === $draft->variationOf && ( null !== $draft->type || $isNew ) ) {
			$this->set( $id, [ ( $draft->type->value ?? 'simple' ) ], 'product_type' );
		}
		if ( null !== $draft->visibility || null !== $draft->featured ) {
			$this->writeVisibility( $id, $draft );
		}
		if ( null !== $draft->categories ) {
			$this->set( $id, $this->paths( $draft->categories, 'product_cat' ), 'product_cat' );
		}
		if ( null !== $draft->brands ) {
			$this->set( $id, $this->paths( $draft->brands, 'product_brand' ), 'product_brand' );
		}
		if ( null !== $draft->tags ) {
			$this->set( $id, $this->ids( $draft->tags, 'product_tag' ), 'product_tag' );
		}
		if ( null !== $draft->shippingClass ) {
			$this->set( $id, '' === $draft->shippingClass ? [] : $this->ids( [ $draft->shippingClass ], 'product_shipping_class' ), 'product_shipping_class' );
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

	/**
	 * @param list<list<string>> $paths Names from the root.
	 * @return list<int>
	 */
	private function paths( array $paths, string $taxonomy ): array {
		return array_map( fn ( array $path ): int => $this->path( $path, $taxonomy ), $paths );
	}

	/** @param list<string> $path Names from the root. */
	private function path( array $path, string $taxonomy ): int {
		$parent = 0;
		foreach ( $path as $name ) {
			$key    = "{$taxonomy}/{$parent}/{$name}";
			$known  = $this->known[ $key ] ?? 0;
			$parent = $known > 0 && get_term( $known ) instanceof WP_Term ? $known : TermNames::id( trim( $name ), $taxonomy, $parent );

			$this->known[ $key ] = $parent;
		}
		return $parent;
	}

	/**
	 * @param list<string> $names
	 * @return list<int>
	 */
	private function ids( array $names, string $taxonomy ): array {
		return array_map( static fn ( string $name ): int => TermNames::id( trim( $name ), $taxonomy ), $names );
	}

	/** @param list<int|string> $terms */
	private function set( int $id, array $terms, string $taxonomy ): void {
		$result = wp_set_object_terms( $id, $terms, $taxonomy );
		if ( $result instanceof WP_Error ) {
			throw new StoreError( 'marketday_product_invalid_term', $result->get_error_message() );
		}
	}
}
