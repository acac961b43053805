<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** A choice among a product's variations as it was sent, in the words that the product keeps. */
final class SubmittedChoice {
	/**
	 * @param list<ProductAttribute> $attributes Those that make variations.
	 * @param array<string, string>  $sent       Value by `attribute_{key}`, key, taxonomy or label.
	 * @return array<string, string> Value by `attribute_{key}` of what was chosen; one that the attribute does not have stays as it was sent.
	 */
	public static function read( array $attributes, array $sent ): array {
		$sent  = array_filter( $sent, static fn ( string $value ): bool => '' !== $value );
		$named = [];
		foreach ( $sent as $name => $value ) {
			$named[ Slug::of( (string) $name ) ] ??= $value;
		}
		$choice = [];
		foreach ( $attributes as $attribute ) {
			$value = self::valueOf( $attribute, $sent, $named );
			if ( '' !== $value ) {
				$choice[ $attribute->field() ] = $attribute->valueOf( $value ) ?? $value;
			}
		}
		return $choice;
	}

	/**
	 * Refusal of a value that an attribute does not have.
	 *
	 * @param string|null $only Of a variation that was named: its own value, '' for any. Null where the choice was to find one.
	 */
	public static function refusal( ProductAttribute $attribute, ?string $only = null ): StoreError {
		$names = '' === (string) $only ? $attribute->options : [ $attribute->options[ $only ] ?? Slug::decode( (string) $only ) ];
		$code  = null === $only ? 'woocommerce_rest_variation_id_from_variation_data' : 'woocommerce_rest_invalid_variation_data';
		/* translators: 1: attribute's name, 2: list of values */
		$sentence = __( '%1$s can’t have this value. Use one of: %2$s', 'marketday' );
		return new StoreError( $code, sprintf( $sentence, $attribute->name, implode( wp_get_list_item_separator(), $names ) ) );
	}

	/**
	 * @param array<string, string> $sent
	 * @param array<string, string> $named The same by the kept form of each name.
	 */
	private static function valueOf( ProductAttribute $attribute, array $sent, array $named ): string {
		foreach ( [ $attribute->field(), $attribute->name ] as $name ) {
			if ( isset( $sent[ $name ] ) ) {
				return $sent[ $name ];
			}
		}
		foreach ( [ $attribute->field(), $attribute->name, $attribute->key, (string) $attribute->taxonomy ] as $name ) {
			if ( '' !== $name && isset( $named[ Slug::of( $name ) ] ) ) {
				return $named[ Slug::of( $name ) ];
			}
		}
		return '';
	}
}
