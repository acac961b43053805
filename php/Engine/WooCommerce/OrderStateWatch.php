<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Announcement;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\Outbox\OrderEmailStates;
use Marketday\Engine\Contract\Outbox\Outbox;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Kernel\RequestEnd;
use Throwable;
use WC_Abstract_Order;
use WC_Email;
use WC_Emails;
use WC_Order;
use WC_Order_Item_Product;
use WC_Product;

/**
 * WooCommerce stores an order's new state first, and takes stock, announces and sends mails after it. What it is about to do is written down
 * before, with each mail that has gone out; where its process dies in between, the job does what is missing.
 */
final class OrderStateWatch {
	private const KIND = 'woocommerce_state';

	/** States in which an order has its stock. */
	private const TAKING = [
		'on-hold'    => true,
		'processing' => true,
		'completed'  => true,
	];

	/** @var array<int, array{from: string, to: string, sent: list<string>, stock: list<int>, seconds: int}> By order: changes that are under way in this process. */
	private array $open = [];

	public function __construct( private readonly Outbox $outbox, private readonly LateEmails $late ) {}

	public function register(): void {
		add_action( 'woocommerce_before_order_object_save', $this->begin( ... ) );
		add_action( 'woocommerce_updated_product_stock', fn ( mixed $id ) => is_numeric( $id ) ? $this->rememberStock( (int) $id ) : null, PHP_INT_MIN );
		add_action( 'woocommerce_email_sent', $this->remember( ... ), 5, 3 );
		add_action( 'woocommerce_order_status_changed', fn ( mixed $id ) => is_numeric( $id ) ? $this->end( (int) $id ) : null, PHP_INT_MAX );
		$this->outbox->handle( self::KIND, $this->finish( ... ), static fn (): string => __( 'Work after a status change', 'marketday' ) );
	}

	private function begin( WC_Abstract_Order $order ): void {
		if ( ! $order instanceof WC_Order || 0 === $order->get_id() || ! isset( $order->get_changes()['status'] ) ) {
			return;
		}
		[ $from, $to ] = [ (string) $order->get_base_data()['status'], (string) $order->get_changes()['status'] ];
		$isKnown       = null !== OrderStatus::tryFrom( $from ) && null !== OrderStatus::tryFrom( $to );
		if ( $isKnown && $from !== $to && OrderStatus::Draft->value !== $from ) {
			$this->outbox->prepareWatch();
			$this->open( $order, $from, $to, $this->outbox->watchArguments( self::KIND, "{$order->get_id()}:{$from}:{$to}" ) ?? [] );
			$this->write( $order->get_id() );
		}
	}

	/** @param list<mixed> $known What a process that died on this way has written. */
	private function open( WC_Order $order, string $from, string $to, array $known ): void {
		$stock = array_values( array_map( 'intval', (array) ( $known[4] ?? [] ) ) );
		[] === $stock ?: ( new CountedStock( $stock ) )->mark( $order, isset( self::TAKING[ $to ] ) );
		$this->open[ $order->get_id() ] = [
			'from'  => $from,
			'to'    => $to,
			'sent'  => array_values( array_map( 'strval', (array) ( $known[3] ?? [] ) ) ),
			'stock' => $stock,
			'seconds' => Outbox::OWN_TIME,
		];
	}

	/** WooCommerce says with the order's line that its stock is counted, but later, after everybody has heard of it. */
	private function rememberStock( int $product ): void {
		$order = array_key_last( $this->open );
		if ( null !== $order ) {
			$this->open[ $order ]['stock'][] = $product;
			$this->write( $order );
		}
	}

	private function remember( mixed $isSent, mixed $id, mixed $email ): void {
		$order = $email instanceof WC_Email && $email->object instanceof WC_Order ? $email->object->get_id() : 0;
		if ( isset( $this->open[ $order ] ) ) {
			// What was refused is tried again by itself (`UnsentEmails`).
			$this->open[ $order ]['sent'][] = (string) $id;
			$this->write( $order );
		}
	}

	private function write( int $id ): void {
		[ 'from' => $from, 'to' => $to, 'sent' => $sent, 'stock' => $stock, 'seconds' => $seconds ] = $this->open[ $id ];
		$this->outbox->watch( self::KIND, "{$id}:{$from}:{$to}", [ $id, $from, $to, $sent, $stock ], $id, $seconds );
	}

	private function end( int $id ): void {
		if ( ! isset( $this->open[ $id ] ) ) {
			return;
		}
		[ 'from' => $from, 'to' => $to ] = $this->open[ $id ];
		$finish                          = function () use ( $id, $from, $to ): void {
			unset( $this->open[ $id ] );
			$this->outbox->finish( self::KIND, "{$id}:{$from}:{$to}" );
		};
		if ( $this->late->isWaiting( "woocommerce_order_status_{$from}_to_{$to}", "woocommerce_order_status_{$to}" ) ) {
			$this->late->around( fn () => $this->prolong( $id ), $finish );
			return;
		}
		// Mails that WooCommerce defers are in Action Scheduler's hands after the request.
		self::isDeferred( "woocommerce_order_status_{$from}_to_{$to}" ) || self::isDeferred( "woocommerce_order_status_{$to}" )
			? RequestEnd::add( $finish, 101 )
			: $finish();
	}

	/** Nobody waits any more for the mails, so each may take long. */
	private function prolong( int $id ): void {
		if ( isset( $this->open[ $id ] ) ) {
			$this->open[ $id ]['seconds'] = Outbox::CLAIM;
			$this->write( $id );
		}
	}

	/** @param list<mixed> $arguments */
	private function finish( array $arguments ): bool {
		[ $id, $from, $to ] = [ (int) $arguments[0], (string) $arguments[1], (string) $arguments[2] ];
		$order              = wc_get_order( $id );
		if ( ! $order instanceof WC_Order || $from === $order->get_status() ) {
			return true; // It was never stored.
		}
		$this->open( $order, $from, $to, $arguments );
		try {
			if ( $to === $order->get_status() ) {
				$this->follow( $id, $to );
			}
			self::announceStock( $order );
			SaleEvents::orderStatusChanged( $id, OrderStatus::from( $from ), OrderStatus::from( $to ) );
		} catch ( Throwable $failure ) {
			SaleEvents::followUpFailed( $id, $failure );
		}
		$this->send( $order, $from, $to, $this->open[ $id ]['sent'] );
		unset( $this->open[ $id ] );
		return true;
	}

	/** Runs those of WooCommerce's own followers of a state that look whether they have been at work already. */
	private function follow( int $id, string $to ): void {
		if ( in_array( $to, [ 'processing', 'completed' ], true ) ) {
			wc_downloadable_product_permissions( $id );
		}
		if ( isset( self::TAKING[ $to ] ) ) {
			wc_maybe_reduce_stock_levels( $id );
			wc_update_total_sales_counts( $id );
		} elseif ( in_array( $to, [ 'cancelled', 'failed', 'pending' ], true ) ) {
			wc_maybe_increase_stock_levels( $id );
		}
		wc_update_coupon_usage_counts( $id );
	}

	/** Tells of stock that may have been taken and not been told. */
	private static function announceStock( WC_Order $order ): void {
		foreach ( $order->get_items() as $item ) {
			$product = $item instanceof WC_Order_Item_Product ? $item->get_product() : false;
			if ( $product instanceof WC_Product && $product->managing_stock() ) {
				Announcement::make( 'marketday_stock_changed', $product->get_stock_managed_by_id() );
			}
		}
	}

	/** @param array<string> $sent */
	private function send( WC_Order $order, string $from, string $to, array $sent ): void {
		$mayBeSent = static fn ( mixed $isOn, mixed $about, mixed $email ): mixed => $email instanceof WC_Email
			&& ( in_array( $email->id, $sent, true ) || ! OrderEmailStates::fits( $email->id, $order->get_status() ) ) ? false : $isOn;
		$filters   = array_map( static fn ( WC_Email $email ): string => "woocommerce_email_enabled_{$email->id}", WC()->mailer()->get_emails() );
		array_map( static fn ( string $filter ) => add_filter( $filter, $mayBeSent, PHP_INT_MAX, 3 ), $filters );
		try {
			foreach ( [ "woocommerce_order_status_{$to}", "woocommerce_order_status_{$from}_to_{$to}" ] as $hook ) {
				if ( self::isDeferred( $hook ) || false !== has_action( $hook, [ WC_Emails::class, 'send_transactional_email' ] ) ) {
					WC_Emails::send_queued_transactional_email( $hook, [ $order->get_id(), $order ] );
				}
			}
		} finally {
			array_map( static fn ( string $filter ) => remove_filter( $filter, $mayBeSent, PHP_INT_MAX ), $filters );
		}
	}

	private static function isDeferred( string $hook ): bool {
		return false !== has_action( $hook, [ WC_Emails::class, 'queue_transactional_email' ] );
	}
}
