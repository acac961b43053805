<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

defined( 'ABSPATH' ) || exit;

use Closure;
use LogicException;
use Marketday\Kernel\Feature;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/** Every route of the plugin: the only place that talks to WordPress's REST server and ajax hooks. */
final class Routes implements Feature {
	/** @var list<Route> */
	private array $routes = [];

	/** @var list<Closure(self): void> */
	private array $later = [];

	/** @var (Closure(): list<RouteRegistrar>)|null */
	private ?Closure $others = null;

	/** True if REST routes have been registered: those of features that are loaded later follow. */
	private bool $isRestKnown = false;

	public function add( Route ...$routes ): void {
		foreach ( $routes as $route ) {
			$this->routes[] = $route;
			if ( Route::REST !== $route->kind ) {
				$this->registerAjax( $route );
			} elseif ( $this->isRestKnown ) {
				$this->registerRoute( $route );
			}
		}
	}

	/**
	 * REST routes whose handlers are only made when REST is asked for: most requests ask for none.
	 *
	 * @param Closure(self): void $add
	 */
	public function addRest( Closure $add ): void {
		$this->isRestKnown ? $add( $this ) : $this->later[] = $add;
	}

	/**
	 * Postpones what calls of ours need not wait for, beside WordPress's own routes; asked for when routes are registered.
	 *
	 * @param Closure(): list<RouteRegistrar> $others
	 */
	public function postpone( Closure $others ): void {
		$this->others = $others;
	}

	/** @return list<Route> */
	public function all(): array {
		[ $later, $this->later ] = [ $this->later, [] ];
		foreach ( $later as $add ) {
			$add( $this );
		}
		return $this->routes;
	}

	public function register(): void {
		add_action( 'rest_api_init', [ $this, 'postponeOthers' ], 0 );
		add_action( 'rest_api_init', [ $this, 'registerRest' ] );
		add_action( 'wp_loaded', [ $this, 'followLinks' ], 20 );
		add_action( 'template_redirect', [ $this, 'takeForms' ], 5 );
	}

	public function postponeOthers( WP_REST_Server $server ): void {
		$ours = $this->all();
		[] === $ours || ( new LazyRestRoutes( $ours ) )->postpone( null === $this->others ? [] : ( $this->others )(), $server );
	}

	public function registerRest(): void {
		$routes            = $this->all();
		$this->isRestKnown = true;
		array_map( $this->registerRoute( ... ), $routes );
	}

	private function registerRoute( Route $route ): void {
		if ( Route::REST !== $route->kind ) {
			return;
		}
		[ $namespace, $path ] = $route->restAddress();
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

	private function registerAjax( Route $route ): void {
		$response = fn () => $this->answerAjax( $route );
		if ( Route::WC_AJAX === $route->kind ) {
			add_action( "wc_ajax_{$route->address}", $response );
		} elseif ( Route::ADMIN_AJAX === $route->kind ) {
			add_action( "wp_ajax_{$route->address}", $response );
			add_action( "wp_ajax_nopriv_{$route->address}", $response );
		} elseif ( Route::ADMIN_POST === $route->kind ) {
			add_action( "admin_post_{$route->address}", fn () => $this->answerPost( $route ) );
		}
	}

	/** Links of pages, early: what they did is seen by the page they lead to. */
	public function followLinks(): void {
		if ( wp_doing_ajax() || is_admin() ) {
			return;
		}
		$links   = array_filter( $this->routes, static fn ( Route $route ): bool => Route::PAGE_LINK === $route->kind );
		if ( [] === $links ) {
			return;
		}
		$request = new Request( wp_unslash( $_POST + $_GET ), Request::sentHeaders() ); // phpcs:ignore WordPress.Security.NonceVerification -- the guard checks.
		foreach ( $links as $route ) {
			if ( $request->has( $route->address ) ) {
				$this->answerPage( $route, $request );
			}
		}
	}

	/** Forms that a page sends to itself. */
	public function takeForms(): void {
		if ( ! isset( $_POST[ PageForm::ACTION ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- the guard checks.
			return;
		}
		$form = PageForm::fromRequest();
		foreach ( '' === $form->action ? [] : $this->routes as $route ) {
			if ( Route::PAGE_FORM === $route->kind && $route->address === $form->action ) {
				$this->answerPage( $route, $form->request );
			}
		}
	}

	/** Answers a page's call; without an answer the page is shown, with what the handler has to tell. */
	private function answerPage( Route $route, Request $request ): void {
		PrivatePage::announceToPlugins();
		nocache_headers();
		try {
			$response = $this->run( $route, $request );
		} catch ( Problem $problem ) {
			$response = null === $route->refused ? null : ( $route->refused )( $problem, $request );
		}
		if ( $response instanceof Response ) {
			$this->send( $response );
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
			$response = $this->answer( $route, $request );
			return new WP_REST_Response( $response->body, $response->status, $response->headers );
		} catch ( Problem $problem ) {
			return new WP_REST_Response( $problem->body(), $problem->status, $problem->headers );
		}
	}

	private function answerAjax( Route $route ): never {
		nocache_headers();
		header( 'X-Robots-Tag: noindex' );
		$request = new Request( wp_unslash( $_POST + $_GET ), Request::sentHeaders() ); // phpcs:ignore WordPress.Security.NonceVerification -- the guard checks.
		try {
			$response = $this->answer( $route, $request );
		} catch ( Problem $problem ) {
			$refusal  = null === $route->refused ? null : ( $route->refused )( $problem, $request );
			$response = $refusal instanceof Response
				? $refusal
				: ( null !== $problem->ajaxText ? Response::html( $problem->ajaxText, $problem->status, $problem->headers ) : Response::json(
				[
					'success' => false,
					'data'    => [
						'code'    => $problem->problemCode,
						'message' => $problem->getMessage(),
					] + $problem->data,
				],
				$problem->status,
				$problem->headers
			) );
		}
		$this->send( $response );
	}

	/** Forms of admin pages: a refusal is WordPress's own page with the sentence and a way back. */
	private function answerPost( Route $route ): never {
		nocache_headers();
		try {
			$request = new Request( wp_unslash( $_POST + $_GET ), Request::sentHeaders() ); // phpcs:ignore WordPress.Security.NonceVerification -- the guard checks.
			$this->send( $this->answer( $route, $request ) );
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

	private function answer( Route $route, Request $request ): Response {
		return $this->run( $route, $request ) ?? throw new LogicException( "The route '{$route->address}' has no answer." );
	}

	/** @throws Problem */
	private function refuseLook( Route $route ): void {
		$method = $_SERVER['REQUEST_METHOD'] ?? ''; // phpcs:ignore WordPress.Security -- compared only.
		if ( $route->refusesMethod( is_string( $method ) ? $method : '' ) ) {
			throw new Problem( 405, 'marketday_method_not_allowed', __( 'Send this request by POST.', 'marketday' ), [], null, [ 'Allow' => 'POST' ] );
		}
	}

	/** Runs the handler. Only pages may have no answer. */
	private function run( Route $route, Request $request ): ?Response {
		// Pages ask for REST routes from within; they are looks.
		if ( Route::REST !== $route->kind || wp_is_serving_rest_request() ) {
			$this->refuseLook( $route );
		}
		$request->refuseExcess();
		$route->guard->check( $request );
		return ( $route->handler )( $request );
	}

	private function send( Response $response ): never {
		status_header( $response->status );
		header( 'Content-Type: ' . ( $response->isJson ? 'application/json' : 'text/html' ) . '; charset=UTF-8' );
		foreach ( $response->headers as $name => $value ) {
			header( "{$name}: {$value}" );
		}
		if ( $response->body instanceof Closure ) {
			while ( ob_get_level() > 0 && ob_end_clean() ) { // phpcs:ignore Generic.CodeAnalysis.EmptyStatement -- what others have buffered is no part of it.
			}
			( $response->body )();
			exit;
		}
		echo $response->isJson ? wp_json_encode( $response->body ) : $response->body; // phpcs:ignore WordPress.Security.EscapeOutput -- templates have escaped.
		exit;
	}
}
