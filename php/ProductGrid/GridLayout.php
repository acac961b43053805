<?php

declare( strict_types=1 );

namespace Marketday\ProductGrid;

defined( 'ABSPATH' ) || exit;

/** How a listing lays out its cards; the values are those of the block's `layout`. */
enum GridLayout: string {
	case Grid     = 'grid';
	case Carousel = 'carousel';
}
