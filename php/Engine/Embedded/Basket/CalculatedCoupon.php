<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Embedded\Coupons\Coupon;
use Marketday\Engine\Embedded\Tax\Rounding;

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
		$this->discount    = $rounding->roundSaving( $exactDiscount );
		$this->discountTax = $rounding->roundSaving( $exactDiscountTax );
	}
}
