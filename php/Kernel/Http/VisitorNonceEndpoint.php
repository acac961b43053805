<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

defined( 'ABSPATH' ) || exit;

/**
 * admin-ajax `wopb_get_nonce`: answers `{success, data: {nonce, rest}}`. `rest` is for the header X-WP-Nonce of users who are logged in, '' for guests:
 * without it the REST API would take a user for a guest, whose nonce is another.
 */
final class VisitorNonceEndpoint {
	public function answer(): Response {
		return Response::json(
			[
				'success' => true,
				'data'    => [
					'nonce' => wp_create_nonce( VisitorNonce::ACTION ),
					'rest'  => is_user_logged_in() ? wp_create_nonce( 'wp_rest' ) : '',
				],
			]
		);
	}
}
