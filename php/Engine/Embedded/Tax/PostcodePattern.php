<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Tax;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce's ways to name postcodes: exactly, with a star at the end (`NG1 *`), or a range (`90210...99000`). What stands before a star
 * is the beginning of the postcode as its country writes it: the blank after a district counts. Letters and blanks are compared as they were saved.
 */
final class PostcodePattern {
	/** @param list<string> $patterns */
	public static function matchesAny( array $patterns, string $postcode, string $country ): bool {
		return self::countMatches( $patterns, $postcode, $country ) > 0;
	}

	/** @param list<string> $patterns */
	public static function countMatches( array $patterns, string $postcode, string $country ): int {
		$plain   = self::plain( $postcode );
		$written = Postcode::format( $plain, $country );
		return count( array_filter( $patterns, static fn ( string $pattern ): bool => self::matches( $pattern, $plain, $written ) ) );
	}

	/** @return list<string> Every pattern but ranges that a postcode fits: its two ways of writing, and its beginnings with a star. */
	public static function fitting( string $postcode, string $country ): array {
		$plain   = self::plain( $postcode );
		$written = Postcode::format( $plain, $country );
		$stars   = array_map( static fn ( int $length ): string => mb_substr( $written, 0, $length ) . '*', range( 0, mb_strlen( $written ) ) );
		return [ $plain, $written, ...$stars ];
	}

	private static function matches( string $pattern, string $plain, string $written ): bool {
		if ( str_contains( $pattern, '...' ) ) {
			$range = array_map( trim( ... ), explode( '...', $pattern ) );
			return 2 === count( $range ) && self::isBetween( $plain, ...$range );
		}
		if ( $pattern === $plain || $pattern === $written ) {
			return true;
		}
		return str_ends_with( $pattern, '*' ) && str_starts_with( $written, substr( $pattern, 0, -1 ) );
	}

	/** Numbers are compared as numbers; where a letter stands in either end, letter by letter. */
	private static function isBetween( string $plain, string $low, string $high ): bool {
		if ( ! is_numeric( $low ) || ! is_numeric( $high ) ) {
			$plain = self::numeric( $plain );
			$low   = str_pad( self::numeric( $low ), strlen( $plain ), '0' );
			$high  = str_pad( self::numeric( $high ), strlen( $plain ), '0' );
		}
		return $plain >= $low && $plain <= $high;
	}

	/** Two digits for each sign: 01 to 26 for letters. */
	private static function numeric( string $postcode ): string {
		return implode( '', array_map(
			static fn ( string $sign ): string => sprintf( '%02d', ctype_digit( $sign ) ? (int) $sign : ( ctype_upper( $sign ) ? ord( $sign ) - 64 : 0 ) ),
			'' === $postcode ? [] : str_split( str_replace( [ ' ', '-' ], '', $postcode ) )
		) );
	}

	private static function plain( string $postcode ): string {
		return (string) preg_replace( '/[\s\-]/', '', trim( mb_strtoupper( $postcode ) ) );
	}
}
