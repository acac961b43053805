<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\StoreApi;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Embedded\Session\Session;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Origin;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Access to a basket through the Store API: its visitor's, known by cookie or Cart-Token. Changes need the
 * `Nonce` header (action wc_store_api) or the token. Every answer brings fresh ones, and is stored nowhere.
 */
final class CartAccess {
	private const ACTION = 'wc_store_api';

	private const ROUTES = '~^/wc/store/v1/(cart|checkout|batch|order)\b~';

	public function __construct(
		private readonly Session $session,
		private readonly CartToken $token,
		/** @var \Closure(): string */
		private readonly \Closure $basketHash
	) {}

	public function register(): void {
		add_filter( 'rest_authentication_errors', [ $this, 'keepUser' ], 50 );
		add_filter( 'rest_post_dispatch', [ $this, 'addHeaders' ], 10, 3 );
		add_filter( 'rest_exposed_cors_headers', static fn ( array $names ): array => [ ...$names, 'Cart-Token', 'Nonce' ] );
		add_filter( 'rest_allowed_cors_headers', static fn ( array $names ): array => [ ...$names, 'Cart-Token', 'Nonce' ] );
		add_filter( 'rest_pre_serve_request', [ $this, 'restrictOrigins' ], 11, 3 );
	}

	public function read(): Guard {
		return Guard::custom( "the visitor's own basket", function ( Request $request ): void {
			$this->useToken( $request );
		} );
	}

	public function change(): Guard {
		return Guard::custom(
			'nonce ' . self::ACTION . ' in header Nonce, or Cart-Token',
			function ( Request $request ): void {
				if ( $this->useToken( $request ) ) {
					return;
				}
				$nonce = $request->header( 'nonce' );
				if ( '' === $nonce ) {
					throw new Problem( 401, 'woocommerce_rest_missing_nonce', __( 'The Nonce header is missing.', 'marketday' ) );
				}
				if ( false === wp_verify_nonce( $nonce, self::ACTION ) ) {
					throw Problem::forbidden( 'woocommerce_rest_invalid_nonce', __( 'Nonce is invalid.', 'marketday' ) );
				}
			}
		);
	}

	/** The Store API makes its own check, so a log-in cookie counts without WordPress's REST nonce. */
	public function keepUser( mixed $result ): mixed {
		$request = new Request( [], Request::sentHeaders() );
		if ( $this->isStoreRequest() && Origin::isForeign( $request ) ) {
			// The token is all that lets another site's page read the answer: no part of a batch falls back to the cookie.
			$this->useToken( $request );
		}
		return null === $result && $this->isStoreRequest() ? true : $result;
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function addHeaders( WP_REST_Response $response, mixed $server, WP_REST_Request $request ): WP_REST_Response {
		if ( 1 !== preg_match( self::ROUTES, $request->get_route() ) ) {
			return $response;
		}
		$response->header( 'Nonce', wp_create_nonce( self::ACTION ) );
		$response->header( 'Cart-Token', $this->token->create( $this->session->id() ) );
		$response->header( 'Cart-Hash', ( $this->basketHash )() );
		$response->header( 'Cache-Control', 'no-store' );
		// Numbers, as WooCommerce has them: a batch's JSON shows the difference.
		$response->set_headers( $response->get_headers() + [ 'Nonce-Timestamp' => time(), 'User-ID' => get_current_user_id() ] );
		return $response;
	}

	/**
	 * Other sites' pages may read a basket only with its token: WordPress would allow every origin.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function restrictOrigins( mixed $served, mixed $result, WP_REST_Request $request ): mixed {
		$origin  = get_http_origin();
		$isCart  = str_starts_with( $request->get_route(), '/wc/store/' );
		$trusted = Origin::isOwn( $origin ) || '' !== $this->token->read( (string) $request->get_header( 'cart_token' ) ) || 'OPTIONS' === $request->get_method();
		if ( $isCart && '' !== $origin && ! $trusted && ! headers_sent() ) {
			header_remove( 'Access-Control-Allow-Origin' );
			header_remove( 'Access-Control-Allow-Credentials' );
		}
		return $served;
	}

	private function useToken( Request $request ): bool {
		$token = $request->header( 'cart-token' ) ?: sanitize_text_field( wp_unslash( $_SERVER['HTTP_CART_TOKEN'] ?? '' ) );
		$id    = '' === $token ? '' : $this->token->read( $token );
		if ( '' !== $id ) {
			$this->session->useToken( $id );
		}
		return '' !== $id;
	}

	private function isStoreRequest(): bool {
		$route = $GLOBALS['wp']->query_vars['rest_route'] ?? '';
		return is_string( $route ) && str_starts_with( $route, '/wc/store/' );
	}
}
