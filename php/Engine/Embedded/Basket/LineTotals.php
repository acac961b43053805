<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;

/** A line with its sums: `subtotal` before and `total` after discounts, both without tax; in whole minor units, and exact. */
final class LineTotals {
	/**
	 * @param array<int, float> $subtotalTaxes Unrounded, by rate id.
	 * @param array<int, float> $taxes         Unrounded, by rate id.
	 */
	public function __construct(
		public readonly BasketItem $item,
		public readonly PurchasableItem $purchasable,
		public readonly int $subtotal,
		public readonly int $subtotalTax,
		public readonly int $total,
		public readonly int $tax,
		public readonly array $subtotalTaxes,
		public readonly array $taxes,
		public readonly float $exactSubtotal,
		public readonly float $exactTotal,
		/** Place by whose taxes it is taxed. */
		public readonly Address $taxedAt
	) {}
}
