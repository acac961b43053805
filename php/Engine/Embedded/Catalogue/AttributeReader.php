<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\AttributeUse;
use Marketday\Engine\Contract\ProductAttribute;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Embedded\Schema\AttributeTaxonomies;
use WP_Term;

/** A product's attributes from its field `_product_attributes`: global ones with their terms, local ones with their texts. */
final class AttributeReader {
	/** @var array<string, string>|null */
	private ?array $labels = null;

	/** @var array<string, string>|null */
	private ?array $types = null;

	/** @return list<ProductAttribute> */
	public function attributes( ProductRecord $record ): array {
		$defaults   = ProductType::Variable === $record->type ? $record->map( '_default_attributes' ) : [];
		$attributes = [];
		foreach ( $this->storedAttributes( $record ) as $key => $stored ) {
			$taxonomy     = empty( $stored['is_taxonomy'] ) ? null : (string) $stored['name'];
			$terms        = null === $taxonomy ? [] : array_column( $this->terms( $record, $taxonomy ), null, 'slug' );
			$attributes[] = new ProductAttribute(
				$key,
				null === $taxonomy ? PlainText::of( (string) $stored['name'] ) : $this->label( $taxonomy ),
				$taxonomy,
				null === $taxonomy
					? $this->texts( (string) ( $stored['value'] ?? '' ) )
					: array_map( static fn ( WP_Term $term ): string => PlainText::of( $term->name ), $terms ),
				new AttributeUse( ! empty( $stored['is_visible'] ), ! empty( $stored['is_variation'] ) ),
				is_scalar( $defaults[ $key ] ?? null ) ? (string) $defaults[ $key ] : '',
				$this->type( $taxonomy ),
				array_map( static fn ( WP_Term $term ): int => $term->term_id, $terms )
			);
		}
		return $attributes;
	}

	/** @return list<WP_Term> The product's terms of a global attribute, in the shop's order of them. */
	public function terms( ProductRecord $record, string $taxonomy ): array {
		$terms = taxonomy_exists( $taxonomy ) ? get_the_terms( $record->post, $taxonomy ) : false;
		return is_array( $terms ) ? TermOrder::sort( $terms ) : [];
	}

	/** @return array<string, string> Label by taxonomy. */
	public function labels(): array {
		return array_map( static fn ( array $row ): string => PlainText::of( $row['label'] ), ( new AttributeTaxonomies() )->all() );
	}

	public function label( string $taxonomy ): string {
		$this->labels ??= $this->labels();
		return $this->labels[ $taxonomy ] ?? $this->labels()[ $taxonomy ] ?? $taxonomy;
	}

	private function type( ?string $taxonomy ): string {
		$this->types ??= array_column( ( new AttributeTaxonomies() )->all(), 'type', 'name' );
		return null === $taxonomy ? 'select' : $this->types[ substr( $taxonomy, 3 ) ] ?? 'select';
	}

	/** @return array<string, array<string, mixed>> */
	private function storedAttributes( ProductRecord $record ): array {
		$stored = [];
		foreach ( $record->map( '_product_attributes' ) as $key => $attribute ) {
			if ( is_array( $attribute ) && is_string( $attribute['name'] ?? null ) && '' !== $attribute['name'] ) {
				$stored[ (string) $key ] = $attribute;
			}
		}
		uasort( $stored, static fn ( array $a, array $b ): int => (int) ( $a['position'] ?? 0 ) <=> (int) ( $b['position'] ?? 0 ) );
		return $stored;
	}

	/** @return array<string, string> */
	private function texts( string $value ): array {
		$texts = [];
		foreach ( array_filter( array_map( 'trim', explode( '|', $value ) ), static fn ( string $text ): bool => '' !== $text ) as $text ) {
			$texts[ $text ] = PlainText::of( $text );
		}
		return $texts;
	}
}
