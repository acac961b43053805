<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\ProductCodes;
use Marketday\Engine\Contract\Variation;
use Marketday\Engine\Contract\VariationSale;
use WC_Product_Variable;
use WC_Product_Variation;

final class VariationReader {
	public function __construct(
		private readonly PriceReader $prices,
		private readonly StockReader $stock,
		private readonly ImageReader $pictures
	) {}

	/** @return list<Variation> */
	public function ofProduct( WC_Product_Variable $product ): array {
		return $this->variations( $this->read( array_values( array_map( 'intval', $product->get_children() ) ) ) );
	}

	/**
	 * @param list<int> $ids
	 * @return list<WC_Product_Variation> Without those that are none.
	 */
	public function read( array $ids ): array {
		_prime_post_caches( $ids );
		$found = StoredTitles::during( static fn (): array => array_map( 'wc_get_product', $ids ) );
		return array_values( array_filter( $found, static fn ( mixed $child ): bool => $child instanceof WC_Product_Variation ) );
	}

	/**
	 * @param list<WC_Product_Variation> $variations
	 * @return list<Variation>
	 */
	public function variations( array $variations ): array {
		$this->pictures->await( $variations );
		return array_map( $this->variation( ... ), $variations );
	}

	public function variation( WC_Product_Variation $variation ): Variation {
		$visible   = $variation->variation_is_visible();
		$pictureId = (int) $variation->get_image_id();
		return new Variation(
			$variation->get_id(),
			$variation->get_parent_id(),
			new ProductCodes( (string) $variation->get_sku(), (string) $variation->get_global_unique_id() ),
			array_map( 'strval', $variation->get_variation_attributes() ),
			$this->prices->price( $variation ),
			$this->stock->stock( $variation ),
			new VariationSale(
				$variation->is_purchasable(),
				$visible,
				$variation->variation_is_active(),
				$variation->is_sold_individually(),
				$this->stock->limits( $variation ),
				(bool) $variation->needs_shipping()
			),
			$pictureId > 0 ? $this->pictures->image( $pictureId, $variation->get_name() ) : null
		);
	}
}
