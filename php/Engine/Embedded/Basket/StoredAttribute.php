<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\AttributeUse;
use Marketday\Engine\Contract\ProductAttribute;
use Marketday\Engine\Embedded\Catalogue\PlainText;

/** An attribute of a variable product that its variations differ by, as `_product_attributes` keeps it. */
final class StoredAttribute {
	/** @param array<string, string> $options Name by value: of terms by slug, or of texts where the attribute is local. */
	private function __construct(
		public readonly string $name,
		public readonly string $label,
		public readonly bool $isTaxonomy,
		private readonly array $options
	) {}

	/** `attribute_pa_colour`. */
	public function key(): string {
		return 'attribute_' . sanitize_title( $this->name );
	}

	/** Attribute as the contract has them. */
	public function attribute(): ProductAttribute {
		return new ProductAttribute(
			sanitize_title( $this->name ),
			$this->label,
			$this->isTaxonomy ? $this->name : null,
			$this->options,
			new AttributeUse( true, true )
		);
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
				$isTaxonomy ? self::terms( $productId, $row['name'] ) : self::texts( (string) ( $row['value'] ?? '' ) )
			);
		}
		return $found;
	}

	private static function labelOf( string $name, bool $isTaxonomy ): string {
		$taxonomy = $isTaxonomy ? get_taxonomy( $name ) : false;
		return $taxonomy ? (string) $taxonomy->labels->singular_name : $name;
	}

	/** @return array<string, string> */
	private static function terms( int $productId, string $taxonomy ): array {
		$terms = get_the_terms( $productId, $taxonomy );
		return array_map( PlainText::of( ... ), is_array( $terms ) ? array_column( $terms, 'name', 'slug' ) : [] );
	}

	/** @return array<string, string> */
	private static function texts( string $stored ): array {
		$texts = array_filter( array_map( 'trim', explode( '|', $stored ) ), static fn ( string $text ): bool => '' !== $text );
		return array_map( PlainText::of( ... ), array_combine( $texts, $texts ) );
	}
}
