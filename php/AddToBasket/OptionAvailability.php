<?php

declare( strict_types=1 );

namespace Marketday\AddToBasket;

defined( 'ABSPATH' ) || exit;

/** Which options lead to an active variation at all: the others are disabled before anything is chosen. */
final class OptionAvailability {
	/**
	 * @param list<array<string, mixed>>|null $variations The contract's, null where they are not embedded.
	 * @return list<string>|null The values of the attribute that are possible; null where every one is.
	 */
	public static function values( ?array $variations, string $attribute ): ?array {
		if ( null === $variations ) {
			return null;
		}
		$values = [];
		foreach ( $variations as $variation ) {
			if ( true === ( $variation['variation_is_active'] ?? false ) ) {
				$attributes = is_array( $variation['attributes'] ?? null ) ? $variation['attributes'] : [];
				$values[]   = is_scalar( $attributes[ $attribute ] ?? '' ) ? (string) ( $attributes[ $attribute ] ?? '' ) : '';
			}
		}
		return in_array( '', $values, true ) ? null : array_values( array_unique( $values ) );
	}

	/**
	 * @param list<array<string, mixed>>|null $variations The contract's, null where they are not embedded.
	 * @return bool Whether there is something of this value, and all of it is sold out.
	 */
	public static function isSoldOut( ?array $variations, string $attribute, string $value ): bool {
		$stock = [];
		foreach ( $variations ?? [] as $variation ) {
			$own = is_array( $variation['attributes'] ?? null ) ? $variation['attributes'][ $attribute ] ?? '' : '';
			if ( true === ( $variation['variation_is_active'] ?? false ) && in_array( $own, [ '', $value ], true ) ) {
				$stock[] = $variation['is_in_stock'] ?? true;
			}
		}
		return [] !== $stock && ! in_array( true, $stock, true );
	}
}
