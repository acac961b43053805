<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

/** An attribute of a variable product that its variations differ by, as `_product_attributes` keeps it. */
final class StoredAttribute {
	/** @param list<string> $values Term slugs, or names where the attribute is local. */
	private function __construct(
		public readonly string $name,
		public readonly string $label,
		public readonly bool $isTaxonomy,
		public readonly array $values
	) {}

	/** `attribute_pa_colour`. */
	public function key(): string {
		return 'attribute_' . sanitize_title( $this->name );
	}

	/** The value as variations keep it. */
	public function clean( string $value ): string {
		return $this->isTaxonomy ? sanitize_title( $value ) : html_entity_decode( sanitize_text_field( $value ), ENT_QUOTES );
	}

	/** @return list<self> */
	public static function ofProduct( int $productId ): array {
		$found  = [];
		$stored = get_post_meta( $productId, '_product_attributes', true );
		foreach ( is_array( $stored ) ? $stored : [] as $row ) {
			if ( ! is_array( $row ) || empty( $row['is_variation'] ) || ! is_string( $row['name'] ?? null ) ) {
				continue;
			}
			$isTaxonomy = ! empty( $row['is_taxonomy'] );
			$found[]    = new self(
				$row['name'],
				self::labelOf( $row['name'], $isTaxonomy ),
				$isTaxonomy,
				$isTaxonomy ? self::slugs( $productId, $row['name'] ) : array_map( 'trim', explode( '|', (string) ( $row['value'] ?? '' ) ) )
			);
		}
		return $found;
	}

	private static function labelOf( string $name, bool $isTaxonomy ): string {
		$taxonomy = $isTaxonomy ? get_taxonomy( $name ) : false;
		return $taxonomy ? (string) $taxonomy->labels->singular_name : $name;
	}

	/** @return list<string> */
	private static function slugs( int $productId, string $taxonomy ): array {
		$terms = get_the_terms( $productId, $taxonomy );
		return is_array( $terms ) ? array_values( array_map( static fn ( \WP_Term $term ): string => $term->slug, $terms ) ) : [];
	}
}
