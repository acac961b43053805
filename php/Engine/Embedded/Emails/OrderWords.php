<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Emails;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\Order;

/** First words of a mail about an order. */
final class OrderWords {
	private function __construct(
		public readonly string $subject,
		public readonly string $heading,
		public readonly string $opening
	) {}

	/** @param string $email By WooCommerce's names. @param int $amount What went back, in minor units. */
	public static function of( string $email, Order $order, string $shop, int $amount ): self {
		[ $subject, $heading, $opening ] = str_starts_with( $email, 'customer_' )
			? self::toShopper( $email, ( new Money( $amount, $order->contents->total->currency ) )->format() )
			: self::toShop( $email, trim( "{$order->customer->billing->firstName} {$order->customer->billing->lastName}" ) );
		/* translators: 1: shop, 2: number of an order */
		return new self( sprintf( $subject, $shop, "#{$order->number}" ), $heading, $opening );
	}

	/** @return array{string, string, string} The subject has places for shop and number. */
	private static function toShop( string $email, string $name ): array {
		return match ( $email ) {
			'cancelled_order' => [
				/* translators: 1: shop, 2: number of an order */
				__( '[%1$s] Order %2$s cancelled', 'marketday' ),
				__( 'Order cancelled', 'marketday' ),
				/* translators: %s: a person's name */
				sprintf( __( 'The order from %s was cancelled.', 'marketday' ), $name ),
			],
			'failed_order'    => [
				/* translators: 1: shop, 2: number of an order */
				__( '[%1$s] Payment failed for order %2$s', 'marketday' ),
				__( 'Payment failed', 'marketday' ),
				/* translators: %s: a person's name */
				sprintf( __( 'The payment for the order from %s failed.', 'marketday' ), $name ),
			],
			default           => [
				/* translators: 1: shop, 2: number of an order */
				__( '[%1$s] New order %2$s', 'marketday' ),
				__( 'New order', 'marketday' ),
				/* translators: %s: a person's name */
				sprintf( __( 'You have a new order from %s.', 'marketday' ), $name ),
			],
		};
	}

	/** @return array{string, string, string} The subject has places for shop and number. */
	private static function toShopper( string $email, string $amount ): array {
		return match ( $email ) {
			'customer_on_hold_order'    => [
				/* translators: 1: shop, 2: number of an order */
				__( 'We’ve received your order %2$s at %1$s', 'marketday' ),
				__( 'Thank you for your order', 'marketday' ),
				__( 'We’ll get it ready as soon as your payment arrives.', 'marketday' ),
			],
			'customer_processing_order' => [
				/* translators: 1: shop, 2: number of an order */
				__( 'We’ve received your order %2$s at %1$s', 'marketday' ),
				__( 'Thank you for your order', 'marketday' ),
				__( 'We’re getting it ready now.', 'marketday' ),
			],
			'customer_completed_order'  => [
				/* translators: 1: shop, 2: number of an order */
				__( 'Your order %2$s at %1$s is complete', 'marketday' ),
				__( 'Your order is complete', 'marketday' ),
				__( 'Thank you for shopping with us. Enjoy it!', 'marketday' ),
			],
			'customer_cancelled_order'  => [
				/* translators: 1: shop, 2: number of an order */
				__( 'Your order %2$s at %1$s has been cancelled', 'marketday' ),
				__( 'Your order has been cancelled', 'marketday' ),
				__( 'If you weren’t expecting this, get in touch.', 'marketday' ),
			],
			'customer_refunded_order'   => [
				/* translators: 1: shop, 2: number of an order */
				__( 'Your order %2$s at %1$s has been refunded', 'marketday' ),
				__( 'Your order has been refunded', 'marketday' ),
				__( 'The money’s on its way back to you.', 'marketday' ),
			],
			'customer_failed_order'     => [
				/* translators: 1: shop, 2: number of an order */
				__( 'Payment failed for your order %2$s at %1$s', 'marketday' ),
				__( 'Your payment didn’t go through', 'marketday' ),
				__( 'We can’t send your order yet. You can try to pay again, or get in touch if you need help.', 'marketday' ),
			],
			default                     => [
				/* translators: 1: shop, 2: number of an order */
				__( 'Part of your order %2$s at %1$s has been refunded', 'marketday' ),
				__( 'Part of your order has been refunded', 'marketday' ),
				/* translators: %s: amount of money */
				sprintf( __( '%s of your order is on its way back to you.', 'marketday' ), $amount ),
			],
		};
	}
}
