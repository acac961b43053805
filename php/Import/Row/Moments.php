<?php

declare( strict_types=1 );

namespace Marketday\Import\Row;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

/** Days as files write them: `2026-12-31`, with a time and a zone or without, `31.12.2026`, seconds since 1970. */
final class Moments {
	private const ISO = '/^(\d{4})[-\/](\d{1,2})[-\/](\d{1,2})(?:[T ]+(\d{1,2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?$/i';

	/** `YYYY-MM-DD` in the site's time zone, null for what is none. An instant of another zone is the day that it is here. */
	public static function day( string $text ): ?string {
		if ( 1 === preg_match( '/^\d{9,10}$/', $text ) ) {
			return ( new DateTimeImmutable( '@' . $text ) )->setTimezone( wp_timezone() )->format( 'Y-m-d' );
		}
		if ( 1 === preg_match( self::ISO, $text, $found ) ) {
			return self::of( $found[1], $found[2], $found[3], $found[4] ?? '', $found[5] ?? '' );
		}
		if ( 1 === preg_match( '/^(\d{4})(\d{2})(\d{2})$/', $text, $found ) ) {
			return self::of( $found[1], $found[2], $found[3] );
		}
		return 1 === preg_match( '/^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})(?: \d{1,2}:\d{2}(?::\d{2})?)?$/', $text, $found )
			? self::of( $found[3], $found[2], $found[1] )
			: null;
	}

	/** The time of day that the text names, '' for none or for the first and the last moment of the day. */
	public static function time( string $text ): string {
		return 1 === preg_match( '/[T ](\d{1,2}:\d{2})/', $text, $found ) && ! in_array( $found[1], [ '0:00', '00:00', '23:59' ], true ) ? $found[1] : '';
	}

	private static function of( string $year, string $month, string $day, string $time = '', string $zone = '' ): ?string {
		if ( ! checkdate( (int) $month, (int) $day, (int) $year ) ) {
			return null;
		}
		$date = sprintf( '%04d-%02d-%02d', $year, $month, $day );
		if ( '' === $zone ) {
			return $date;
		}
		$instant = date_create_immutable( "{$date} {$time} {$zone}" );
		return false === $instant ? null : $instant->setTimezone( wp_timezone() )->format( 'Y-m-d' );
	}
}
