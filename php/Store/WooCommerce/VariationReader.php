<?php

declare( strict_types=1 );

namespace Marketday\Store\WooCommerce;

use Marketday\Store\Variation;
use WC_Product_Variable;
use WC_Product_Variation;

final class VariationReader {
	public function __construct(
		private readonly PriceReader $prices,
		private readonly StockReader $stock,
		private readonly PictureReader $pictures
	) {}

	/** @return list<Variation> */
	public function ofProduct( WC_Product_Variable $product ): array {
		$ids = array_map( 'intval', $product->get_children() );
		_prime_post_caches( $ids );
		$variations = array_filter( array_map( 'wc_get_product', $ids ), static fn ( mixed $child ): bool => $child instanceof WC_Product_Variation );
		return array_values( array_map( $this->variation( ... ), $variations ) );
	}

	public function variation( WC_Product_Variation $variation ): Variation {
		$visible   = $variation->variation_is_visible();
		$pictureId = (int) $variation->get_image_id();
		return new Variation(
			$variation->get_id(),
			$variation->get_parent_id(),
			(string) $variation->get_sku(),
			array_map( 'strval', $variation->get_variation_attributes() ),
			$this->prices->price( $variation ),
			$this->stock->stock( $variation ),
			$variation->is_purchasable(),
			$visible,
			$variation->variation_is_active(),
			$variation->is_sold_individually(),
			$this->stock->limits( $variation ),
			$pictureId > 0 ? $this->pictures->picture( $pictureId, $variation->get_name() ) : null
		);
	}
}
