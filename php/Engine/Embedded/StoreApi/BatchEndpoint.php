<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\StoreApi;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use WP_REST_Request;

/** `wc/store/v1/batch`: up to 25 changing requests in one, answered in their order; each makes its own check. */
final class BatchEndpoint {
	/** Letters of a value in one of the requests, which bounds it as well. */
	private const LONGEST = 20_000;

	private const ARGUMENTS = [
		'validation' => [
			'type'    => 'string',
			'enum'    => [ 'require-all-validate', 'normal' ],
			'default' => 'normal',
		],
		'requests'   => [
			'required' => true,
			'type'     => 'array',
			'maxItems' => 25,
			'items'    => [
				'type'       => 'object',
				'properties' => [
					'method'  => [
						'type'    => 'string',
						'enum'    => [ 'POST', 'PUT', 'PATCH', 'DELETE' ],
						'default' => 'POST',
					],
					'path'    => [
						'type'     => 'string',
						'required' => true,
					],
					'body'    => [
						'type'                 => 'object',
						'additionalProperties' => true,
					],
					'headers' => [
						'type'                 => 'object',
						'additionalProperties' => [ 'type' => [ 'string', 'array' ] ],
					],
				],
			],
		],
	];

	private bool $isAnswering = false;

	public function add( Routes $routes ): void {
		$routes->add( Route::rest(
			'POST',
			'wc/store/v1|/batch',
			Guard::custom( 'each request makes its own check', static function (): void {} ),
			$this->answer( ... ),
			self::ARGUMENTS
		) );
	}

	private function answer( Request $request ): Response {
		if ( $this->isAnswering ) {
			throw Problem::badRequest( 'rest_batch_not_allowed', __( 'The requested route does not support batch requests.', 'marketday' ) );
		}
		$this->isAnswering = true;
		try {
			return $this->answers( $request );
		} finally {
			$this->isAnswering = false;
		}
	}

	private function answers( Request $request ): Response {
		$all = array_map( $this->request( ... ), array_values( $request->map( 'requests', 25, self::LONGEST ) ) );
		if ( 'require-all-validate' === $request->text( 'validation' ) ) {
			$failures = array_map( static fn ( WP_REST_Request $wanted ): ?array => self::failure( $wanted ), $all );
			if ( [] !== array_filter( $failures ) ) {
				return Response::json(
					[
						'failed'    => 'validation',
						'responses' => $failures,
					],
					207
				);
			}
		}
		return Response::json( [ 'responses' => array_map( $this->dispatch( ... ), $all ) ], 207 );
	}

	/** @return WP_REST_Request<array<string, mixed>> */
	private function request( mixed $row ): WP_REST_Request {
		$row  = is_array( $row ) ? $row : [];
		$url  = wp_parse_url( is_string( $row['path'] ?? null ) ? $row['path'] : '' );
		$path = is_array( $url ) ? ( $url['path'] ?? '' ) : '';
		if ( ! str_starts_with( $path, '/wc/store' ) ) {
			throw new Problem( 400, 'woocommerce_rest_invalid_path', __( 'This path isn’t part of the store.', 'marketday' ) );
		}
		$wanted = new WP_REST_Request( (string) ( $row['method'] ?? 'POST' ), $path );
		wp_parse_str( is_array( $url ) ? ( $url['query'] ?? '' ) : '', $query );
		$wanted->set_query_params( $query );
		$wanted->set_body_params( (array) ( $row['body'] ?? [] ) );
		$wanted->set_headers( (array) ( $row['headers'] ?? [] ) );
		return $wanted;
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $wanted
	 * @return array{body: mixed, status: int, headers: array<string, mixed>}
	 */
	private function dispatch( WP_REST_Request $wanted ): array {
		$server   = rest_get_server();
		$response = apply_filters( 'rest_post_dispatch', rest_ensure_response( $server->dispatch( $wanted ) ), $server, $wanted );
		return [
			'body'    => $server->response_to_data( $response, false ),
			'status'  => $response->get_status(),
			'headers' => $response->get_headers(),
		];
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $wanted
	 * @return array{body: mixed, status: int, headers: array<string, mixed>}|null
	 */
	private static function failure( WP_REST_Request $wanted ): ?array {
		$known = array_filter(
			array_keys( rest_get_server()->get_routes( 'wc/store/v1' ) ),
			static fn ( string $route ): bool => 1 === preg_match( "@^{$route}$@i", $wanted->get_route() )
		);
		return [] !== $known ? null : [
			'body'    => [
				'code'    => 'rest_no_route',
				'message' => __( 'We can’t find that route.', 'marketday' ),
				'data'    => [ 'status' => 404 ],
			],
			'status'  => 404,
			'headers' => [],
		];
	}
}
