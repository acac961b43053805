<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/**
 * Texts that a page or a mail carries and brings back unchanged, or not at all: signed with the site's own salt for one purpose,
 * until a time. A network's sites have one salt, and read no other's. They can be read by whoever has them.
 */
final class SignedToken {
	/** @param int $expires Unix time; 0 for never. */
	public static function sign( string $purpose, string $text, int $expires = 0 ): string {
		return self::encode( $text ) . '.' . base_convert( (string) $expires, 10, 36 ) . '.' . self::mark( $purpose, $text, $expires );
	}

	/** @return string|null Null where it was not signed for this, was changed, or is too old. */
	public static function read( string $purpose, string $signed, ?int $now = null ): ?string {
		if ( 1 !== preg_match( '/^([\w-]*)\.([0-9a-z]{1,10})\.([\w-]+)$/D', $signed, $parts ) ) {
			return null;
		}
		$text    = (string) base64_decode( strtr( $parts[1], '-_', '+/' ), true );
		$expires = (int) base_convert( $parts[2], 36, 10 );
		$isOurs  = hash_equals( self::mark( $purpose, $text, $expires ), $parts[3] );
		return $isOurs && ( 0 === $expires || $expires > ( $now ?? time() ) ) ? $text : null;
	}

	private static function mark( string $purpose, string $text, int $expires ): string {
		$site = SiteOfNetwork::mark();
		return self::encode( substr( hash_hmac( 'sha256', "{$site}{$purpose}|{$expires}|{$text}", wp_salt( 'auth' ), true ), 0, 18 ) );
	}

	private static function encode( string $bytes ): string {
		return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' );
	}
}
