<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGrid;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\Listings;
use Marketday\Engine\Contract\Settings;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;

/** The calls of listings (docs/PROTOCOL.md#listings-and-filters): parts of a saved block, drawn as the page would draw them. */
final class GridEndpoint {
	private const LAST_PAGE = 100000;

	public function __construct(
		private readonly Settings $shop,
		private readonly Listings $listings
	) {}

	/** `wopb_load_more`: the cards of a further page. @throws Problem */
	public function loadMore( Request $request ): Response {
		$number = $request->integer( 'paged', null, 1, self::LAST_PAGE );
		return Response::html( ListingCall::read( $request, $this->shop )->onPage( $number )->draw( GridPart::Cards, $this->listings ) );
	}

	/** `wopb_pagination`: the block on another page. @throws Problem */
	public function pagination( Request $request ): Response {
		$number = $request->integer( 'paged', null, 1, self::LAST_PAGE );
		return Response::html( ListingCall::read( $request, $this->shop )->onPage( $number )->draw( GridPart::Block, $this->listings ) );
	}

	/** `wopb_filter`: what is in the block under one of its tabs, from its first page. @throws Problem */
	public function filter( Request $request ): Response {
		$taxonomy = $request->text( 'taxtype', '', 40 );
		if ( ! in_array( $taxonomy, [ 'product_cat', 'product_tag' ], true ) ) {
			throw $request->invalid( 'taxtype', 'must be product_cat or product_tag' );
		}
		$tab  = $request->raw( 'taxonomy' ) ?? '';
		if ( ! is_string( $tab ) || strlen( $tab ) > 600 || ! mb_check_encoding( $tab, 'UTF-8' ) ) {
			throw $request->invalid( 'taxonomy', 'must be one of the tabs of this block' );
		}
		$call = ListingCall::read( $request, $this->shop )->onPage( 1 )->underTab( $taxonomy, $tab );
		return Response::html( $call->draw( GridPart::Content, $this->listings ) );
	}
}
