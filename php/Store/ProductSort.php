<?php

declare( strict_types=1 );

namespace Marketday\Store;

enum ProductSort: string {
	case Default    = 'menu_order';
	case Popularity = 'popularity';
	case Rating     = 'rating';
	case Newest     = 'date';
	case PriceLow   = 'price';
	case PriceHigh  = 'price-desc';
	case Title      = 'title';
	case Views      = 'views';
	/** Most reviews first. */
	case Reviews    = 'reviews';
}
