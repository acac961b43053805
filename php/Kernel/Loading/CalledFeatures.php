<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Loading;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\CalledRoute;
use Marketday\Kernel\Http\PageForm;
use WP_REST_Request;

/**
 * Loads the features that answer what a request calls: REST routes, links and forms of pages. Calls of `admin-ajax.php` and `wc-ajax` are
 * hooks by themselves.
 */
final class CalledFeatures {
	public function __construct(
		private readonly DeferredFeatures $features,
		private readonly HookMap $map
	) {}

	public function register(): void {
		add_action( 'rest_api_init', [ $this, 'loadForRest' ], PHP_INT_MIN );
		add_filter( 'rest_pre_dispatch', [ $this, 'loadForDispatch' ], PHP_INT_MIN, 3 );
		if ( [] !== $_GET || [] !== $_POST ) { // phpcs:ignore WordPress.Security.NonceVerification -- the routes check.
			add_action( 'wp_loaded', [ $this, 'loadForLinks' ], PHP_INT_MIN );
			add_action( 'template_redirect', [ $this, 'loadForForm' ], PHP_INT_MIN );
		}
	}

	/** Early, as calls of ours do without others' routes. */
	public function loadForRest(): void {
		$this->features->load( ...$this->map->ofRestRoute( CalledRoute::current() ) );
	}

	/**
	 * Calls from within, and those of a batch.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function loadForDispatch( mixed $result, mixed $server, WP_REST_Request $request ): mixed {
		$this->features->load( ...$this->map->ofRestRoute( $request->get_route() ) );
		return $result;
	}

	public function loadForLinks(): void {
		$sent = $_GET + $_POST; // phpcs:ignore WordPress.Security.NonceVerification -- the routes check.
		$this->features->load( ...array_values( array_intersect_key( $this->map->links(), $sent ) ) );
	}

	public function loadForForm(): void {
		if ( isset( $_POST[ PageForm::ACTION ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- the route checks.
			$this->features->load( (string) $this->map->ofForm( PageForm::fromRequest()->action ) );
		}
	}
}
