<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

defined( 'ABSPATH' ) || exit;

/** Origin of a request: scheme, host and port of the page that sent it. Browsers say it truthfully, other programs have no visitor's cookies. */
final class Origin {
	/** Tells whether another site's page sent the request. What says nothing, as an old browser's link, is no other site. */
	public static function isForeign( Request $request ): bool {
		$origin = $request->header( 'origin' );
		$site   = $request->header( 'sec-fetch-site' );
		// A page that tells nobody its address hides it from itself too.
		if ( '' === $origin || ( 'null' === $origin && 'same-origin' === $site ) ) {
			return in_array( $site, [ 'cross-site', 'same-site' ], true );
		}
		return ! self::isOwn( $origin );
	}

	public static function isOwn( string $origin ): bool {
		/** WordPress's own list of sites that may read as this one does; it leaves ports out. @param list<string> $origins */
		$own = apply_filters( 'allowed_http_origins', [ home_url(), get_option( 'siteurl' ) ] );
		return in_array( self::of( $origin ), array_map( self::of( ... ), array_filter( (array) $own, 'is_string' ) ), true );
	}

	private static function of( string $url ): ?string {
		$parts = wp_parse_url( $url );
		if ( ! is_array( $parts ) || ! isset( $parts['scheme'], $parts['host'] ) ) {
			return null;
		}
		$scheme = strtolower( $parts['scheme'] );
		$port   = $parts['port'] ?? [
			'http'  => 80,
			'https' => 443,
		][ $scheme ] ?? 0;
		return "{$scheme}://" . strtolower( $parts['host'] ) . ":{$port}";
	}
}
