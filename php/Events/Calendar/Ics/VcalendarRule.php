<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

use Marketday\Events\Calendar\LocalDateTime;
use Marketday\Events\Calendar\Recurrence\Days;
use Marketday\Events\Calendar\Recurrence\Rule;

/** A rule of vCalendar 1.0, as phones wrote them (`W2 MO TU #5`, `MP1 1+ SU 20261231T000000Z`), as RFC 5545 says it. */
final class VcalendarRule {
	private const FREQUENCIES = [
		'D'  => 'DAILY',
		'W'  => 'WEEKLY',
		'MP' => 'MONTHLY',
		'MD' => 'MONTHLY',
		'YM' => 'YEARLY',
		'YD' => 'YEARLY',
	];

	/** Null for what is none, or whose meaning is not plain: patterns within patterns, times of a day. */
	public static function read( string $text, LocalDateTime $start ): ?string {
		$words = preg_split( '/\s+/', strtoupper( trim( $text ) ), -1, PREG_SPLIT_NO_EMPTY ) ?: [];
		if ( 1 !== preg_match( '/^(D|W|MP|MD|YM|YD)(\d{1,3})$/', (string) array_shift( $words ), $found ) ) {
			return null;
		}
		// Without an end it recurs twice; '#0' is for ever.
		$end   = 1 === preg_match( '/^(#\d+|\d{8}(T\d{6}Z?)?)$/', (string) end( $words ) ) ? (string) array_pop( $words ) : '#2';
		$parts = self::parts( $found[1], $words, $start );
		if ( null === $parts ) {
			return null;
		}
		// The number counts periods, of which each has all that is named.
		$count = (int) substr( $end, 1 ) * ( substr_count( implode( ',', $parts ), ',' ) + 1 );
		$ends  = match ( true ) {
			'#' !== $end[0] => [ 'UNTIL' => $end ],
			$count > 0      => [ 'COUNT' => (string) $count ],
			default         => [],
		};
		$all   = [ 'FREQ' => self::FREQUENCIES[ $found[1] ], 'INTERVAL' => (string) max( 1, (int) $found[2] ) ] + $parts + $ends;
		return implode( ';', array_map( static fn ( string $name, string $value ): string => "{$name}={$value}", array_keys( $all ), $all ) );
	}

	/**
	 * @param array<string> $words
	 * @return array<string, string>|null
	 */
	private static function parts( string $kind, array $words, LocalDateTime $start ): ?array {
		if ( [] === $words ) {
			return 'MP' === $kind ? [ 'BYDAY' => intdiv( Days::parts( $start->day )[2] + 6, 7 ) . Rule::WEEKDAYS[ Days::weekday( $start->day ) ] ] : [];
		}
		return match ( $kind ) {
			'W'     => [] === array_diff( $words, Rule::WEEKDAYS ) ? [ 'BYDAY' => implode( ',', $words ) ] : null,
			'MP'    => self::positions( $words ),
			'MD'    => self::numbers( 'BYMONTHDAY', array_map( static fn ( string $word ): string => 'LD' === $word ? '1-' : $word, $words ) ),
			'YM'    => self::numbers( 'BYMONTH', $words ),
			'YD'    => self::numbers( 'BYYEARDAY', $words ),
			default => null,
		};
	}

	/**
	 * Positions of `1+ SU 2- MO TU`: each is that of the days after it.
	 *
	 * @param array<string> $words
	 * @return array<string, string>|null
	 */
	private static function positions( array $words ): ?array {
		$position = null;
		$days     = [];
		foreach ( $words as $word ) {
			if ( 1 === preg_match( '/^([1-5])([+-])$/', $word, $found ) ) {
				$position = '-' === $found[2] ? "-{$found[1]}" : $found[1];
			} elseif ( null !== $position && in_array( $word, Rule::WEEKDAYS, true ) ) {
				$days[] = $position . $word;
			} else {
				return null;
			}
		}
		return [] === $days ? null : [ 'BYDAY' => implode( ',', $days ) ];
	}

	/**
	 * @param array<string> $words Numbers, from the end with a sign behind.
	 * @return array<string, string>|null
	 */
	private static function numbers( string $name, array $words ): ?array {
		$number  = static fn ( string $word ): string => (string) preg_replace( [ '/^(\d{1,3})\+?$/', '/^(\d{1,3})-$/' ], [ '$1', '-$1' ], $word );
		$numbers = array_map( $number, $words );
		return [] === preg_grep( '/^-?\d{1,3}$/', $numbers, PREG_GREP_INVERT ) ? [ $name => implode( ',', $numbers ) ] : null;
	}
}
