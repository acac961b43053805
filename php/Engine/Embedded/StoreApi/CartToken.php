<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\StoreApi;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Embedded\Session\SessionCookie;
use Marketday\Kernel\Clock;
use WP_Session_Tokens;

/**
 * The `Cart-Token` header: a JSON Web Token (HS256) that names a session, for front ends without cookies. Good for 48 hours.
 * An account's is bound to the log-in it was given to: log-out ends it, and so does a new password.
 */
final class CartToken {
	private const HEADER = [
		'typ' => 'JWT',
		'alg' => 'HS256',
	];

	/** @var array<string, string> Log-in of the tokens read in this request, by account: who comes by token gets the next one for the same. */
	private array $logIns = [];

	public function __construct( private readonly Clock $clock ) {}

	public function create( string $sessionId ): string {
		$now     = $this->clock->now()->getTimestamp();
		$payload = [
			'user_id' => $sessionId,
			'exp'     => $now + SessionCookie::LIFETIME,
			'iss'     => 'store-api',
			'iat'     => $now,
		];
		if ( self::isAccount( $sessionId ) ) {
			$payload['log_in'] = $this->logIns[ $sessionId ] ?? wp_get_session_token();
		}
		$signed  = self::encode( (string) wp_json_encode( self::HEADER ) ) . '.' . self::encode( (string) wp_json_encode( $payload ) );
		return $signed . '.' . $this->sign( $signed, $sessionId );
	}

	/** The session's id; '' where the token is forged, of another kind or has expired. */
	public function read( string $token ): string {
		$parts = strlen( $token ) < 2000 ? explode( '.', $token ) : [];
		if ( 3 !== count( $parts ) ) {
			return '';
		}
		$header  = json_decode( self::decode( $parts[0] ), true );
		$payload = json_decode( self::decode( $parts[1] ), true );
		$id      = is_array( $payload ) && is_scalar( $payload['user_id'] ?? null ) ? (string) $payload['user_id'] : '';
		if ( ! hash_equals( $this->sign( "{$parts[0]}.{$parts[1]}", $id ), $parts[2] ) ) {
			return '';
		}
		$valid   = is_array( $header ) && 'HS256' === ( $header['alg'] ?? '' )
			&& is_array( $payload ) && 'store-api' === ( $payload['iss'] ?? '' )
			&& (int) ( $payload['exp'] ?? 0 ) > $this->clock->now()->getTimestamp();
		if ( ! $valid || ! self::isAccount( $id ) ) {
			return $valid ? $id : '';
		}
		$logIn = is_string( $payload['log_in'] ?? null ) ? $payload['log_in'] : '-';
		// Other proofs than a log-in, as an application's password, have no session that could end.
		if ( '' !== $logIn && ! WP_Session_Tokens::get_instance( (int) $id )->verify( $logIn ) ) {
			return '';
		}
		$this->logIns[ $id ] = $logIn;
		return $id;
	}

	private static function isAccount( string $sessionId ): bool {
		return ctype_digit( $sessionId );
	}

	private function sign( string $text, string $sessionId ): string {
		$password = self::isAccount( $sessionId ) ? ( get_userdata( (int) $sessionId )->user_pass ?? '' ) : '';
		return self::encode( hash_hmac( 'sha256', $text, '@' . wp_salt() . $password, true ) );
	}

	private static function encode( string $bytes ): string {
		return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' );
	}

	private static function decode( string $text ): string {
		return (string) base64_decode( strtr( $text, '-_', '+/' ), true );
	}
}
