<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

defined( 'ABSPATH' ) || exit;

use WP_Hook;
use WP_REST_Request;
use WP_REST_Server;

/**
 * WordPress and its shop register all of their REST routes, with their schemas, before they answer any call: a seventh
 * of the time that WordPress takes alone, about a quarter with WooCommerce. A call of ours needs none of them, so there
 * they are registered only when another one is asked for within it. Nothing is unhooked: each registrar keeps its place
 * on `rest_api_init`, where others find it and may remove it; when its turn comes it waits.
 */
final class LazyRestRoutes {
	private const HOOK = 'rest_api_init';

	/** @var list<RouteRegistrar> Those whose turn has come, and who have not registered yet. */
	private array $waiting = [];

	/** @param list<Route> $ours */
	public function __construct( private readonly array $ours ) {}

	/**
	 * Postpones before routes are registered, for a server that was started by a call of ours.
	 *
	 * @param list<RouteRegistrar> $registrars
	 */
	public function postpone( array $registrars, WP_REST_Server $server ): void {
		if ( ! $this->isOurs( self::calledRoute() ) ) {
			return;
		}
		foreach ( [ new RouteRegistrar( 'create_initial_rest_routes', 99 ), ...$registrars ] as $registrar ) {
			self::put( $registrar, fn ( ?WP_REST_Server $asked = null ) => $this->turnOf( $registrar, $asked ?? $server, $server ) );
		}
		add_filter( 'rest_pre_dispatch', [ $this, 'beforeDispatch' ], 0, 3 );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function beforeDispatch( mixed $result, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		$asked = $request->get_route();
		if ( ! $this->isOurs( $asked ) ) {
			$alone = array_filter( $this->waiting, static fn ( RouteRegistrar $registrar ): bool => $registrar->answers( $asked ) );
			$this->register( [] === $alone ? $this->waiting : array_values( $alone ), $server );
		}
		return $result;
	}

	/** Waits once: a server that somebody starts besides has its routes at once. */
	private function turnOf( RouteRegistrar $registrar, WP_REST_Server $asked, WP_REST_Server $ours ): void {
		self::put( $registrar, $registrar->callback );
		if ( $asked === $ours ) {
			$this->waiting[] = $registrar;
		} else {
			( $registrar->callback )( $asked );
		}
	}

	/** @param list<RouteRegistrar> $registrars */
	private function register( array $registrars, WP_REST_Server $server ): void {
		$this->waiting = array_values( array_filter( $this->waiting, static fn ( RouteRegistrar $registrar ): bool => ! in_array( $registrar, $registrars, true ) ) );
		foreach ( $registrars as $registrar ) {
			if ( ! self::isThere( $registrar, $server ) ) {
				( $registrar->callback )( $server );
			}
		}
	}

	/** Puts what is called at a registrar's turn in its place on the hook, if it is there. */
	private static function put( RouteRegistrar $registrar, callable $called ): void {
		$hook = $GLOBALS['wp_filter'][ self::HOOK ] ?? null;
		$id   = _wp_filter_build_unique_id( self::HOOK, $registrar->callback, $registrar->priority );
		if ( $hook instanceof WP_Hook && isset( $hook->callbacks[ $registrar->priority ][ $id ] ) ) {
			$hook->callbacks[ $registrar->priority ][ $id ]['function'] = $called;
		}
	}

	/** Somebody may have registered what one alone answers. */
	private static function isThere( RouteRegistrar $registrar, WP_REST_Server $server ): bool {
		foreach ( $server->get_namespaces() as $namespace ) {
			if ( $registrar->answers( "/{$namespace}/" ) ) {
				return true;
			}
		}
		return false;
	}

	private function isOurs( string $called ): bool {
		foreach ( $this->ours as $route ) {
			if ( $route->isAt( $called ) ) {
				return true;
			}
		}
		return false;
	}

	private static function calledRoute(): string {
		global $wp;
		$called = $wp->query_vars['rest_route'] ?? '';
		return is_string( $called ) ? untrailingslashit( $called ) : '';
	}
}
