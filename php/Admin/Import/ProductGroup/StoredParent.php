<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\ProductGroup;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Row\DraftFields;
use Marketday\Admin\Import\RowRefusedException;
use Marketday\Engine\Contract\AttributeDraft;

/** A product that is in the shop already, as the parent of variations. */
final class StoredParent {
	/** @param array<string, string> $labels Label by taxonomy of the shop's global attributes. */
	public function __construct(
		private readonly int $id,
		private readonly array $labels
	) {}

	/** @throws RowRefusedException When no variation can belong to it. */
	public function requireVariable(): void {
		$types = wp_get_object_terms( $this->id, 'product_type', [ 'fields' => 'slugs' ] );
		if ( 'product' !== get_post_type( $this->id ) || ! is_array( $types ) || ! in_array( 'variable', $types, true ) ) {
			throw new RowRefusedException( __( 'Its parent isn’t a variable product, so it can’t have variations.', 'marketday' ) );
		}
	}

	/** @throws RowRefusedException When a variation names an attribute its parent is not chosen by. */
	public function requireAttributesOf( DraftFields $variation ): void {
		$known = $this->chosenBy();
		foreach ( $variation->attributes() ?? [] as $attribute ) {
			if ( ! in_array( mb_strtolower( $attribute->name ), $known, true ) ) {
				/* translators: %s: name of an attribute. */
				throw new RowRefusedException( sprintf( __( 'Its parent has no attribute "%s" to choose from.', 'marketday' ), $attribute->name ) );
			}
		}
	}

	/** @return list<string> Lower-case names of the attributes its variations are chosen by. */
	public function chosenBy(): array {
		return array_map( static fn ( AttributeDraft $attribute ): string => mb_strtolower( $attribute->name ), $this->variationAttributes() );
	}

	/** @return list<AttributeDraft> What its variations are chosen by, with the values it has. */
	public function variationAttributes(): array {
		$offered = [];
		foreach ( (array) get_post_meta( $this->id, '_product_attributes', true ) as $attribute ) {
			if ( is_array( $attribute ) && ! empty( $attribute['is_variation'] ) ) {
				$name      = (string) ( $attribute['name'] ?? '' );
				$isGlobal  = ! empty( $attribute['is_taxonomy'] );
				$offered[] = new AttributeDraft(
					$this->labels[ $name ] ?? $name,
					$isGlobal ? $this->terms( $name ) : array_map( 'trim', explode( '|', (string) ( $attribute['value'] ?? '' ) ) ),
					$isGlobal
				);
			}
		}
		return $offered;
	}

	/** @return list<string> */
	private function terms( string $taxonomy ): array {
		$terms = taxonomy_exists( $taxonomy ) ? wp_get_object_terms( $this->id, $taxonomy, [ 'fields' => 'names' ] ) : [];
		return array_values( array_map(
			static fn ( $name ): string => html_entity_decode( (string) $name, ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			is_array( $terms ) ? $terms : []
		) );
	}
}
