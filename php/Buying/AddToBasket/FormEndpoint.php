<?php

declare( strict_types=1 );

namespace Marketday\Buying\AddToBasket;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\ProductType;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Parameters;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;

/** GET `marketday/v1/products/{id}/form`: what the form of a simple or variable product is made of (`AddToBasketProps` of src/features/add-to-basket). */
final class FormEndpoint {
	public function __construct(
		private readonly Engine $engine,
		private readonly FormProps $props
	) {}

	/** @param Closure(): self $made Makes who answers, when somebody asks. */
	public static function route( Closure $made ): Route {
		return Route::rest(
			'GET',
			'marketday/v1|/products/(?P<id>[\d]+)/form',
			Guard::publicRead(),
			static fn ( Request $request ): Response => $made()->answer( $request ),
			Parameters::forRoute( [ 'id' => Parameters::number( 'Id of a product.', 1 ) ] )
		);
	}

	/** @throws Problem 404 for what visitors cannot see or buy by such a form. */
	public function answer( Request $request ): Response {
		$product = $this->engine->catalogue()->product( $request->integer( 'id', null, 1 ) );
		if ( null === $product || ! in_array( $product->type, [ ProductType::Simple, ProductType::Variable ], true ) ) {
			throw Problem::notFound( 'marketday_unknown_product', __( 'We can’t find that product.', 'marketday' ) );
		}
		return Response::json( $this->props->of( $product ) );
	}
}
