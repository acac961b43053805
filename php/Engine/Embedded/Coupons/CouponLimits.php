<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Coupons;

defined( 'ABSPATH' ) || exit;

/** Limits of a coupon's use, and how often it was used; 0 for none. */
final class CouponLimits {
	public function __construct(
		public readonly int $total,
		public readonly int $perUser,
		public readonly int $used,
		public readonly int $items
	) {}
}
