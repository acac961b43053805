<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Session;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\FirstPartyCookie;
use Marketday\Kernel\VisitorData\CookieRegistry;
use Marketday\Kernel\VisitorData\Purpose;

/**
 * A guest's cookie: `id|expires|expiring|hmac`. `expiring` is when it is worth renewing, one hour before it ends.
 * One that was forged, cut or has expired is no cookie: its visitor is new.
 */
final class SessionCookie {
	public const LIFETIME = 2 * DAY_IN_SECONDS;

	public static function name(): string {
		return 'wp_woocommerce_session_' . (string) constant( 'COOKIEHASH' );
	}

	public static function addToRegistry(): void {
		CookieRegistry::add(
			'wp_woocommerce_session_*',
			Purpose::Functional,
			self::LIFETIME,
			static fn (): string => __( 'Whose basket it is, and any message for the next page.', 'marketday' )
		);
		CookieRegistry::add(
			'woocommerce_items_in_cart',
			Purpose::Functional,
			0,
			static fn (): string => __( 'Whether there’s anything in the basket.', 'marketday' )
		);
		CookieRegistry::add( 'woocommerce_cart_hash', Purpose::Functional, 0, static fn (): string => __( 'Whether the basket has changed.', 'marketday' ) );
	}

	/** The guest's id, '' where the cookie is not ours. */
	public function read( int $now ): string {
		$value = $_COOKIE[ self::name() ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- unslashed below, and good by its signature alone.
		$value = is_string( $value ) ? wp_unslash( $value ) : $this->besideList();
		$parts = strlen( $value ) < 300 ? explode( '|', $value ) : [];
		if ( 4 !== count( $parts ) ) {
			return '';
		}
		[ $id, $expires, $expiring, $hmac ] = $parts;
		$genuine                            = hash_equals( $this->sign( "{$id}|{$expires}|{$expiring}" ), $hmac );
		return $genuine && (int) $expires > $now ? $id : '';
	}

	public function send( string $id, int $now ): void {
		$expires = $now + self::LIFETIME;
		$payload = "{$id}|{$expires}|" . ( $expires - HOUR_IN_SECONDS );
		$value   = $payload . '|' . $this->sign( $payload );
		$this->set( self::name(), $value, $expires, true );
		$_COOKIE[ self::name() ] = $value;
	}

	/** The guest's session only: what the browser knows of the basket stays. */
	public function forget(): void {
		if ( isset( $_COOKIE[ self::name() ] ) ) {
			$this->set( self::name(), '', 1, true );
			unset( $_COOKIE[ self::name() ] );
		}
	}

	/** Tells scripts and page caches whether there is something in the basket. */
	public function sendBasketState( string $hash ): void {
		$now = [
			'woocommerce_items_in_cart' => '' === $hash ? '' : '1',
			'woocommerce_cart_hash'     => $hash,
		];
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared.
		$changed = array_filter( $now, static fn ( string $value, string $name ): bool => ( $_COOKIE[ $name ] ?? '' ) !== $value, ARRAY_FILTER_USE_BOTH );
		// What is the same as before may be the cookie of a network's first site.
		foreach ( is_multisite() && [] !== $changed ? $now : $changed as $name => $value ) {
			$this->set( $name, $value, '' === $value ? 1 : 0, false );
			$_COOKIE[ $name ] = $value;
		}
	}

	/** A cookie `name[]` hides ours from PHP in every later request of the browser; the header still has both. */
	private function besideList(): string {
		foreach ( explode( ';', (string) ( $_SERVER['HTTP_COOKIE'] ?? '' ) ) as $pair ) { // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- as the cookie is.
			[ $name, $value ] = explode( '=', trim( $pair ), 2 ) + [ '', '' ];
			if ( self::name() === $name ) {
				return rawurldecode( $value );
			}
		}
		return '';
	}

	/** A request that changes much, as a batch does, sets a cookie many times: the browser is sent the last one. */
	private function takeBack( string $name ): void {
		$cookies = preg_grep( '/^Set-Cookie:/i', headers_list() ) ?: [];
		$others  = preg_grep( '/^Set-Cookie:\s*' . preg_quote( $name, '/' ) . '=/i', $cookies, PREG_GREP_INVERT ) ?: [];
		if ( count( $others ) < count( $cookies ) ) {
			header_remove( 'Set-Cookie' );
			array_map( static fn ( string $cookie ) => header( $cookie, false ), $others );
		}
	}

	private function sign( string $payload ): string {
		return hash_hmac( 'sha256', $payload, wp_salt( 'auth' ) . 'marketday-session' );
	}

	private function set( string $name, string $value, int $expires, bool $hidden ): void {
		if ( headers_sent() ) {
			return;
		}
		$this->takeBack( $name );
		setcookie(
			$name,
			$value,
			[
				'expires'  => $expires,
				'path'     => $hidden || ! is_multisite() ? (string) constant( 'COOKIEPATH' ) ?: '/' : FirstPartyCookie::path(),
				'domain'   => (string) constant( 'COOKIE_DOMAIN' ),
				'secure'   => is_ssl(),
				'httponly' => $hidden,
				'samesite' => 'Lax',
			]
		);
	}
}
