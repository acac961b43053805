<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Recurrence;

defined( 'ABSPATH' ) || exit;

/** Days of the Gregorian calendar as whole numbers, 0 for 1970-01-01: no zone, no clock, quick to count with. */
final class Days {
	public static function number( int $year, int $month, int $day ): int {
		$year     -= $month <= 2 ? 1 : 0;
		$era       = intdiv( $year >= 0 ? $year : $year - 399, 400 );
		$ofEra     = $year - $era * 400;
		$ofYear    = intdiv( 153 * ( $month + ( $month > 2 ? -3 : 9 ) ) + 2, 5 ) + $day - 1;
		$daysOfEra = $ofEra * 365 + intdiv( $ofEra, 4 ) - intdiv( $ofEra, 100 ) + $ofYear;
		return $era * 146097 + $daysOfEra - 719468;
	}

	/** @return array{int, int, int} Year, month, day. */
	public static function parts( int $number ): array {
		$number += 719468;
		$era     = intdiv( $number >= 0 ? $number : $number - 146096, 146097 );
		$ofEra   = $number - $era * 146097;
		$year    = intdiv( $ofEra - intdiv( $ofEra, 1460 ) + intdiv( $ofEra, 36524 ) - intdiv( $ofEra, 146096 ), 365 );
		$ofYear  = $ofEra - ( 365 * $year + intdiv( $year, 4 ) - intdiv( $year, 100 ) );
		$shifted = intdiv( 5 * $ofYear + 2, 153 );
		$month   = $shifted + ( $shifted < 10 ? 3 : -9 );
		return [ $year + $era * 400 + ( $month <= 2 ? 1 : 0 ), $month, $ofYear - intdiv( 153 * $shifted + 2, 5 ) + 1 ];
	}

	/** 0 for Monday to 6 for Sunday. */
	public static function weekday( int $number ): int {
		return ( ( $number + 3 ) % 7 + 7 ) % 7;
	}

	public static function inMonth( int $year, int $month ): int {
		return match ( $month ) {
			2           => self::isLeap( $year ) ? 29 : 28,
			4, 6, 9, 11 => 30,
			default     => 31,
		};
	}

	public static function inYear( int $year ): int {
		return self::isLeap( $year ) ? 366 : 365;
	}

	private static function isLeap( int $year ): bool {
		return 0 === $year % 4 && ( 0 !== $year % 100 || 0 === $year % 400 );
	}
}
