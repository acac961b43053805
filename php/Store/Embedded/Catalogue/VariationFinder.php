<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

/** Finds the variation a choice leads to: the first in the product's order whose values fit, where an empty value fits any. */
final class VariationFinder {
	/**
	 * @param list<ProductRecord>   $variations In their order.
	 * @param array<string, string> $chosen     Value by `attribute_{key}`.
	 */
	public function find( array $variations, array $chosen ): ?ProductRecord {
		foreach ( $variations as $variation ) {
			if ( 'publish' === $variation->post->post_status && $this->fits( $variation->choice(), $chosen ) ) {
				return $variation;
			}
		}
		return null;
	}

	/**
	 * @param array<string, string> $offered
	 * @param array<string, string> $chosen
	 */
	private function fits( array $offered, array $chosen ): bool {
		foreach ( $offered as $name => $value ) {
			$choice = $chosen[ $name ] ?? '';
			if ( '' === $choice || ( '' !== $value && $value !== $choice ) ) {
				return false;
			}
		}
		return [] !== $offered;
	}
}
