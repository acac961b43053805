<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

/** Selection by price, in minor units as shown. */
final class PriceSelection {
	/**
	 * @param int|null                 $low     Least price as shown, in minor units.
	 * @param int|null                 $high    Highest price as shown.
	 */
	public function __construct(
		public readonly ?int $low = null,
		public readonly ?int $high = null,
		/** The visitor's currency, whose fixed prices have limits of their own; null for the shop's. */
		public readonly ?ShownPrices $shown = null,
		public readonly ?int $fixedLow = null,
		public readonly ?int $fixedHigh = null
	) {}
}
