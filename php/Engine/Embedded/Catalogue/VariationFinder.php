<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\ProductAttribute;

/** Finds the variation a choice leads to: the first in the product's order whose values fit, where an empty value fits any. */
final class VariationFinder {
	/**
	 * @param list<ProductRecord>    $variations In their order.
	 * @param list<ProductAttribute> $attributes Those that make them.
	 * @param array<string, string>  $chosen     Value by `attribute_{key}`.
	 */
	public function find( array $variations, array $attributes, array $chosen ): ?ProductRecord {
		foreach ( $variations as $variation ) {
			if ( 'publish' === $variation->post->post_status && self::fits( $variation->choice(), $attributes, $chosen ) ) {
				return $variation;
			}
		}
		return null;
	}

	/**
	 * @param array<string, string>  $offered
	 * @param list<ProductAttribute> $attributes
	 * @param array<string, string>  $chosen
	 */
	private static function fits( array $offered, array $attributes, array $chosen ): bool {
		foreach ( $attributes as $attribute ) {
			$choice = $chosen[ $attribute->field() ] ?? '';
			$own    = $offered[ $attribute->field() ] ?? '';
			$isOwn  = '' === $own || $own === $choice;
			// A value that its product has lost is still its variation's, whatever form it was sent in.
			if ( '' === $choice || ( ! $isOwn && ( isset( $attribute->options[ $choice ] ) || null === $attribute->valueWhere( $own, $choice ) ) ) ) {
				return false;
			}
		}
		return [] !== $attributes;
	}
}
