<?php

declare( strict_types=1 );

namespace Marketday\ProductGrid;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\Discovery\Discovery;
use Marketday\Store\Discovery\FilterState;
use Marketday\Store\Discovery\Found;
use Marketday\Store\Discovery\PageState;
use Marketday\Store\Discovery\SearchNote;
use Marketday\Store\ProductQuery;

/** Finds what a listing shows: what its editor or its archive allows, within it the tab and the filter that a visitor chose. */
final class Listings {
	public function __construct(
		private readonly Discovery $discovery,
		private readonly PageState $page,
		private readonly Shelf $shelf
	) {}

	/** @param int $productId Of the page or of the product around the block; 0 where there is none. */
	public function of( GridSettings $settings, int $productId ): Listing {
		$archive = $settings->inherit ? $this->page->archive() : null;
		$scope   = $archive ?? $this->shelf->of( $settings, $productId );
		$tab     = Tab::byKey( $settings->tabs, $this->page->slug( $settings->tabParameter() ) );
		if ( null === $scope ) {
			return new Listing( [], null );
		}
		if ( null !== $archive && $settings->hidesOutOfStock ) {
			$scope = Shelf::inStock( $scope ) ?? $scope;
		}
		$filter = $settings->followsFilter ? $this->page->filter( $settings->queryId ) : new FilterState();
		$scope  = $tab?->within( $scope ) ?? $scope;
		$number = $this->pageNumber( $settings, null !== $archive );
		$found  = $this->discovery->find( $scope->with( page: $number ), $filter );
		return new Listing(
			$found->products,
			$this->paging( $settings, $found, $number, null !== $archive ),
			Tab::all( $settings->tabs ),
			$tab,
			$filter->isEmpty() ? '' : $this->page->url( new FilterState( sort: $filter->sort ), $settings->queryId ),
			SearchNote::of( $found, trim( "{$scope->search} {$filter->search}" ) )
		);
	}

	/** What a saved listing lists before the page's filter, its open tab included, and where its visitor is in it; for the filter beside it. */
	public function scope( GridSettings $settings, int $productId ): ?ProductQuery {
		$archive = $settings->inherit ? $this->page->archive() : null;
		$scope   = $archive ?? $this->shelf->of( $settings, $productId );
		if ( null === $scope || ! $settings->followsFilter ) {
			return null;
		}
		if ( null !== $archive && $settings->hidesOutOfStock ) {
			$scope = Shelf::inStock( $scope ) ?? $scope;
		}
		$tab = Tab::byKey( $settings->tabs, $this->page->slug( $settings->tabParameter() ) );
		return ( $tab?->within( $scope ) ?? $scope )->with( page: $this->pageNumber( $settings, null !== $archive ) );
	}

	/** Where a tab leads: to its first page. */
	public function tabUrl( GridSettings $settings, Tab $tab ): string {
		$address = $this->pageUrl( $settings, 1 );
		$name    = $settings->tabParameter();
		return '' === $tab->key ? remove_query_arg( $name, $address ) : add_query_arg( $name, rawurlencode( rawurldecode( $tab->key ) ), $address );
	}

	/** The page's address with another page of this listing. */
	public function pageUrl( GridSettings $settings, int $number ): string {
		$isArchive = $settings->inherit && null !== $this->page->archive();
		return PageAddress::of( $this->page->address(), $number, $isArchive ? null : $settings->pageParameter() );
	}

	private function pageNumber( GridSettings $settings, bool $isArchive ): int {
		if ( ! $settings->paged ) {
			return 1;
		}
		return $isArchive ? $this->page->archivePage() : $this->page->pageNumber( $settings->pageParameter() );
	}

	private function paging( GridSettings $settings, Found $found, int $number, bool $isArchive ): ?Paging {
		if ( ! $settings->paged ) {
			return null;
		}
		$address   = $this->page->address();
		$parameter = $isArchive ? null : $settings->pageParameter();
		return new Paging( $number, $found->pages(), static fn ( int $page ): string => PageAddress::of( $address, $page, $parameter ) );
	}
}
