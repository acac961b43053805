<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Names of global attributes: the part of a taxonomy's name after `pa_`, in letters, as WooCommerce keeps them. */
final class AttributeNames {
	/** The name of a taxonomy holds 32 bytes, `pa_` among them. */
	private const LONGEST = 28;

	/**
	 * The attribute that is meant by a label or by its own name.
	 *
	 * @param array<array-key, string> $labels Label by name, of the shop's attributes.
	 * @return string '' for none.
	 */
	public static function find( array $labels, string $wanted ): string {
		$lower = mb_strtolower( $wanted, 'UTF-8' );
		$named = str_replace( ' ', '-', Slug::decode( (string) preg_replace( '/^(attribute_)?pa_/', '', $lower ) ) );
		$made  = self::slugOf( $wanted );
		foreach ( [
			static fn ( string $name, string $label ): bool => $label === $wanted,
			static fn ( string $name, string $label ): bool => mb_strtolower( $label, 'UTF-8' ) === $lower,
			static fn ( string $name ): bool => $name === $named,
			// As WooCommerce's importer does.
			static fn ( string $name ): bool => $name === $made,
		] as $fits ) {
			foreach ( $labels as $name => $label ) {
				if ( $fits( (string) $name, $label ) ) {
					return (string) $name;
				}
			}
		}
		return '';
	}

	/**
	 * A name for a new attribute. Databases take letters with and without marks for the same, so such names are not free either.
	 *
	 * @param array<array-key, string>    $labels
	 * @param (\Closure(string): bool)|null $isReserved Further names that are not free.
	 */
	public static function free( array $labels, string $label, ?\Closure $isReserved = null ): string {
		$made  = self::slugOf( $label );
		$made  = '' === $made ? 'attribute' : $made;
		$taken = array_map( self::fold( ... ), array_map( 'strval', array_keys( $labels ) ) );
		for ( $number = 1; ; $number++ ) {
			$end  = 1 === $number ? '' : "-{$number}";
			$name = rtrim( mb_strcut( $made, 0, self::LONGEST - strlen( $end ), 'UTF-8' ), '-' ) . $end;
			if ( ! in_array( self::fold( $name ), $taken, true ) && ( null === $isReserved || ! $isReserved( $name ) ) ) {
				return $name;
			}
		}
	}

	private static function slugOf( string $label ): string {
		return Slug::decode( sanitize_title( Slug::decode( $label ) ) );
	}

	private static function fold( string $text ): string {
		$parts = function_exists( 'normalizer_normalize' ) ? normalizer_normalize( $text, \Normalizer::FORM_KD ) : false;
		return remove_accents( mb_strtolower( false === $parts ? $text : (string) preg_replace( '/\p{Mn}/u', '', $parts ), 'UTF-8' ) );
	}
}
