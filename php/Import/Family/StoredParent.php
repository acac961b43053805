<?php

declare( strict_types=1 );

namespace Marketday\Import\Family;

use Marketday\Import\Row\DraftFields;
use Marketday\Import\RowRefused;

/** A product that is in the shop already, as the parent of variations. */
final class StoredParent {
	public function __construct( private readonly int $id ) {}

	/** @throws RowRefused When no variation can belong to it. */
	public function requireVariable(): void {
		$types = wp_get_object_terms( $this->id, 'product_type', [ 'fields' => 'slugs' ] );
		if ( 'product' !== get_post_type( $this->id ) || ! is_array( $types ) || ! in_array( 'variable', $types, true ) ) {
			throw new RowRefused( __( 'Its parent is not a variable product, so it cannot have variations.', 'marketday' ) );
		}
	}

	/** @throws RowRefused When a variation names an attribute its parent is not chosen by. */
	public function requireAttributesOf( DraftFields $variation ): void {
		$known = $this->chosenBy();
		foreach ( $variation->attributes() ?? [] as $attribute ) {
			if ( ! in_array( mb_strtolower( $attribute->name ), $known, true ) ) {
				/* translators: %s: name of an attribute. */
				throw new RowRefused( sprintf( __( 'Its parent has no attribute "%s" to choose by.', 'marketday' ), $attribute->name ) );
			}
		}
	}

	/** @return list<string> Lower-case names of the attributes its variations are chosen by. */
	public function chosenBy(): array {
		$names = [];
		foreach ( (array) get_post_meta( $this->id, '_product_attributes', true ) as $attribute ) {
			if ( is_array( $attribute ) && ! empty( $attribute['is_variation'] ) ) {
				$names[] = mb_strtolower( $this->label( (string) ( $attribute['name'] ?? '' ), ! empty( $attribute['is_taxonomy'] ) ) );
			}
		}
		return $names;
	}

	private function label( string $name, bool $isGlobal ): string {
		$taxonomy = $isGlobal ? get_taxonomy( $name ) : false;
		return false === $taxonomy ? $name : (string) ( $taxonomy->labels->singular_name ?? $taxonomy->label );
	}
}
