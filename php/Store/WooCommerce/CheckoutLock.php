<?php

declare( strict_types=1 );

namespace Marketday\Store\WooCommerce;

defined( 'ABSPATH' ) || exit;

use WP_Error;
use WP_REST_Request;

/**
 * One checkout of one visitor at a time. WooCommerce reads the basket when a request begins and empties it when it ends, so that two
 * requests at the same moment would each make an order. The later one waits until the earlier has ended, and finds the basket empty.
 */
final class CheckoutLock {
	private const SECONDS = 20;

	private static bool $held = false;

	public function register(): void {
		add_filter( 'rest_request_before_callbacks', [ $this, 'waitForTurn' ], 10, 3 );
	}

	/**
	 * @param array<string, mixed>                  $handler
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function waitForTurn( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		$isCheckout = 'POST' === $request->get_method() && 1 === preg_match( '~^/wc/store(/v1)?/checkout(/|$)~', $request->get_route() );
		if ( ! $isCheckout || is_wp_error( $response ) || $this->take() ) {
			return $response;
		}
		return new WP_Error( 'marketday_checkout_busy', __( 'Your order is being placed. Please wait a moment.', 'marketday' ), [ 'status' => 409 ] );
	}

	/** Held until the request has ended and its session is stored. False where the other request takes too long. */
	public function take(): bool {
		global $wpdb;
		$visitor = $this->visitor();
		if ( self::$held || '' === $visitor ) {
			return true;
		}
		$name   = 'marketday_' . sha1( constant( 'DB_NAME' ) . $wpdb->prefix . $visitor );
		$answer = $wpdb->get_var( $wpdb->prepare( 'SELECT GET_LOCK( %s, %d )', $name, self::SECONDS ) );
		if ( '0' === $answer ) {
			return false;
		}
		self::$held = true;
		// WooCommerce stores the session at 20. A connection that breaks gives the lock back by itself.
		add_action( 'shutdown', static fn () => $wpdb->get_var( $wpdb->prepare( 'SELECT RELEASE_LOCK( %s )', $name ) ), 1000 );
		return true;
	}

	/** Whose basket it is: told without beginning a session, which must be read after the wait. */
	private function visitor(): string {
		if ( is_user_logged_in() ) {
			return 'user ' . get_current_user_id();
		}
		$token = sanitize_text_field( wp_unslash( $_SERVER['HTTP_CART_TOKEN'] ?? '' ) );
		if ( '' !== $token ) {
			return 'token ' . $this->owner( $token );
		}
		foreach ( $_COOKIE as $name => $value ) {
			if ( str_starts_with( (string) $name, 'wp_woocommerce_session_' ) && is_string( $value ) ) {
				return 'guest ' . strtok( wp_unslash( $value ), '|' );
			}
		}
		return '';
	}

	/** Each answer carries a new token of the same visitor. Whether it is true is for WooCommerce to check. */
	private function owner( string $token ): string {
		$claims = json_decode( (string) base64_decode( strtr( explode( '.', $token )[1] ?? '', '-_', '+/' ), true ), true );
		return is_array( $claims ) && is_scalar( $claims['user_id'] ?? null ) ? (string) $claims['user_id'] : $token;
	}
}
