<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

/** Prices of an item, in minor units as entered; null for none. */
final class ItemPrices {
	public function __construct(
		public readonly ?int $current,
		public readonly ?int $regular,
		public readonly ?int $sale,
		/** The prices with fractions of a minor unit, where the stored ones have any. */
		public readonly ?float $exact = null,
		public readonly ?float $exactRegular = null
	) {}
}
