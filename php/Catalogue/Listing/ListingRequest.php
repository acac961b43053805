<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Listing;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Settings;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\PageBlocks;

/** The page that a call speaks for: which one, where it is, and what its visitor chose. */
final class ListingRequest {
	private const LONGEST_ADDRESS = 4000;

	/**
	 * @param string $parameter Of the post's id.
	 * @throws Problem 400 for a parameter of the wrong kind, 404 for a page that visitors cannot read.
	 */
	public static function page( Request $request, string $parameter ): PageBlocks {
		return PageBlocks::of( $request->integer( $parameter, 0, 0 ), $request->plain( 'widgetBlockId', 200 ) );
	}

	/**
	 * @param string $parameter Of the page's address; without one a post's page is at its permanent link.
	 * @throws Problem 400.
	 */
	public static function context( Request $request, PageBlocks $page, Settings $settings, string $parameter ): ListingContext {
		$sent = $request->plain( $parameter, self::LONGEST_ADDRESS );
		return ListingContext::ofCall( $settings, '' === $sent && $page->postId > 0 ? (string) get_permalink( $page->postId ) : $sent, $page->builder( $request ) );
	}

	/**
	 * A filter that is sent takes the address's place, and begins at its first page.
	 *
	 * @param mixed $filters The contract's `product_filters`.
	 * @throws Problem 400.
	 */
	public static function withFilter( ListingContext $context, mixed $filters, string $queryId ): ListingContext {
		$filter = ( new FilterJson( $context->currency() ) )->read( $filters );
		return $context->at( $context->url( $filter, $queryId ) )->with( $queryId, $filter );
	}
}
