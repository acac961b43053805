<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Feature;

/**
 * The nonce of the product-blocks calls (docs/PROTOCOL.md#requests), fetched on intent because pages are cached: `admin-ajax?action=wopb_get_nonce`
 * answers `{success, data: {nonce, rest}}`. `rest` is for the header X-WP-Nonce of users who are logged in, '' for guests: without
 * it the REST API would take a user for a guest, whose nonce is another.
 */
final class VisitorNonce implements Feature {
	public const ACTION = 'wopb-nonce';

	public function __construct( private readonly Routes $routes ) {}

	public function register(): void {
		$this->routes->add( Route::adminAjax( 'wopb_get_nonce', Guard::sameOrigin(), $this->answer( ... ), 'GET or POST' ) );
	}

	/** The check of every call that changes or reads through the product-blocks protocol. */
	public static function guard( string $field = 'wpnonce' ): Guard {
		return Guard::nonce( self::ACTION, $field );
	}

	private function answer(): Response {
		return Response::json(
			[
				'success' => true,
				'data'    => [
					'nonce' => wp_create_nonce( self::ACTION ),
					'rest'  => is_user_logged_in() ? wp_create_nonce( 'wp_rest' ) : '',
				],
			]
		);
	}
}
