<?php

declare( strict_types=1 );

namespace Marketday\ProductGrid;

use Marketday\Store\ProductSort;

/** Which products a listing shows; the values are those of the block's `query.kind`. */
enum GridKind: string {
	case All         = 'all';
	case Featured    = 'featured';
	case OnSale      = 'onSale';
	case Newest      = 'newest';
	case BestSelling = 'bestSelling';
	case TopRated    = 'topRated';
	case Category    = 'category';
	case Tag         = 'tag';
	case HandPicked  = 'handPicked';

	/** The order a kind means by itself; null where the block's `order` decides. */
	public function sort(): ?ProductSort {
		return match ( $this ) {
			self::Newest      => ProductSort::Newest,
			self::BestSelling => ProductSort::Popularity,
			self::TopRated    => ProductSort::Rating,
			default           => null,
		};
	}
}
