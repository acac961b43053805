<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\StoreApi;

use Marketday\Kernel\Clock;
use Marketday\Kernel\Http\Routes;
use Marketday\Store\Embedded\Basket\BasketModule;
use Marketday\Store\Embedded\Checkout\AddressForm;
use Marketday\Store\Embedded\Checkout\AddressRules;
use Marketday\Store\Embedded\EmbeddedSettings;

/** Builds the Store API's basket and checkout routes. */
final class StoreApiModule {
	public function __construct(
		private readonly Routes $routes,
		private readonly Clock $clock,
		private readonly EmbeddedSettings $settings,
		private readonly BasketModule $baskets
	) {}

	public function register(): void {
		$basket    = $this->baskets->basket();
		$access    = new CartAccess( $this->baskets->session(), new CartToken( $this->clock ), $basket->hash( ... ) );
		$items     = new CartItemSchema( $this->settings, $this->baskets->calculator(), $this->baskets->addresses(), $this->baskets->details );
		$schema    = new CartSchema( $this->settings, $this->baskets->addresses(), $items, static fn (): array => [], static fn (): array => [] );
		$answers   = new CartAnswers( $basket, $schema );
		$rules     = new AddressRules( $this->baskets->countries, new AddressForm( $this->baskets->countries ) );
		$addresses = new CartAddresses( $basket, $this->baskets->addresses(), $rules );
		$access->register();
		( new CartRoutes( $basket, $answers, $access, $addresses ) )->add( $this->routes );
	}
}
