<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use Marketday\Engine\Contract\Deal;
use Marketday\Engine\Contract\DealTag;
use WC_Product_Variation;

/** Time for which the sale price of a variation still holds, beside what WooCommerce tells of it. */
final class VariationDeals {
	public function register(): void {
		add_filter( 'woocommerce_available_variation', $this->add( ... ), 10, 3 );
	}

	/**
	 * @param mixed $data
	 * @param mixed $product
	 * @param mixed $variation
	 */
	private function add( mixed $data, mixed $product, mixed $variation ): mixed {
		$end = $variation instanceof WC_Product_Variation && $variation->is_on_sale() ? $variation->get_date_on_sale_to() : null;
		return is_array( $data )
			? $data + [ 'wopb_deal' => DealTag::html( Deal::until( null === $end ? null : DateTimeImmutable::createFromMutable( $end ) ) ) ]
			: $data;
	}
}
