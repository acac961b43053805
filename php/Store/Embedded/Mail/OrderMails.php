<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Mail;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Mailer;
use Marketday\Kernel\View;
use Marketday\Store\Download;
use Marketday\Store\Embedded\Checkout\Countries;
use Marketday\Store\Embedded\Orders\OrderReader;
use Marketday\Store\Money;
use Marketday\Store\Order;
use Marketday\Store\OrderStatus;
use Marketday\Store\Outbox\OrderMailStates;
use Marketday\Store\Outbox\Outbox;
use Marketday\Store\Settings;

/** The e-mails about an order, to the shopper and to the shop: written into the outbox with what causes them, by WooCommerce's names. */
final class OrderMails {
	private const KIND = 'order_mail';

	private const PARTLY = 'customer_partially_refunded_order';

	public function __construct(
		private readonly Settings $settings,
		private readonly Countries $countries,
		private readonly OrderReader $reader,
		private readonly Outbox $outbox
	) {
		$outbox->handle(
			self::KIND,
			fn ( array $arguments ): bool => $this->deliver( (int) $arguments[0], (string) $arguments[1], (int) ( $arguments[2] ?? 0 ) ),
			static fn ( array $arguments ): string => str_starts_with( (string) $arguments[1], 'customer_' )
				? __( 'Email to the shopper', 'marketday' )
				: __( 'Email to the shop', 'marketday' )
		);
	}

	/** Within the order's transaction. */
	public function placed( int $orderId, OrderStatus $status ): void {
		// Of an order that waits for its payment the outcome brings the mails.
		$this->write( $orderId, in_array( $status, [ OrderStatus::OnHold, OrderStatus::Processing, OrderStatus::Completed ], true )
			? [ 'new_order', $this->ofState( $status ) ]
			: [] );
	}

	/** Within the transaction that changes it. */
	public function stateChanged( int $orderId, OrderStatus $from, OrderStatus $to ): void {
		$isPaid = in_array( $to, [ OrderStatus::OnHold, OrderStatus::Processing, OrderStatus::Completed ], true );
		if ( $isPaid && in_array( $from, [ OrderStatus::Pending, OrderStatus::Failed ], true ) ) {
			$this->placed( $orderId, $to );
			return;
		}
		$this->write( $orderId, [
			...( OrderStatus::Cancelled === $to ? [ 'cancelled_order' ] : [] ),
			...( OrderStatus::Failed === $to ? [ 'failed_order' ] : [] ),
			$this->ofState( $to ),
			// Who pays in the checkout is told there.
			...( OrderStatus::OnHold === $from && OrderStatus::Failed === $to ? [ 'customer_failed_order' ] : [] ),
		] );
	}

	/** A part of the money goes back, within that transaction; that the whole does is told by the order's state. */
	public function refundedPartly( int $orderId, Money $amount ): void {
		$this->outbox->add( self::KIND, "{$orderId}:" . self::PARTLY . ':' . uniqid(), [ $orderId, self::PARTLY, $amount->minor ], $orderId );
	}

	/** @param list<string> $mails */
	private function write( int $orderId, array $mails ): void {
		foreach ( array_diff( $mails, [ '' ] ) as $mail ) {
			$this->outbox->add( self::KIND, "{$orderId}:{$mail}:" . uniqid(), [ $orderId, $mail ], $orderId );
		}
	}

	/** @return string '' where the shopper is told nothing. */
	private function ofState( OrderStatus $status ): string {
		return match ( $status ) {
			OrderStatus::OnHold     => 'customer_on_hold_order',
			OrderStatus::Processing => 'customer_processing_order',
			OrderStatus::Completed  => 'customer_completed_order',
			OrderStatus::Cancelled  => 'customer_cancelled_order',
			OrderStatus::Refunded   => 'customer_refunded_order',
			default                 => '',
		};
	}

	/** @return bool False where it has to be tried again. */
	private function deliver( int $orderId, string $mail, int $amount ): bool {
		$order = $this->reader->read( $orderId );
		if ( null === $order || ! OrderMailStates::fits( $mail, $order->status->value ) ) {
			return true;
		}
		[ $subject, $opening ] = $this->words( $mail, $order, $amount );
		/* translators: 1: shop, 2: number of an order */
		$subject = sprintf( $subject, $this->settings->shopName(), "#{$order->number}" );
		if ( str_starts_with( $mail, 'customer_' ) ) {
			return '' === $order->billing->email || $this->send( $order->billing->email, $subject, $opening, $order, true );
		}
		$settings = get_option( "woocommerce_{$mail}_settings", [] );
		$settings = is_array( $settings ) ? $settings : [];
		if ( 'no' === ( $settings['enabled'] ?? 'yes' ) ) {
			return true;
		}
		$recipient = is_string( $settings['recipient'] ?? null ) && '' !== $settings['recipient'] ? $settings['recipient'] : (string) get_option( 'admin_email' );
		return $this->send( $recipient, $subject, $opening, $order, false );
	}

	/** @return array{string, string} Subject, with places for shop and number, and opening. */
	private function words( string $mail, Order $order, int $amount ): array {
		$name = trim( "{$order->billing->firstName} {$order->billing->lastName}" );
		return match ( $mail ) {
			'new_order'                 => [
				__( '[%1$s] New order %2$s', 'marketday' ),
				sprintf( __( 'You have a new order from %s.', 'marketday' ), $name ),
			],
			'cancelled_order'           => [
				__( '[%1$s] Order %2$s cancelled', 'marketday' ),
				sprintf( __( 'The order from %s was cancelled.', 'marketday' ), $name ),
			],
			'failed_order'              => [
				__( '[%1$s] Payment failed for order %2$s', 'marketday' ),
				sprintf( __( 'The payment for the order from %s failed.', 'marketday' ), $name ),
			],
			'customer_on_hold_order'    => [
				__( 'We’ve received your order %2$s at %1$s', 'marketday' ),
				__( 'Thank you for your order. It’s on hold until we receive your payment.', 'marketday' ),
			],
			'customer_processing_order' => [
				__( 'We’ve received your order %2$s at %1$s', 'marketday' ),
				__( 'Thank you for your order. We’re getting it ready.', 'marketday' ),
			],
			'customer_completed_order'  => [ __( 'Your order %2$s at %1$s is complete', 'marketday' ), __( 'Your order is complete. Enjoy it!', 'marketday' ) ],
			'customer_cancelled_order'  => [ __( 'Your order %2$s at %1$s has been cancelled', 'marketday' ), __( 'Your order was cancelled.', 'marketday' ) ],
			'customer_refunded_order'   => [
				__( 'Your order %2$s at %1$s has been refunded', 'marketday' ),
				__( 'We’ve refunded your order. The money is on its way back to you.', 'marketday' ),
			],
			'customer_failed_order'     => [
				__( 'Payment failed for your order %2$s at %1$s', 'marketday' ),
				__( 'Your payment didn’t go through, so we can’t send your order yet. You can pay for it in your account, or reply to this email.', 'marketday' ),
			],
			default                     => [
				/* translators: 1: shop, 2: number of an order */
				__( 'Part of your order %2$s at %1$s has been refunded', 'marketday' ),
				/* translators: %s: amount of money */
				sprintf( __( '%s of your order is on its way back to you.', 'marketday' ), ( new Money( $amount, $order->total->currency ) )->format() ),
			],
		};
	}

	/** How to pay is told to the shopper; the shop answers a mail by writing to the shopper. */
	private function send( string $to, string $subject, string $opening, Order $order, bool $toShopper ): bool {
		$variables = [
			'billing'      => $this->countries->addressLines( $order->billing ),
			'downloads'    => $toShopper ? array_values( array_filter( $order->downloads, static fn ( Download $one ): bool => '' !== $one->url ) ) : [],
			'instructions' => $toShopper ? $order->instructionsHtml : '',
			'opening'      => $opening,
			'order'        => $order,
			'shipping'     => $this->countries->addressLines( $order->shipping ),
			'shop'         => $this->settings->shopName(),
			'subject'      => $subject,
		];
		$replyTo   = $toShopper ? '' : $order->billing->email;
		$view      = new View( __DIR__ . '/views' );
		return Mailer::send(
			$to,
			$subject,
			$view->render( 'order', $variables ),
			$view->render( 'order-plain', $variables ),
			is_email( $replyTo ) ? [ "Reply-To: {$replyTo}" ] : []
		);
	}
}
