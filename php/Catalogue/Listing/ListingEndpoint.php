<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Listing;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Settings;
use Marketday\Kernel\Http\Parameters;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\VisitorNonce;
use Marketday\Kernel\PageBlock;
use Marketday\Kernel\PageBlocks;

/**
 * POST `/wopb/product-filter` (docs/PROTOCOL.md#listings-and-filters): the listings of a page, and what stands around them, with another filter. Beside the
 * contract's parameters: `queryId`, `widgetBlockId`, `builder`, `expanded` (pages of values by facet), `format`; beside its answer: `total`.
 * With `format: data` a block that our own client draws has `data` in the place of `content`.
 */
final class ListingEndpoint {
	private const MOST_PAGES = 50;

	public function __construct(
		private readonly Settings $shop,
		private readonly Listings $listings
	) {}

	public function route(): Route {
		$guard = VisitorNonce::guard()->and( RateLimit::reads()->guard() );
		return Route::rest( 'POST', 'wopb|/product-filter', $guard, $this->answer( ... ), Parameters::forRoute( self::parameters() ) );
	}

	/** @return array<string, array<string, mixed>> */
	private static function parameters(): array {
		return [
			'block_name'      => Parameters::text( 'Name of the listing’s block.', 100 ),
			'product_filters' => Parameters::map( 'The filter as the contract has it; the address’s where there is none.' ),
			'post_id'         => Parameters::number( 'Id of the page’s post; 0 for a template or widget.' ),
			'widgetBlockId'   => Parameters::text( 'Id of the widget that holds the block.', 200 ),
			'current_url'     => Parameters::text( 'Address of the page, with its filter.' ),
			'builder'         => Parameters::text( 'What a template’s page is about.', 500 ),
			'queryId'         => Parameters::text( 'Which of the page’s listings is meant.', 60 ),
			'expanded'        => [
				'additionalProperties' => Parameters::number( 'Number of pages.', 1 ),
			] + Parameters::map( 'Pages of values that are shown, by facet.' ),
			'format'          => Parameters::FORMAT,
		];
	}

	/** @throws Problem 400 for what is malformed, 404 for an unknown page or block. */
	public function answer( Request $request ): Response {
		$isData  = $request->wantsData();
		$name    = PageBlocks::nameFromWire( $request->text( 'block_name', '', 100 ) );
		$queryId = sanitize_key( $request->plain( 'queryId', 60 ) );
		$pages   = $this->pages( $request );
		$page    = ListingRequest::page( $request, 'post_id' );
		$blocks  = array_values( array_filter( $page->ofNames( [ $name ] ), static fn ( PageBlock $block ): bool => $block->queryId() === $queryId ) );
		if ( '' === $name || [] === $blocks ) {
			throw Problem::notFound( 'marketday_unknown_block', __( 'This block isn’t on the page.', 'marketday' ) );
		}
		$context = ListingRequest::context( $request, $page, $this->shop, 'current_url' );
		$filters = $request->raw( 'product_filters' );
		$around  = $this->listings->ofCall( $page, null === $filters ? $context : ListingRequest::withFilter( $context, $filters, $queryId ) );
		// Resolved here, for whatever draws it.
		$listing = $around->first( $queryId );
		return Response::json(
			[
				'blockList' => $this->draw( $page, $blocks, $around->companions( $queryId ), [ 'marketday/expanded' => $pages ], $isData ),
				'total'     => $listing?->total() ?? 0,
			]
		);
	}

	/**
	 * @param list<PageBlock>      $listings
	 * @param list<PageBlock>      $around
	 * @param array<string, mixed> $context
	 * @return list<array{blockId: string, content?: string, data?: array<string, mixed>}> Blocks without an id have no place on the client's page.
	 */
	private function draw( PageBlocks $page, array $listings, array $around, array $context, bool $isData ): array {
		$drawn = [];
		// The filter before the listings: what it counts is read together with what they need.
		foreach ( [ ...$around, ...$listings ] as $block ) {
			$id = $block->id();
			if ( '' !== $id && ! isset( $drawn[ $id ] ) ) {
				$data         = $isData ? $this->listings->data( $page, $block, $context ) : null;
				$drawn[ $id ] = [ 'blockId' => $id ] + ( null === $data ? [ 'content' => $page->render( $block, $context ) ] : [ 'data' => $data ] );
			}
		}
		$ids = array_unique( array_map( static fn ( PageBlock $block ): string => $block->id(), [ ...$listings, ...$around ] ) );
		return array_values( array_map( static fn ( string $id ): array => $drawn[ $id ], array_diff( $ids, [ '' ] ) ) );
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
