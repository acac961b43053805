<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Measure;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\StoreError;
use WC_Product;
use WC_Product_Download;
use WC_Product_External;
use WC_Product_Grouped;
use WC_Product_Variation;

/** Puts a draft's values into a WooCommerce product; null leaves a value as it is. */
final class ProductFiller {
	public function __construct( private readonly AttributeWriter $attributes ) {}

	public function fill( WC_Product $product, ProductDraft $draft ): void {
		$values = array_filter(
			$this->plain( $draft ) + $this->prices( $draft ) + $this->delivery( $draft ) + $this->links( $draft ),
			static fn ( mixed $value ): bool => null !== $value
		);
		if ( $product instanceof WC_Product_Variation ) {
			$values = array_diff_key(
				$values,
				array_flip( [ 'slug', 'featured', 'catalog_visibility', 'short_description', 'reviews_allowed', 'sold_individually', 'upsell_ids', 'cross_sell_ids' ] )
			);
		} else {
			// WooCommerce hands these to wp_insert_post(), which takes a backslash away.
			$values = array_map( 'wp_slash', array_intersect_key( $values, array_flip( [ 'name', 'short_description', 'description' ] ) ) ) + $values;
		}
		$refused = $product->set_props( $values );
		if ( is_wp_error( $refused ) ) {
			throw new StoreError( (string) $refused->get_error_code(), PlainText::of( $refused->get_error_message() ) );
		}
		$this->fillStock( $product, $draft );
		$this->fillPictures( $product, $draft );
		$this->fillByType( $product, $draft );
		$this->attributes->write( $product, $draft );
		Measure::check( $draft->measureAmount, $draft->measureUnit, $product instanceof WC_Product_Variation );
		MeasureFields::write( $product, $draft->measureAmount, $draft->measureUnit );
		foreach ( $draft->meta as $key => $value ) {
			$product->update_meta_data( $key, $value );
		}
	}

	/** @return array<string, mixed> */
	private function plain( ProductDraft $draft ): array {
		return [
			'sku'                => $draft->sku,
			'global_unique_id'   => $draft->gtin,
			'name'               => $draft->name,
			'slug'               => $draft->slug,
			'status'             => $draft->status,
			'featured'           => $draft->featured,
			'catalog_visibility' => $draft->visibility,
			'short_description'  => $draft->shortDescription,
			'description'        => $draft->description,
			'sold_individually'  => $draft->soldIndividually,
			'reviews_allowed'    => $draft->reviewsAllowed,
			'purchase_note'      => $draft->purchaseNote,
			'menu_order'         => $draft->position,
		];
	}

	/** @return array<string, mixed> */
	private function prices( ProductDraft $draft ): array {
		return [
			'regular_price'     => $draft->regularPrice,
			'sale_price'        => $draft->salePrice,
			'date_on_sale_from' => $draft->saleFrom,
			'date_on_sale_to'   => null === $draft->saleTo || '' === $draft->saleTo ? $draft->saleTo : "{$draft->saleTo} 23:59:59",
			'tax_status'        => $draft->taxStatus,
			'tax_class'         => $draft->taxClass,
		];
	}

	/** @return array<string, mixed> */
	private function delivery( ProductDraft $draft ): array {
		return [
			'weight'            => $draft->weight,
			'length'            => $draft->length,
			'width'             => $draft->width,
			'height'            => $draft->height,
			'shipping_class_id' => null === $draft->shippingClass ? null : ProductTerms::shippingClass( $draft->shippingClass ),
			'virtual'           => $draft->virtual,
			'downloadable'      => $draft->downloadable,
			'downloads'         => null === $draft->downloads ? null : $this->downloads( $draft->downloads ),
			'download_limit'    => $draft->downloadLimit,
			'download_expiry'   => $draft->downloadExpiry,
		];
	}

	/** @return list<int>|null WooCommerce has brands of its own since 9.6; a site may have turned them off. */
	private function brands( ProductDraft $draft ): ?array {
		return null === $draft->brands || null !== $draft->variationOf || ! taxonomy_exists( 'product_brand' )
			? null
			: ProductTerms::paths( $draft->brands, 'product_brand' );
	}

	/** @return array<string, mixed> */
	private function links( ProductDraft $draft ): array {
		return [
			'category_ids'   => null === $draft->categories || null !== $draft->variationOf ? null : ProductTerms::paths( $draft->categories, 'product_cat' ),
			'brand_ids'      => $this->brands( $draft ),
			'tag_ids'        => null === $draft->tags || null !== $draft->variationOf ? null : ProductTerms::tags( $draft->tags ),
			'upsell_ids'     => $draft->upsellIds,
			'cross_sell_ids' => $draft->crossSellIds,
		];
	}

	private function fillStock( WC_Product $product, ProductDraft $draft ): void {
		if ( null !== $draft->stockQuantity ) {
			$managed = '' !== $draft->stockQuantity && 'parent' !== $draft->stockQuantity;
			$product->set_manage_stock( $managed );
			$product->set_stock_quantity( $managed ? (float) $draft->stockQuantity : null );
		}
		if ( null !== $draft->stockStatus ) {
			$product->set_stock_status( $draft->stockStatus->value );
		}
		if ( null !== $draft->backorders ) {
			$product->set_backorders( $draft->backorders );
		}
		if ( null !== $draft->lowStockAmount ) {
			$product->set_low_stock_amount( '' === $draft->lowStockAmount ? '' : (int) $draft->lowStockAmount );
		}
	}

	private function fillPictures( WC_Product $product, ProductDraft $draft ): void {
		if ( null !== $draft->imageIds ) {
			$product->set_image_id( $draft->imageIds[0] ?? '' );
			$product->set_gallery_image_ids( array_slice( $draft->imageIds, 1 ) );
		}
	}

	private function fillByType( WC_Product $product, ProductDraft $draft ): void {
		if ( $product instanceof WC_Product_External ) {
			null === $draft->externalUrl || $product->set_product_url( $draft->externalUrl );
			null === $draft->buttonText || $product->set_button_text( $draft->buttonText );
		}
		if ( $product instanceof WC_Product_Grouped && null !== $draft->groupedIds ) {
			$product->set_children( $draft->groupedIds );
		}
	}

	/**
	 * @param list<array{name: string, url: string}> $rows
	 * @return list<WC_Product_Download>
	 */
	private function downloads( array $rows ): array {
		$downloads = [];
		foreach ( $rows as $row ) {
			$download = new WC_Product_Download();
			$download->set_id( wp_generate_uuid4() );
			$download->set_name( '' === $row['name'] ? wc_get_filename_from_url( $row['url'] ) : $row['name'] );
			$download->set_file( $row['url'] );
			$downloads[] = $download;
		}
		return $downloads;
	}
}
