<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\StoreApi;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\CheckoutRefused;
use Marketday\Engine\Embedded\Checkout\EmbeddedCheckout;
use Marketday\Engine\Embedded\Checkout\OrderLifecycle;
use Marketday\Engine\Embedded\Session\Session;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;

/** `wc/store/v1/checkout`: GET what is known, PUT payment method and note, POST places the order. */
final class CheckoutEndpoint {
	public function __construct(
		private readonly EmbeddedCheckout $checkout,
		private readonly OrderLifecycle $orders,
		private readonly Session $session,
		private readonly CartResponses $responses,
		private readonly CartAccess $access,
		private readonly CheckoutBody $body,
		private readonly CheckoutSchema $schema
	) {}

	public function add( Routes $routes ): void {
		$change = $this->access->change();
		$routes->add(
			Route::rest( 'GET', 'wc/store/v1|/checkout', $change, $this->responses->guard( fn (): Response => $this->draft() ) ),
			Route::rest( 'PUT', 'wc/store/v1|/checkout', $change, $this->responses->guard( $this->update( ... ) ), CheckoutBody::CHANGES ),
			Route::rest( 'PATCH', 'wc/store/v1|/checkout', $change, $this->responses->guard( $this->update( ... ) ), CheckoutBody::CHANGES ),
			Route::rest( 'POST', 'wc/store/v1|/checkout', $change, $this->responses->guard( $this->place( ... ) ), CheckoutBody::ORDER )
		);
	}

	private function draft(): Response {
		$chosen = (string) $this->session->get( 'payment_method', '' );
		$ids    = array_map( static fn ( \Marketday\Engine\Contract\PaymentMethod $method ): string => $method->id, $this->checkout->paymentMethods() );
		return Response::json( $this->schema->draft( $this->responses->cartArray(), in_array( $chosen, $ids, true ) ? $chosen : ( $ids[0] ?? '' ) ) );
	}

	private function update( Request $request ): Response {
		$method = $this->body->paymentMethod( $request );
		$this->session->change(
			function () use ( $request, $method ): void {
				if ( '' !== $method ) {
					$this->session->set( 'payment_method', $method );
				}
				if ( $request->has( 'order_notes' ) ) {
					$this->session->set( 'customer_note', CheckoutBody::note( $request, 'order_notes' ) );
				}
			}
		);
		return $this->draft();
	}

	private function place( Request $request ): Response {
		$order = $this->body->order( $request );
		// An account that the order makes is logged in before the answer.
		$customer = get_current_user_id();
		try {
			$placed = $this->checkout->placeBasket( $order );
		} catch ( CheckoutRefused $refusal ) {
			throw new CheckoutRefused( $refusal->errorCode, $this->sentence( $refusal ), $refusal->fields, $refusal->status );
		}
		return Response::json( $this->schema->order( $this->orders->order( $placed->id ), $placed, $customer ) );
	}

	private function sentence( CheckoutRefused $refusal ): string {
		return '' === $refusal->getMessage() ? __( 'Check the form and try again.', 'marketday' ) : $refusal->getMessage();
	}
}
