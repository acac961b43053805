<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

/** Way in which an item reaches its buyer. */
final class ItemDelivery {
	public function __construct(
		public readonly bool $virtual,
		public readonly float $weight,
		public readonly int $shippingClassId = 0,
		public readonly bool $downloadable = false
	) {}
}
