<?php

declare( strict_types=1 );

namespace Marketday\Buying\AddToBasket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductAttribute;
use Marketday\Engine\Contract\SubmittedChoice;

/** The first choice: from the address (`?attribute_pa_colour=blue`), else the product's defaults, else what there is only one of. */
final class Choice {
	/**
	 * @param array<array-key, mixed> $parameters The address's, unslashed.
	 * @return array<string, string> Value by `attribute_{key}`, '' where nothing is chosen.
	 */
	public static function initial( Product $product, array $parameters ): array {
		$attributes = self::attributes( $product );
		$asked      = SubmittedChoice::read( $attributes, self::attributesIn( $parameters ) );
		$chosen     = [];
		foreach ( $attributes as $attribute ) {
			$name            = $attribute->field();
			$chosen[ $name ] = $attribute->valueOf( $asked[ $name ] ?? '' ) ?? $attribute->valueOf( $attribute->default ) ?? self::only( $attribute );
		}
		return $chosen;
	}

	/** @return list<ProductAttribute> Those that make variations. */
	public static function attributes( Product $product ): array {
		return array_values( array_filter( $product->attributes(), static fn ( ProductAttribute $attribute ): bool => $attribute->use->forVariations ) );
	}

	/** The one option of an attribute that leaves nothing to choose. */
	private static function only( ProductAttribute $attribute ): string {
		return 1 === count( $attribute->options ) ? (string) array_key_first( $attribute->options ) : '';
	}

	/**
	 * @param array<array-key, mixed> $parameters
	 * @return array<string, string> Those of a choice.
	 */
	private static function attributesIn( array $parameters ): array {
		return array_filter(
			$parameters,
			static fn ( mixed $value, int|string $name ): bool => is_string( $value ) && str_starts_with( (string) $name, 'attribute_' ),
			ARRAY_FILTER_USE_BOTH
		);
	}
}
