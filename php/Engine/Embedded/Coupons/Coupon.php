<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Coupons;

defined( 'ABSPATH' ) || exit;

/** A coupon as stored. Amounts are minor units with their fractions; minimum and maximum null = none, limits 0 = none. */
final class Coupon {
	public function __construct(
		public readonly int $id,
		public readonly string $code,
		/** percent, fixed_cart or fixed_product. */
		public readonly string $type,
		/** Amount in per cent, or in minor units. */
		public readonly float $amount,
		public readonly bool $freeShipping,
		public readonly CouponConditions $conditions,
		public readonly CouponLimits $limits,
		public readonly CouponProducts $products = new CouponProducts()
	) {}

	public function isForBasket(): bool {
		return 'fixed_cart' === $this->type;
	}
}
