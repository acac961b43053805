<?php

declare( strict_types=1 );

namespace Marketday\Search\ProductSearch;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Parameters;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\VisitorNonce;
use Marketday\Kernel\PageBlocks;

/**
 * POST `/wopb/product-search`: by the settings of the block on the page, the results as HTML in a JSON string, or as data for our own
 * pages. GET `marketday/v1/product-search`: as data, for front ends without pages of ours, by the settings that a new block has.
 */
final class SearchEndpoint {
	private const BLOCK = 'marketday/product-search';

	public function __construct( private readonly SearchResults $results ) {}

	/** @return list<Route> */
	public function routes(): array {
		$limit    = RateLimit::reads()->guard();
		$question = SearchRequest::parameters();
		return [
			Route::rest( 'POST', 'wopb|/product-search', VisitorNonce::guard()->and( $limit ), $this->answer( ... ), Parameters::forRoute( $question + [
				'blockName'     => Parameters::text( 'Name of the block.', 100 ),
				'blockId'       => Parameters::text( 'Its id on the page.', 100 ),
				'postId'        => Parameters::number( 'Id of the page’s post; 0 for a template or widget.' ),
				'widgetBlockId' => Parameters::text( 'Id of the widget that holds the block.', 200 ),
				'format'        => Parameters::FORMAT,
			] ) ),
			Route::rest( 'GET', 'marketday/v1|/product-search', Guard::publicRead()->and( $limit ), $this->read( ... ), Parameters::forRoute( $question ) ),
		];
	}

	private function read( Request $request ): Response {
		return Response::json( $this->results->data( SearchRequest::from( $request ), new SearchSettings() ) );
	}

	private function answer( Request $request ): Response {
		$name = PageBlocks::nameFromWire( $request->text( 'blockName', '', 100 ) );
		if ( self::BLOCK !== $name ) {
			throw Problem::badRequest( 'marketday_invalid_block', __( 'This block isn’t a search.', 'marketday' ) );
		}
		$isData = $request->wantsData();
		$asked = SearchRequest::from( $request );
		$page  = PageBlocks::of( $request->integer( 'postId', 0, 0 ), $request->plain( 'widgetBlockId', 200 ) );
		$block = $page->block( self::BLOCK, $request->text( 'blockId', '', 100 ) );
		$settings = SearchSettings::fromAttributes( $block->attributes() );
		return Response::json( $isData ? [ 'data' => $this->results->data( $asked, $settings ) ] : $this->results->html( $asked, $settings ) );
	}
}
