<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Storage\Database;
use Marketday\Engine\Contract\Storage\FileLock;
use Marketday\Kernel\Http\PageForm;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\RequestEnd;
use WP_Error;
use WP_REST_Request;

/**
 * One checkout of one visitor at a time, and one payment of one order. WooCommerce reads the session when a request begins and stores it
 * when it ends, so that two requests at the same moment would each make an order, and the later one would store what it read before
 * the earlier one's order. So a request waits before it reads anything, and then finds the basket empty and the order paid.
 */
#[LoadsIf( 'post', 'init' )]
#[LoadsIf( 'route:/wc/store', 'rest_request_before_callbacks' )]
final class CheckoutLock {
	private const SECONDS = 20;

	/** Priority after WooCommerce has stored the session, at 20, and before work that nobody waits for. */
	private const END = 25;

	/** Fields of a form that orders or pays: ours, and WooCommerce's own two. */
	private const FORMS = [ PageForm::ACTION, 'woocommerce-process-checkout-nonce', self::PAY ];

	private const PAY = 'woocommerce_pay';

	/** @var array<string, bool> Whether it was given, by what was asked for. */
	private static array $held = [];

	public function register(): void {
		// WooCommerce reads the session at 0.
		add_action( 'init', [ $this, 'waitBeforeReading' ], -1 );
		add_filter( 'rest_request_before_callbacks', [ $this, 'waitForTurn' ], 10, 3 );
	}

	public function waitBeforeReading(): void {
		if ( [] !== array_intersect_key( $_POST, array_flip( self::FORMS ) ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- nothing is done but waiting.
			$this->take( isset( $_POST[ self::PAY ] ) ? $_GET['key'] ?? '' : '' ); // phpcs:ignore WordPress.Security
		}
	}

	/**
	 * @param array<string, mixed>                  $handler
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function waitForTurn( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		$isCheckout = 'POST' === $request->get_method() && 1 === preg_match( '~^/wc/store(?:/v1)?/checkout(/\d+)?/?$~', $request->get_route(), $found );
		if ( ! $isCheckout || is_wp_error( $response ) || $this->take( isset( $found[1] ) ? $request['key'] : '' ) ) {
			return $response;
		}
		return new WP_Error( 'marketday_checkout_busy', __( 'We’re placing your order. Please wait a moment.', 'marketday' ), [ 'status' => 409 ] );
	}

	/**
	 * Held until the request has ended and its session is stored. False where another request takes too long.
	 *
	 * @param mixed $orderKey Of the order that is paid, as it was sent; '' where the visitor's basket is ordered.
	 */
	public function take( mixed $orderKey = '' ): bool {
		$visitor = self::visitor();
		return ( '' === $visitor || $this->takeOne( $visitor ) )
			&& ( ! is_string( $orderKey ) || '' === $orderKey || $this->takeOne( "order {$orderKey}" ) );
	}

	private function takeOne( string $subject ): bool {
		global $wpdb;
		if ( isset( self::$held[ $subject ] ) ) {
			return self::$held[ $subject ];
		}
		$name   = 'marketday_' . sha1( constant( 'DB_NAME' ) . $wpdb->prefix . $subject );
		$isOurs = Database::isSqlite() ? self::takeFile( $name ) : self::takeName( $name );
		// A customer's basket is kept with the user too, and that was read when the user was: it may be one that is ordered meanwhile.
		wp_cache_delete( get_current_user_id(), 'user_meta' );
		return self::$held[ $subject ] = $isOurs;
	}

	private static function takeName( string $name ): bool {
		global $wpdb;
		if ( '0' === $wpdb->get_var( $wpdb->prepare( 'SELECT GET_LOCK( %s, %d )', $name, self::SECONDS ) ) ) {
			return false;
		}
		// A connection that breaks gives the lock back by itself.
		RequestEnd::add( static fn () => $wpdb->get_var( $wpdb->prepare( 'SELECT RELEASE_LOCK( %s )', $name ) ), self::END );
		return true;
	}

	private static function takeFile( string $name ): bool {
		$lock = FileLock::take( $name, self::SECONDS );
		null === $lock || add_action( 'shutdown', $lock->release( ... ), self::END, 0 );
		return null !== $lock;
	}

	/** Owner of the basket: told without beginning a session, which must be read after the wait. */
	public static function visitor(): string {
		if ( is_user_logged_in() ) {
			return 'user ' . get_current_user_id();
		}
		$token = sanitize_text_field( wp_unslash( $_SERVER['HTTP_CART_TOKEN'] ?? '' ) );
		if ( '' !== $token ) {
			return 'guest ' . self::owner( $token );
		}
		foreach ( $_COOKIE as $name => $value ) {
			if ( ShopSession::isSession( (string) $name ) && is_string( $value ) ) {
				return 'guest ' . strtok( wp_unslash( $value ), '|' );
			}
		}
		return '';
	}

	/** Each answer carries a new token of the same visitor. Whether it is true is for WooCommerce to check. */
	private static function owner( string $token ): string {
		$claims = json_decode( (string) base64_decode( strtr( explode( '.', $token )[1] ?? '', '-_', '+/' ), true ), true );
		return is_array( $claims ) && is_scalar( $claims['user_id'] ?? null ) ? (string) $claims['user_id'] : $token;
	}
}
