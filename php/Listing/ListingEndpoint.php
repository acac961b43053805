<?php

declare( strict_types=1 );

namespace Marketday\Listing;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\PageBlock;
use Marketday\Kernel\PageBlocks;
use Marketday\Store\Discovery\Discovery;
use Marketday\Store\Discovery\PageState;

/**
 * POST `/wopb/product-filter` (docs/PROTOCOL.md#listings-and-filters): the listings of a page, and what stands around them, with another filter. Beside the
 * contract's parameters: `queryId`, `widgetBlockId`, `builder`, `expanded` (pages of values by facet); beside its answer: `total`.
 */
final class ListingEndpoint {
	private const MOST_PAGES = 50;

	public function __construct(
		private readonly Discovery $discovery,
		private readonly PageState $state,
		private readonly PageListings $listings
	) {}

	/** @throws Problem 400 for what is malformed, 404 for an unknown page or block. */
	public function answer( Request $request ): Response {
		$name    = PageBlocks::nameFromWire( $request->text( 'block_name', '', 100 ) );
		$queryId = sanitize_key( $request->plain( 'queryId', 60 ) );
		$pages   = $this->pages( $request );
		$page    = ListingRequest::page( $request, 'post_id' );
		$blocks  = array_values( array_filter( $page->named( [ $name ] ), static fn ( PageBlock $block ): bool => $block->queryId() === $queryId ) );
		if ( '' === $name || [] === $blocks ) {
			throw Problem::notFound( 'marketday_unknown_block', __( 'This block is not on the page.', 'marketday' ) );
		}
		ListingRequest::speak( $request, $page, $this->state, 'current_url' );
		if ( null !== $request->raw( 'product_filters' ) ) {
			ListingRequest::choose( $request->raw( 'product_filters' ), $this->state, $queryId );
		}
		return Response::json(
			[
				'blockList' => self::draw( $page, $blocks, $this->listings->companions( $page, $queryId ), [ 'marketday/expanded' => $pages ] ),
				'total'     => $this->total( $page, $queryId ),
			]
		);
	}

	/**
	 * @param list<PageBlock>      $listings
	 * @param list<PageBlock>      $around
	 * @param array<string, mixed> $context
	 * @return list<array{blockId: string, content: string}> Blocks without an id have no place on the client's page.
	 */
	private static function draw( PageBlocks $page, array $listings, array $around, array $context ): array {
		$contents = [];
		// The filter before the listings: what it counts is read together with what they need.
		foreach ( [ ...$around, ...$listings ] as $block ) {
			$contents[ $block->id() ] ??= '' === $block->id() ? '' : $page->render( $block, $context );
		}
		$ids = array_unique( array_map( static fn ( PageBlock $block ): string => $block->id(), [ ...$listings, ...$around ] ) );
		return array_values( array_map(
			static fn ( string $id ): array => [
				'blockId' => $id,
				'content' => $contents[ $id ],
			],
			array_diff( $ids, [ '' ] )
		) );
	}

	private function total( PageBlocks $page, string $queryId ): int {
		$scope = $this->listings->scope( $page, $queryId );
		return null === $scope ? 0 : $this->discovery->facets( $scope, $this->state->filter( $queryId ), [] )->total;
	}

	/**
	 * @return array<string, int>
	 * @throws Problem 400.
	 */
	private function pages( Request $request ): array {
		$pages = [];
		foreach ( $request->map( 'expanded', 40 ) as $facet => $number ) {
			if ( ! is_string( $facet ) || ! is_int( $number ) || $number < 1 || $number > self::MOST_PAGES ) {
				throw $request->invalid( 'expanded', 'must hold numbers of pages by facet' );
			}
			$pages[ $facet ] = $number;
		}
		return $pages;
	}
}
