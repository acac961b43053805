<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\StoreApi;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Embedded\Basket\SessionBasket;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;

/** Turns what the engine answers or refuses into the Store API's JSON; a conflict (409) brings the basket as it is now. */
final class CartResponses {
	public function __construct(
		private readonly SessionBasket $basket,
		private readonly CartSchema $schema
	) {}

	/** @param Closure(Request): Response $work @return Closure(Request): Response */
	public function guard( Closure $work ): Closure {
		return function ( Request $request ) use ( $work ): Response {
			// The visitor may have become another one since the page began (Cart-Token, batch).
			$this->basket->forget();
			try {
				return $work( $request );
			} catch ( StoreError $error ) {
				throw $this->problem( $error );
			}
		};
	}

	public function cart( int $status = 200 ): Response {
		return Response::json( $this->cartArray(), $status );
	}

	/** @return array<string, mixed> */
	public function cartArray(): array {
		return $this->schema->toArray( $this->basket->reading(), $this->basket->contents()->crossSellIds() );
	}

	public function problem( StoreError $error ): Problem {
		$data = $error->data;
		if ( 409 === $error->status ) {
			$this->basket->forget();
			$data['cart'] = $this->cartArray();
		}
		return new Problem( $error->status, $error->errorCode, $error->getMessage(), $data );
	}
}
