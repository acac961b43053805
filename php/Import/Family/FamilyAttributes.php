<?php

declare( strict_types=1 );

namespace Marketday\Import\Family;

defined( 'ABSPATH' ) || exit;

use Marketday\Import\Row\DraftFields;
use Marketday\Store\AttributeDraft;

/**
 * A file does not say which attributes its variations are chosen by; the variations do. The parent gets each attribute
 * that a variation names, and each value a variation has.
 */
final class FamilyAttributes {
	/**
	 * @param list<DraftFields> $variations
	 * @param list<string>      $chosenBy   Lower-case names of attributes that variations in the shop are chosen by.
	 */
	public function complete( DraftFields $parent, array $variations, array $chosenBy ): void {
		$attributes = $parent->attributes();
		if ( null === $attributes ) {
			return;
		}
		$byName = [];
		foreach ( $attributes as $attribute ) {
			$name            = mb_strtolower( $attribute->name );
			$byName[ $name ] = $this->with( $attribute, [], $attribute->forVariations || in_array( $name, $chosenBy, true ) );
		}
		foreach ( $variations as $variation ) {
			foreach ( $variation->attributes() ?? [] as $chosen ) {
				$name            = mb_strtolower( $chosen->name );
				$byName[ $name ] = $this->merge( $byName[ $name ] ?? null, $chosen, $variation );
			}
		}
		$parent->set( 'attributes', array_values( $byName ) );
	}

	private function merge( ?AttributeDraft $attribute, AttributeDraft $chosen, DraftFields $variation ): AttributeDraft {
		if ( null === $attribute ) {
			/* translators: %s: name of an attribute. */
			$variation->findings->add( sprintf( __( 'The attribute "%s" was added to its parent, which did not have it.', 'marketday' ), $chosen->name ) );
			return new AttributeDraft( $chosen->name, $chosen->values, $chosen->global, true, true );
		}
		$new = array_udiff( $chosen->values, $attribute->values, static fn ( string $a, string $b ): int => strcmp( mb_strtolower( $a ), mb_strtolower( $b ) ) );
		if ( [] !== $new ) {
			/* translators: 1: value of an attribute, 2: name of the attribute. */
			$variation->findings->add( sprintf( __( 'The value "%1$s" was added to "%2$s" of its parent, which did not have it.', 'marketday' ), implode( ', ', $new ), $attribute->name ) );
		}
		return $this->with( $attribute, array_values( $new ), true );
	}

	/** @param list<string> $more */
	private function with( AttributeDraft $attribute, array $more, bool $forVariations ): AttributeDraft {
		return new AttributeDraft(
			$attribute->name,
			[ ...$attribute->values, ...$more ],
			$attribute->global,
			$attribute->visible,
			$forVariations,
			$attribute->default
		);
	}
}
