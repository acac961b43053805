<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGrid;

defined( 'ABSPATH' ) || exit;

/** Number of cards side by side, by the width of the screen. */
final class GridColumns {
	public function __construct(
		public readonly int $desktop = 4,
		public readonly int $tablet = 3,
		public readonly int $phone = 2
	) {}
}
