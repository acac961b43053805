<?php

declare( strict_types=1 );

namespace Marketday\Store;

use DateTimeImmutable;

/**
 * What a product costs as displayed (the shop's tax display and every price filter applied).
 * `current` is null for a product without a price; for variable and grouped products `current` is the lowest and `highest` the highest.
 */
final class Price {
	public function __construct(
		public readonly ?Money $current,
		public readonly ?Money $regular,
		public readonly ?Money $highest,
		public readonly bool $onSale,
		/** The engine's own price markup: safe HTML. */
		public readonly string $html,
		/** The second a sale price holds to; null where nothing is on sale or no end is set. Of several, the first that ends. */
		public readonly ?DateTimeImmutable $saleEnds = null
	) {}

	public function isRange(): bool {
		return null !== $this->current && null !== $this->highest && $this->current->minor !== $this->highest->minor;
	}
}
