<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Mail;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Mailer;
use Marketday\Kernel\View;
use Marketday\Store\Download;
use Marketday\Store\Embedded\Checkout\Countries;
use Marketday\Store\Money;
use Marketday\Store\Order;
use Marketday\Store\OrderStatus;
use Marketday\Store\SaleEvents;
use Marketday\Store\Settings;
use Throwable;

/** The e-mails about an order, to the shopper and to the shop. They follow what is stored and never undo it. */
final class OrderMails {
	public function __construct(
		private readonly Settings $settings,
		private readonly Countries $countries
	) {}

	public function placed( Order $order ): void {
		if ( OrderStatus::Pending === $order->status ) {
			return; // The payment's outcome brings the mails.
		}
		$this->toShop( 'new_order', __( '[%1$s] New order %2$s', 'marketday' ), __( 'You have a new order from %s.', 'marketday' ), $order );
		$this->toShopper( $order );
	}

	public function stateChanged( Order $order, OrderStatus $from ): void {
		$isFirst = OrderStatus::Pending === $from || OrderStatus::Failed === $from;
		if ( $isFirst && in_array( $order->status, [ OrderStatus::OnHold, OrderStatus::Processing, OrderStatus::Completed ], true ) ) {
			$this->placed( $order );
			return;
		}
		if ( OrderStatus::Cancelled === $order->status ) {
			$this->toShop( 'cancelled_order', __( '[%1$s] Order %2$s was cancelled', 'marketday' ), __( 'The order from %s was cancelled.', 'marketday' ), $order );
		}
		if ( OrderStatus::Failed === $order->status ) {
			$this->toShop(
				'failed_order',
				__( '[%1$s] Payment of order %2$s failed', 'marketday' ),
				__( 'The payment of the order from %s failed.', 'marketday' ),
				$order
			);
		}
		$this->toShopper( $order );
		if ( OrderStatus::OnHold === $from && OrderStatus::Failed === $order->status ) {
			// Who pays in the checkout is told there.
			$this->send(
				$order->billing->email,
				sprintf( __( 'The payment of your order %2$s at %1$s failed', 'marketday' ), $this->settings->shopName(), $this->number( $order ) ),
				__( 'Your payment did not arrive, so we cannot send your order yet. You can pay for it in your account, or answer this mail.', 'marketday' ),
				$order,
				true
			);
		}
	}

	/** A part of the money goes back; that the whole does is told by the order's state. */
	public function refundedPartly( Order $order, Money $amount ): void {
		/* translators: 1: shop, 2: number of an order */
		$subject = sprintf( __( 'A part of your order %2$s at %1$s was refunded', 'marketday' ), $this->settings->shopName(), $this->number( $order ) );
		/* translators: %s: amount of money */
		$this->send( $order->billing->email, $subject, sprintf( __( '%s of your order is on its way back to you.', 'marketday' ), $amount->format() ), $order, true );
	}

	private function toShop( string $id, string $subject, string $opening, Order $order ): void {
		$settings = get_option( "woocommerce_{$id}_settings", [] );
		$settings = is_array( $settings ) ? $settings : [];
		$name     = trim( "{$order->billing->firstName} {$order->billing->lastName}" );
		if ( 'no' !== ( $settings['enabled'] ?? 'yes' ) ) {
			$recipient = is_string( $settings['recipient'] ?? null ) && '' !== $settings['recipient'] ? $settings['recipient'] : (string) get_option( 'admin_email' );
			$this->send( $recipient, sprintf( $subject, $this->settings->shopName(), $this->number( $order ) ), sprintf( $opening, $name ), $order, false );
		}
	}

	private function toShopper( Order $order ): void {
		$text = match ( $order->status ) {
			OrderStatus::OnHold     => [
				__( 'We have received your order %2$s at %1$s', 'marketday' ),
				__( 'Thank you for your order. It is on hold until your payment has arrived.', 'marketday' ),
			],
			OrderStatus::Processing => [
				__( 'We have received your order %2$s at %1$s', 'marketday' ),
				__( 'Thank you for your order. We are preparing it now.', 'marketday' ),
			],
			OrderStatus::Completed  => [ __( 'Your order %2$s at %1$s is complete', 'marketday' ), __( 'Your order is complete. Enjoy it!', 'marketday' ) ],
			OrderStatus::Cancelled  => [ __( 'Your order %2$s at %1$s was cancelled', 'marketday' ), __( 'Your order was cancelled.', 'marketday' ) ],
			OrderStatus::Refunded   => [
				__( 'Your order %2$s at %1$s was refunded', 'marketday' ),
				__( 'Your order was refunded. The money is on its way back to you.', 'marketday' ),
			],
			default                 => null,
		};
		if ( null !== $text ) {
			$this->send( $order->billing->email, sprintf( $text[0], $this->settings->shopName(), $this->number( $order ) ), $text[1], $order, true );
		}
	}

	/** How to pay is told to the shopper; the shop answers a mail by writing to the shopper. */
	private function send( string $to, string $subject, string $opening, Order $order, bool $toShopper ): void {
		if ( '' === $to ) {
			return;
		}
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
		try {
			$view = new View( __DIR__ . '/views' );
			Mailer::send(
				$to,
				$subject,
				$view->render( 'order', $variables ),
				$view->render( 'order-plain', $variables ),
				is_email( $replyTo ) ? [ "Reply-To: {$replyTo}" ] : []
			);
		} catch ( Throwable $failure ) {
			SaleEvents::followUpFailed( $order->id, $failure );
		}
	}

	private function number( Order $order ): string {
		return "#{$order->number}";
	}
}
