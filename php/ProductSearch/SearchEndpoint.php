<?php

declare( strict_types=1 );

namespace Marketday\ProductSearch;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\VisitorNonce;
use Marketday\Kernel\PageBlocks;

/** POST `/wopb/product-search`: the results as HTML in a JSON string, drawn by the settings of the block on the page. */
final class SearchEndpoint {
	private const BLOCK = 'marketday/product-search';

	public function __construct( private readonly SearchResults $results ) {}

	public function route(): Route {
		return Route::rest( 'POST', 'wopb|/product-search', VisitorNonce::guard()->and( RateLimit::reads()->guard() ), $this->answer( ... ) );
	}

	private function answer( Request $request ): Response {
		$name = PageBlocks::nameFromWire( $request->text( 'blockName', '', 100 ) );
		if ( self::BLOCK !== $name ) {
			throw Problem::badRequest( 'marketday_invalid_block', __( 'This block is not a search.', 'marketday' ) );
		}
		$asked = SearchRequest::from( $request );
		$page  = PageBlocks::of( $request->integer( 'postId', 0, 0 ), $request->plain( 'widgetBlockId', 200 ) );
		$block = $page->block( self::BLOCK, $request->text( 'blockId', '', 100 ) );
		return Response::json( $this->results->html( $asked, SearchSettings::fromAttributes( $block->attributes() ) ) );
	}
}
