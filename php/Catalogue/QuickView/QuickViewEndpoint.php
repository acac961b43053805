<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\QuickView;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Catalogue;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;

/** wc-ajax `wopb_quickview`: `postid`, and `postList`, the products of the listing as shown, between which arrows lead. Answers an HTML fragment. */
final class QuickViewEndpoint {
	/** Most products that arrows lead through. */
	private const LISTED = 300;

	public function __construct(
		private readonly Catalogue $catalogue,
		private readonly QuickViewDrawing $drawing
	) {}

	/** @throws Problem 404 for a product that nobody may see. */
	public function answer( Request $request ): Response {
		$id     = $request->integer( 'postid', null, 1 );
		$listed = $request->ids( 'postList', self::LISTED );
		$place  = array_search( $id, $listed, true );
		// The neighbours are read with it.
		$near = false === $place ? [] : [ $listed[ $place - 1 ] ?? 0, $listed[ $place + 1 ] ?? 0 ];
		$this->catalogue->prime( [ $id, ...array_values( array_filter( $near, static fn ( int $one ): bool => $one > 0 ) ) ] );
		$product = $this->catalogue->product( $id ) ?? throw Problem::notFound(
			'marketday_product_not_found',
			__( 'We can’t find that product.', 'marketday' )
		);
		return Response::html( $this->drawing->html( $product, $listed ) );
	}
}
