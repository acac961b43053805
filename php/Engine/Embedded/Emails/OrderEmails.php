<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Emails;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\Outbox\OrderEmailStates;
use Marketday\Engine\Contract\Outbox\Outbox;
use Marketday\Engine\Embedded\Orders\OrderReader;

/** The e-mails about an order, to the shopper and to the shop: written into the outbox with what causes them, by WooCommerce's names. */
final class OrderEmails {
	private const KIND = 'order_mail';

	private const PARTLY = 'customer_partially_refunded_order';

	public function __construct(
		private readonly OrderEmail $message,
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

	/** Writes mails down within the order's transaction. */
	public function onPlaced( int $orderId, OrderStatus $status ): void {
		// Of an order that waits for its payment the outcome brings the mails.
		$this->write( $orderId, in_array( $status, [ OrderStatus::OnHold, OrderStatus::Processing, OrderStatus::Completed ], true )
			? [ 'new_order', $this->ofState( $status ) ]
			: [] );
	}

	/** Writes mails down within the transaction that changes it. */
	public function stateChanged( int $orderId, OrderStatus $from, OrderStatus $to ): void {
		$isPaid = in_array( $to, [ OrderStatus::OnHold, OrderStatus::Processing, OrderStatus::Completed ], true );
		if ( $isPaid && in_array( $from, [ OrderStatus::Pending, OrderStatus::Failed ], true ) ) {
			$this->onPlaced( $orderId, $to );
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

	/** @param list<string> $emails */
	private function write( int $orderId, array $emails ): void {
		foreach ( array_diff( $emails, [ '' ] ) as $email ) {
			$this->outbox->add( self::KIND, "{$orderId}:{$email}:" . uniqid(), [ $orderId, $email ], $orderId );
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
	private function deliver( int $orderId, string $email, int $amount ): bool {
		$order = $this->reader->read( $orderId );
		if ( null === $order || ! OrderEmailStates::fits( $email, $order->status->value ) ) {
			return true;
		}
		$message = $this->message->write( $email, $order, $amount );
		if ( str_starts_with( $email, 'customer_' ) ) {
			return '' === $order->customer->billing->email || $message->send( $order->customer->billing->email );
		}
		$settings = get_option( "woocommerce_{$email}_settings", [] );
		$settings = is_array( $settings ) ? $settings : [];
		if ( 'no' === ( $settings['enabled'] ?? 'yes' ) ) {
			return true;
		}
		$recipient = is_string( $settings['recipient'] ?? null ) && '' !== $settings['recipient'] ? $settings['recipient'] : (string) get_option( 'admin_email' );
		// The shop answers a mail by writing to the shopper.
		return $message->send( $recipient, false !== is_email( $order->customer->billing->email ) ? [ "Reply-To: {$order->customer->billing->email}" ] : [] );
	}
}
