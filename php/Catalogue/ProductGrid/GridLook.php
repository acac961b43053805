<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGrid;

defined( 'ABSPATH' ) || exit;

/** Look of a grid. */
final class GridLook {
	public function __construct(
		public readonly GridLayout $layout = GridLayout::Grid,
		public readonly CardOptions $card = new CardOptions(),
		public readonly CarouselSettings $carousel = new CarouselSettings()
	) {}
}
