<?php

declare( strict_types=1 );

namespace Marketday\Listing;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\PageBlocks;
use Marketday\Store\Discovery\Discovery;
use WP_Block;

/** The request's listings: those of the page that is drawn, and of the page that a call speaks for; and which blocks they stand in. */
final class Listings {
	/** @var list<string> */
	private array $names = [];

	/** @var list<string> */
	private array $companions = [];

	private ?PageListings $drawn = null;

	private ?PageListings $asked = null;

	public function __construct(
		private readonly Discovery $discovery,
		public readonly ListingContext $page
	) {}

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
		return $this->drawn ??= new PageListings( $this->discovery, $this->page, PageBlocks::current( ... ), $this->names, $this->companions );
	}

	/** Those of the page that a call speaks for; the blocks of that page find them by `around()`. */
	public function ofCall( PageBlocks $page, ListingContext $context ): PageListings {
		return $this->asked = new PageListings( $this->discovery, $context, static fn (): PageBlocks => $page, $this->names, $this->companions );
	}

	/** Those of the page that a block is drawn on. */
	public function around( ?WP_Block $block ): PageListings {
		$page = $block->context['marketday/page'] ?? null;
		return null !== $this->asked && $page instanceof PageBlocks && $page === $this->asked->page() ? $this->asked : $this->ofPage();
	}
}
