<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\StoreApi;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Clock;
use Marketday\Kernel\Http\Routes;
use Marketday\Store\BasketWishes;
use Marketday\Store\Embedded\Basket\BasketModule;
use Marketday\Store\Embedded\Checkout\CheckoutModule;
use Marketday\Store\Embedded\EmbeddedSettings;
use Marketday\Store\PaymentMethod;

/** Builds the Store API's basket, checkout, order and batch routes. */
final class StoreApiModule {
	public function __construct(
		private readonly Routes $routes,
		private readonly Clock $clock,
		private readonly EmbeddedSettings $settings,
		private readonly BasketModule $baskets,
		private readonly CheckoutModule $checkouts
	) {}

	public function register(): void {
		$basket    = $this->baskets->basket();
		$session   = $this->baskets->session();
		$known     = $this->baskets->addresses();
		$access    = new CartAccess( $session, new CartToken( $this->clock ), $basket->hash( ... ) );
		$items     = new CartItemSchema( $this->settings, $this->baskets->calculator(), $known, $this->baskets->details );
		$schema    = new CartSchema( $this->settings, $known, $items, $this->paymentMethodIds( ... ), $this->crossSells( ... ) );
		$answers   = new CartAnswers( $basket, $schema );
		$rules     = $this->checkouts->addressRules;
		$addresses = new CartAddresses( $basket, $known, $rules );
		$verbs     = new CartRoutes( $basket, $answers, $access, $addresses );
		$access->register();
		add_action( 'marketday_cart_extension_marketday', static fn ( array $data ) => BasketWishes::fulfil( $basket, $data ) );
		$verbs->add( $this->routes );
		( new CartItemRoutes( $basket, $verbs, $items, $schema, $answers, $access ) )->add( $this->routes );
		( new CheckoutRoutes(
			$this->checkouts->checkout(),
			$this->checkouts->desk(),
			$this->checkouts->handlers,
			$session,
			$answers,
			$access,
			$addresses,
			$rules,
			new CheckoutSchema( $session, $known )
		) )->add( $this->routes );
		( new CheckoutOrderRoute(
			$this->checkouts->reader(),
			new CheckoutOrderSchema( $this->settings, $this->checkouts->items, $this->baskets->goods )
		) )->add( $this->routes );
		( new BatchRoute() )->add( $this->routes );
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
