<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\ProductAttribute;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Contract\SubmittedChoice;
use WC_Data_Store;
use WC_Product_Variable;

/**
 * The variation that a sent choice means. WooCommerce makes a slug or a text of each value anew, in which signs and octets are lost: it
 * is told the variation, and of its own values only those that it would know again.
 */
final class ChosenVariation {
	/** @param array<string, string> $choice Value by `attribute_{key}`, to be told WooCommerce. */
	private function __construct(
		public readonly int $id,
		public readonly array $choice
	) {}

	/**
	 * @param int                   $variation 0 where only the choice says which.
	 * @param array<string, string> $sent
	 * @return self|null Null where the choice is incomplete or leads nowhere, of which WooCommerce has its own sentences.
	 * @throws StoreError For a value that the attribute does not have.
	 */
	public static function of( WC_Product_Variable $product, int $variation, array $sent ): ?self {
		$attributes = self::attributes( $product );
		$choice     = SubmittedChoice::read( $attributes, $sent );
		$id         = $variation > 0 ? $variation : self::match( $product, $choice );
		if ( 0 === $id ) {
			self::refuseUnknown( $attributes, $choice );
			return null;
		}
		$own    = (array) wc_get_product_variation_attributes( $id );
		$values = [];
		foreach ( $attributes as $attribute ) {
			$only  = is_string( $own[ $attribute->field() ] ?? null ) ? $own[ $attribute->field() ] : '';
			$given = $choice[ $attribute->field() ] ?? '';
			$value = '' === $given ? '' : $attribute->valueWhere( $only, $given ) ?? throw SubmittedChoice::refusal( $attribute, $only );
			if ( '' !== $value && ( '' === $only || self::survives( $attribute, $value ) ) ) {
				$values[ $attribute->field() ] = $value;
			}
		}
		return new self( $id, $values );
	}

	/**
	 * @param array<string, string> $sent
	 * @return int 0 where none matches.
	 */
	public static function find( WC_Product_Variable $product, array $sent ): int {
		return self::match( $product, self::read( $product, $sent ) );
	}

	/**
	 * The choice in the words that the product keeps.
	 *
	 * @param array<string, string> $sent
	 * @return array<string, string> Value by `attribute_{key}`.
	 */
	public static function read( WC_Product_Variable $product, array $sent ): array {
		return SubmittedChoice::read( self::attributes( $product ), $sent );
	}

	/** Tells whether WooCommerce's reading leaves a value as it is. */
	private static function survives( ProductAttribute $attribute, string $value ): bool {
		return $value === ( null !== $attribute->taxonomy ? sanitize_title( $value ) : html_entity_decode( sanitize_text_field( $value ), ENT_QUOTES, 'UTF-8' ) );
	}

	/** @param array<string, string> $choice */
	private static function match( WC_Product_Variable $product, array $choice ): int {
		// A data store passes what it does not know on to the store it stands for.
		return (int) WC_Data_Store::load( 'product' )->__call( 'find_matching_product_variation', [ $product, $choice ] );
	}

	/**
	 * @param list<ProductAttribute> $attributes
	 * @param array<string, string>  $choice
	 * @throws StoreError
	 */
	private static function refuseUnknown( array $attributes, array $choice ): void {
		foreach ( $attributes as $attribute ) {
			if ( isset( $choice[ $attribute->field() ] ) && null === $attribute->valueOf( $choice[ $attribute->field() ] ) ) {
				throw SubmittedChoice::refusal( $attribute );
			}
		}
	}

	/** @return list<ProductAttribute> */
	private static function attributes( WC_Product_Variable $product ): array {
		return array_values( array_filter(
			( new AttributeReader() )->attributes( $product ),
			static fn ( ProductAttribute $one ): bool => $one->use->forVariations
		) );
	}
}
