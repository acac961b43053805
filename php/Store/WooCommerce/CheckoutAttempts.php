<?php

declare( strict_types=1 );

namespace Marketday\Store\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\StoreError;
use WP_Error;
use WP_REST_Request;

/** Tells the shop's features before WooCommerce places an order, by the Store API or its classic form, so that they may refuse. */
final class CheckoutAttempts {
	public function register(): void {
		add_filter( 'rest_request_before_callbacks', [ $this, 'beforeStoreApi' ], 10, 3 );
		add_action( 'woocommerce_after_checkout_validation', [ $this, 'beforeForm' ], 10, 2 );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function beforeStoreApi( mixed $response, mixed $handler, WP_REST_Request $request ): mixed {
		$isCheckout = 'POST' === $request->get_method() && 1 === preg_match( '~^/wc/store(/v1)?/checkout$~i', $request->get_route() );
		$refusal    = $isCheckout && ! is_wp_error( $response ) ? $this->refusal() : null;
		return null === $refusal ? $response : new WP_Error( $refusal->errorCode, $refusal->getMessage(), [ 'status' => $refusal->status ] );
	}

	public function beforeForm( mixed $sent, WP_Error $errors ): void {
		$refusal = [] === $errors->get_error_codes() ? $this->refusal() : null;
		if ( null !== $refusal ) {
			$errors->add( $refusal->errorCode, $refusal->getMessage() );
		}
	}

	private function refusal(): ?StoreError {
		try {
			/** An order is about to be placed: throw a StoreError to refuse it. Both engines tell it. */
			do_action( 'marketday_checkout_attempted' );
		} catch ( StoreError $refusal ) {
			return $refusal;
		}
		return null;
	}
}
