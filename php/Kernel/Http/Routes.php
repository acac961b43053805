<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

use LogicException;
use Marketday\Kernel\Feature;
use WP_REST_Request;
use WP_REST_Response;

/** Every route of the plugin: the only place that talks to WordPress's REST server and ajax hooks. */
final class Routes implements Feature {
	/** @var list<Route> */
	private array $routes = [];

	public function add( Route ...$routes ): void {
		array_push( $this->routes, ...array_values( $routes ) );
	}

	/** @return list<Route> */
	public function all(): array {
		return $this->routes;
	}

	public function register(): void {
		add_action( 'rest_api_init', [ $this, 'registerRest' ] );
		add_action( 'init', [ $this, 'registerAjax' ], 20 );
	}

	public function registerRest(): void {
		foreach ( $this->routes as $route ) {
			if ( Route::REST !== $route->kind ) {
				continue;
			}
			[ $namespace, $path ] = explode( '|', $route->address, 2 );
			if ( ! $namespace || ! $path ) {
				throw new LogicException( "The route '{$route->address}' lacks its namespace or path." );
			}
			register_rest_route(
				$namespace,
				$path,
				[
					'methods'             => $route->method,
					'callback'            => fn ( WP_REST_Request $request ): WP_REST_Response => $this->answerRest( $route, $request ),
					// The guard runs inside, so that its errors are the contract's own.
					'permission_callback' => '__return_true',
					'args'                => $route->arguments,
				]
			);
		}
	}

	public function registerAjax(): void {
		foreach ( $this->routes as $route ) {
			$answer = fn () => $this->answerAjax( $route );
			if ( Route::WC_AJAX === $route->kind ) {
				add_action( "wc_ajax_{$route->address}", $answer );
			} elseif ( Route::ADMIN_AJAX === $route->kind ) {
				add_action( "wp_ajax_{$route->address}", $answer );
				add_action( "wp_ajax_nopriv_{$route->address}", $answer );
			} elseif ( Route::ADMIN_POST === $route->kind ) {
				add_action( "admin_post_{$route->address}", fn () => $this->answerPost( $route ) );
			}
		}
	}

	/** @param WP_REST_Request<array<string, mixed>> $rest */
	private function answerRest( Route $route, WP_REST_Request $rest ): WP_REST_Response {
		$headers = array_map( static fn ( array $values ): string => implode( ', ', $values ), $rest->get_headers() );
		$named   = [];
		foreach ( $headers as $name => $value ) {
			$named[ str_replace( '_', '-', (string) $name ) ] = $value;
		}
		try {
			$request = new Request( $rest->get_params(), $named );
			$route->guard->check( $request );
			$response = ( $route->handler )( $request );
			return new WP_REST_Response( $response->body, $response->status, $response->headers );
		} catch ( Problem $problem ) {
			return new WP_REST_Response( $problem->body(), $problem->status, $problem->headers );
		}
	}

	private function answerAjax( Route $route ): never {
		nocache_headers();
		header( 'X-Robots-Tag: noindex' );
		try {
			$request = new Request( wp_unslash( $_POST + $_GET ), $this->requestHeaders() ); // phpcs:ignore WordPress.Security.NonceVerification -- the guard checks.
			$route->guard->check( $request );
			$response = ( $route->handler )( $request );
		} catch ( Problem $problem ) {
			$response = null !== $problem->ajaxText ? Response::html( $problem->ajaxText, $problem->status, $problem->headers ) : Response::json(
				[
					'success' => false,
					'data'    => [
						'code'    => $problem->problemCode,
						'message' => $problem->getMessage(),
					] + $problem->data,
				],
				$problem->status,
				$problem->headers
			);
		}
		$this->send( $response );
	}

	/** Forms of admin pages: a refusal is WordPress's own page with the sentence and a way back. */
	private function answerPost( Route $route ): never {
		nocache_headers();
		try {
			$request = new Request( wp_unslash( $_POST + $_GET ), $this->requestHeaders() ); // phpcs:ignore WordPress.Security.NonceVerification -- the guard checks.
			$route->guard->check( $request );
			$this->send( ( $route->handler )( $request ) );
		} catch ( Problem $problem ) {
			wp_die(
				esc_html( $problem->getMessage() ),
				'',
				[
					'response'  => $problem->status, // phpcs:ignore WordPress.Security.EscapeOutput -- a number.
					'back_link' => true,
				]
			);
		}
	}

	private function send( Response $response ): never {
		status_header( $response->status );
		header( 'Content-Type: ' . ( $response->isJson ? 'application/json' : 'text/html' ) . '; charset=UTF-8' );
		foreach ( $response->headers as $name => $value ) {
			header( "{$name}: {$value}" );
		}
		echo $response->isJson ? wp_json_encode( $response->body ) : $response->body; // phpcs:ignore WordPress.Security.EscapeOutput -- templates have escaped.
		exit;
	}

	/** @return array<string, string> */
	private function requestHeaders(): array {
		$headers = [];
		foreach ( $_SERVER as $name => $value ) {
			if ( is_string( $value ) && str_starts_with( (string) $name, 'HTTP_' ) ) {
				$headers[ strtolower( str_replace( '_', '-', substr( (string) $name, 5 ) ) ) ] = $value;
			}
		}
		return $headers;
	}
}
