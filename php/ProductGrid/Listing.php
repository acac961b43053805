<?php

declare( strict_types=1 );

namespace Marketday\ProductGrid;

use Marketday\Store\Discovery\FoundProduct;

/** What a listing shows now: one page of products, the way to the others, and the tabs. */
final class Listing {
	/**
	 * @param list<FoundProduct> $products
	 * @param list<Tab>          $tabs
	 * @param string             $clearUrl  The listing without the visitor's filter; '' where none is chosen.
	 * @param string             $note      How a search was read, where not as typed; ''.
	 */
	public function __construct(
		public readonly array $products,
		public readonly ?Paging $paging,
		public readonly array $tabs = [],
		public readonly ?Tab $tab = null,
		public readonly string $clearUrl = '',
		public readonly string $note = ''
	) {}
}
