<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\StoreApi;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Embedded\Basket\CalculatedCoupon;
use Marketday\Engine\Embedded\Basket\SessionBasket;
use Marketday\Engine\Embedded\Coupons\CouponReader;
use Marketday\Kernel\Http\Parameters;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;

/** The REST-style verbs: `cart/items[/{key}]` and `cart/coupons[/{code}]`. They answer lines and coupons instead of the basket. */
final class CartItemEndpoint {
	private const ITEM   = 'wc/store/v1|/cart/items/(?P<key>[\w-]{32})';
	private const COUPON = 'wc/store/v1|/cart/coupons/(?P<code>[^/]+)';

	private const KEY = [
		'key' => [
			'type'        => 'string',
			'description' => 'Key of a line.',
		],
	];

	private const QUANTITY = [
		'quantity' => [
			'type'        => 'number',
			'description' => 'Whole pieces.',
		],
	];

	private const ADD = [
		'id'        => [
			// What is no id is a product that is not there, as WooCommerce answers it.
			'type'        => [ 'integer', 'string', 'number' ],
			'description' => 'Id of a product or a variation.',
		],
		'variation' => [
			'type'        => 'array',
			'description' => 'What is chosen of a variation.',
			'items'       => [
				'type'       => 'object',
				'properties' => [
					'attribute' => [ 'type' => 'string' ],
					'value'     => [ 'type' => 'string' ],
				],
			],
		],
	] + self::QUANTITY;

	private const CODE = [
		'code' => [
			'type'        => 'string',
			'description' => 'Code of a coupon.',
		],
	];

	public function __construct(
		private readonly SessionBasket $basket,
		private readonly CartEndpoint $verbs,
		private readonly CartItemSchema $items,
		private readonly CartSchema $schema,
		private readonly CartResponses $responses,
		private readonly CartAccess $access
	) {}

	public function add( Routes $routes ): void {
		$read   = $this->access->read();
		$change = $this->access->change();
		$key    = Parameters::forRoute( self::KEY );
		$line   = Parameters::forRoute( self::KEY + self::QUANTITY );
		$code   = Parameters::forRoute( self::CODE );
		$routes->add(
			Route::rest(
				'GET',
				'wc/store/v1|/cart/items',
				$read,
				$this->responses->guard( fn (): Response => Response::json( array_values( array_map(
					$this->items->toArray( ... ),
					$this->basket->reading()->sums->lines
				) ) ) )
			),
			Route::rest(
				'POST',
				'wc/store/v1|/cart/items',
				$change,
				$this->responses->guard( fn ( Request $request ): Response => $this->item( $this->verbs->addItem( $request ), 201 ) ),
				Parameters::forRoute( self::ADD )
			),
			Route::rest( 'DELETE', 'wc/store/v1|/cart/items', $change, $this->responses->guard( $this->clear( ... ) ) ),
			Route::rest(
				'GET',
				self::ITEM,
				$read,
				$this->responses->guard( fn ( Request $request ): Response => $this->item( $request->text( 'key' ) ) ),
				$key
			),
			Route::rest( 'POST', self::ITEM, $change, $this->responses->guard( $this->update( ... ) ), $line ),
			Route::rest( 'PUT', self::ITEM, $change, $this->responses->guard( $this->update( ... ) ), $line ),
			Route::rest( 'PATCH', self::ITEM, $change, $this->responses->guard( $this->update( ... ) ), $line ),
			Route::rest( 'DELETE', self::ITEM, $change, $this->responses->guard( $this->remove( ... ) ), $key ),
			Route::rest(
				'GET',
				'wc/store/v1|/cart/coupons',
				$read,
				$this->responses->guard( fn (): Response => Response::json( array_map( $this->schema->coupon( ... ), $this->basket->reading()->sums->coupons ) ) )
			),
			Route::rest( 'POST', 'wc/store/v1|/cart/coupons', $change, $this->responses->guard( $this->applyCoupon( ... ) ), $code ),
			Route::rest( 'DELETE', 'wc/store/v1|/cart/coupons', $change, $this->responses->guard( $this->removeCoupons( ... ) ) ),
			Route::rest(
				'GET',
				self::COUPON,
				$read,
				$this->responses->guard( fn ( Request $request ): Response => $this->coupon( $request->plain( 'code', CouponReader::LONGEST ) ) ),
				$code
			),
			Route::rest( 'DELETE', self::COUPON, $change, $this->responses->guard( $this->removeCoupon( ... ) ), $code )
		);
	}

	private function item( string $key, int $status = 200 ): Response {
		$line = $this->basket->reading()->sums->lines[ $key ] ?? null;
		if ( null === $line ) {
			throw new StoreError( 'woocommerce_rest_cart_invalid_key', __( 'That product is no longer in your basket.', 'marketday' ), 409 );
		}
		return Response::json( $this->items->toArray( $line ), $status );
	}

	private function update( Request $request ): Response {
		$this->verbs->updateItem( $request );
		return $this->item( $request->text( 'key' ) );
	}

	private function remove( Request $request ): Response {
		$this->basket->remove( $request->text( 'key' ) );
		return Response::json( null, 204 );
	}

	private function clear(): Response {
		$this->basket->clear();
		return Response::json( [] );
	}

	private function applyCoupon( Request $request ): Response {
		$this->verbs->applyCoupon( $request );
		return $this->coupon( $request->plain( 'code', CouponReader::LONGEST ), 201 );
	}

	private function coupon( string $code, int $status = 200 ): Response {
		return Response::json( $this->schema->coupon( $this->find( $code ) ), $status );
	}

	private function removeCoupon( Request $request ): Response {
		$this->basket->removeCoupon( $this->find( $request->plain( 'code', CouponReader::LONGEST ) )->coupon->code );
		return Response::json( null, 204 );
	}

	private function removeCoupons(): Response {
		foreach ( $this->basket->reading()->sums->coupons as $one ) {
			$this->basket->removeCoupon( $one->coupon->code );
		}
		return Response::json( [] );
	}

	private function find( string $code ): CalculatedCoupon {
		foreach ( $this->basket->reading()->sums->coupons as $one ) {
			if ( CouponReader::normalise( rawurldecode( $code ) ) === $one->coupon->code ) {
				return $one;
			}
		}
		throw new StoreError( 'woocommerce_rest_cart_coupon_invalid_code', __( 'You haven’t added this coupon.', 'marketday' ), 404 );
	}
}
