<?php

declare( strict_types=1 );

namespace Marketday\ProductGrid;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\PageBlock;
use Marketday\Kernel\PageBlocks;
use Marketday\Listing\ListingRequest;
use Marketday\Store\Discovery\FilterState;
use Marketday\Store\Discovery\PageState;
use Marketday\Store\Discovery\ProductTaxonomies;

/** A call that asks for a part of a listing: which block of which page, with what its visitor chose. */
final class ListingCall {
	private function __construct(
		private readonly PageBlocks $page,
		private readonly PageBlock $block,
		private readonly GridSettings $settings,
		private readonly Request $request,
		private readonly PageState $state
	) {}

	/** @throws Problem 400 for a parameter of the wrong kind, 404 for a page or block that does not exist. */
	public static function read( Request $request, PageState $state ): self {
		$blockId = $request->text( 'blockId', '', 100 );
		if ( '' === $blockId ) {
			throw $request->invalid( 'blockId', 'is missing' );
		}
		$name = PageBlocks::nameFromWire( $request->text( 'blockName', '', 100 ) );
		if ( GridBlock::NAME !== $name ) {
			throw Problem::notFound( 'marketday_unknown_block', __( 'This block is not on the page.', 'marketday' ) );
		}
		foreach ( [ 'isSearch', 'is_archive' ] as $flag ) {
			self::oneOf( $request, $flag, [ '', '0', '1', 'true', 'false', 'yes', 'no', 'on' ] );
		}
		$page  = ListingRequest::page( $request, 'postId' );
		$block = $page->block( $name, $blockId );
		ListingRequest::speak( $request, $page, $state, $request->has( 'currentUrl' ) ? 'currentUrl' : 'current_url' );
		$call = new self( $page, $block, GridSettings::fromAttributes( $block->settings() ), $request, $state );
		$call->chooseFilter();
		return $call;
	}

	/** The block, or a part of it, for the visitor who asks. */
	public function draw( GridPart $part ): string {
		return $this->page->render( $this->block, [ 'marketday/part' => $part ] );
	}

	/** The page of the listing that is asked for becomes the page of the address. */
	public function goToPage( int $number ): void {
		$isArchive = $this->settings->inherit && null !== $this->state->archive();
		$this->moveTo( PageAddress::of( $this->state->address(), $number, $isArchive ? null : $this->settings->pageParameter() ) );
	}

	/** @throws Problem 400 where the listing has no such tab. */
	public function goToTab( string $taxonomy, string $wire ): void {
		$tab = $taxonomy === $this->settings->tabs->taxonomy || str_contains( $wire, '#' ) || '' === $wire ? Tab::byWire( $this->settings->tabs, $wire ) : null;
		if ( null === $tab ) {
			throw $this->request->invalid( 'taxonomy', 'must be one of the tabs of this block' );
		}
		$name    = $this->settings->tabParameter();
		$address = remove_query_arg( $name, $this->state->address() );
		$this->moveTo( '' === $tab->key ? $address : add_query_arg( $name, rawurlencode( rawurldecode( $tab->key ) ), $address ) );
	}

	private function moveTo( string $address ): void {
		$filter = $this->state->filter( $this->settings->queryId );
		$this->state->useAddress( $address, $this->state->builder() );
		$this->state->choose( $this->settings->queryId, $filter );
	}

	/**
	 * `filterAttributes` (docs/PROTOCOL.md#listings-and-filters): the filter's state, which takes the address's place, or the tab that is
	 * open, and the archive's own term.
	 */
	private function chooseFilter(): void {
		$attributes = '' === $this->request->raw( 'filterAttributes' ) ? [] : $this->request->map( 'filterAttributes', 20 );
		if ( isset( $attributes['product_filters'] ) ) {
			ListingRequest::choose( $attributes['product_filters'], $this->state, $this->settings->queryId );
		}
		if ( isset( $attributes['productTaxonomy'] ) ) {
			$this->state->choose( $this->settings->queryId, $this->withTaxonomy( $attributes['productTaxonomy'] ) );
		}
		$tab      = $attributes['queryCatAction'] ?? $attributes['queryTagAction'] ?? null;
		$taxonomy = $attributes['queryTax'] ?? $this->settings->tabs->taxonomy;
		if ( ! is_string( $tab ?? '' ) || ! is_string( $taxonomy ) ) {
			throw $this->request->invalid( 'filterAttributes', 'must name a tab of this block' );
		}
		if ( null !== $tab ) {
			$this->goToTab( $taxonomy, $tab );
		}
	}

	private function withTaxonomy( mixed $sent ): FilterState {
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
		$filter = $this->state->filter( $this->settings->queryId );
		return isset( $filter->terms[ $taxonomy ] ) ? $filter : $filter->withTerms( $taxonomy, array_values( array_map( 'intval', $numbers ) ) );
	}

	/** @param list<string> $allowed */
	private static function oneOf( Request $request, string $name, array $allowed ): void {
		if ( ! in_array( strtolower( $request->text( $name, '', 20 ) ), $allowed, true ) ) {
			throw $request->invalid( $name, 'must be yes or no' );
		}
	}
}
