<?php

declare( strict_types=1 );

namespace Marketday\Store\WooCommerce;

use Marketday\Store\OrderStatus;
use Marketday\Store\PlacedOrder;
use WC_Order;

/**
 * A form sent twice makes one order: the second sending finds the basket empty and is led to the order the first one made.
 */
final class PlacedOnce {
	private const SESSION_KEY = 'marketday_placed_order';

	public function __construct( private readonly ShopSession $session ) {}

	/** @param callable(): PlacedOrder $place */
	public function place( callable $place ): PlacedOrder {
		$placed = $this->session->basket()->is_empty() ? $this->earlier() : null;
		if ( null === $placed ) {
			$placed = $place();
			WC()->session->set( self::SESSION_KEY, $placed->id );
		}
		return $placed;
	}

	private function earlier(): ?PlacedOrder {
		$id    = (int) WC()->session->get( self::SESSION_KEY );
		$order = $id > 0 ? wc_get_order( $id ) : null;
		if ( ! $order instanceof WC_Order ) {
			return null;
		}
		$status = OrderStatus::tryFrom( $order->get_status() ) ?? OrderStatus::Pending;
		return new PlacedOrder( $id, $order->get_order_key(), $status, $order->get_checkout_order_received_url() );
	}
}
