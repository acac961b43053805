<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\Embedded\Coupons\Coupon;

/** What a coupon takes off the basket, without tax, and the tax that is saved with it. */
final class CalculatedCoupon {
	public function __construct(
		public readonly Coupon $coupon,
		public readonly int $discount,
		public readonly int $discountTax
	) {}
}
