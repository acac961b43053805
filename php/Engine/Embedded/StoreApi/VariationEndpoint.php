<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\StoreApi;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Catalogue;
use Marketday\Engine\Contract\ProductType;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;

/** wc-ajax `get_variation`: the variation a full choice leads to, `false` where none does, nothing for what is no variable product. */
final class VariationEndpoint {
	public function __construct( private readonly Catalogue $catalogue ) {}

	public function add( Routes $routes ): void {
		$routes->add( Route::wcAjax( 'get_variation', Guard::publicRead(), [ $this, 'answer' ] ) );
	}

	public function answer( Request $request ): Response {
		$id      = $request->integer( 'product_id', 0, 0 );
		$product = $this->catalogue->product( $id );
		if ( null === $product || ProductType::Variable !== $product->type ) {
			return Response::none();
		}
		$variation = $this->catalogue->findVariation( $id, $request->withPrefix( 'attribute_' ) );
		return Response::json( null === $variation ? false : $this->catalogue->variationData( $variation ) );
	}
}
