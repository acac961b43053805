<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Tax;

defined( 'ABSPATH' ) || exit;

/** WooCommerce's ways to name postcodes: exactly, with a star at the end (`SW1*`), or a range of numbers (`90210...99000`). */
final class PostcodePattern {
	/** @param list<string> $patterns */
	public static function matchesAny( array $patterns, string $postcode ): bool {
		$plain = self::plain( $postcode );
		foreach ( $patterns as $pattern ) {
			if ( '' !== $plain && self::matches( $pattern, $plain ) ) {
				return true;
			}
		}
		return false;
	}

	private static function matches( string $pattern, string $postcode ): bool {
		if ( str_contains( $pattern, '...' ) ) {
			[ $low, $high ] = array_map( self::plain( ... ), explode( '...', $pattern, 2 ) );
			return ctype_digit( $postcode ) && ctype_digit( $low ) && ctype_digit( $high ) && (int) $low <= (int) $postcode && (int) $postcode <= (int) $high;
		}
		$plain = self::plain( $pattern );
		return str_ends_with( $plain, '*' ) ? str_starts_with( $postcode, substr( $plain, 0, -1 ) ) : $plain === $postcode;
	}

	private static function plain( string $text ): string {
		return strtoupper( (string) preg_replace( '/[\s-]+/', '', $text ) );
	}
}
