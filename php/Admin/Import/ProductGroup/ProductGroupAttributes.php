<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\ProductGroup;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Row\DraftFields;
use Marketday\Engine\Contract\AttributeDraft;

/**
 * A file does not say which attributes its variations are chosen by; the variations do. The parent gets each attribute
 * that a variation names, and each value a variation has.
 */
final class ProductGroupAttributes {
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
			$chosen = $this->spellAs( $variation->attributes(), array_values( $byName ) );
			null === $chosen || $variation->set( 'attributes', $chosen );
			foreach ( $chosen ?? [] as $choice ) {
				$name            = mb_strtolower( $choice->name );
				$byName[ $name ] = $this->merge( $byName[ $name ] ?? null, $choice, $variation );
			}
		}
		$parent->set( 'attributes', array_values( $byName ) );
	}

	/**
	 * A variation's choices as its parent writes them: the parent's spelling is right, and so is what it says of being global.
	 *
	 * @param list<AttributeDraft>|null $chosen
	 * @param list<AttributeDraft>      $offered
	 * @return list<AttributeDraft>|null
	 */
	public function spellAs( ?array $chosen, array $offered ): ?array {
		$byName = array_combine( array_map( static fn ( AttributeDraft $attribute ): string => mb_strtolower( $attribute->name ), $offered ), $offered );
		return null === $chosen ? null : array_map(
			function ( AttributeDraft $choice ) use ( $byName ): AttributeDraft {
				$own = $byName[ mb_strtolower( $choice->name ) ] ?? null;
				return null === $own ? $choice : new AttributeDraft(
					$own->name,
					array_map( fn ( string $value ): string => $this->among( $value, $own->values ), $choice->values ),
					$own->global,
					$choice->visible,
					$choice->forVariations
				);
			},
			$chosen
		);
	}

	/** @param list<string> $values */
	private function among( string $value, array $values ): string {
		if ( in_array( $value, $values, true ) ) {
			return $value;
		}
		$alike = array_values( array_filter( $values, static fn ( string $known ): bool => mb_strtolower( $known ) === mb_strtolower( $value ) ) );
		if ( [] === $alike && 1 === preg_match( '/%[0-9a-f]{2}/i', $value ) ) {
			// WooCommerce's export has slugs in place of names where the attribute's own name is not Latin.
			$alike = array_values( array_filter( $values, static fn ( string $known ): bool => sanitize_title( $known ) === strtolower( $value ) ) );
		}
		return 1 === count( $alike ) ? $alike[0] : $value;
	}

	private function merge( ?AttributeDraft $attribute, AttributeDraft $chosen, DraftFields $variation ): AttributeDraft {
		if ( null === $attribute ) {
			/* translators: %s: name of an attribute. */
			$variation->warnings->add( sprintf( __( 'Its parent didn’t have the attribute "%s", so it was added.', 'marketday' ), $chosen->name ) );
			return new AttributeDraft( $chosen->name, $chosen->values, $chosen->global, true, true );
		}
		$new = array_diff( $chosen->values, $attribute->values );
		if ( [] !== $new ) {
			/* translators: 1: value of an attribute, 2: name of the attribute. */
			$variation->warnings->add( sprintf( __( 'Its parent’s "%2$s" didn’t have the value "%1$s", so it was added.', 'marketday' ), implode( ', ', $new ), $attribute->name ) );
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
