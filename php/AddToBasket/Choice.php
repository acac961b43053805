<?php

declare( strict_types=1 );

namespace Marketday\AddToBasket;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\Product;
use Marketday\Store\ProductAttribute;

/** What is chosen at first: from the address (`?attribute_pa_colour=blue`), else the product's defaults, else what there is only one of. */
final class Choice {
	/**
	 * @param array<array-key, mixed> $parameters The address's, unslashed.
	 * @return array<string, string> Value by `attribute_{key}`, '' where nothing is chosen.
	 */
	public static function initial( Product $product, array $parameters ): array {
		$chosen = [];
		foreach ( self::attributes( $product ) as $attribute ) {
			$name            = "attribute_{$attribute->key}";
			$asked           = $parameters[ $name ] ?? '';
			$chosen[ $name ] = self::known( $attribute, is_string( $asked ) ? $asked : '' )
				?: self::known( $attribute, $attribute->default )
				?: self::only( $attribute );
		}
		return $chosen;
	}

	/** @return list<ProductAttribute> Those that make variations. */
	public static function attributes( Product $product ): array {
		return array_values( array_filter( $product->attributes(), static fn ( ProductAttribute $attribute ): bool => $attribute->forVariations ) );
	}

	/** What there is only one of has nothing to choose. */
	private static function only( ProductAttribute $attribute ): string {
		return 1 === count( $attribute->options ) ? (string) array_key_first( $attribute->options ) : '';
	}

	private static function known( ProductAttribute $attribute, string $value ): string {
		return array_key_exists( $value, $attribute->options ) ? $value : '';
	}
}
