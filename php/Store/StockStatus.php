<?php

declare( strict_types=1 );

namespace Marketday\Store;

enum StockStatus: string {
	case InStock     = 'instock';
	case OutOfStock  = 'outofstock';
	case OnBackorder = 'onbackorder';
}
