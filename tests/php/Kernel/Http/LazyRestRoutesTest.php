<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel\Http;

use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\RouteRegistrar;
use Marketday\Kernel\Http\Routes;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Request;
use WP_REST_Server;

/** A call of the plugin's own is answered without the routes of WordPress and of its shop; whoever asks for one of them gets it. */
final class LazyRestRoutesTest extends SiteTestCase {
	/** @var mixed */
	private mixed $server;

	protected function setUp(): void {
		parent::setUp();
		$this->server = $GLOBALS['wp_rest_server'] ?? null;
	}

	protected function tearDown(): void {
		unset( $GLOBALS['wp']->query_vars['rest_route'] );
		add_action( 'rest_api_init', 'create_initial_rest_routes', 99 );
		$GLOBALS['wp_rest_server'] = $this->server;
		parent::tearDown();
	}

	/** @return iterable<string, array{string}> */
	public static function others(): iterable {
		yield 'a route of WordPress' => [ '/wp/v2/posts' ];
		yield 'the namespace itself' => [ '/wopb' ];
		yield 'no route of ours' => [ '/wopb/product-filter/other' ];
		yield 'several calls at once' => [ '/batch/v1' ];
	}

	#[DataProvider( 'others' )]
	public function test_other_calls_find_all_routes( string $called ): void {
		self::assertContains( '/wp/v2/posts', $this->routesOf( $called ) );
	}

	public function test_a_call_of_ours_does_not_wait_for_them(): void {
		$routes = $this->routesOf( '/wopb/product-filter/' );

		self::assertContains( '/wopb/product-filter', $routes );
		self::assertNotContains( '/wp/v2/posts', $routes );
	}

	public function test_a_route_that_is_asked_for_within_a_call_of_ours_answers(): void {
		$this->routesOf( '/wopb/product-filter' );

		self::assertSame( 200, rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/types' ) )->get_status() );
	}

	public function test_others_find_what_waits_on_its_hook(): void {
		$this->routesOf( '/wopb/product-filter' );

		self::assertSame( 99, has_action( 'rest_api_init', 'create_initial_rest_routes' ) );
	}

	public function test_what_another_plugin_has_taken_away_stays_away(): void {
		add_action( 'rest_api_init', static fn () => remove_action( 'rest_api_init', 'create_initial_rest_routes', 99 ), 5 );
		$this->routesOf( '/wopb/product-filter' );

		self::assertSame( 404, rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/types' ) )->get_status() );
		self::assertFalse( has_action( 'rest_api_init', 'create_initial_rest_routes' ) );
	}

	public function test_another_plugins_callbacks_take_their_turn_once_at_any_priority(): void {
		$calls = [];
		foreach ( [ PHP_INT_MIN, -1, 0, 1, 10, 99, 100, PHP_INT_MAX ] as $priority ) {
			add_action( 'rest_api_init', static function ( WP_REST_Server $server ) use ( &$calls, $priority ): void {
				$calls[] = $priority;
				register_rest_route( 'marketday-other', "/p{$priority}", self::route() );
			}, $priority );
		}
		add_action( 'rest_api_init', static function () use ( &$calls ): void {
			add_action( 'rest_api_init', static function () use ( &$calls ): void {
				$calls[] = 'later';
			}, 101 );
		}, 50 );
		$routes = $this->routesOf( '/wopb/product-filter' );

		self::assertSame( [ PHP_INT_MIN, -1, 0, 1, 10, 99, 100, 'later', PHP_INT_MAX ], $calls );
		self::assertContains( '/marketday-other/p100', $routes );
		self::assertSame( 200, rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/types' ) )->get_status() );
		self::assertSame( 200, rest_do_request( new WP_REST_Request( 'GET', '/marketday-other/p-1' ) )->get_status() );
		self::assertCount( 9, $calls );
	}

	public function test_a_server_that_is_started_besides_has_its_routes_at_once(): void {
		$this->routesOf( '/wopb/product-filter' );
		$GLOBALS['wp']->query_vars['rest_route'] = '';
		$GLOBALS['wp_rest_server']               = null;

		self::assertContains( '/wp/v2/posts', array_keys( rest_get_server()->get_routes() ) );
	}

	public function test_a_call_of_ours_does_not_wait_for_the_shops_routes(): void {
		$asked = $this->shopIsAsked( '/marketday-test/one', '/marketday-test/one' );

		self::assertSame( [ 'one' => 0, 'rest' => 0 ], $asked );
	}

	public function test_who_alone_has_a_path_registers_alone(): void {
		$asked = $this->shopIsAsked( '/marketday-test/one', '/marketday-shop/one/1' );

		self::assertSame( [ 'one' => 1, 'rest' => 0 ], $asked );
	}

	public function test_any_other_path_has_all_of_them_registered_once(): void {
		$asked = $this->shopIsAsked( '/marketday-test/one', '/marketday-shop/rest', '/marketday-shop/one/1', '/marketday-none' );

		self::assertSame( [ 'one' => 1, 'rest' => 1 ], $asked );
	}

	public function test_what_somebody_else_has_registered_is_not_registered_again(): void {
		$asked = $this->shopIsAsked( '/marketday-test/one', fn () => register_rest_route( 'marketday-shop/one', '/1', self::route() ), '/marketday-shop/one/1' );

		self::assertSame( [ 'one' => 0, 'rest' => 0 ], $asked );
	}

	public function test_a_call_of_others_has_all_of_them_at_once(): void {
		$asked = $this->shopIsAsked( '/marketday-shop/rest' );

		self::assertSame( [ 'one' => 1, 'rest' => 1 ], $asked );
	}

	/**
	 * How often the shop was asked to register, in a call within which paths are asked for or something is done.
	 *
	 * @return array{one: int, rest: int}
	 */
	private function shopIsAsked( string $called, string|callable ...$within ): array {
		$count  = [ 'one' => 0, 'rest' => 0 ];
		$one    = static function () use ( &$count ): void {
			++$count['one'];
			register_rest_route( 'marketday-shop/one', '/1', self::route() );
		};
		$rest   = static function () use ( &$count ): void {
			++$count['rest'];
			register_rest_route( 'marketday-shop', '/rest', self::route() );
		};
		$routes = new Routes();
		$routes->add( Route::rest( 'GET', 'marketday-test|/one', Guard::publicRead(), static fn (): Response => Response::json( [] ) ) );
		$routes->postpone( static fn (): array => [ new RouteRegistrar( $one, 10, '/marketday-shop/one/' ), new RouteRegistrar( $rest ) ] );
		$routes->register();
		add_action( 'rest_api_init', $one );
		add_action( 'rest_api_init', $rest );
		$this->routesOf( $called );
		foreach ( $within as $step ) {
			is_string( $step )
				? self::assertSame( '/marketday-none' === $step ? 404 : 200, rest_do_request( new WP_REST_Request( 'GET', $step ) )->get_status(), $step )
				: $step();
		}
		return $count;
	}

	/** @return array<string, mixed> */
	private static function route(): array {
		return [
			'callback'            => static fn (): array => [],
			'permission_callback' => '__return_true',
		];
	}

	/** @return list<string> Of the server that answers a call. */
	private function routesOf( string $called ): array {
		$GLOBALS['wp']->query_vars['rest_route'] = $called;
		$GLOBALS['wp_rest_server']               = null;
		return array_keys( rest_get_server()->get_routes() );
	}
}
