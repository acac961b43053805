<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use WC_Product;

/** `20 × 15 × 5 cm` in the shop's unit, '' for none: those of its variations are not a product's own. */
final class Dimensions {
	public static function of( WC_Product $product ): string {
		$sides = (array) $product->get_dimensions( false );
		$has   = ! $product->is_virtual() && [] !== array_filter( $sides, static fn ( mixed $side ): bool => is_numeric( $side ) && $side > 0 );
		return $has ? PlainText::of( wc_format_dimensions( $sides ) ) : '';
	}
}
