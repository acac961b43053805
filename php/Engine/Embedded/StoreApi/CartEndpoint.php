<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\StoreApi;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Embedded\Basket\SessionBasket;
use Marketday\Engine\Embedded\Coupons\CouponReader;
use Marketday\Engine\Embedded\Coupons\CouponRules;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;

/** `wc/store/v1/cart` and its verbs; each answers the whole basket. */
final class CartEndpoint {
	private const ADD = [
		// What is no id is a product that is not there, as WooCommerce answers it.
		'id'        => [],
		'quantity'  => [ 'type' => 'number' ],
		'variation' => [
			'type'  => 'array',
			'items' => [ 'type' => 'object' ],
		],
	];

	private const KEY = [ 'key' => [ 'type' => 'string' ] ];

	private const CODE = [ 'code' => [ 'type' => 'string' ] ];

	public function __construct(
		private readonly SessionBasket $basket,
		private readonly CartResponses $responses,
		private readonly CartAccess $access,
		private readonly CartAddresses $addresses
	) {}

	public function add( Routes $routes ): void {
		$routes->add( Route::rest( 'GET', 'wc/store/v1|/cart', $this->access->read(), $this->responses->guard( fn (): Response => $this->responses->cart() ) ) );
		$this->post( $routes, 'add-item', self::ADD, $this->addItem( ... ), 201 );
		$this->post( $routes, 'update-item', self::KEY + [ 'quantity' => [ 'type' => 'number' ] ], $this->updateItem( ... ) );
		$this->post( $routes, 'remove-item', self::KEY, fn ( Request $request ) => $this->basket->remove( $request->text( 'key' ) ) );
		$this->post( $routes, 'apply-coupon', self::CODE, $this->applyCoupon( ... ) );
		$this->post( $routes, 'remove-coupon', self::CODE, $this->removeCoupon( ... ) );
		$this->post(
			$routes,
			'select-shipping-rate',
			[
				'package_id' => [ 'type' => [ 'integer', 'string', 'null' ] ],
				'rate_id'    => [
					'type'     => 'string',
					'required' => true,
				],
			],
			$this->selectRate( ... )
		);
		$this->post(
			$routes,
			'update-customer',
			[
				'billing_address'  => [ 'type' => 'object' ],
				'shipping_address' => [ 'type' => 'object' ],
			],
			fn ( Request $request ) => $this->addresses->update( $request )
		);
		$this->post(
			$routes,
			'extensions',
			[
				'namespace' => [
					'type'     => 'string',
					'required' => true,
				],
				'data'      => [ 'type' => 'object' ],
			],
			$this->extend( ... )
		);
	}

	/** Adds what the request asks for; also for `cart/items`. @return string The line's key. */
	public function addItem( Request $request ): string {
		$id = $request->raw( 'id' );
		return $this->basket->add( new AddToBasket(
			is_numeric( $id ) && abs( (float) $id ) < Request::LARGEST ? max( 0, (int) $id ) : 0,
			$this->quantity( $request ),
			0,
			$this->chosenAttributes( $request ),
			sent: $request->all()
		) );
	}

	/** WooCommerce's quantity limits are the line's: none below 1 is taken here, a line is removed with remove-item. */
	public function updateItem( Request $request ): void {
		if ( ! $request->has( 'quantity' ) ) {
			return;
		}
		$key      = $request->text( 'key' );
		$quantity = $this->quantity( $request );
		$known    = isset( $this->basket->reading()->sums->lines[ $key ] );
		if ( $known && $quantity < 1 ) {
			throw new StoreError( 'invalid_quantity', __( 'The quantity must be at least 1.', 'marketday' ) );
		}
		$this->basket->update( $key, $quantity );
	}

	public function applyCoupon( Request $request ): void {
		if ( ! CouponReader::isEnabled() ) {
			throw new StoreError( 'woocommerce_rest_cart_coupon_disabled', __( 'We don’t use coupons.', 'marketday' ), 404 );
		}
		$this->basket->applyCoupon( $request->plain( 'code', CouponReader::LONGEST ) );
	}

	private function removeCoupon( Request $request ): void {
		if ( ! CouponReader::isEnabled() ) {
			throw new StoreError( 'woocommerce_rest_cart_coupon_disabled', __( 'We don’t use coupons.', 'marketday' ), 404 );
		}
		if ( ! $this->basket->knowsCoupon( $request->plain( 'code', CouponReader::LONGEST ) ) ) {
			throw new StoreError( CouponRules::CODE, __( 'We don’t recognise this coupon.', 'marketday' ) );
		}
		$this->basket->removeCoupon( $request->plain( 'code', CouponReader::LONGEST ) );
	}

	/** Hands data to the extension of this namespace, which may change the basket; nobody there is a wrong request. */
	private function extend( Request $request ): void {
		$namespace = $request->text( 'namespace' );
		if ( '' === $namespace || false === has_action( "marketday_cart_extension_{$namespace}" ) ) {
			throw new StoreError( 'woocommerce_rest_cart_extensions_error', __( 'We don’t recognise this extension.', 'marketday' ) );
		}
		/**
		 * A call about the basket by a page's extension.
		 *
		 * @param array<array-key, mixed> $data
		 */
		do_action( "marketday_cart_extension_{$namespace}", $request->map( 'data' ) );
		$this->basket->forget();
	}

	private function selectRate( Request $request ): void {
		if ( 'disabled' === get_option( 'woocommerce_ship_to_countries', '' ) ) {
			throw new StoreError( 'woocommerce_rest_shipping_disabled', __( 'We don’t deliver anything.', 'marketday' ), 404 );
		}
		$this->basket->chooseShippingRate( $request->text( 'package_id', '0' ), $request->text( 'rate_id' ) );
	}

	/** Whole pieces: `2` and `2.0` are two. */
	private function quantity( Request $request ): int {
		$value = $request->raw( 'quantity' );
		if ( null === $value ) {
			return 1;
		}
		return is_numeric( $value ) && abs( (float) $value ) < 1e9 ? (int) $value : throw $request->invalid( 'quantity', 'must be a number' );
	}

	/** @return array<string, string> Value by the attribute's name. */
	private function chosenAttributes( Request $request ): array {
		$chosen = [];
		foreach ( $request->map( 'variation', 50, Request::LONGEST_VALUE ) as $row ) {
			if ( is_array( $row ) && is_scalar( $row['attribute'] ?? null ) && is_scalar( $row['value'] ?? null ) ) {
				$chosen[ (string) $row['attribute'] ] = (string) $row['value'];
			}
		}
		return $chosen;
	}

	/** @param array<string, array<string, mixed>> $arguments @param Closure(Request): mixed $work */
	private function post( Routes $routes, string $verb, array $arguments, Closure $work, int $status = 200 ): void {
		$routes->add(
			Route::rest(
				'POST',
				"wc/store/v1|/cart/{$verb}",
				$this->access->change(),
				$this->responses->guard(
					function ( Request $request ) use ( $work, $status ): Response {
						$work( $request );
						return $this->responses->cart( $status );
					}
				),
				$arguments
			)
		);
	}
}
