<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

enum StockStatus: string {
	case InStock     = 'instock';
	case OutOfStock  = 'outofstock';
	case OnBackorder = 'onbackorder';
}
