<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\QuantityLimits;
use Marketday\Engine\Contract\Stock;
use Marketday\Engine\Contract\StockStatus;
use WC_Product;

final class StockReader {
	public function stock( WC_Product $product ): Stock {
		$availability = $product->get_availability();
		return new Stock(
			StockStatus::tryFrom( (string) $product->get_stock_status() ) ?? StockStatus::InStock,
			$product->managing_stock() && null !== $product->get_stock_quantity() ? (int) $product->get_stock_quantity() : null,
			$product->backorders_allowed(),
			PlainText::of( $availability['availability'] ?? '' )
		);
	}

	/** The limits of WooCommerce's quantity field; -1 is its word for no limit. */
	public function limits( WC_Product $product ): QuantityLimits {
		$maximum = (int) $product->get_max_purchase_quantity();
		$step    = (int) apply_filters( 'woocommerce_quantity_input_step', 1, $product );
		return new QuantityLimits( max( 1, (int) $product->get_min_purchase_quantity() ), $maximum < 0 ? null : $maximum, max( 1, $step ) );
	}
}
