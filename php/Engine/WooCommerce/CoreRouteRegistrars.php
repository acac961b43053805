<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Automattic\WooCommerce\Blocks\BlockTypes\Checkout;
use Automattic\WooCommerce\RestApi\Server;
use Automattic\WooCommerce\StoreApi\StoreApi;
use Closure;
use Marketday\Kernel\Http\RouteRegistrar;
use ReflectionFunction;
use WooCommerce;
use WP_Hook;

/** Registrars of WooCommerce's own REST routes. What a version of WooCommerce does in another way is not found, and not postponed. */
final class CoreRouteRegistrars {
	private const PRIORITY = 10;

	/** Start of the paths for which one alone is needed. The shop's settings are there for the settings' routes. */
	private const ONLY = [
		Server::class      => '',
		StoreApi::class    => '/wc/store/',
		WooCommerce::class => '',
		Checkout::class    => '',
	];

	/** @return list<RouteRegistrar> */
	public function registrars(): array {
		$hook  = $GLOBALS['wp_filter']['rest_api_init'] ?? null;
		$found = [];
		foreach ( $hook instanceof WP_Hook ? array_column( $hook->callbacks[ self::PRIORITY ] ?? [], 'function' ) : [] as $callback ) {
			$only = self::ONLY[ self::owner( $callback ) ] ?? null;
			if ( null !== $only && is_callable( $callback ) ) {
				$found[] = new RouteRegistrar( $callback, self::PRIORITY, $only );
			}
		}
		return $found;
	}

	/** The class of the object whose method or closure it is. */
	private static function owner( mixed $callback ): string {
		$owner = match ( true ) {
			$callback instanceof Closure => ( new ReflectionFunction( $callback ) )->getClosureThis(),
			is_array( $callback )        => $callback[0] ?? null,
			default                      => null,
		};
		return is_object( $owner ) ? $owner::class : '';
	}
}
