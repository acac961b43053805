<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Calls;

defined( 'ABSPATH' ) || exit;

use Marketday\Buying\PayPal\Money\PurchaseUnit;
use Marketday\Buying\PayPal\PageConfiguration;
use Marketday\Buying\PayPal\PayPalSettings;
use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\BasketContents;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\ShippingPackage;
use Marketday\Engine\Contract\ShippingRate;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;

/** The payment calls about a basket: what a product would come to, a basket of it, and what a button needs to know. */
final class BasketEndpoint {
	private const MOST = 50;

	public function __construct(
		private readonly Engine $engine,
		private readonly PayPalSettings $settings,
		private readonly PageConfiguration $page
	) {}

	public function addTo( Routes $routes, JsonEnvelope $calls ): void {
		$routes->add(
			$calls->route( 'ppc-simulate-cart', $this->simulate( ... ) ),
			$calls->route( 'ppc-change-cart', $this->change( ... ) ),
			Route::wcAjax(
				'ppc-cart-script-params',
				Guard::publicRead()->and( RateLimit::reads()->guard() ),
				fn ( Request $request ): Response => $calls->envelope( 'ppc-cart-script-params', fn (): array => $this->params( $request ) ),
				'GET'
			),
		);
	}

	/** @return array<string, mixed> */
	private function simulate( Request $body ): array {
		/**
		 * Tells whether a product's page may ask what its product would come to.
		 *
		 * @param bool $isOn
		 */
		if ( true !== apply_filters( 'marketday_paypal_simulates', true ) ) {
			throw new StoreError( 'marketday_simulation_off', __( 'Cart simulation is disabled.', 'marketday' ) );
		}
		( new RateLimit( 'paypal-simulate', 30, MINUTE_IN_SECONDS ) )->spend();
		$basket = $this->engine->basket()->quote( $this->additions( $body ) );
		return [
			'total'         => (float) $basket->totals->total->decimal(),
			'shipping_fee'  => (float) ( $basket->totals->shipping?->decimal() ?? '0' ),
			'currency_code' => $basket->totals->total->currency->code,
			'country_code'  => $this->engine->settings()->baseCountry(),
			'funding'       => [ 'paylater' => [ 'enabled' => $this->settings->is( 'pay_later' ) ] ],
			'button'        => [ 'is_disabled' => ! $this->settings->isReady() || ! $basket->needsPayment ],
			'messages'      => [ 'is_hidden' => ! $this->settings->is( 'pay_later' ) ],
		];
	}

	/**
	 * The basket is of these alone afterwards; where one of them cannot be bought, it is what it was.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function change( Request $body ): array {
		( new RateLimit( 'paypal-change', 30, MINUTE_IN_SECONDS ) )->spend();
		$additions = $this->additions( $body );
		$basket = $this->engine->basket();
		$basket->quote( $additions );
		$rates = self::chosenRates( $basket->contents() );
		$basket->clear();
		foreach ( $additions as $wanted ) {
			$basket->add( $wanted );
		}
		$this->chooseAgain( $rates );
		return [ PurchaseUnit::ofBasket( $basket->contents() ) ];
	}

	/** @return array<string, mixed> */
	private function params( Request $request ): array {
		$about = $this->page->of( $request->text( 'context', '', 20 ) );
		if ( $this->engine->basket()->isUntouched() ) {
			return $about;
		}
		$basket = $this->engine->basket()->contents();
		$total  = $basket->totals->total;
		$rates  = array_map(
			self::rate( ... ),
			array_merge( ...array_map( static fn ( ShippingPackage $one ): array => $one->rates, $basket->delivery->packages ) )
		);
		return $about + [
			'amount'    => (float) $total->decimal(),
			'total'     => (float) $total->decimal(),
			'total_str' => $total->decimal(),
		] + ( ! $request->boolean( 'shipping' ) ? [] : [
			'chosen_shipping_methods' => array_values( self::chosenRates( $basket ) ),
			'shipping_packages'       => $rates,
		] );
	}

	/** @return list<AddToBasket> */
	private function additions( Request $body ): array {
		$products = $body->map( 'products', self::MOST, 5000 );
		if ( [] === $products ) {
			throw new StoreError( 'marketday_no_products', __( 'Necessary fields not defined. Action aborted.', 'marketday' ) );
		}
		return array_values( array_map( $this->addition( ... ), $products ) );
	}

	private function addition( mixed $product ): AddToBasket {
		$one        = new Request( is_array( $product ) ? $product : [] );
		$sent       = $one->map( 'extra', 200, Request::LONGEST_VALUE );
		$extra      = new Request( $sent );
		$attributes = [];
		foreach ( $one->map( 'variations', 50, Request::LONGEST_VALUE ) as $choice ) {
			if ( is_array( $choice ) && is_string( $choice['name'] ?? null ) && is_string( $choice['value'] ?? null ) ) {
				$attributes[ $choice['name'] ] = $choice['value'];
			}
		}
		$id = $one->integer( 'id', 0, 0 );
		if ( 0 === $id ) {
			throw Problem::badRequest( 'marketday_no_products', __( 'Necessary fields not defined. Action aborted.', 'marketday' ) );
		}
		return new AddToBasket( $id, $one->integer( 'quantity', 1, 1, 100_000 ), $extra->integer( 'variation_id', 0, 0 ), $attributes, [], $sent );
	}

	/** @return array<array-key, string> Rate by package: a number as a key is one again. */
	private static function chosenRates( BasketContents $basket ): array {
		$chosen = [];
		foreach ( $basket->delivery->packages as $package ) {
			foreach ( $package->rates as $rate ) {
				if ( $rate->chosen ) {
					$chosen[ $package->id ] = $rate->id;
				}
			}
		}
		return $chosen;
	}

	/** @param array<array-key, string> $rates */
	private function chooseAgain( array $rates ): void {
		foreach ( $rates as $package => $rate ) {
			try {
				$this->engine->basket()->chooseShippingRate( (string) $package, $rate );
			} catch ( StoreError ) {
				// The way of delivery is not offered for what is in the basket now.
				continue;
			}
		}
	}

	/** @return array{id: string, label: string, cost: float, cost_str: string, description: string} */
	private static function rate( ShippingRate $rate ): array {
		return [
			'id'          => $rate->id,
			'label'       => $rate->name,
			'cost'        => (float) $rate->price->decimal(),
			'cost_str'    => $rate->price->decimal(),
			'description' => '',
		];
	}
}
