<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Listing;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\PageBlock;
use Marketday\Kernel\PageBlocks;
use Marketday\Search\Contract\CatalogueSearch;
use WeakMap;
use WP_Block;

/** The request's listings: those of the page that is drawn, and of the page that a call speaks for; and which blocks they stand in. */
final class Listings {
	/** The action in which features name their blocks, once listings are asked for. */
	public const COLLECT = 'marketday_listing_blocks';

	/** @var list<string> */
	private array $names = [];

	/** @var array<string, (Closure(array<string, mixed>, WP_Block): ?array<string, mixed>)|null> What a block shows as data, by its name. */
	private array $companions = [];

	private bool $isCollected = false;

	private ?PageListings $drawn = null;

	private ?PageListings $asked = null;

	/** @var WeakMap<PageBlocks, PageListings> Those of pages whose blocks are drawn on another one, or in a call about something else. */
	private WeakMap $others;

	public function __construct(
		private readonly CatalogueSearch $search,
		public readonly ListingContext $page
	) {
		$this->others = new WeakMap();
	}

	/** @param string $name Of a block that lists products; the filter `marketday_listing_scope` knows which. */
	public function addListing( string $name ): void {
		$this->names[] = $name;
	}

	/**
	 * @param string                                                          $name Of a block that is drawn anew when the listing beside it changes.
	 * @param (Closure(array<string, mixed>, WP_Block): ?array<string, mixed>)|null $data What it shows, for a client that draws it itself: of
	 *                                                                              attributes with defaults and the block. Null where it shows nothing.
	 */
	public function addCompanion( string $name, ?Closure $data = null ): void {
		$this->companions[ $name ] = $data;
	}

	/**
	 * @param array<string, mixed> $context As of PageBlocks::render().
	 * @return array<string, mixed>|null Null where the block is answered as HTML.
	 */
	public function data( PageBlocks $page, PageBlock $block, array $context ): ?array {
		$this->collect();
		$data = $this->companions[ $block->name ] ?? null;
		if ( null === $data ) {
			return null;
		}
		$made = $page->instance( $block, $context );
		return $data( $made->attributes, $made );
	}

	/** Listings of the page that is being drawn. */
	public function ofPage(): PageListings {
		return $this->drawn ??= $this->listings( PageBlocks::current( ... ), $this->page );
	}

	/** Listings of the page that a call speaks for; the blocks of that page find them by `around()`. */
	public function ofCall( PageBlocks $page, ListingContext $context ): PageListings {
		return $this->asked = $this->listings( static fn (): PageBlocks => $page, $context );
	}

	/** Listings of the page that a block is drawn on. */
	public function around( ?WP_Block $block ): PageListings {
		$page = $block->context['marketday/page'] ?? null;
		return match ( true ) {
			! $page instanceof PageBlocks                                => $this->ofPage(),
			null !== $this->asked && $page === $this->asked->page() => $this->asked,
			default                                                      => $this->others[ $page ] ??= $this->listings( static fn (): PageBlocks => $page, $this->page ),
		};
	}

	private function collect(): void {
		if ( ! $this->isCollected ) {
			$this->isCollected = true;
			do_action( self::COLLECT, $this );
		}
	}

	/** @param Closure(): PageBlocks $blocks */
	private function listings( Closure $blocks, ListingContext $context ): PageListings {
		$this->collect();
		return new PageListings( $this->search, $context, $blocks, $this->names, array_keys( $this->companions ) );
	}
}
