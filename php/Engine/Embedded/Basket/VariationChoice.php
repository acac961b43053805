<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Catalogue;
use Marketday\Engine\Contract\ProductAttribute;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Contract\SubmittedChoice;

/** Finds the variation a shopper means, from its id or from the chosen values, and completes the values. */
final class VariationChoice {
	public function __construct(
		private readonly PurchasableItemReader $purchasable,
		private readonly Catalogue $catalogue
	) {}

	/**
	 * @param array<string, string> $chosen Value by `attribute_{key}`, attribute name or label.
	 * @return array{PurchasableItem, array<string, string>} The goods and, for a variation, value by `attribute_{key}`.
	 * @throws StoreError Where the choice is incomplete or leads nowhere.
	 */
	public function resolve( PurchasableItem $purchasable, array $chosen ): array {
		if ( ! in_array( $purchasable->source->type, [ 'variable', 'variation' ], true ) ) {
			return [ $purchasable, [] ];
		}
		$attributes = array_map(
			static fn ( StoredAttribute $one ): ProductAttribute => $one->attribute(),
			StoredAttribute::ofProduct( $purchasable->source->productId )
		);
		$values     = SubmittedChoice::read( $attributes, $chosen );
		$variation  = 'variation' === $purchasable->source->type ? $purchasable : $this->find( $purchasable, $attributes, $values );
		return [ $variation, $this->complete( $variation, $attributes, $values ) ];
	}

	/**
	 * @param list<ProductAttribute> $attributes
	 * @param array<string, string>  $values
	 */
	private function find( PurchasableItem $parent, array $attributes, array $values ): PurchasableItem {
		$found = count( $values ) < count( $attributes ) ? null : $this->catalogue->findVariation( $parent->source->productId, $values );
		$purchasable = null === $found ? null : $this->purchasable->find( $found->id );
		if ( null !== $purchasable ) {
			return $purchasable;
		}
		if ( count( $values ) < count( $attributes ) ) {
			throw new StoreError(
				'woocommerce_rest_missing_attributes',
				__( 'Please select some product options before adding this product to your basket.', 'marketday' )
			);
		}
		foreach ( $attributes as $attribute ) {
			if ( null === $attribute->valueOf( $values[ $attribute->field() ] ) ) {
				throw SubmittedChoice::refusal( $attribute );
			}
		}
		throw new StoreError(
			'woocommerce_rest_variation_id_from_variation_data',
			__( 'Sorry, no products matched your selection. Please choose a different combination.', 'marketday' )
		);
	}

	/**
	 * @param list<ProductAttribute> $attributes
	 * @param array<string, string>  $values
	 * @return array<string, string>
	 */
	private function complete( PurchasableItem $variation, array $attributes, array $values ): array {
		$missing = [];
		foreach ( $attributes as $attribute ) {
			$expected = $variation->source->attributes[ $attribute->field() ] ?? '';
			$given    = $values[ $attribute->field() ] ?? null;
			if ( null === $given && '' === $expected ) {
				$missing[] = $attribute->name;
				continue;
			}
			$values[ $attribute->field() ] = null === $given
				? $expected
				: $attribute->valueWhere( $expected, $given ) ?? throw SubmittedChoice::refusal( $attribute, $expected );
		}
		if ( [] !== $missing ) {
			throw new StoreError(
				'woocommerce_rest_missing_variation_data',
				/* translators: %s: list of attributes' names */
				sprintf( __( 'Choose an option for %s.', 'marketday' ), implode( wp_get_list_item_separator(), $missing ) )
			);
		}
		ksort( $values );
		return $values;
	}
}
