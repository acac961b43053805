<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Shipping;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;

/** Question to shipping methods: what is to be sent where; amounts in minor units with their fractions. */
final class RateRequest {
	/**
	 * @param array<int, int>   $quantityByClass Pieces by shipping class (term id, 0 = none), of what is not virtual.
	 * @param array<int, float> $costByClass     What those cost after discounts, without tax.
	 */
	public function __construct(
		public readonly Address $destination,
		public readonly array $quantityByClass,
		public readonly array $costByClass,
		/** The goods as displayed, before discounts, and the discounts as displayed. */
		public readonly float $displayedSubtotal,
		public readonly float $displayedDiscount,
		/** True where an applied coupon grants free shipping. */
		public readonly bool $freeByCoupon
	) {}

	public function pieces(): int {
		return (int) array_sum( $this->quantityByClass );
	}

	public function cost(): float {
		return (float) array_sum( $this->costByClass );
	}
}
