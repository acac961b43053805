<?php

declare( strict_types=1 );

namespace Marketday\Store\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\OrderStatus;
use Marketday\Store\PlacedOrder;
use Marketday\Store\StoreError;
use WC_Cache_Helper;
use WC_Order;
use WC_Session_Handler;

/**
 * A form sent twice makes one order: the second sending finds the basket empty and is led to the order the first one made.
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
			throw new StoreError( 'marketday_checkout_busy', __( 'Your order is being placed. Please wait a moment.', 'marketday' ), 409 );
		}
		$placed = $this->earlier();
		if ( null !== $placed ) {
			// What this request read before it waited must not come back.
			$basket->empty_cart();
			return $placed;
		}
		$placed = $place();
		WC()->session->set( self::SESSION_KEY, $placed->id );
		return $placed;
	}

	/** The order of this basket, where another request has just made it. */
	private function earlier(): ?PlacedOrder {
		$stored = $this->stored();
		$id     = is_scalar( $stored[ self::SESSION_KEY ] ?? null ) ? (int) $stored[ self::SESSION_KEY ] : 0;
		$order  = $id > 0 && [] === $this->lines( $stored ) ? wc_get_order( $id ) : null;
		if ( ! $order instanceof WC_Order ) {
			return null;
		}
		$status = OrderStatus::tryFrom( $order->get_status() ) ?? OrderStatus::Pending;
		return new PlacedOrder( $id, $order->get_order_key(), $status, $order->get_checkout_order_received_url() );
	}

	/** @return array<array-key, mixed> The session as it is stored now, not as this request has it. */
	private function stored(): array {
		$session = WC()->session;
		if ( ! $session instanceof WC_Session_Handler || ! $session->has_session() ) {
			return [];
		}
		$group = (string) constant( 'WC_SESSION_CACHE_GROUP' );
		wp_cache_delete( WC_Cache_Helper::get_cache_prefix( $group ) . $session->get_customer_id(), $group );
		$stored = $session->get_session( (string) $session->get_customer_id(), [] );
		return is_array( $stored ) ? $stored : [];
	}

	/**
	 * @param array<array-key, mixed> $stored
	 * @return array<array-key, mixed>
	 */
	private function lines( array $stored ): array {
		$lines = maybe_unserialize( is_string( $stored['cart'] ?? null ) ? $stored['cart'] : '' );
		return is_array( $lines ) ? $lines : [];
	}
}
