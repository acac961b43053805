<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

use WP_REST_Request;

/**
 * WordPress registers all of its own REST routes, with their schemas, before it answers any call: a seventh of
 * the time that WordPress takes. A call of ours needs none of them, so there they are registered only when
 * another one is asked for within it.
 */
final class CoreRoutes {
	private const REGISTER = 'create_initial_rest_routes';
	private const PRIORITY = 99;

	/** @param list<Route> $ours */
	public function __construct( private readonly array $ours ) {}

	/** While routes are registered, for a server that was started by a call of ours. */
	public function postpone(): void {
		if ( $this->isOurs( self::calledRoute() ) && remove_action( 'rest_api_init', self::REGISTER, self::PRIORITY ) ) {
			add_filter( 'rest_pre_dispatch', [ $this, 'beforeDispatch' ], 0, 3 );
		}
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function beforeDispatch( mixed $result, mixed $server, WP_REST_Request $request ): mixed {
		if ( ! $this->isOurs( $request->get_route() ) ) {
			remove_filter( 'rest_pre_dispatch', [ $this, 'beforeDispatch' ], 0 );
			add_action( 'rest_api_init', self::REGISTER, self::PRIORITY );
			( self::REGISTER )();
		}
		return $result;
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
