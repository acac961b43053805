<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Coupons;

defined( 'ABSPATH' ) || exit;

/** Products that a coupon is for, and those that it is not for. */
final class CouponProducts {
	/**
	 * @param list<int>    $ids
	 * @param list<int>    $excludedIds
	 * @param list<int>    $categories
	 * @param list<int>    $excludedCategories
	 */
	public function __construct(
		public readonly array $ids = [],
		public readonly array $excludedIds = [],
		public readonly array $categories = [],
		public readonly array $excludedCategories = []
	) {}
}
