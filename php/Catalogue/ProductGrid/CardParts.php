<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGrid;

defined( 'ABSPATH' ) || exit;

/** Parts of a card that are shown. */
final class CardParts {
	public function __construct(
		public readonly bool $picture = true,
		public readonly bool $badge = true,
		public readonly bool $title = true,
		public readonly bool $rating = true,
		public readonly bool $price = true,
		public readonly bool $button = true,
		/** Counts down to the end of a sale. */
		public readonly bool $deal = false
	) {}
}
