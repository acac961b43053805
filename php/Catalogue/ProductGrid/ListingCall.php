<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGrid;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\ListingContext;
use Marketday\Catalogue\Listing\ListingRequest;
use Marketday\Catalogue\Listing\Listings;
use Marketday\Engine\Contract\Settings;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\PageBlock;
use Marketday\Kernel\PageBlocks;
use Marketday\Search\Contract\FilterState;
use Marketday\Search\Contract\ProductTaxonomies;

/** A call that asks for a part of a listing: which block of which page, with what its visitor chose. */
final class ListingCall {
	private function __construct(
		private readonly PageBlocks $page,
		private readonly PageBlock $block,
		private readonly GridSettings $settings,
		private readonly Request $request,
		private readonly ListingContext $context
	) {}

	/** @throws Problem 400 for a parameter of the wrong kind, 404 for a page or block that does not exist. */
	public static function read( Request $request, Settings $shop ): self {
		$blockId = $request->text( 'blockId', '', 100 );
		if ( '' === $blockId ) {
			throw $request->invalid( 'blockId', 'is missing' );
		}
		$name = PageBlocks::nameFromWire( $request->text( 'blockName', '', 100 ) );
		if ( GridBlock::NAME !== $name ) {
			throw Problem::notFound( 'marketday_unknown_block', __( 'This block isn’t on the page.', 'marketday' ) );
		}
		foreach ( [ 'isSearch', 'is_archive' ] as $flag ) {
			self::oneOf( $request, $flag, [ '', '0', '1', 'true', 'false', 'yes', 'no', 'on' ] );
		}
		$page    = ListingRequest::page( $request, 'postId' );
		$block   = $page->block( $name, $blockId );
		$context = ListingRequest::context( $request, $page, $shop, $request->has( 'currentUrl' ) ? 'currentUrl' : 'current_url' );
		return ( new self( $page, $block, GridSettings::fromAttributes( $block->settings() ), $request, $context ) )->withFilter();
	}

	/** The block, or a part of it, for the visitor who asks. */
	public function draw( GridPart $part, Listings $listings ): string {
		$listings->ofCall( $this->page, $this->context );
		return $this->page->render( $this->block, [ 'marketday/part' => $part ] );
	}

	/** The same on another page of the listing. */
	public function onPage( int $number ): self {
		return $this->in( $this->context->at( $this->address()->page( $number ) ) );
	}

	/**
	 * The same under a tab.
	 *
	 * @throws Problem 400 where the listing has no such tab.
	 */
	public function underTab( string $taxonomy, string $wire ): self {
		$tab = $taxonomy === $this->settings->tabs->taxonomy || str_contains( $wire, '#' ) || '' === $wire ? Tab::byWire( $this->settings->tabs, $wire ) : null;
		if ( null === $tab ) {
			throw $this->request->invalid( 'taxonomy', 'must be one of the tabs of this block' );
		}
		return $this->in( $this->context->at( $this->address()->withTab( $tab, $this->context->address() ) ) );
	}

	private function address(): GridAddress {
		return new GridAddress( $this->settings, $this->context );
	}

	private function in( ListingContext $context ): self {
		return new self( $this->page, $this->block, $this->settings, $this->request, $context );
	}

	/**
	 * `filterAttributes` (docs/PROTOCOL.md#listings-and-filters): the filter's state, which takes the address's place, or the tab that is
	 * open, and the archive's own term.
	 */
	private function withFilter(): self {
		$attributes = '' === $this->request->raw( 'filterAttributes' ) ? [] : $this->request->map( 'filterAttributes', 20 );
		$context    = $this->context;
		if ( isset( $attributes['product_filters'] ) ) {
			$context = ListingRequest::withFilter( $context, $attributes['product_filters'], $this->settings->queryId );
		}
		if ( isset( $attributes['productTaxonomy'] ) ) {
			$queryId = $this->settings->queryId;
			$context = $context->with( $queryId, $this->withTaxonomy( $attributes['productTaxonomy'], $context->filter( $queryId ) ) );
		}
		$tab      = $attributes['queryCatAction'] ?? $attributes['queryTagAction'] ?? null;
		$taxonomy = $attributes['queryTax'] ?? $this->settings->tabs->taxonomy;
		if ( ! is_string( $tab ?? '' ) || ! is_string( $taxonomy ) ) {
			throw $this->request->invalid( 'filterAttributes', 'must name a tab of this block' );
		}
		return null === $tab ? $this->in( $context ) : $this->in( $context )->underTab( $taxonomy, $tab );
	}

	private function withTaxonomy( mixed $sent, FilterState $filter ): FilterState {
		$taxonomy = is_array( $sent ) ? $sent['taxonomy'] ?? '' : '';
		$ids      = is_array( $sent ) ? $sent['term_ids'] ?? [] : [];
		$numbers  = is_array( $ids )
			? array_filter(
				$ids,
				static fn ( mixed $id ): bool => ( is_string( $id ) || is_int( $id ) )
					&& false !== filter_var( $id, FILTER_VALIDATE_INT, [ 'options' => [ 'min_range' => 1 ] ] )
			)
			: [];
		if ( ! is_string( $taxonomy ) || ! ProductTaxonomies::has( $taxonomy ) || ! is_array( $ids ) || count( $numbers ) !== count( $ids ) || count( $ids ) > 100 ) {
			throw $this->request->invalid( 'filterAttributes', 'must name terms of a taxonomy of products' );
		}
		return isset( $filter->terms[ $taxonomy ] ) ? $filter : $filter->withTerms( $taxonomy, array_values( array_map( 'intval', $numbers ) ) );
	}

	/** @param list<string> $allowed */
	private static function oneOf( Request $request, string $name, array $allowed ): void {
		if ( ! in_array( strtolower( $request->text( $name, '', 20 ) ), $allowed, true ) ) {
			throw $request->invalid( $name, 'must be yes or no' );
		}
	}
}
