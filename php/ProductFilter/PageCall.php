<?php

declare( strict_types=1 );

namespace Marketday\ProductFilter;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\PageBlocks;
use Marketday\Store\Discovery\FilterWire;
use Marketday\Store\Discovery\PageState;

/** The page that a call speaks for: which one, where it is, and what its visitor chose. */
final class PageCall {
	private const LONGEST_ADDRESS = 4000;

	/** @throws Problem 400 for a parameter of the wrong kind, 404 for a page that visitors cannot read. */
	public static function page( Request $request, string $postId ): PageBlocks {
		return PageBlocks::of( $request->integer( $postId, 0, 0 ), $request->plain( 'widgetBlockId', 200 ) );
	}

	/** From now on the request speaks for the page. @throws Problem 400. */
	public static function speak( Request $request, PageBlocks $page, PageState $state, string $address ): void {
		$sent = $request->plain( $address, self::LONGEST_ADDRESS );
		$state->speakFor( '' === $sent && $page->postId > 0 ? (string) get_permalink( $page->postId ) : $sent, $page->builder( $request ) );
	}

	/** `product_filters`, where they are sent, take the address's place and begin at its first page. @throws Problem 400. */
	public static function choose( Request $request, PageState $state, string $queryId ): void {
		if ( null === $request->raw( 'product_filters' ) ) {
			return;
		}
		$filter = ( new FilterWire( $state->currency() ) )->read( $request->raw( 'product_filters' ) );
		$state->speakFor( $state->url( $filter, $queryId ), $state->builder() );
		$state->choose( $queryId, $filter );
	}

	public static function queryId( Request $request ): string {
		return sanitize_key( $request->plain( 'queryId', 60 ) );
	}
}
