<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\StoreApi;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Order;
use Marketday\Engine\Embedded\Orders\OrderReader;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;

/** `wc/store/v1/order/{id}`: a customer's own order, or a guest's with its key and e-mail address. */
final class CheckoutOrderEndpoint {
	public function __construct(
		private readonly OrderReader $orders,
		private readonly CheckoutOrderSchema $schema
	) {}

	public function add( Routes $routes ): void {
		$guard = Guard::custom( "the order's customer, or its key and billing_email", $this->check( ... ) );
		$routes->add( Route::rest(
			'GET',
			'wc/store/v1|/order/(?P<id>[\d]+)',
			$guard,
			fn ( Request $request ): Response => Response::json( $this->schema->toArray( $this->order( $request ) ) )
		) );
	}

	private function check( Request $request ): void {
		$order = $this->order( $request );
		if ( $order->customer->id > 0 ) {
			if ( get_current_user_id() !== $order->customer->id ) {
				throw Problem::forbidden( 'woocommerce_rest_invalid_user', __( 'This isn’t your order.', 'marketday' ) );
			}
			return;
		}
		if ( '' === $order->key || ! hash_equals( $order->key, $request->text( 'key' ) ) ) {
			throw new Problem( 401, 'woocommerce_rest_invalid_order', __( 'This isn’t the order’s key.', 'marketday' ) );
		}
		if ( 0 !== strcasecmp( $order->customer->billing->email, $request->text( 'billing_email' ) ) ) {
			throw new Problem( 401, 'woocommerce_rest_invalid_billing_email', __( 'This isn’t the email address on the order.', 'marketday' ) );
		}
	}

	private function order( Request $request ): Order {
		return $this->orders->read( $request->integer( 'id', null, 1 ) ) ?? throw Problem::notFound(
			'woocommerce_rest_invalid_order',
			__( 'We can’t find that order.', 'marketday' )
		);
	}
}
