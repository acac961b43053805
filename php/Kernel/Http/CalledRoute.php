<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

defined( 'ABSPATH' ) || exit;

/** The route that a request calls, before WordPress has read its address. */
final class CalledRoute {
	/** @return string The name of a `wc-ajax` call or the route of a REST call (`/wopb/views`); '' for any other request. */
	public static function current(): string {
		$named = $_GET['wc-ajax'] ?? $_GET['rest_route'] ?? null; // phpcs:ignore WordPress.Security -- compared only.
		if ( null !== $named ) {
			return is_string( $named ) ? $named : '';
		}
		$path  = (string) wp_parse_url( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), PHP_URL_PATH ); // phpcs:ignore WordPress.Security -- compared only.
		$parts = explode( '/' . rest_get_url_prefix() . '/', $path, 2 );
		return isset( $parts[1] ) ? "/{$parts[1]}" : '';
	}
}
