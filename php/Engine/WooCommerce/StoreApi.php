<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Automattic\WooCommerce\StoreApi\Routes\V1\AbstractRoute;
use Automattic\WooCommerce\StoreApi\Routes\V1\Cart;
use Automattic\WooCommerce\StoreApi\RoutesController;
use Automattic\WooCommerce\StoreApi\StoreApi as WooCommerceStoreApi;
use Marketday\Engine\Contract\StoreError;
use WP_REST_Request;
use WP_REST_Response;

/** WooCommerce's Store API asked from within the request, so that a form and a script meet the same rules and errors. */
final class StoreApi {
	private const NAMESPACE = 'wc/store/v1';

	private const BASKET = '/cart';

	public function __construct( private readonly ShopSession $session ) {}

	/**
	 * @param array<string, mixed> $parameters
	 * @return array<string, mixed> The answer's JSON.
	 * @throws StoreError With the Store API's code, status and data.
	 */
	public function request( string $method, string $path, array $parameters = [] ): array {
		$response = $this->answer( $method, $path, $parameters );
		$body     = $this->decode( $response );
		if ( $response->is_error() || $response->get_status() >= 400 ) {
			$data = $body['data'] ?? null;
			throw new StoreError(
				is_string( $body['code'] ?? null ) ? $body['code'] : 'woocommerce_rest_unknown_server_error',
				PlainText::of( $body['message'] ?? '' ),
				$response->get_status(),
				is_array( $data ) ? $data : []
			);
		}
		return $body;
	}

	/**
	 * The Store API takes pending notices for its own errors and empties them: they wait aside meanwhile.
	 *
	 * @param array<string, mixed> $parameters
	 */
	private function answer( string $method, string $path, array $parameters ): WP_REST_Response {
		$basket  = $this->session->basket();
		$context = $basket->cart_context;
		$notices = wc_get_notices();
		wc_clear_notices();
		try {
			/** @var WP_REST_Request<array<string, mixed>> $request */
			$request = new WP_REST_Request( $method, '/' . self::NAMESPACE . $path );
			$request->set_header( 'Nonce', wp_create_nonce( 'wc_store_api' ) );
			'GET' === $method ? $request->set_query_params( $parameters ) : $request->set_body_params( $parameters );
			return 'GET' === $method && self::BASKET === $path ? self::basket( $request ) : $this->dispatch( $request );
		} finally {
			WC()->cart->cart_context = $context;
			wc_set_notices( $notices );
		}
	}

	/**
	 * Nearly every page and every change of a basket asks for it. It takes no parameters to be checked, so its route is asked
	 * itself: the routes of the whole site, which WordPress would gather first, cost more than all of the answer.
	 */
	private static function basketRoute(): AbstractRoute {
		return WooCommerceStoreApi::container()->get( RoutesController::class )->get( Cart::IDENTIFIER );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private static function basket( WP_REST_Request $request ): WP_REST_Response {
		$response = self::basketRoute()->get_response( $request );
		/** WooCommerce's own filter, for what its blocks ask in this way: extensions say there what they say of an answer from outside. */
		$hydrated = apply_filters( 'woocommerce_hydration_request_after_callbacks', $response, [], $request );
		return $hydrated instanceof WP_REST_Response ? $hydrated : $response;
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function dispatch( WP_REST_Request $request ): WP_REST_Response {
		$this->ensureRoutes();
		return rest_do_request( $request );
	}

	/** WooCommerce leaves the Store API out of wp-admin, where the editor draws our blocks and admin-ajax calls are answered. */
	private function ensureRoutes(): void {
		if ( ! in_array( self::NAMESPACE, rest_get_server()->get_namespaces(), true ) ) {
			WooCommerceStoreApi::container()->get( RoutesController::class )->register_all_routes();
		}
	}

	/** @return array<string, mixed> Nested objects become maps. */
	private function decode( WP_REST_Response $response ): array {
		$body = json_decode( (string) wp_json_encode( $response->get_data() ), true );
		return is_array( $body ) ? $body : [];
	}
}
