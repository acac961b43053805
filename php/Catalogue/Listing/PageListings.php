<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Listing;

defined( 'ABSPATH' ) || exit;

use Closure;
use Generator;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Kernel\PageBlock;
use Marketday\Kernel\PageBlocks;
use Marketday\Search\Contract\CatalogueSearch;
use Marketday\Search\Contract\FilterState;

/** The listings of one page for one visitor, each resolved once. Blocks with one query id belong together. */
final class PageListings {
	/** @var list<array{PageBlock, int, Listing|null}> What was resolved: the block, whose page it is on, and its listing. */
	private array $resolved = [];

	private ?Listing $archive = null;

	/**
	 * @param Closure(): PageBlocks $blocks     The page; its blocks are parsed where somebody asks what is beside a listing.
	 * @param list<string>          $names      Of blocks that list products.
	 * @param list<string>          $companions Names of blocks that are drawn anew with a listing.
	 */
	public function __construct(
		private readonly CatalogueSearch $search,
		public readonly ListingContext $context,
		private readonly Closure $blocks,
		private readonly array $names,
		private readonly array $companions
	) {}

	public function page(): PageBlocks {
		return ( $this->blocks )();
	}

	/** @return list<PageBlock> In the order of the page. */
	public function companions( string $queryId ): array {
		return self::of( $this->page(), $this->companions, $queryId );
	}

	/** @return Listing|null The first one of the query id, which blocks beside it are about; null where there is none. */
	public function first( string $queryId ): ?Listing {
		foreach ( $this->among( $queryId ) as $listing ) {
			return $listing;
		}
		return '' === $queryId ? $this->archive() : null;
	}

	/** @return list<Listing> Every listing of the page with this query id. */
	public function all( string $queryId ): array {
		return iterator_to_array( $this->among( $queryId ), false );
	}

	/** The page's own listing: an archive's products, or those of a search. */
	public function archive(): ?Listing {
		$scope = $this->context->archive();
		return null === $scope ? null : $this->archive ??= $this->within( $scope, '' );
	}

	/** A listing that stands in no saved block, with what its visitor chose for a query id. */
	public function within( ProductQuery $scope, string $queryId ): Listing {
		return new Listing( $this->search, $scope, $this->context->filter( $queryId ) );
	}

	/** One that no filter narrows. */
	public function alone( ProductQuery $scope ): Listing {
		return new Listing( $this->search, $scope, new FilterState() );
	}

	/**
	 * @param PageBlock $block  Saved, or as it is drawn: the same settings are the same listing.
	 * @param int       $postId Whose page it is on; 0 for an archive's.
	 * @return Listing|null Null where the block lists nothing that a filter narrows.
	 */
	public function listing( PageBlock $block, int $postId ): ?Listing {
		foreach ( $this->resolved as [ $known, $page, $listing ] ) {
			if ( $page === $postId && $known->isSame( $block ) ) {
				return $listing;
			}
		}
		$listing          = $this->resolve( $block, $postId );
		$this->resolved[] = [ $block, $postId, $listing ];
		return $listing;
	}

	private function resolve( PageBlock $block, int $postId ): ?Listing {
		/**
		 * The products that a saved listing allows, before a visitor's filter; page and order as the listing has them.
		 *
		 * @param ProductQuery|null $scope   Null where nobody knows the block, or it lists none.
		 * @param PageBlock         $block
		 * @param int               $postId  Whose page the block is on; 0 for an archive's.
		 * @param ListingContext    $context What the page is about, and where its visitor is.
		 */
		$scope = apply_filters( 'marketday_listing_scope', null, $block, $postId, $this->context );
		return match ( true ) {
			! $scope instanceof ProductQuery                                              => null,
			'' === $block->queryId() && $scope === $this->context->archive() => $this->archive(),
			default                                                                      => $this->within( $scope, $block->queryId() ),
		};
	}

	/** @return Generator<Listing> */
	private function among( string $queryId ): Generator {
		$page = $this->page();
		foreach ( self::of( $page, $this->names, $queryId ) as $block ) {
			$listing = $this->listing( $block, $page->postId );
			if ( null !== $listing ) {
				yield $listing;
			}
		}
	}

	/**
	 * @param list<string> $names
	 * @return list<PageBlock>
	 */
	private static function of( PageBlocks $page, array $names, string $queryId ): array {
		return array_values( array_filter( $page->ofNames( $names ), static fn ( PageBlock $block ): bool => $block->queryId() === $queryId ) );
	}
}
