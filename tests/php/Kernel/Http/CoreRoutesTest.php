<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel\Http;

use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Request;

/** A call of the plugin's own is answered without WordPress's other routes; whoever asks for one of them gets it. */
final class CoreRoutesTest extends SiteTestCase {
	/** @var mixed */
	private mixed $server;

	protected function setUp(): void {
		parent::setUp();
		$this->server = $GLOBALS['wp_rest_server'] ?? null;
	}

	protected function tearDown(): void {
		unset( $GLOBALS['wp']->query_vars['rest_route'] );
		if ( ! has_action( 'rest_api_init', 'create_initial_rest_routes' ) ) {
			add_action( 'rest_api_init', 'create_initial_rest_routes', 99 );
		}
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
		self::assertNotFalse( has_action( 'rest_api_init', 'create_initial_rest_routes' ) );
	}

	/** @return list<string> Of the server that answers a call. */
	private function routesOf( string $called ): array {
		$GLOBALS['wp']->query_vars['rest_route'] = $called;
		$GLOBALS['wp_rest_server']               = null;
		return array_keys( rest_get_server()->get_routes() );
	}
}
