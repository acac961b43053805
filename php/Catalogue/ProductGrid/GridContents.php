<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGrid;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\Listing;
use Marketday\Catalogue\Listing\ListingContext;
use Marketday\Search\Contract\FilterState;
use Marketday\Search\Contract\SearchHit;
use Marketday\Search\Contract\SearchNote;

/** Contents of a listing now: one page of products, the way to the others, and the tabs. */
final class GridContents {
	/**
	 * @param list<SearchHit> $products
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

	/** @param Listing|null $listing Null where there is nothing to list. */
	public static function of( ?Listing $listing, GridSettings $settings, ListingContext $context ): self {
		if ( null === $listing ) {
			return new self( [], null );
		}
		$filter = $listing->filter();
		$found  = $listing->resultPage();
		return new self(
			$found->products,
			$settings->pages->isPaged ? new Paging( $listing->scope->page, $found->pages(), ( new GridAddress( $settings, $context ) )->page( ... ) ) : null,
			Tab::all( $settings->tabs ),
			Tab::byKey( $settings->tabs, $context->slug( $settings->tabParameter() ) ),
			$filter->isEmpty() ? '' : $context->url( new FilterState( sort: $filter->sort ), $settings->queryId ),
			SearchNote::of( $found, trim( "{$listing->scope->search} {$filter->search}" ) )
		);
	}

	/** Tells whether there is nothing to show, whatever a visitor chooses. */
	public function hasNothing(): bool {
		return [] === $this->products && '' === $this->clearUrl && [] === $this->tabs && ( $this->paging->pages ?? 0 ) < 1;
	}

	/** The way back from a page that the listing does not have; '' where there is none. */
	public function firstUrl(): string {
		return [] === $this->products && null !== $this->paging && $this->paging->pages > 0 ? $this->paging->url( 1 ) : '';
	}
}
