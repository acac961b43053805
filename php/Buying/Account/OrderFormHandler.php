<?php

declare( strict_types=1 );

namespace Marketday\Buying\Account;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;

/** A customer's actions on his own orders: he takes one back that is not paid, or orders the same again. */
final class OrderFormHandler {
	public function __construct( private readonly Engine $engine ) {}

	public function add( Routes $routes ): void {
		$forms = [
			'cancel-order' => $this->cancel( ... ),
			'order-again'  => $this->again( ... ),
		];
		foreach ( $forms as $name => $take ) {
			$routes->add( Route::pageForm( $name, AccountFormHandler::NONCE, $take, $this->refuse( ... ) ) );
		}
	}

	/** True only before it is paid: afterwards money would have to go back. */
	public static function canCancel( Order $order ): bool {
		return in_array( $order->status, [ OrderStatus::Pending, OrderStatus::Failed ], true );
	}

	public static function canRepeat( Order $order ): bool {
		return in_array( $order->status, [ OrderStatus::Processing, OrderStatus::Completed ], true );
	}

	private function cancel( Request $request ): Response {
		$order = $this->own( $request );
		if ( ! self::canCancel( $order ) ) {
			throw new Problem( 409, 'marketday_order_not_cancelled', __( 'This order can no longer be cancelled. Please contact us.', 'marketday' ) );
		}
		try {
			$this->engine->orders()->setStatus( $order->id, OrderStatus::Cancelled, __( 'Cancelled by the customer.', 'marketday' ) );
		} catch ( StoreError $refusal ) {
			throw new Problem( 409, $refusal->errorCode, $refusal->getMessage() );
		}
		/* translators: %s: order number. */
		$this->engine->notices()->add( 'success', esc_html( sprintf( __( 'Order %s cancelled.', 'marketday' ), $order->number ) ) );
		return $this->toOrders();
	}

	/** Each line by itself: what is still sold is in the basket, and what is not is told. */
	private function again( Request $request ): Response {
		$order = $this->own( $request );
		if ( ! self::canRepeat( $order ) ) {
			throw new Problem( 409, 'marketday_order_not_repeated', __( 'This order can’t be repeated.', 'marketday' ) );
		}
		$refusals = [];
		$additions   = $this->engine->orders()->additions( $order->id );
		foreach ( $additions as $wanted ) {
			try {
				$this->engine->basket()->add( $wanted );
			} catch ( StoreError $refusal ) {
				$refusals[] = $refusal->getMessage();
			}
		}
		if ( count( $refusals ) < count( $additions ) ) {
			/* translators: %s: order number. */
			$this->engine->notices()->add( 'success', esc_html( sprintf( __( 'We’ve added order %s to your basket at today’s prices.', 'marketday' ), $order->number ) ) );
		}
		foreach ( array_unique( $refusals ) as $sentence ) {
			$this->engine->notices()->add( 'error', esc_html( $sentence ) );
		}
		return Response::redirect( $this->engine->settings()->pageUrl( Page::Basket ) );
	}

	/** @throws Problem For everybody but its customer: alike for orders of others and for none. */
	private function own( Request $request ): Order {
		$user  = get_current_user_id();
		$order = $user > 0 ? $this->engine->payments()->order( $request->integer( 'order', 0, 0 ) ) : null;
		return null !== $order && $order->customer->id === $user
			? $order
			: throw Problem::notFound( 'marketday_no_order', __( 'We can’t find that order.', 'marketday' ) );
	}

	private function refuse( Problem $problem ): Response {
		$this->engine->notices()->add( 'error', esc_html( $problem->getMessage() ) );
		return $this->toOrders();
	}

	private function toOrders(): Response {
		return Response::redirect( add_query_arg( 'section', Section::Orders->value, $this->engine->settings()->pageUrl( Page::Account ) ) );
	}
}
