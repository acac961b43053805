<?php

declare( strict_types=1 );

namespace Marketday\Store;

defined( 'ABSPATH' ) || exit;

enum StockStatus: string {
	case InStock     = 'instock';
	case OutOfStock  = 'outofstock';
	case OnBackorder = 'onbackorder';
}
