<?php

declare( strict_types=1 );

namespace Marketday\Store\WooCommerce;

use WC_Product;

/** `20 × 15 × 5 cm` in the shop's unit, '' for none. */
final class Dimensions {
	public static function of( WC_Product $product ): string {
		$dimensions = $product->has_dimensions() ? $product->get_dimensions( false ) : '';
		return is_array( $dimensions ) ? PlainText::of( wc_format_dimensions( $dimensions ) ) : '';
	}
}
