<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Coupons;

defined( 'ABSPATH' ) || exit;

/** A coupon as stored. Amounts are minor units with their fractions; minimum and maximum null = none, limits 0 = none. */
final class Coupon {
	/**
	 * @param list<int>    $productIds
	 * @param list<int>    $excludedProductIds
	 * @param list<int>    $categories
	 * @param list<int>    $excludedCategories
	 * @param list<string> $emails             Lower case; `*` stands for anything.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $code,
		/** percent, fixed_cart or fixed_product. */
		public readonly string $type,
		/** Amount in per cent, or in minor units. */
		public readonly float $amount,
		public readonly bool $freeShipping,
		public readonly ?int $expires,
		public readonly ?float $minimum,
		public readonly ?float $maximum,
		public readonly bool $individualUse,
		public readonly int $usageLimit,
		public readonly int $usageLimitPerUser,
		public readonly int $usageCount,
		public readonly int $itemLimit,
		public readonly bool $excludesSale,
		public readonly array $productIds = [],
		public readonly array $excludedProductIds = [],
		public readonly array $categories = [],
		public readonly array $excludedCategories = [],
		public readonly array $emails = []
	) {}

	public function isForBasket(): bool {
		return 'fixed_cart' === $this->type;
	}
}
