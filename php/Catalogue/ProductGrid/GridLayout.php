<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGrid;

defined( 'ABSPATH' ) || exit;

/** Layouts of a listing's cards; the values are those of the block's `layout`. */
enum GridLayout: string {
	case Grid     = 'grid';
	case Carousel = 'carousel';
}
