<?php

declare( strict_types=1 );

namespace Marketday\ProductGrid;

defined( 'ABSPATH' ) || exit;

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

	/** Whether there is nothing to show, whatever a visitor chooses. */
	public function hasNothing(): bool {
		return [] === $this->products && '' === $this->clearUrl && [] === $this->tabs && ( $this->paging->pages ?? 0 ) < 1;
	}

	/** The way back from a page that the listing does not have; '' where there is none. */
	public function firstUrl(): string {
		return [] === $this->products && null !== $this->paging && $this->paging->pages > 0 ? $this->paging->url( 1 ) : '';
	}
}
