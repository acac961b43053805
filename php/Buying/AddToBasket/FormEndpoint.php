<?php

declare( strict_types=1 );

namespace Marketday\Buying\AddToBasket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\ProductType;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;

/** GET `marketday/v1/products/{id}/form`: what the form of a simple or variable product is made of (`AddToBasketProps` of src/features/add-to-basket). */
final class FormEndpoint {
	public function __construct(
		private readonly Engine $engine,
		private readonly FormProps $props
	) {}

	/** @throws Problem 404 for what visitors cannot see or buy by such a form. */
	public function answer( Request $request ): Response {
		$product = $this->engine->catalogue()->product( $request->integer( 'id', null, 1 ) );
		if ( null === $product || ! in_array( $product->type, [ ProductType::Simple, ProductType::Variable ], true ) ) {
			throw Problem::notFound( 'marketday_unknown_product', __( 'We can’t find that product.', 'marketday' ) );
		}
		return Response::json( $this->props->of( $product ) );
	}
}
