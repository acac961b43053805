<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\AttributeUse;
use Marketday\Engine\Contract\ProductAttribute;
use WC_Product;
use WC_Product_Attribute;
use WC_Product_Variable;
use WP_Term;

/** A product's attributes with their options in the order of display. */
final class AttributeReader {
	/** @var array<string, array{string, array<int, int>}> By taxonomy: when terms last changed, and their places then. */
	private array $places = [];

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
		$terms   = $attribute->is_taxonomy() ? $this->terms( $attribute, $product ) : [];
		return new ProductAttribute(
			$key,
			PlainText::of( wc_attribute_label( $attribute->get_name(), $product ) ),
			$attribute->is_taxonomy() ? $attribute->get_name() : null,
			$attribute->is_taxonomy() ? array_map( static fn ( WP_Term $term ): string => PlainText::of( $term->name ), $terms ) : $this->texts( $attribute ),
			new AttributeUse( (bool) $attribute->get_visible(), (bool) $attribute->get_variation() ),
			is_scalar( $default ) ? (string) $default : '',
			$attribute->is_taxonomy() ? wc_get_attribute( $attribute->get_id() )->type ?? 'select' : 'select',
			array_map( static fn ( WP_Term $term ): int => $term->term_id, $terms )
		);
	}

	/**
	 * Terms as `wc_get_product_terms` has them, which asks the database for each product anew.
	 *
	 * @return array<array-key, WP_Term> By slug.
	 */
	private function terms( WC_Product_Attribute $attribute, WC_Product $product ): array {
		$taxonomy = $attribute->get_name();
		$found    = get_the_terms( $product->get_id(), $taxonomy );
		$terms    = is_array( $found ) ? $found : [];
		if ( count( $terms ) > 1 ) {
			$places = $this->places( $taxonomy );
			usort( $terms, static fn ( WP_Term $one, WP_Term $other ): int => ( $places[ $one->term_id ] ?? 0 ) <=> ( $places[ $other->term_id ] ?? 0 ) );
		}
		$terms = (array) apply_filters( 'woocommerce_get_product_terms', $terms, $product->get_id(), $taxonomy, [ 'fields' => 'all' ] );
		return array_column( array_filter( $terms, static fn ( mixed $term ): bool => $term instanceof WP_Term ), null, 'slug' );
	}

	/** @return array<int, int> Place in the shop's order, by term id. */
	private function places( string $taxonomy ): array {
		$changed = wp_cache_get_last_changed( 'terms' );
		if ( ( $this->places[ $taxonomy ][0] ?? '' ) !== $changed ) {
			$ids                       = get_terms( [
				'taxonomy'   => $taxonomy,
				'hide_empty' => false,
				'menu_order' => 'asc',
				'fields'     => 'ids',
			] );
			$this->places[ $taxonomy ] = [ $changed, is_array( $ids ) ? array_flip( array_map( 'intval', array_filter( $ids, 'is_numeric' ) ) ) : [] ];
		}
		return $this->places[ $taxonomy ][1];
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
