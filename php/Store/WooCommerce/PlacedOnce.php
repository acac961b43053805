<?php

declare( strict_types=1 );

namespace Marketday\Store\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\OrderStatus;
use Marketday\Store\PlacedOrder;
use Marketday\Store\StoreError;
use WC_Order;

/**
 * A form sent twice makes one order: the second sending waited for the first, finds the basket empty and is led to the order it became.
 */
final class PlacedOnce {
	private const SESSION_KEY = 'marketday_placed_order';

	public function __construct(
		private readonly ShopSession $session,
		private readonly CheckoutLock $lock
	) {}

	/** @param callable(): PlacedOrder $place */
	public function place( callable $place ): PlacedOrder {
		$basket = $this->session->basket();
		if ( ! $this->lock->take() ) {
			// What this request has read may be old by the time it ends, and must not be stored over what is new.
			remove_action( 'shutdown', [ WC()->session, 'save_data' ], 20 );
			throw new StoreError( 'marketday_checkout_busy', __( 'Your order is being placed. Please wait a moment.', 'marketday' ), 409 );
		}
		$earlier = $basket->is_empty() ? $this->earlier() : null;
		if ( null !== $earlier ) {
			return $earlier;
		}
		$placed = $place();
		WC()->session->set( self::SESSION_KEY, $placed->id );
		return $placed;
	}

	/** The order of this visitor's last basket. */
	private function earlier(): ?PlacedOrder {
		$id    = WC()->session->get( self::SESSION_KEY );
		$order = is_numeric( $id ) && $id > 0 ? wc_get_order( (int) $id ) : null;
		if ( ! $order instanceof WC_Order ) {
			return null;
		}
		$status = OrderStatus::tryFrom( $order->get_status() ) ?? OrderStatus::Pending;
		return new PlacedOrder( $order->get_id(), $order->get_order_key(), $status, $order->get_checkout_order_received_url() );
	}
}
