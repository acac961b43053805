<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGrid;

defined( 'ABSPATH' ) || exit;

/** Ways to further products; the values are those of the block's `paginationKind`. */
enum PagingKind: string {
	case Numbers  = 'numbers';
	case PrevNext = 'prevNext';
	case LoadMore = 'loadMore';
}
