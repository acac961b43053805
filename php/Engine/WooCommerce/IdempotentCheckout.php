<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\PlacedOrder;
use Marketday\Engine\Contract\StoreError;
use WC_Order;

/**
 * A form sent twice makes one order: the second sending waited for the first, finds the basket empty and is led to the order it became. So does
 * one that is sent again because the process of the first has died.
 */
final class IdempotentCheckout {
	public function __construct(
		private readonly ShopSession $session,
		private readonly CheckoutLock $lock,
		private readonly LastOrder $last
	) {}

	/** @param callable(): PlacedOrder $place */
	public function place( callable $place ): PlacedOrder {
		$this->session->begin();
		if ( ! $this->lock->take() ) {
			// What this request has read may be old by the time it ends, and must not be stored over what is new.
			remove_action( 'shutdown', [ WC()->session, 'save_data' ], 20 );
			throw new StoreError( 'marketday_checkout_busy', __( 'We’re placing your order. Please wait a moment.', 'marketday' ), 409 );
		}
		return self::placement( $this->last->pickUp( LastOrder::OF_STORE_API ) ) ?? $this->earlier() ?? $place();
	}

	/** The order of this visitor's last basket. */
	public function earlier(): ?PlacedOrder {
		return self::placement( $this->last->find() );
	}

	private static function placement( ?WC_Order $order ): ?PlacedOrder {
		if ( null === $order ) {
			return null;
		}
		$status = OrderStatus::tryFrom( $order->get_status() ) ?? OrderStatus::Pending;
		return new PlacedOrder( $order->get_id(), $order->get_order_key(), $status, $order->get_checkout_order_received_url() );
	}
}
