<?php

declare( strict_types=1 );

namespace Marketday\Listing;

defined( 'ABSPATH' ) || exit;

use Generator;
use Marketday\Kernel\PageBlock;
use Marketday\Kernel\PageBlocks;
use Marketday\Store\Discovery\PageState;
use Marketday\Store\ProductQuery;

/** The listings of a page and the blocks around them: filter, count, order. Blocks with one query id belong together. */
final class PageListings {
	/** @var list<string> */
	private array $listings = [];

	/** @var list<string> */
	private array $companions = [];

	public function __construct( private readonly PageState $state ) {}

	/** @param string $name Of a block that lists products; the filter `marketday_listing_scope` knows which. */
	public function addListing( string $name ): void {
		$this->listings[] = $name;
	}

	/** @param string $name Of a block that is drawn anew when the listing beside it changes. */
	public function addCompanion( string $name ): void {
		$this->companions[] = $name;
	}

	/** @return list<PageBlock> In the order of the page. */
	public function companions( PageBlocks $page, string $queryId ): array {
		return self::of( $page, $this->companions, $queryId );
	}

	/** @return ProductQuery|null What the first listing of the query id shows before a visitor's filter; null where there is none. */
	public function scope( PageBlocks $page, string $queryId ): ?ProductQuery {
		foreach ( $this->among( $page, $queryId ) as $scope ) {
			return $scope;
		}
		return '' === $queryId ? $this->state->archive() : null;
	}

	/** @return list<ProductQuery> Of every listing of the page with this query id. */
	public function scopes( PageBlocks $page, string $queryId ): array {
		return iterator_to_array( $this->among( $page, $queryId ), false );
	}

	/** @return Generator<ProductQuery> */
	private function among( PageBlocks $page, string $queryId ): Generator {
		foreach ( self::of( $page, $this->listings, $queryId ) as $block ) {
			/**
			 * The products that a saved listing allows, before a visitor's filter; page and order as the listing has them.
			 *
			 * @param ProductQuery|null $scope Null where nobody knows the block, or it lists none.
			 * @param PageBlock         $block
			 * @param int               $postId Whose page the block is on; 0 for an archive's.
			 */
			$scope = apply_filters( 'marketday_listing_scope', null, $block, $page->postId );
			if ( $scope instanceof ProductQuery ) {
				yield $scope;
			}
		}
	}

	/**
	 * @param list<string> $names
	 * @return list<PageBlock>
	 */
	private static function of( PageBlocks $page, array $names, string $queryId ): array {
		return array_values( array_filter( $page->named( $names ), static fn ( PageBlock $block ): bool => $block->queryId() === $queryId ) );
	}
}
