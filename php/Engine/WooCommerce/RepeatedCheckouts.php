<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Automattic\WooCommerce\StoreApi\Payments\PaymentResult;
use Automattic\WooCommerce\StoreApi\SchemaController;
use Automattic\WooCommerce\StoreApi\StoreApi as WooCommerceStoreApi;
use Marketday\Engine\Contract\CheckoutRequest;
use Marketday\Kernel\Loading\LoadsIf;
use stdClass;
use WC_Order;
use WP_REST_Request;
use WP_REST_Response;

/**
 * An order whose answer was lost on its way, sent again: WooCommerce would find an empty basket. Its classic checkout is led to the order; who
 * asks by the Store API is answered again where the key of his request is that order's.
 */
#[LoadsIf( 'post', 'wp_loaded' )]
#[LoadsIf( 'route:/wc/store', 'rest_pre_dispatch', 'rest_request_after_callbacks' )]
final class RepeatedCheckouts {
	/** Key of the request that is being answered. */
	private string $key = '';

	/** Sender of the request: it may log him in. */
	private string $sender = '';

	/** True if an order is asked for by the Store API. */
	private bool $isOrder = false;

	/** Order whose process has died before it could answer. */
	private ?WC_Order $left = null;

	public function __construct( private readonly LastOrder $last ) {}

	public function register(): void {
		add_filter( 'rest_pre_dispatch', [ $this, 'readKey' ], 1, 3 );
		add_filter( 'rest_request_after_callbacks', [ $this, 'answerAgain' ], 10, 3 );
		// Before its pieces are reserved, and once more when the request may have made an account.
		add_action( 'woocommerce_store_api_checkout_update_order_meta', [ $this, 'remember' ], 1 );
		add_action( 'woocommerce_store_api_checkout_order_processed', [ $this, 'remember' ], 1 );
		add_action( 'woocommerce_checkout_order_created', fn ( WC_Order $order ) => $this->last->remember( $order->get_id(), '', $this->sender ), 1 );
		// Before WooCommerce reads the form at 20.
		add_action( 'wp_loaded', [ $this, 'leadForm' ], 19 );
		add_action( 'woocommerce_before_checkout_process', [ $this, 'lead' ], 1 );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function readKey( mixed $result, mixed $server, WP_REST_Request $request ): mixed {
		$this->isOrder = self::isCheckout( $request );
		if ( $this->isOrder ) {
			$this->key    = CheckoutRequest::keyIn( $request->get_param( 'extensions' ) );
			$this->sender = CheckoutLock::visitor();
			add_action( 'woocommerce_cart_loaded_from_session', [ $this, 'pickUp' ] );
		}
		return $result;
	}

	/** A call that changes an address alone, and is no order, has one to update where a payment failed before. */
	public function remember( WC_Order $order ): void {
		if ( $this->isOrder ) {
			$this->last->remember( $order->get_id(), $this->key, $this->sender );
		}
	}

	/** Picks up within a call of the Store API: the basket is read when it is this request's turn, and then found empty. */
	public function pickUp(): void {
		if ( $this->isOrder ) {
			$this->left = $this->last->pickUp( LastOrder::OF_STORE_API );
		}
	}

	/** Tells whether the request asks after an order that it has placed before: there is nothing to validate. */
	public function isAsked(): bool {
		return null !== $this->left || $this->last->wasSentWith( $this->key );
	}

	/**
	 * WooCommerce has checked the nonce by the time it finds the basket empty.
	 *
	 * @param array<string, mixed>                  $handler
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function answerAgain( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		$isRefused = $response instanceof WP_REST_Response && self::isCheckout( $request ) && 409 === $response->get_status()
			&& 'woocommerce_rest_cart_empty' === ( ( (array) $response->get_data() )['code'] ?? '' );
		$order     = $isRefused && $this->isAsked() ? $this->left ?? $this->last->find() : null;
		if ( null === $order ) {
			return $response;
		}
		$response->set_data( $this->response( $order ) );
		$response->set_status( 200 );
		return $response;
	}

	/** The classic checkout without scripts. */
	public function leadForm(): void {
		if ( isset( $_POST['woocommerce_checkout_place_order'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- the visitor is led to what is his own.
			$this->lead();
		}
	}

	public function lead(): void {
		$this->sender = CheckoutLock::visitor();
		$url = ( $this->last->pickUp( LastOrder::OF_FORM ) ?? $this->last->find() )?->get_checkout_order_received_url();
		if ( null === $url ) {
			return;
		}
		if ( wp_doing_ajax() ) {
			wp_send_json( [
				'result'   => 'success',
				'redirect' => $url,
			] );
		}
		wp_safe_redirect( $url, 303 );
		exit;
	}

	/** @return array<array-key, mixed> */
	private function response( WC_Order $order ): array {
		$result = new PaymentResult( 'success' );
		$result->set_redirect_url( $order->get_checkout_order_received_url() );
		$item                 = new stdClass();
		$item->order          = $order;
		$item->payment_result = $result;
		return WooCommerceStoreApi::container()->get( SchemaController::class )->get( 'checkout' )->get_item_response( $item );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private static function isCheckout( WP_REST_Request $request ): bool {
		return 'POST' === $request->get_method() && 1 === preg_match( '~^/wc/store(?:/v1)?/checkout/?$~', $request->get_route() );
	}
}
