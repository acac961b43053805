<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;

/** A line with its sums: `subtotal` before and `total` after discounts, both without tax; in whole minor units, and exact. */
final class LineTotals {
	public function __construct(
		public readonly BasketItem $item,
		public readonly PurchasableItem $purchasable,
		public readonly LineSum $before,
		public readonly LineSum $after,
		/** Place by whose taxes it is taxed. */
		public readonly Address $taxedAt
	) {}
}
