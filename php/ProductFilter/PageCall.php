<?php

declare( strict_types=1 );

namespace Marketday\ProductFilter;

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
		return PageBlocks::of( $request->integer( $postId, 0, 0 ), self::plain( $request, 'widgetBlockId', 200 ) );
	}

	/** From now on the request speaks for the page. @throws Problem 400. */
	public static function speak( Request $request, PageBlocks $page, PageState $state, string $address ): void {
		$sent = self::plain( $request, $address, self::LONGEST_ADDRESS );
		$state->speakFor( '' === $sent && $page->postId > 0 ? (string) get_permalink( $page->postId ) : $sent, self::plain( $request, 'builder', 500 ) );
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
		return sanitize_key( self::plain( $request, 'queryId', 60 ) );
	}

	/** A text as it was sent: addresses and slugs have percent signs, which a cleaned text has lost. @throws Problem 400. */
	public static function plain( Request $request, string $name, int $maximum ): string {
		$value = $request->raw( $name ) ?? '';
		if ( ! is_string( $value ) || strlen( $value ) > $maximum || ! mb_check_encoding( $value, 'UTF-8' ) || 1 === preg_match( '/[\x00-\x1f\x7f]/', $value ) ) {
			throw $request->invalid( $name, sprintf( 'must be a text of at most %d characters', $maximum ) );
		}
		return $value;
	}
}
