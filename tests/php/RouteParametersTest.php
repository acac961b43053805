<?php

declare( strict_types=1 );

namespace Marketday\Tests;

use Marketday\Kernel\Http\Route;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use ReflectionFunction;

/** Each REST route tells the parameters that its handler reads: in its description, which `OPTIONS` and the namespace's index answer. */
final class RouteParametersTest extends TestCase {
	/** Classes whose ajax calls and forms read further ones: they have no description. */
	private const OF_AJAX = [
		'CompareEndpoint.php'   => [ 'type', 'order', 'postid', 'added_action' ],
		'WishlistEndpoint.php'  => [ 'type', 'post_id', 'list', 'on_page' ],
		'CaptchaEndpoint.php'   => [ 'endpoint', 'data', 'action' ],
	];

	/** Other calls of the engine's own have WooCommerce's schemas, or read a whole order. */
	private const OTHERS = '#^wc/store/(?!v1\|/cart/(?:items|coupons))#';

	/** @param list<Route> $routes */
	#[DataProvider( 'handlers' )]
	public function test_a_handler_reads_what_its_route_tells( string $file, array $routes ): void {
		$received = array_merge( ...array_map( static fn ( Route $route ): array => array_keys( $route->arguments ), $routes ) );
		$else     = self::OF_AJAX[ basename( $file ) ] ?? [];
		$read     = self::read( $file );

		self::assertSame( [], array_values( array_diff( $read, $received, $else ) ) );
		self::assertSame( [], array_values( array_diff( $else, $read ) ) );
	}

	/** @param list<Route> $routes */
	#[DataProvider( 'handlers' )]
	public function test_a_route_tells_its_placeholders_and_what_each_parameter_is( string $file, array $routes ): void {
		foreach ( $routes as $route ) {
			preg_match_all( '/\(\?P<(\w+)>/', $route->address, $placeholders );
			self::assertSame( [], array_diff( $placeholders[1], array_keys( $route->arguments ) ), $file );
			foreach ( $route->arguments as $name => $schema ) {
				self::assertArrayHasKey( 'type', $schema, $name );
			}
		}
	}

	public function test_wordpress_leaves_the_check_to_the_handler(): void {
		$request = new \WP_REST_Request( 'GET', '/marketday/v1/events' );
		$request->set_query_params( [
			'from' => '2026-11-31',
			'to'   => '2026-12-01',
		] );

		self::assertSame( 'from must be a day, such as 2026-11-26.', rest_do_request( $request )->get_data()['data']['params']['from'] );
	}

	public function test_an_options_request_tells_them(): void {
		$server   = rest_get_server();
		$path     = '/marketday/v1/product-search';
		$received = (array) $server->get_data_for_route( $path, $server->get_routes()[ $path ], 'help' );

		self::assertSame( [ 'search', 'category' ], array_keys( $received['endpoints'][0]['args'] ) );
		self::assertSame( 'What was typed.', $received['endpoints'][0]['args']['search']['description'] );
	}

	/** @return iterable<string, array{string, list<Route>}> REST routes of our own by the file that answers them. */
	public static function handlers(): iterable {
		$files = [];
		foreach ( PluginAccess::plugin()->routes()->all() as $route ) {
			if ( Route::REST === $route->kind && ! preg_match( self::OTHERS, $route->address ) ) {
				$files[ (string) ( new ReflectionFunction( $route->handler ) )->getFileName() ][] = $route;
			}
		}
		foreach ( $files as $file => $routes ) {
			yield basename( $file ) => [ $file, $routes ];
		}
	}

	/** @return list<string> */
	private static function read( string $file ): array {
		preg_match_all( '/\$request->(?:text|plain|integer|ids|boolean|map|raw)\( \'(\w+)\'/', (string) file_get_contents( $file ), $found );
		return array_values( array_unique( $found[1] ) );
	}
}
