<?php

declare( strict_types=1 );

namespace Marketday\Store\Discovery;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\PageBlock;
use Marketday\Kernel\PageBlocks;
use Marketday\Store\ProductQuery;

/** Which products the listing that a filter, a count or an order belongs to has: the one with the same query id. */
final class ListingScope {
	private const LISTINGS = [ 'marketday/product-grid' ];

	public function __construct( private readonly PageState $page ) {}

	/** @return ProductQuery|null Null where no listing of the page has this query id. */
	public function of( string $queryId ): ?ProductQuery {
		return $this->on( PageBlocks::current(), $queryId );
	}

	/** As of(), on a page that a call speaks for. */
	public function on( PageBlocks $blocks, string $queryId ): ?ProductQuery {
		foreach ( $this->among( $blocks, $queryId ) as $scope ) {
			return $scope;
		}
		return '' === $queryId ? $this->page->archive() : null;
	}

	/** @return list<ProductQuery> Of every listing of the page with this query id. */
	public function all( string $queryId ): array {
		return iterator_to_array( $this->among( PageBlocks::current(), $queryId ), false );
	}

	/** @return iterable<ProductQuery> */
	private function among( PageBlocks $blocks, string $queryId ): iterable {
		foreach ( $blocks->named( self::LISTINGS ) as $block ) {
			$scope = $block->queryId() === $queryId ? $this->scopeOf( $block, $blocks->postId ) : null;
			if ( null !== $scope ) {
				yield $scope;
			}
		}
	}

	private function scopeOf( PageBlock $block, int $postId ): ?ProductQuery {
		/**
		 * The products that a saved listing allows, before a visitor's filter; page and order as the listing has them.
		 *
		 * @param ProductQuery|null $scope Null where nobody knows the block, or it lists none.
		 * @param PageBlock         $block
		 * @param int               $postId Whose page the block is on; 0 for an archive's.
		 */
		$scope = apply_filters( 'marketday_listing_scope', null, $block, $postId );
		return $scope instanceof ProductQuery ? $scope : null;
	}
}
