<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductFilter;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\Listing;
use Marketday\Catalogue\Listing\ListingRequest;
use Marketday\Catalogue\Listing\Listings;
use Marketday\Catalogue\Listing\PageListings;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\Settings;
use Marketday\Engine\Contract\Slug;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\VisitorNonce;
use Marketday\Kernel\PageBlock;
use Marketday\Search\Contract\ProductTaxonomies;

/**
 * wc-ajax `wopb_show_more_filter_item` (docs/PROTOCOL.md#listings-and-filters): further values of a filter's list as HTML, or with `format: data`
 * as `choices` and `isLast`. `query` names the taxonomy, and in addition to the contract the filter (`blockId`) and words that a value's name
 * holds (`find`); `postId`, `widgetBlockId`, `builder` and `currentUrl` say for which page. Without a `blockId` the values are those of the
 * archive, or of the shop.
 */
final class MoreItemsEndpoint {
	public function __construct(
		private readonly FilterBlock $filter,
		private readonly Settings $shop,
		private readonly Listings $listings
	) {}

	public function route(): Route {
		return Route::wcAjax( 'wopb_show_more_filter_item', VisitorNonce::guard()->and( RateLimit::reads()->guard() ), $this->answer( ... ) );
	}

	/** @throws Problem 400 for what is malformed, 404 for an unknown page or block. */
	public function answer( Request $request ): Response {
		$isData   = $request->wantsData();
		$query    = $this->part( $request, 'query' );
		$settings = $this->part( $request, 'attributes' );
		$taxonomy = Slug::taxonomy( $query->plain( 'taxonomy', 200 ) ?: $request->plain( 'taxonomy', 200 ) );
		if ( ! ProductTaxonomies::has( $taxonomy ) ) {
			throw $request->invalid( 'query', 'must name a taxonomy of products' );
		}
		$number  = $request->integer( 'current_page', 1, 1, 1000 );
		$find    = $query->text( 'find', '', 100 );
		$blockId = $query->text( 'blockId', '', 100 );
		$page    = ListingRequest::page( $request, 'postId' );
		$block   = '' === $blockId ? null : $page->block( FilterBlock::NAME, $blockId );
		$context = ListingRequest::context( $request, $page, $this->shop, 'currentUrl' );
		$around  = $this->listings->ofCall( $page, $context );
		$allowed = $this->settings( $block, $query, $settings );
		$list    = $this->filter->sections( $context )->items(
			$taxonomy,
			$allowed,
			FilterBlock::view( $this->narrowTo( $allowed, $taxonomy ), $this->listing( $around, $block ), $context ),
			$number,
			$find
		);
		return $isData
			? Response::json( [
				'choices' => $list->items( $allowed, true ),
				'isLast'  => ! $list->hasMore,
			] )
			: Response::html( $this->filter->items( $list, $allowed ) );
	}

	/** @throws Problem 404 where the filter has no listing. */
	private function listing( PageListings $around, ?PageBlock $block ): Listing {
		if ( null === $block ) {
			return $around->archive() ?? $around->within( new ProductQuery(), '' );
		}
		return $around->first( $block->queryId() ) ?? throw Problem::notFound(
			'marketday_unknown_block',
			__( 'This block isn’t on the page.', 'marketday' )
		);
	}

	/** The saved block's settings; without a block those that the call brings. */
	private function settings( ?PageBlock $block, Request $query, Request $settings ): FilterSettings {
		if ( null !== $block ) {
			return FilterSettings::fromAttributes( $block->settings() );
		}
		return FilterSettings::fromAttributes( [
			'limit'      => $query->integer( 'limit', $settings->integer( 'viewTaxonomyLimit', 10, 1, 100 ), 1, 100 ),
			'showCounts' => $settings->boolean( 'productCount', true ),
		] );
	}

	/** Settings narrowed to the one list that is asked for, so that only it is counted. */
	private function narrowTo( FilterSettings $settings, string $taxonomy ): FilterSettings {
		return new FilterSettings(
			$settings->blockId,
			$settings->queryId,
			[ new SectionSettings( SectionKind::Taxonomy, $taxonomy ) ],
			$settings->title,
			new ValueSettings( $settings->values->limit, $settings->values->hidesEmpty, $settings->values->showsCounts ),
			$settings->showsChips,
			$settings->openSections
		);
	}

	private function part( Request $request, string $name ): Request {
		return new Request( '' === $request->raw( $name ) ? [] : $request->map( $name, 20 ) );
	}
}
