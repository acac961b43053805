<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Checkout;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\Outbox\Outbox;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Embedded\Emails\OrderEmails;
use Throwable;

/** Follow-ups of an order and its states, written into the outbox within their transactions: announcements, emails, also about an account. */
final class OrderFollowUps {
	private const STOCK   = 'stock_changed';
	private const PLACED  = 'order_placed';
	private const STATE   = 'order_status_changed';
	private const WELCOME = 'account_welcome';
	private const OWNER   = 'account_owner';

	public function __construct(
		private readonly Outbox $outbox,
		private readonly OrderEmails $emails,
		AccountMaker $accounts
	) {
		$outbox->handle( self::STOCK, static function ( array $arguments ): bool {
			StockReduction::announce( array_values( array_map( 'intval', (array) $arguments[0] ) ) );
			return true;
		}, static fn (): string => __( 'Work after a stock change', 'marketday' ) );
		$outbox->handle(
			self::PLACED,
			static fn ( array $arguments ): bool => self::announceOnce( (int) $arguments[0], static fn ( int $id ) => SaleEvents::orderPlaced( $id ) ),
			static fn (): string => __( 'Work after an order', 'marketday' )
		);
		$outbox->handle(
			self::STATE,
			static fn ( array $arguments ): bool => self::announceOnce(
				(int) $arguments[0],
				static fn ( int $id ) => SaleEvents::orderStatusChanged( $id, OrderStatus::from( (string) $arguments[1] ), OrderStatus::from( (string) $arguments[2] ) )
			),
			static fn (): string => __( 'Work after a status change', 'marketday' )
		);
		$outbox->handle(
			self::WELCOME,
			static fn ( array $arguments ): bool => $accounts->welcome( (int) $arguments[0] ),
			static fn (): string => __( 'New account email', 'marketday' )
		);
		$outbox->handle(
			self::OWNER,
			static fn ( array $arguments ): bool => $accounts->notifyOwner( (string) $arguments[0] ),
			static fn (): string => __( 'Email about an account', 'marketday' )
		);
	}

	/** Prepares before the transaction. */
	public function prepare(): void {
		$this->outbox->prepare();
	}

	/** @param list<int> $stock The ids whose stock has changed. */
	public function onPlaced( int $orderId, OrderStatus $status, array $stock ): void {
		$this->stockChanged( $orderId, $stock );
		$this->outbox->add( self::PLACED, (string) $orderId, [ $orderId ], $orderId );
		$this->emails->onPlaced( $orderId, $status );
	}

	/** @param list<int> $stock The ids whose stock has changed. */
	public function stateChanged( int $orderId, OrderStatus $from, OrderStatus $to, array $stock ): void {
		$this->stockChanged( $orderId, $stock );
		$this->outbox->add( self::STATE, "{$orderId}:" . uniqid(), [ $orderId, $from->value, $to->value ], $orderId );
		$this->emails->stateChanged( $orderId, $from, $to );
	}

	public function refundedPartly( int $orderId, Money $amount ): void {
		$this->emails->refundedPartly( $orderId, $amount );
	}

	public function welcome( int $userId ): void {
		$this->outbox->add( self::WELCOME, (string) $userId, [ $userId ] );
	}

	public function notifyOwner( string $email ): void {
		$this->outbox->add( self::OWNER, md5( $email ), [ $email ] );
	}

	/** Announces after the commit: what others hear of the order, without its mails. */
	public function announce(): void {
		$this->outbox->settle( self::STOCK );
		$this->outbox->settle( self::PLACED );
	}

	/** Settles after the commit. */
	public function settle(): void {
		// What the rest of this request shows follows from it.
		$this->outbox->settle( self::STOCK );
		$this->outbox->settle( self::STATE );
		$this->outbox->settle();
	}

	/** @param list<int> $ids */
	private function stockChanged( int $orderId, array $ids ): void {
		if ( [] !== $ids ) {
			$this->outbox->add( self::STOCK, "{$orderId}:" . uniqid(), [ $ids ], $orderId );
		}
	}

	/**
	 * Events are told once: some listeners have heard of it when one fails.
	 *
	 * @param callable(int): void $event
	 */
	private static function announceOnce( int $orderId, callable $event ): bool {
		try {
			$event( $orderId );
		} catch ( Throwable $failure ) {
			SaleEvents::followUpFailed( $orderId, $failure );
		}
		return true;
	}
}
