<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\StoreApi;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\BasketExtensionCalls;
use Marketday\Engine\Contract\PaymentMethod;
use Marketday\Engine\Embedded\Basket\BasketServices;
use Marketday\Engine\Embedded\Basket\SessionBasket;
use Marketday\Engine\Embedded\Checkout\CheckoutServices;
use Marketday\Engine\Embedded\EmbeddedSettings;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Loading\LoadsIf;

/** Builds the Store API's basket, checkout, order and batch routes. */
#[LoadsIf( 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales', 'rest_allowed_cors_headers', 'rest_authentication_errors', 'rest_exposed_cors_headers', 'rest_post_dispatch', 'rest_pre_serve_request' )]
final class StoreApiServices {
	public function __construct(
		private readonly Clock $clock,
		private readonly EmbeddedSettings $settings,
		private readonly BasketServices $baskets,
		private readonly CheckoutServices $checkouts
	) {}

	public function register( Routes $routes ): void {
		$basket = $this->baskets->basket();
		$access = new CartAccess( $this->baskets->session(), new CartToken( $this->clock ), $basket->hash( ... ) );
		$access->register();
		add_action( 'marketday_cart_extension_marketday', static fn ( array $data ) => BasketExtensionCalls::fulfil( $basket, $data ) );
		$routes->addRest( fn ( Routes $routes ) => $this->addRoutes( $routes, $basket, $access ) );
	}

	private function addRoutes( Routes $routes, SessionBasket $basket, CartAccess $access ): void {
		$session   = $this->baskets->session();
		$known     = $this->baskets->addresses();
		$items     = new CartItemSchema( $this->settings, $this->baskets->calculator(), $this->baskets->details );
		$schema    = new CartSchema( $this->settings, $known, $items, $this->paymentMethodIds( ... ), $this->crossSells( ... ) );
		$responses   = new CartResponses( $basket, $schema );
		$rules     = $this->checkouts->addressRules;
		$addresses = new CartAddresses( $basket, $known, $rules );
		$verbs     = new CartEndpoint( $basket, $responses, $access, $addresses );
		$verbs->add( $routes );
		( new CartItemEndpoint( $basket, $verbs, $items, $schema, $responses, $access ) )->add( $routes );
		( new CheckoutEndpoint(
			$this->checkouts->checkout(),
			$this->checkouts->lifecycle(),
			$session,
			$responses,
			$access,
			new CheckoutBody( $this->checkouts->handlers, $addresses, $rules ),
			new CheckoutSchema( $session, $known )
		) )->add( $routes );
		( new CheckoutOrderEndpoint(
			$this->checkouts->reader(),
			new CheckoutOrderSchema( $this->settings, $this->checkouts->items, $this->baskets->purchasable )
		) )->add( $routes );
		( new BatchEndpoint() )->add( $routes );
	}

	/** @return list<string> */
	private function paymentMethodIds(): array {
		return array_map( static fn ( PaymentMethod $method ): string => $method->id, $this->checkouts->checkout()->paymentMethods() );
	}

	/**
	 * The products' own route knows their JSON.
	 *
	 * @param list<int> $ids
	 * @return list<array<string, mixed>>
	 */
	private function crossSells( array $ids ): array {
		if ( [] === $ids ) {
			return [];
		}
		$request = new \WP_REST_Request( 'GET', '/wc/store/v1/products' );
		$request->set_query_params( [ 'include' => $ids, 'per_page' => min( 100, count( $ids ) ) ] );
		$response = rest_do_request( $request );
		return $response->is_error() ? [] : array_values( (array) $response->get_data() );
	}
}
