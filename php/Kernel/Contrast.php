<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/** Contrast of two colours, by the formula of WCAG 2.2. */
final class Contrast {
	/** Least contrast that WCAG asks of text, and of a button's edge. */
	public const TEXT = 4.5;

	public const SHAPE = 3.0;

	/** @return float|null From 1 to 21; null where one of them is no opaque colour in hex digits or `rgb()`. */
	public static function ratio( string $one, string $other ): ?float {
		$one   = self::luminance( $one );
		$other = self::luminance( $other );
		return null === $one || null === $other ? null : ( max( $one, $other ) + 0.05 ) / ( min( $one, $other ) + 0.05 );
	}

	/** The ground, moved towards black or white as far as the words on it need to be read; as it was where one of them is not known. */
	public static function groundFor( string $words, string $ground ): string {
		$from  = self::parts( strtolower( trim( $ground ) ) );
		$black = self::ratio( $words, '#000000' );
		if ( null === $from || null === $black ) {
			return $ground;
		}
		$to    = $black >= (float) self::ratio( $words, '#ffffff' ) ? 0 : 255;
		$found = $ground;
		for ( $share = 1; $share <= 20 && (float) self::ratio( $words, $found ) < self::TEXT; $share++ ) {
			$found = vsprintf( '#%02x%02x%02x', array_map( static fn ( int $part ): int => (int) round( $part + ( $to - $part ) * $share / 20 ), $from ) );
		}
		return $found;
	}

	private static function luminance( string $colour ): ?float {
		$parts = self::parts( strtolower( trim( $colour ) ) );
		if ( null === $parts ) {
			return null;
		}
		$linear = array_map( static function ( int $part ): float {
			$value = $part / 255;
			return $value <= 0.04045 ? $value / 12.92 : ( ( $value + 0.055 ) / 1.055 ) ** 2.4;
		}, $parts );
		return 0.2126 * $linear[0] + 0.7152 * $linear[1] + 0.0722 * $linear[2];
	}

	/** @return array{int, int, int}|null Red, green and blue. */
	private static function parts( string $colour ): ?array {
		if ( 1 === preg_match( '/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/D', $colour ) ) {
			$digits = substr( $colour, 1 );
			$pairs  = 3 === strlen( $digits ) ? array_map( static fn ( string $digit ): string => $digit . $digit, str_split( $digits ) ) : str_split( $digits, 2 );
			return [ (int) hexdec( $pairs[0] ), (int) hexdec( $pairs[1] ), (int) hexdec( $pairs[2] ) ];
		}
		$isRgb = preg_match( '/^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:\s*[,\/]\s*(?:1(?:\.0+)?|100%))?\s*\)$/D', $colour, $found );
		return 1 === $isRgb ? [ min( 255, (int) $found[1] ), min( 255, (int) $found[2] ), min( 255, (int) $found[3] ) ] : null;
	}
}
