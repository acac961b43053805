<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Row;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use Marketday\Kernel\Digits;

/** Days as files write them: `2026-12-31`, with a time and a zone or without, `31.12.2026`, `12/31/2026`, `31 Dec 2026`, seconds since 1970. */
final class Moments {
	private const ISO = '/^(\d{4})[-\/](\d{1,2})[-\/](\d{1,2})(?:[T ]+(\d{1,2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?$/i';

	/** A time of day that may follow. */
	private const TIME = '(?:,? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?)?';

	/** Other years are slips, or another calendar's. */
	private const YEARS = [ 1970, 2199 ];

	/**
	 * `YYYY-MM-DD` in the site's time zone, null for what is none. An instant of another zone is the day that it is here.
	 *
	 * @param DayOrder $order Of days that can be read in two ways.
	 */
	public static function day( string $text, DayOrder $order ): ?string {
		$text = Digits::plain( $text );
		if ( 1 === preg_match( '/^\d{9,10}$/', $text ) ) {
			return ( new DateTimeImmutable( '@' . $text ) )->setTimezone( wp_timezone() )->format( 'Y-m-d' );
		}
		if ( 1 === preg_match( self::ISO, $text, $found ) ) {
			return self::of( $found[1], $found[2], $found[3], $found[4] ?? '', $found[5] ?? '' );
		}
		if ( 1 === preg_match( '/^(\d{4})(\d{2})(\d{2})$/', $text, $found ) ) {
			return self::of( $found[1], $found[2], $found[3] );
		}
		if ( 1 === preg_match( '/^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})' . self::TIME . '$/i', $text, $found ) ) {
			return self::of( $found[3], $found[2], $found[1] );
		}
		return self::inNumbers( $text, $order ) ?? self::inWords( $text );
	}

	/** Tells whether the day can be read in two ways. */
	public static function isAmbiguous( string $text ): bool {
		$text = Digits::plain( $text );
		return 1 === preg_match( '/^(\d{1,2})[\/-](\d{1,2})[\/-]\d{4}\b/', $text, $found )
			&& max( (int) $found[1], (int) $found[2] ) <= 12
			&& (int) $found[1] !== (int) $found[2];
	}

	/** The time of day that the text names, '' for none or for the first and the last moment of the day. */
	public static function time( string $text ): string {
		$hasTime = 1 === preg_match( '/[T ](\d{1,2}:\d{2})(?::\d{2})?( ?[ap]\.?m\.?)?/i', $text, $found );
		$time    = $hasTime ? $found[1] . strtolower( $found[2] ?? '' ) : '';
		return in_array( str_replace( [ ' ', '.' ], '', $time ), [ '', '0:00', '00:00', '23:59', '12:00am', '11:59pm' ], true ) ? '' : $time;
	}

	private static function inNumbers( string $text, DayOrder $order ): ?string {
		if ( 1 !== preg_match( '/^(\d{1,2})([\/-])(\d{1,2})\2(\d{4})' . self::TIME . '$/i', $text, $found ) ) {
			return null;
		}
		return DayOrder::DayFirst === ( DayOrder::ofDay( $text ) ?? $order )
			? self::of( $found[4], $found[3], $found[1] )
			: self::of( $found[4], $found[1], $found[3] );
	}

	private static function inWords( string $text ): ?string {
		$isDayFirst = 1 === preg_match( '/^(\d{1,2})(?:st|nd|rd|th|\.|º)?[ -](?:de )?(\p{L}+)\.?,?[ -](?:de )?(\d{4})' . self::TIME . '$/iu', $text, $found );
		if ( ! $isDayFirst && 1 !== preg_match( '/^(\p{L}+)\.?[ -](\d{1,2})(?:st|nd|rd|th)?,?[ -](\d{4})' . self::TIME . '$/iu', $text, $found ) ) {
			return null;
		}
		$month = self::month( $found[ $isDayFirst ? 2 : 1 ] );
		return $month > 0 ? self::of( $found[3], (string) $month, $found[ $isDayFirst ? 1 : 2 ] ) : null;
	}

	/** Month by an English name or one of the site's language, long or short; 0 for none. */
	private static function month( string $name ): int {
		global $wp_locale;
		$plain = static fn ( string $text ): string => mb_strtolower( remove_accents( trim( $text, '.' ) ) );
		for ( $month = 1; $month <= 12; $month++ ) {
			$english = gmdate( 'F', (int) gmmktime( 0, 0, 0, $month, 1, 2000 ) );
			$own     = (string) $wp_locale->get_month( $month );
			$genitive = $wp_locale->month_genitive[ zeroise( $month, 2 ) ] ?? $own;
			$names   = [ $english, substr( $english, 0, 3 ), $own, $genitive, (string) $wp_locale->get_month_abbrev( $own ) ];
			if ( in_array( $plain( $name ), [ ...array_map( $plain, $names ), ...( 9 === $month ? [ 'sept' ] : [] ) ], true ) ) {
				return $month;
			}
		}
		return 0;
	}

	private static function of( string $year, string $month, string $day, string $time = '', string $zone = '' ): ?string {
		if ( ! checkdate( (int) $month, (int) $day, (int) $year ) || $year < self::YEARS[0] || $year > self::YEARS[1] ) {
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
