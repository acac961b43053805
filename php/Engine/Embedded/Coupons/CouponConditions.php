<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Coupons;

defined( 'ABSPATH' ) || exit;

/** Conditions under which a coupon holds; null and [] for none. Amounts are minor units with their fractions. */
final class CouponConditions {
	/** @param list<string> $emails             Lower case; `*` stands for anything. */
	public function __construct(
		public readonly ?int $expires,
		public readonly ?float $minimum,
		public readonly ?float $maximum,
		public readonly bool $individualUse,
		public readonly bool $excludesSale,
		public readonly array $emails = []
	) {}
}
