<?php

declare( strict_types=1 );

namespace Marketday\ProductGrid;

use Marketday\Store\Product;

final class Listing {
	/** @param list<Product> $products */
	public function __construct(
		public readonly array $products,
		public readonly ?Paging $paging
	) {}
}
