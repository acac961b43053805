<?php

declare( strict_types=1 );

namespace Marketday\Store\WooCommerce;

use Marketday\Store\ProductAttribute;
use WC_Product;
use WC_Product_Attribute;
use WC_Product_Variable;

/** A product's attributes with their options in the order of display. */
final class AttributeReader {
	/** @return list<ProductAttribute> */
	public function attributes( WC_Product $product ): array {
		$defaults   = $product instanceof WC_Product_Variable ? $product->get_default_attributes() : [];
		$attributes = [];
		foreach ( $product->get_attributes() as $attribute ) {
			if ( $attribute instanceof WC_Product_Attribute ) {
				$attributes[] = $this->attribute( $attribute, $product, $defaults );
			}
		}
		return $attributes;
	}

	/** @param array<array-key, mixed> $defaults */
	private function attribute( WC_Product_Attribute $attribute, WC_Product $product, array $defaults ): ProductAttribute {
		$key     = sanitize_title( $attribute->get_name() );
		$default = $defaults[ $key ] ?? '';
		return new ProductAttribute(
			$key,
			PlainText::of( wc_attribute_label( $attribute->get_name(), $product ) ),
			$attribute->is_taxonomy() ? $attribute->get_name() : null,
			$attribute->is_taxonomy() ? $this->terms( $attribute, $product ) : $this->texts( $attribute ),
			(bool) $attribute->get_visible(),
			(bool) $attribute->get_variation(),
			is_scalar( $default ) ? (string) $default : ''
		);
	}

	/** @return array<string, string> */
	private function terms( WC_Product_Attribute $attribute, WC_Product $product ): array {
		$names = [];
		foreach ( wc_get_product_terms( $product->get_id(), $attribute->get_name(), [ 'fields' => 'all' ] ) as $term ) {
			$names[ $term->slug ] = PlainText::of( $term->name );
		}
		return $names;
	}

	/** @return array<string, string> */
	private function texts( WC_Product_Attribute $attribute ): array {
		$names = [];
		foreach ( $attribute->get_options() as $option ) {
			$names[ (string) $option ] = PlainText::of( $option );
		}
		return $names;
	}
}
