<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\AttributeDraft;
use Marketday\Engine\Contract\AttributeNames;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\StoreError;
use WC_Product;
use WC_Product_Attribute;
use WC_Product_Variable;
use WC_Product_Variation;

final class AttributeWriter {
	public function write( WC_Product $product, ProductDraft $draft ): void {
		if ( null === $draft->attributes ) {
			return;
		}
		if ( $product instanceof WC_Product_Variation ) {
			$product->set_attributes( $this->choices( $product, $draft->attributes ) );
			return;
		}
		$product->set_attributes( array_map( $this->attribute( ... ), $draft->attributes, array_keys( $draft->attributes ) ) );
		if ( $product instanceof WC_Product_Variable ) {
			$product->set_default_attributes( $this->defaults( $draft->attributes ) );
		}
	}

	private function attribute( AttributeDraft $draft, int $position ): WC_Product_Attribute {
		$attribute = new WC_Product_Attribute();
		if ( $draft->global ) {
			$taxonomy = $this->taxonomy( $draft->name );
			$attribute->set_id( wc_attribute_taxonomy_id_by_name( $taxonomy ) );
			$attribute->set_name( $taxonomy );
			$attribute->set_options( array_map( static fn ( string $value ): int => ProductTerms::id( $value, $taxonomy ), $draft->values ) );
		} else {
			$attribute->set_name( $draft->name );
			$attribute->set_options( $draft->values );
		}
		$attribute->set_position( $position );
		$attribute->set_visible( $draft->visible );
		$attribute->set_variation( $draft->forVariations );
		return $attribute;
	}

	/**
	 * @param list<AttributeDraft> $drafts
	 * @return array<string, string>
	 */
	private function defaults( array $drafts ): array {
		$defaults = [];
		foreach ( $drafts as $draft ) {
			if ( '' !== $draft->default ) {
				$defaults[ $this->key( $draft ) ] = $this->value( $draft, $draft->default );
			}
		}
		return $defaults;
	}

	/**
	 * A variation's choices by the keys its parent has; what the parent does not vary by is left out.
	 *
	 * @param list<AttributeDraft> $drafts
	 * @return array<string, string>
	 */
	private function choices( WC_Product_Variation $variation, array $drafts ): array {
		$parent  = wc_get_product( $variation->get_parent_id() );
		$known   = $parent instanceof WC_Product ? $parent->get_attributes() : [];
		$choices = [];
		foreach ( $drafts as $draft ) {
			$key = $this->key( $draft );
			if ( isset( $known[ $key ] ) ) {
				$value           = $draft->values[0] ?? '';
				$choices[ $key ] = '' === $value ? '' : $this->value( $draft, $value );
			}
		}
		return $choices;
	}

	/** Key as WooCommerce writes it: the letters of other scripts percent-encoded, of a global attribute too. */
	private function key( AttributeDraft $draft ): string {
		return sanitize_title( $draft->global ? $this->taxonomy( $draft->name ) : $draft->name );
	}

	/** Global values are kept as slugs, local ones as they are written. */
	private function value( AttributeDraft $draft, string $value ): string {
		if ( ! $draft->global ) {
			return $value;
		}
		$taxonomy = $this->taxonomy( $draft->name );
		$term     = get_term( ProductTerms::id( $value, $taxonomy ), $taxonomy );
		return $term instanceof \WP_Term ? $term->slug : sanitize_title( $value );
	}

	/** Its terms and its label are needed in this request: WooCommerce itself registers it in the next one. */
	private function registerNow( string $taxonomy ): string {
		if ( ! taxonomy_exists( $taxonomy ) ) {
			register_taxonomy(
				$taxonomy,
				[ 'product' ],
				[
					'hierarchical' => false,
					'show_ui'      => false,
					'query_var'    => true,
					'rewrite'      => false,
				]
			);
			$GLOBALS['wc_product_attributes'][ $taxonomy ] = wc_get_attribute( wc_attribute_taxonomy_id_by_name( $taxonomy ) );
		}
		return $taxonomy;
	}

	/** The taxonomy of a global attribute, made where it is new: by its label, or as WooCommerce's importer does by its whole slug. */
	private function taxonomy( string $label ): string {
		$labels = array_column( wc_get_attribute_taxonomies(), 'attribute_label', 'attribute_name' );
		$found  = AttributeNames::find( $labels, $label );
		if ( '' !== $found ) {
			return $this->registerNow( wc_attribute_taxonomy_name( $found ) );
		}
		$slug = AttributeNames::free( $labels, $label, wc_check_if_attribute_name_is_reserved( ... ) );
		if ( taxonomy_exists( wc_attribute_taxonomy_name( $slug ) ) ) {
			// Registered earlier in this request by a write that was rolled back.
			unregister_taxonomy( wc_attribute_taxonomy_name( $slug ) );
		}
		$id = wc_create_attribute(
			[
				'name' => $label,
				'slug' => $slug,
			]
		);
		if ( is_wp_error( $id ) ) {
			throw new StoreError( (string) $id->get_error_code(), PlainText::of( $id->get_error_message() ) );
		}
		return $this->registerNow( wc_attribute_taxonomy_name_by_id( $id ) );
	}
}
