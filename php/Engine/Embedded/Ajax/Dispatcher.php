<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Ajax;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Loading\LoadsIf;

/** Answers `/?wc-ajax={name}` at any path of the site, as WooCommerce does: routes hear `wc_ajax_{name}`. An unknown name is a 400. */
#[LoadsIf( 'sent:wc-ajax', 'wp_loaded' )]
final class Dispatcher {
	public function register(): void {
		add_action( 'wp_loaded', [ $this, 'dispatch' ], 5 );
	}

	public function dispatch(): void {
		$name = $_GET['wc-ajax'] ?? null; // phpcs:ignore WordPress.Security -- sanitized below; each route has its guard.
		if ( null === $name ) {
			return;
		}
		$name = is_string( $name ) ? sanitize_text_field( wp_unslash( $name ) ) : '';
		if ( ! defined( 'DOING_AJAX' ) ) {
			define( 'DOING_AJAX', true );
		}
		if ( '' !== $name && false !== has_action( "wc_ajax_{$name}" ) ) {
			do_action( "wc_ajax_{$name}" );
		}
		nocache_headers();
		wp_send_json(
			[
				'code'    => 'marketday_unknown_call',
				'message' => __( 'We don’t recognise that request.', 'marketday' ),
			],
			400
		);
	}
}
