<?php

declare( strict_types=1 );

namespace Marketday\Listing;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\PageBlocks;
use Marketday\Store\Discovery\Discovery;
use WeakMap;
use WP_Block;

/** The request's listings: those of the page that is drawn, and of the page that a call speaks for; and which blocks they stand in. */
final class Listings {
	/** @var list<string> */
	private array $names = [];

	/** @var list<string> */
	private array $companions = [];

	private ?PageListings $drawn = null;

	private ?PageListings $asked = null;

	/** @var WeakMap<PageBlocks, PageListings> Those of pages whose blocks are drawn on another one, or in a call about something else. */
	private WeakMap $others;

	public function __construct(
		private readonly Discovery $discovery,
		public readonly ListingContext $page
	) {
		$this->others = new WeakMap();
	}

	/** @param string $name Of a block that lists products; the filter `marketday_listing_scope` knows which. */
	public function addListing( string $name ): void {
		$this->names[] = $name;
	}

	/** @param string $name Of a block that is drawn anew when the listing beside it changes. */
	public function addCompanion( string $name ): void {
		$this->companions[] = $name;
	}

	/** Those of the page that is being drawn. */
	public function ofPage(): PageListings {
		return $this->drawn ??= $this->listings( PageBlocks::current( ... ), $this->page );
	}

	/** Those of the page that a call speaks for; the blocks of that page find them by `around()`. */
	public function ofCall( PageBlocks $page, ListingContext $context ): PageListings {
		return $this->asked = $this->listings( static fn (): PageBlocks => $page, $context );
	}

	/** Those of the page that a block is drawn on. */
	public function around( ?WP_Block $block ): PageListings {
		$page = $block->context['marketday/page'] ?? null;
		return match ( true ) {
			! $page instanceof PageBlocks                                => $this->ofPage(),
			null !== $this->asked && $page === $this->asked->page() => $this->asked,
			default                                                      => $this->others[ $page ] ??= $this->listings( static fn (): PageBlocks => $page, $this->page ),
		};
	}

	/** @param Closure(): PageBlocks $blocks */
	private function listings( Closure $blocks, ListingContext $context ): PageListings {
		return new PageListings( $this->discovery, $context, $blocks, $this->names, $this->companions );
	}
}
