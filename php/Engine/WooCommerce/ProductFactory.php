<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\StoreError;
use WC_Product;
use WC_Product_External;
use WC_Product_Grouped;
use WC_Product_Simple;
use WC_Product_Variable;
use WC_Product_Variation;

/** The WooCommerce object a draft is written into: the existing one, changed to the draft's type where it differs, or a new one. */
final class ProductFactory {
	public function product( ProductDraft $draft, int $id ): WC_Product {
		$existing = $id > 0 ? wc_get_product( $id ) : null;
		if ( null !== $draft->id && ! $existing instanceof WC_Product ) {
			throw new StoreError( 'woocommerce_product_invalid_id', __( 'No product has this ID.', 'marketday' ), 404 );
		}
		if ( null !== $draft->variationOf ) {
			return $this->variation( $draft->variationOf, $existing instanceof WC_Product ? $existing : null );
		}
		if ( $existing instanceof WC_Product_Variation ) {
			throw new StoreError( 'product_invalid_sku', __( 'This SKU belongs to a variation.', 'marketday' ) );
		}
		if ( $existing instanceof WC_Product && ( null === $draft->type || $existing->get_type() === $draft->type->value ) ) {
			return $existing;
		}
		return $this->ofType( $draft->type ?? ProductType::Simple, $id );
	}

	private function variation( int $parentId, ?WC_Product $existing ): WC_Product_Variation {
		if ( ! wc_get_product( $parentId ) instanceof WC_Product_Variable ) {
			throw new StoreError( 'woocommerce_product_invalid_parent', __( 'This variation’s parent isn’t a variable product.', 'marketday' ) );
		}
		if ( null !== $existing && ( ! $existing instanceof WC_Product_Variation || $existing->get_parent_id() !== $parentId ) ) {
			throw new StoreError( 'product_invalid_sku', __( 'This SKU belongs to another product.', 'marketday' ) );
		}
		$variation = $existing ?? new WC_Product_Variation();
		$variation->set_parent_id( $parentId );
		return $variation;
	}

	private function ofType( ProductType $type, int $id ): WC_Product {
		return match ( $type ) {
			ProductType::Simple   => new WC_Product_Simple( $id ),
			ProductType::Variable => new WC_Product_Variable( $id ),
			ProductType::Grouped  => new WC_Product_Grouped( $id ),
			ProductType::External => new WC_Product_External( $id ),
		};
	}
}
