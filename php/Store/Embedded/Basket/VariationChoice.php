<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\Catalogue;
use Marketday\Store\StoreError;

/** Finds the variation a shopper means, from its id or from the chosen values, and completes the values. */
final class VariationChoice {
	public function __construct(
		private readonly GoodsReader $goods,
		private readonly Catalogue $catalogue
	) {}

	/**
	 * @param array<string, string> $chosen Value by `attribute_{key}`, attribute name or label.
	 * @return array{Goods, array<string, string>} The goods and, for a variation, value by `attribute_{key}`.
	 * @throws StoreError Where the choice is incomplete or leads nowhere.
	 */
	public function resolve( Goods $goods, array $chosen ): array {
		if ( ! in_array( $goods->type, [ 'variable', 'variation' ], true ) ) {
			return [ $goods, [] ];
		}
		$attributes = StoredAttribute::ofProduct( $goods->productId );
		$values     = $this->named( $attributes, $chosen );
		$variation  = 'variation' === $goods->type ? $goods : $this->find( $goods, $attributes, $values );
		return [ $variation, $this->complete( $variation, $attributes, $values ) ];
	}

	/**
	 * @param list<StoredAttribute> $attributes
	 * @param array<string, string> $chosen
	 * @return array<string, string>
	 */
	private function named( array $attributes, array $chosen ): array {
		$values = [];
		foreach ( $attributes as $attribute ) {
			foreach ( [ $attribute->key(), $attribute->label, mb_strtolower( $attribute->label ), $attribute->name ] as $name ) {
				if ( '' !== ( $chosen[ $name ] ?? '' ) ) {
					$values[ $attribute->key() ] = $attribute->clean( $chosen[ $name ] );
					break;
				}
			}
		}
		return $values;
	}

	/**
	 * @param list<StoredAttribute> $attributes
	 * @param array<string, string> $values
	 */
	private function find( Goods $parent, array $attributes, array $values ): Goods {
		$found = count( $values ) < count( $attributes ) ? null : $this->catalogue->findVariation( $parent->productId, $values );
		$goods = null === $found ? null : $this->goods->find( $found->id );
		if ( null !== $goods ) {
			return $goods;
		}
		throw count( $values ) < count( $attributes )
			? new StoreError( 'woocommerce_rest_missing_attributes', __( 'Please select some product options before adding this product to your basket.', 'marketday' ) )
			: new StoreError(
				'woocommerce_rest_variation_id_from_variation_data',
				__( 'Sorry, no products matched your selection. Please choose a different combination.', 'marketday' )
			);
	}

	/**
	 * @param list<StoredAttribute> $attributes
	 * @param array<string, string> $values
	 * @return array<string, string>
	 */
	private function complete( Goods $variation, array $attributes, array $values ): array {
		$missing = [];
		foreach ( $attributes as $attribute ) {
			$expected = $variation->attributes[ $attribute->key() ] ?? '';
			$given    = $values[ $attribute->key() ] ?? null;
			if ( null === $given && '' === $expected ) {
				$missing[] = $attribute->label;
				continue;
			}
			if ( null !== $given && $given !== $expected && ( '' !== $expected || ! in_array( $given, $attribute->values, true ) ) ) {
				throw new StoreError(
					'woocommerce_rest_invalid_variation_data',
					/* translators: 1: attribute's name, 2: list of values */
					sprintf( __( '%1$s cannot have this value. It can be: %2$s', 'marketday' ), $attribute->label, implode( ', ', '' === $expected ? $attribute->values : [ $expected ] ) )
				);
			}
			$values[ $attribute->key() ] = $given ?? $expected;
		}
		if ( [] !== $missing ) {
			throw new StoreError(
				'woocommerce_rest_missing_variation_data',
				/* translators: %s: list of attributes' names */
				sprintf( __( 'Please choose: %s', 'marketday' ), implode( ', ', $missing ) )
			);
		}
		ksort( $values );
		return $values;
	}
}
