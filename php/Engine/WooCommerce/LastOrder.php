<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\OrderStatus;
use WC_Order;

/**
 * The order that a visitor's last basket became, for an hour. It is known by what the browser sends, not by WooCommerce's session: that one
 * goes over to the account which an order makes, and of that a browser that has lost the answer knows nothing.
 *
 * The session, which is stored when the request ends, is told of it too: where it does not know the order, the process has died before, and
 * the basket that it holds is the one that was ordered.
 */
final class LastOrder {
	private const NAME = 'marketday_placed_';

	/** Key of the session. */
	private const KNOWN = 'marketday_placed';

	/** Key of the session: the order that WooCommerce goes on with, for its Store API and for its classic checkout. */
	public const OF_STORE_API = 'store_api_draft_order';
	public const OF_FORM      = 'order_awaiting_payment';

	public function __construct( private readonly ShopSession $session ) {}

	/**
	 * @param string $sentWith The key of the request that has placed it; '' where it has none.
	 * @param string $sender   Who has sent that request, if it has logged him in meanwhile.
	 */
	public function remember( int $orderId, string $sentWith, string $sender ): void {
		$kept = [ $orderId, $sentWith, $this->lines() ];
		foreach ( array_unique( [ $sender, CheckoutLock::visitor() ] ) as $visitor ) {
			if ( '' !== $visitor && $kept !== get_transient( $this->name( $visitor ) ) ) {
				set_transient( $this->name( $visitor ), $kept, HOUR_IN_SECONDS );
			}
		}
		WC()->session->set( self::KNOWN, $orderId );
	}

	/** Null as soon as there is something in the basket again. */
	public function find(): ?WC_Order {
		$id    = $this->read()[0];
		$order = $id > 0 && $this->session->basket()->is_empty() ? wc_get_order( $id ) : null;
		return $order instanceof WC_Order && ! $order->has_status( OrderStatus::Draft->value ) ? $order : null;
	}

	/**
	 * Looks whether the process that ordered this basket has died. Where the order has its payment the basket is emptied; else WooCommerce is told
	 * to go on with the order, which has its pieces reserved, as it does after a payment that failed.
	 *
	 * @param string $draft `OF_STORE_API` or `OF_FORM`.
	 * @return WC_Order|null The order to which its shopper is led.
	 */
	public function pickUp( string $draft ): ?WC_Order {
		$basket           = $this->session->basket();
		[ $id, , $lines ] = $this->read();
		$isLeft           = $id > 0 && ! $basket->is_empty() && $lines === $this->lines() && $this->isUnfinished( $id );
		$order            = $isLeft ? wc_get_order( $id ) : null;
		if ( ! $order instanceof WC_Order ) {
			return null;
		}
		if ( $order->has_status( [ 'on-hold', ...wc_get_is_paid_statuses() ] ) ) {
			$basket->empty_cart();
			WC()->session->set( self::KNOWN, $id );
			return $order;
		}
		if ( ! WC()->session->get( $draft ) ) {
			WC()->session->set( $draft, $id );
			// WooCommerce knows a basket again by its sum, which hangs on the address that the dead process has not stored.
			add_filter(
				'woocommerce_order_get_cart_hash',
				static fn ( mixed $hash, WC_Order $one ): mixed => $one->get_id() === $id ? $basket->get_cart_hash() : $hash,
				10,
				2
			);
		}
		return null;
	}

	/** The classic checkout stores the session before the payment, with the order it waits for until the basket is emptied. */
	private function isUnfinished( int $id ): bool {
		return $id !== WC()->session->get( self::KNOWN ) || $id === (int) WC()->session->get( self::OF_FORM );
	}

	/** Tells whether it was placed by a request with this key: told without beginning a session. */
	public function wasSentWith( string $key ): bool {
		return '' !== $key && $key === $this->read()[1];
	}

	/** @return array{int, string, string} Its id, the key it was sent with, and the lines of its basket. */
	private function read(): array {
		$visitor = CheckoutLock::visitor();
		$kept    = '' === $visitor ? false : get_transient( $this->name( $visitor ) );
		$kept    = is_array( $kept ) ? $kept : [];
		return [
			is_int( $kept[0] ?? null ) ? $kept[0] : 0,
			is_string( $kept[1] ?? null ) ? $kept[1] : '',
			is_string( $kept[2] ?? null ) ? $kept[2] : '',
		];
	}

	/** Lines of the basket, and how much of each: totals change with the address. */
	private function lines(): string {
		return sha1( (string) wp_json_encode( array_map( static fn ( mixed $line ): mixed => $line['quantity'] ?? 0, $this->session->basket()->get_cart() ) ) );
	}

	private function name( string $visitor ): string {
		return self::NAME . sha1( $visitor );
	}
}
