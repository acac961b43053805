<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\Commands;
use ReflectionFunction;
use ReflectionNamedType;

/** Every call of the site with the check it makes, as the table in `docs/ROUTES.md`. The command `routes` prints it. */
final class RouteTable {
	private const INTRODUCTION = [
		'# Routes',
		'',
		'Every way into Marketday: REST routes, wc-ajax, admin-ajax and admin-post actions, plain forms and links of a page.',
		'Beside each stand the check it makes before its handler runs, and the class that answers. `npm run -s site -- routes` prints this page from the code.',
		'`tests/php/RoutesTest.php` fails when the page is not what the code says, or a route is registered past `Kernel\Http\Routes`. It',
		'fails too when a call that changes something makes no check. Those answered by the embedded store are WooCommerce\'s own where it is active.',
		'',
		'| call | check | answered by |',
		'| --- | --- | --- |',
	];

	public function __construct( private readonly Routes $routes ) {}

	public function addTo( Commands $commands ): void {
		$commands->add( 'routes', 'Lists every route with the check it makes', $this->print( ... ) );
	}

	/** @return list<string> The table's lines, sorted. */
	public function lines(): array {
		$lines = array_map( $this->line( ... ), $this->routes->all() );
		sort( $lines );
		return $lines;
	}

	public function page(): string {
		return implode( "\n", [ ...self::INTRODUCTION, ...$this->lines() ] ) . "\n";
	}

	/**
	 * The command.
	 *
	 * @param list<string>           $arguments
	 * @param callable(string): void $print
	 */
	public function print( array $arguments, callable $print ): int {
		$print( rtrim( $this->page() ) );
		return 0;
	}

	/** Method and address of the call: `POST /?wc-ajax=add_to_cart`. */
	public static function call( Route $route ): string {
		return $route->method . ' ' . match ( $route->kind ) {
			Route::REST    => '/wp-json/' . str_replace( '|', '', $route->address ),
			Route::WC_AJAX => "/?wc-ajax={$route->address}",
			Route::PAGE_FORM => "a page of the shop, marketday-action={$route->address}",
			Route::PAGE_LINK => "any page, ?{$route->address}=",
			default        => "/wp-admin/{$route->kind}.php?action={$route->address}",
		};
	}

	private function line( Route $route ): string {
		$room = str_replace( 'Marketday\\', '', self::answering( $route->handler ) );
		return sprintf( '| `%s` | %s | `%s` |', str_replace( '|', '\\|', self::call( $route ) ), $route->guard->description, $room );
	}

	/** Class that answers, behind those that only put an envelope around its answer: they hold the handler that they call. */
	private static function answering( Closure $handler ): string {
		$function = new ReflectionFunction( $handler );
		foreach ( $function->getStaticVariables() as $held ) {
			if ( $held instanceof Closure ) {
				return self::classMadeBy( $held ) ?? self::answering( $held );
			}
		}
		return $function->getClosureScopeClass()?->getName() ?? '';
	}

	/** Class whose object is made when somebody asks, and answers then. */
	private static function classMadeBy( Closure $maker ): ?string {
		$type = ( new ReflectionFunction( $maker ) )->getReturnType();
		return $type instanceof ReflectionNamedType && method_exists( $type->getName(), 'answer' ) ? $type->getName() : null;
	}
}
