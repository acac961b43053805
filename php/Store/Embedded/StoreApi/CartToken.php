<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\StoreApi;

use Marketday\Kernel\Clock;
use Marketday\Store\Embedded\Session\SessionCookie;

/** The `Cart-Token` header: a JSON Web Token (HS256) that names a session, for front ends without cookies. Good for 48 hours. */
final class CartToken {
	private const HEADER = [
		'typ' => 'JWT',
		'alg' => 'HS256',
	];

	public function __construct( private readonly Clock $clock ) {}

	public function create( string $sessionId ): string {
		$now     = $this->clock->now()->getTimestamp();
		$payload = [
			'user_id' => $sessionId,
			'exp'     => $now + SessionCookie::LIFETIME,
			'iss'     => 'store-api',
			'iat'     => $now,
		];
		$signed  = self::encode( (string) wp_json_encode( self::HEADER ) ) . '.' . self::encode( (string) wp_json_encode( $payload ) );
		return $signed . '.' . $this->sign( $signed );
	}

	/** The session's id; '' where the token is forged, of another kind or has expired. */
	public function read( string $token ): string {
		$parts = strlen( $token ) < 2000 ? explode( '.', $token ) : [];
		if ( 3 !== count( $parts ) || ! hash_equals( $this->sign( "{$parts[0]}.{$parts[1]}" ), $parts[2] ) ) {
			return '';
		}
		$header  = json_decode( self::decode( $parts[0] ), true );
		$payload = json_decode( self::decode( $parts[1] ), true );
		$valid   = is_array( $header ) && 'HS256' === ( $header['alg'] ?? '' )
			&& is_array( $payload ) && 'store-api' === ( $payload['iss'] ?? '' )
			&& (int) ( $payload['exp'] ?? 0 ) > $this->clock->now()->getTimestamp();
		return $valid && is_scalar( $payload['user_id'] ?? null ) ? (string) $payload['user_id'] : '';
	}

	private function sign( string $text ): string {
		return self::encode( hash_hmac( 'sha256', $text, '@' . wp_salt(), true ) );
	}

	private static function encode( string $bytes ): string {
		return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- the format of the token.
	}

	private static function decode( string $text ): string {
		return (string) base64_decode( strtr( $text, '-_', '+/' ), true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- the format of the token.
	}
}
