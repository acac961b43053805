<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Refusals for a visitor of whom the shop keeps nothing: each waits for his next page in a signed cookie, so that a refusal begins no session.
 */
final class FlashNotices {
	/** Page caches step aside for cookies that begin so, as they do for a session's. */
	public const COOKIE = 'wp_woocommerce_session_notice';

	private const SECONDS = 10 * MINUTE_IN_SECONDS;

	/** A cookie has 4 KB at most. */
	private const MOST    = 3;
	private const LONGEST = 500;

	public static function add( string $message ): void {
		$text = wp_kses_post( $message );
		// Cut, its markup might stay open.
		$text  = mb_strlen( $text ) > self::LONGEST ? esc_html( mb_substr( wp_strip_all_tags( $text ), 0, self::LONGEST ) ) : $text;
		$all   = [ ...self::waiting(), $text ];
		$value = base64_encode( (string) wp_json_encode( [ time() + self::SECONDS, array_slice( $all, -self::MOST ) ] ) );
		self::send( $value . '|' . self::sign( $value ), time() + self::SECONDS );
	}

	public static function areWaiting(): bool {
		return isset( $_COOKIE[ self::COOKIE ] );
	}

	/** @return list<Notice> */
	public static function take(): array {
		if ( ! self::areWaiting() ) {
			return [];
		}
		$waiting = self::waiting();
		self::send( '', 1 );
		return array_map( static fn ( string $message ): Notice => new Notice( 'error', $message ), $waiting );
	}

	/** @return list<string> */
	private static function waiting(): array {
		$cookie                = $_COOKIE[ self::COOKIE ] ?? ''; // phpcs:ignore WordPress.Security -- its signature is checked.
		[ $value, $signature ] = explode( '|', is_string( $cookie ) ? $cookie : '' ) + [ '', '' ];
		$kept                  = hash_equals( self::sign( $value ), $signature ) ? json_decode( (string) base64_decode( $value, true ), true ) : null;
		return is_array( $kept ) && is_array( $kept[1] ?? null ) && (int) $kept[0] > time() ? array_values( array_filter( $kept[1], 'is_string' ) ) : [];
	}

	private static function sign( string $value ): string {
		return hash_hmac( 'sha256', $value, wp_salt( 'nonce' ) . 'marketday-notice' );
	}

	private static function send( string $value, int $expires ): void {
		if ( '' === $value ) {
			unset( $_COOKIE[ self::COOKIE ] );
		} else {
			$_COOKIE[ self::COOKIE ] = $value;
		}
		if ( headers_sent() ) {
			return;
		}
		setcookie(
			self::COOKIE,
			$value,
			[
				'expires'  => $expires,
				'path'     => (string) constant( 'COOKIEPATH' ) ?: '/',
				'domain'   => (string) constant( 'COOKIE_DOMAIN' ),
				'secure'   => is_ssl(),
				'httponly' => true,
				'samesite' => 'Lax',
			]
		);
	}
}
