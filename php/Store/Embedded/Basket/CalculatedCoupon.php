<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\Embedded\Coupons\Coupon;
use Marketday\Store\Embedded\Tax\Rounding;

/** Sum that a coupon takes off the basket, without tax, and the tax that is saved with it. */
final class CalculatedCoupon {
	public readonly int $discount;

	public readonly int $discountTax;

	public function __construct(
		public readonly Coupon $coupon,
		public readonly float $exactDiscount,
		public readonly float $exactDiscountTax,
		Rounding $rounding
	) {
		$this->discount    = $rounding->saved( $exactDiscount );
		$this->discountTax = $rounding->saved( $exactDiscountTax );
	}
}
