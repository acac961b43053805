<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\CheckoutRefused;
use Marketday\Engine\Contract\CheckoutRequest;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\Outbox\Outbox;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Loading\LoadsIf;
use Throwable;
use WC_Order;
use WP_Error;
use WP_REST_Request;

/**
 * WooCommerce's orders told as Marketday's events, by whichever way they come: block checkout and Store API, classic checkout, payment of an
 * order that is there.
 */
#[LoadsIf( 'route:/wc/store', 'rest_pre_dispatch' )]
#[LoadsIf( 'route:/wc/store', 'rest_request_before_callbacks' )]
final class CheckoutAnnouncements {
	private const PLACED = 'order_placed';

	private const CHECKOUT = '~^/wc/store(?:/v1)?/checkout(?:/(\d+))?/?$~';
	private const BATCH    = '~^(?:/wc/store(?:/v1)?/batch|/batch/v1)/?$~';

	/** @var list<int> Orders that are paid for in this request and were placed before. */
	private array $paid = [];

	public function __construct(
		private readonly CheckoutRequestReader $reader,
		private readonly Outbox $outbox,
		private readonly RepeatedCheckouts $repeated
	) {}

	public function register(): void {
		add_filter( 'rest_pre_dispatch', [ $this, 'readExtensions' ], 1, 3 );
		// After CheckoutLock: one request of a visitor is validated at a time.
		add_filter( 'rest_request_before_callbacks', [ $this, 'validateApi' ], 20, 3 );
		add_action( 'woocommerce_after_checkout_validation', [ $this, 'validateForm' ], 1000, 2 );
		add_action( 'woocommerce_before_pay_action', [ $this, 'validatePayment' ] );
		add_action( 'woocommerce_store_api_checkout_update_order_from_request', [ $this, 'takeFromApi' ], 10, 2 );
		add_action( 'woocommerce_checkout_update_order_meta', [ $this, 'takeFromForm' ] );
		add_action( 'woocommerce_store_api_checkout_order_processed', fn ( WC_Order $order ) => $this->announcePlaced( $order->get_id() ) );
		add_action( 'woocommerce_checkout_order_processed', fn ( int|string $id ) => $this->announcePlaced( (int) $id ) );
		add_action( 'woocommerce_order_status_changed', [ $this, 'announceStatus' ], 10, 3 );
		$this->outbox->handle( self::PLACED, function ( array $arguments ): bool {
			$order = wc_get_order( (int) $arguments[0] );
			if ( $order instanceof WC_Order && ! $order->has_status( [ OrderStatus::Draft->value, 'auto-draft', 'trash' ] ) ) {
				$this->announceOnce( $order->get_id() );
			}
			return true;
		}, static fn (): string => __( 'Work after an order', 'marketday' ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function readExtensions( mixed $result, mixed $server, WP_REST_Request $request ): mixed {
		if ( 'POST' === $request->get_method() && 1 === preg_match( self::CHECKOUT, $request->get_route() ) ) {
			$this->reader->noteExtensions( $request );
		} elseif ( 'POST' === $request->get_method() && 1 === preg_match( self::BATCH, $request->get_route() ) ) {
			$this->reader->noteBatch( $request );
		}
		return $result;
	}

	/**
	 * @param array<string, mixed>                  $handler
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function validateApi( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		if ( 'POST' !== $request->get_method() || 1 !== preg_match( self::CHECKOUT, $request->get_route(), $found ) || is_wp_error( $response ) ) {
			return $response;
		}
		if ( isset( $found[1] ) ) {
			$this->paid[] = (int) $found[1];
		}
		$refusal = $this->refusal( $this->reader->ofApi( $request ) );
		return null === $refusal || $this->repeated->isAsked()
			? $response
			: new WP_Error( $refusal->errorCode, $refusal->getMessage(), [ 'status' => $refusal->status ] + $refusal->data );
	}

	/** @param array<string, mixed> $data */
	public function validateForm( array $data, WP_Error $errors ): void {
		if ( $errors->has_errors() || ! empty( $data['woocommerce_checkout_update_totals'] ) || wc_notice_count( 'error' ) > 0 ) {
			return;
		}
		$refusal = $this->refusal( $this->reader->ofForm( $data ) );
		if ( $refusal instanceof CheckoutRefused && [] !== $refusal->fields ) {
			foreach ( $refusal->fields as $field => $sentence ) {
				$errors->add( "{$field}_{$refusal->errorCode}", esc_html( $sentence ), [ 'id' => $field ] );
			}
		} elseif ( null !== $refusal ) {
			$errors->add( $refusal->errorCode, esc_html( $refusal->getMessage() ) );
		}
	}

	/** A message of the kind 'error' keeps WooCommerce from taking the payment. */
	public function validatePayment( WC_Order $order ): void {
		$refusal = $this->refusal( $this->reader->ofPayment( $order ) );
		if ( null !== $refusal ) {
			wc_add_notice( esc_html( $refusal->getMessage() ), 'error' );
		}
	}

	/**
	 * A StoreError goes through WooCommerce as any failure does: no payment is taken.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function takeFromApi( WC_Order $order, WP_REST_Request $request ): void {
		// One that is paid for was placed before, with what came along then.
		if ( 'POST' === $request->get_method() && ! in_array( $order->get_id(), $this->paid, true ) ) {
			$this->watch( $order->get_id() );
			SaleEvents::checkoutExtensions( $this->reader->ofApi( $request )->extensions, $order->get_id() );
		}
	}

	public function takeFromForm( int|string $orderId ): void {
		$this->watch( (int) $orderId );
		SaleEvents::checkoutExtensions( $this->reader->extensionsOfForm(), (int) $orderId );
	}

	/** States of other plugins are not told. */
	public function announceStatus( int|string $id, string $from, string $to ): void {
		$before = OrderStatus::tryFrom( $from );
		$after  = OrderStatus::tryFrom( $to );
		if ( null !== $before && null !== $after && OrderStatus::Draft !== $before ) {
			SaleEvents::orderStatusChanged( (int) $id, $before, $after );
		}
	}

	/** Writes down that an order will be told before it is one: a draft is no order yet. */
	private function watch( int $id ): void {
		$this->outbox->prepareWatch();
		$this->outbox->watch( self::PLACED, (string) $id, [ $id ], $id );
	}

	/** The order stands, whatever a listener does. */
	private function announcePlaced( int $id ): void {
		if ( in_array( $id, $this->paid, true ) ) {
			return;
		}
		$this->announceOnce( $id );
		$this->outbox->finish( self::PLACED, (string) $id );
	}

	private function announceOnce( int $id ): void {
		try {
			SaleEvents::orderPlaced( $id );
		} catch ( Throwable $failure ) {
			SaleEvents::followUpFailed( $id, $failure );
		}
	}

	private function refusal( CheckoutRequest $request ): ?StoreError {
		try {
			SaleEvents::validateCheckout( $request );
		} catch ( StoreError $refusal ) {
			return $refusal;
		}
		return null;
	}
}
