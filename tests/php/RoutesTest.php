<?php

declare( strict_types=1 );

namespace Marketday\Tests;

use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Http\RouteTable;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Every way into the plugin is in `docs/ROUTES.md`, with a check that truly refuses. */
final class RoutesTest extends TestCase {
	private const PAGE = __DIR__ . '/../../docs/ROUTES.md';

	/** Calls by POST that change nothing: their contract fixes the method. */
	private const READS = [
		'POST /?wc-ajax=get_variation',
		'GET or POST /?wc-ajax=get_refreshed_fragments',
		'GET or POST /?wc-ajax=get_cart_totals',
		'POST /wp-json/marketday/v1/posts/page/(?P<page>\d{1,6})(?:/(?P<lang>[\w-]{2,20}))?',
	];

	/** Checks that let an honest stranger in: they say whose data is at stake, or look at where the request comes from. */
	private const OPEN = [
		'public read',
		'public read + limit of reads per visitor',
		'same origin',
		'same origin, or a front end of the settings',
		'the visitor\'s own basket',
		'each request makes its own check',
		'same origin + limit of address-search per visitor',
	];

	/** On WooCommerce: what looks at an addition before WooCommerce takes it. */
	private const BEFORE_WOOCOMMERCE = [
		'wc_ajax_add_to_cart',
		'wp_ajax_woocommerce_add_to_cart',
		'wp_ajax_nopriv_woocommerce_add_to_cart',
		'wp_loaded Engine/WooCommerce/AdditionForms.php',
		'wc_ajax_get_variation',
		'wp_ajax_woocommerce_get_variation',
		'wp_ajax_nopriv_woocommerce_get_variation',
		'wp_loaded Engine/WooCommerce/VariationForms.php',
		'wp_loaded Engine/WooCommerce/RepeatedCheckouts.php',
	];

	protected function tearDown(): void {
		wp_set_current_user( 1 );
	}

	/**
	 * @param list<string> $found
	 * @return list<string>
	 */
	private function ofRoutes( array $found ): array {
		return 'embedded' === PluginAccess::engine()->name() ? $found : array_values( array_diff( $found, self::BEFORE_WOOCOMMERCE ) );
	}

	public function test_the_page_is_what_the_code_says(): void {
		$page = (string) file_get_contents( self::PAGE );
		if ( 'embedded' === PluginAccess::engine()->name() ) {
			self::assertSame( $this->table()->page(), $page, 'Write docs/ROUTES.md anew with what "npm run -s site -- routes" prints, and look at what changed.' );
		}
		foreach ( $this->table()->lines() as $line ) {
			self::assertStringContainsString( $line, $page );
		}
	}

	public function test_no_rest_route_is_registered_past_the_list(): void {
		$listed = [];
		foreach ( $this->routes( Route::REST ) as $route ) {
			$listed[] = $route->method . ' /' . str_replace( '|', '', $route->address );
		}
		sort( $listed );
		self::assertSame( $listed, ( new RegisteredCalls( __DIR__ . '/../../php' ) )->rest() );
	}

	public function test_no_ajax_action_is_registered_past_the_list(): void {
		$listed = [];
		foreach ( PluginAccess::plugin()->routes()->all() as $route ) {
			$listed = match ( $route->kind ) {
				Route::WC_AJAX    => [ ...$listed, "wc_ajax_{$route->address}" ],
				Route::ADMIN_AJAX => [ ...$listed, "wp_ajax_{$route->address}", "wp_ajax_nopriv_{$route->address}" ],
				Route::ADMIN_POST => [ ...$listed, "admin_post_{$route->address}" ],
				default           => $listed,
			};
		}
		sort( $listed );
		self::assertSame( $listed, $this->ofRoutes( ( new RegisteredCalls( __DIR__ . '/../../php' ) )->hooks() ) );
	}

	public function test_no_page_takes_a_form_past_the_list(): void {
		self::assertSame(
			[ 'template_redirect Kernel/Http/Routes.php', 'wp_loaded Kernel/Http/Routes.php' ],
			array_values( array_filter(
				$this->ofRoutes( ( new RegisteredCalls( __DIR__ . '/../../php' ) )->pageForms() ),
				static fn ( string $found ): bool => ! str_starts_with( $found, 'init ' )
			) )
		);
	}

	public function test_every_form_that_a_template_prints_is_on_the_list(): void {
		$listed = array_map( static fn ( Route $route ): string => $route->address, $this->routes( Route::PAGE_FORM ) );
		foreach ( $this->printedForms() as $file => $action ) {
			self::assertContains( $action, $listed, "{$file} prints the form '{$action}', which nobody takes." );
		}
	}

	public function test_what_is_registered_past_the_list_is_found(): void {
		$action = static fn () => null;
		add_action( 'wp_ajax_planted_action', $action );
		add_action( 'admin_post_nopriv_planted_action', [ $this, 'planted' ] );
		register_rest_route( 'planted/v1', '/thing', [ 'methods' => 'POST', 'callback' => $action, 'permission_callback' => '__return_true' ] );
		add_action( 'template_redirect', [ $this, 'planted' ] );
		$found = new RegisteredCalls( __DIR__ );
		self::assertSame( [ 'template_redirect RoutesTest.php' ], $found->pageForms() );
		remove_action( 'template_redirect', [ $this, 'planted' ] );
		self::assertSame( [ 'admin_post_nopriv_planted_action', 'wp_ajax_planted_action' ], $found->hooks() );
		self::assertSame( [ 'POST /planted/v1/thing' ], $found->rest() );
		remove_action( 'wp_ajax_planted_action', $action );
		remove_action( 'admin_post_nopriv_planted_action', [ $this, 'planted' ] );
	}

	public function test_what_changes_something_makes_a_check(): void {
		self::assertSame( [], $this->unchecked( PluginAccess::plugin()->routes() ) );
	}

	public function test_an_unchecked_route_is_found(): void {
		$routes = new Routes();
		$routes->add( Route::rest( 'DELETE', 'planted/v1|/thing', Guard::publicRead(), static fn () => throw new Problem( 500, 'never', 'never' ) ) );
		$routes->add( Route::adminAjax( 'planted', Guard::publicRead(), static fn () => throw new Problem( 500, 'never', 'never' ) ) );
		self::assertSame( [ 'DELETE /wp-json/planted/v1/thing', 'POST /wp-admin/admin-ajax.php?action=planted' ], $this->unchecked( $routes ) );
	}

	#[DataProvider( 'guarded' )]
	public function test_a_guard_refuses_a_stranger_who_brings_nothing( Route $route ): void {
		wp_set_current_user( 0 );
		$this->expectException( Problem::class );
		$route->guard->check( new Request( [] ) );
	}

	/** @return iterable<string, array{Route}> */
	public static function guarded(): iterable {
		foreach ( PluginAccess::plugin()->routes()->all() as $route ) {
			if ( ! in_array( $route->guard->description, self::OPEN, true ) ) {
				yield RouteTable::call( $route ) => [ $route ];
			}
		}
	}

	public function test_calls_that_need_no_nonce_refuse_another_sites_page(): void {
		$let = [];
		foreach ( [ Guard::sameOrigin(), ...array_map( static fn ( Route $route ): Guard => $route->guard, PluginAccess::plugin()->routes()->all() ) ] as $guard ) {
			foreach ( [ [ 'sec-fetch-site' => 'cross-site' ], [ 'origin' => 'https://elsewhere.example' ] ] as $headers ) {
				if ( 'same origin' === $guard->description ) {
					$let[] = $this->statusOf( $guard, new Request( [], $headers ) );
				}
			}
		}

		self::assertSame( [ 403 ], array_values( array_unique( $let ) ) );
	}

	/** The status of a refusal; 200 where there is none. */
	private function statusOf( Guard $guard, Request $request ): int {
		try {
			$guard->check( $request );
		} catch ( Problem $problem ) {
			return $problem->status;
		}
		return 200;
	}

	/** @return iterable<string, string> Name of the form by the file that prints it. */
	private function printedForms(): iterable {
		$files = new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( __DIR__ . '/../../php' ) );
		foreach ( $files as $file ) {
			$path    = (string) $file;
			$isDrawn = str_contains( $path, '/views/' ) && ( 'embedded' === PluginAccess::engine()->name() || ! str_contains( $path, '/Engine/Embedded/' ) );
			if ( $isDrawn && preg_match_all( "/(?:name=\"marketday-action\" value=\"|'action'\s*=> ')([a-z-]+)/", (string) file_get_contents( $path ), $found ) ) {
				foreach ( $found[1] as $action ) {
					yield "{$path}: {$action}" => $action;
				}
			}
		}
	}

	public function planted(): void {
		$_POST['planted'] ??= '';
	}

	/** @return list<string> Calls that may change something, and whose only check is that everybody may read. */
	private function unchecked( Routes $routes ): array {
		$found = [];
		foreach ( $routes->all() as $route ) {
			$call = RouteTable::call( $route );
			if ( 'public read' === $route->guard->description && 'GET' !== $route->method && ! in_array( $call, self::READS, true ) ) {
				$found[] = $call;
			}
		}
		return $found;
	}

	/** @return list<Route> */
	private function routes( string $kind ): array {
		return array_values( array_filter( PluginAccess::plugin()->routes()->all(), static fn ( Route $route ): bool => $kind === $route->kind ) );
	}

	private function table(): RouteTable {
		return new RouteTable( PluginAccess::plugin()->routes() );
	}
}
