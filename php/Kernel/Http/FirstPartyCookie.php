<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\VisitorData\CookieRegistry;

/** A cookie of the shop's own: for the whole site and no other, and by https alone where the site has it. */
final class FirstPartyCookie {
	/** Value that the browser has sent: nothing in it is trusted. '' where there is none. */
	public static function read( string $name ): string {
		$value = $_COOKIE[ $name ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- whoever asks checks it.
		return is_string( $value ) ? wp_unslash( $value ) : '';
	}

	/** Path of this site alone: WordPress's own constant is that of a whole network, and what plugins make of `home_url()` may be one language's. */
	public static function path(): string {
		return (string) wp_parse_url( trailingslashit( (string) get_option( 'home' ) ), PHP_URL_PATH ) ?: '/';
	}

	/** @return list<string> Before cookies kept to the site's folder, they were the whole host's: where that is the site's own, they go too. */
	private static function paths( bool $areAll ): array {
		return $areAll && ! is_multisite() ? array_values( array_unique( [ self::path(), '/' ] ) ) : [ self::path() ];
	}

	/**
	 * The rest of this request sees it as well. What a visitor's consent is needed for is not sent without it.
	 *
	 * @param string $value    '' takes it away.
	 * @param int    $expires  Unix time; 0 for as long as the browser is open.
	 * @param bool   $isHidden Scripts do not read it.
	 */
	public static function send( string $name, string $value, int $expires, bool $isHidden = true ): void {
		if ( '' !== $value && ! CookieRegistry::mayKeep( $name ) ) {
			return;
		}
		foreach ( headers_sent() ? [] : self::paths( '' === $value ) as $path ) {
			setcookie( $name, $value, [
				'expires'  => '' === $value ? 1 : $expires,
				'path'     => $path,
				'secure'   => is_ssl(),
				'httponly' => $isHidden,
				'samesite' => 'Lax',
			] );
		}
		if ( '' === $value ) {
			unset( $_COOKIE[ $name ] );
		} else {
			$_COOKIE[ $name ] = wp_slash( $value );
		}
	}
}
