<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use Marketday\Events\Calendar\Recurrence\Rule;

/** A rule of recurrence in words: 'Every second Tuesday until 30 June 2027'. */
final class RuleFormatter {
	/** @param DateTimeImmutable $start The first date, in the event's zone. */
	public static function say( Rule $rule, DateTimeImmutable $start ): string {
		$end = match ( true ) {
			/* translators: %d: how often an event takes place altogether. */
			null !== $rule->count => sprintf( _n( '%d time', '%d times', $rule->count, 'marketday' ), $rule->count ),
			/* translators: %s: a date. */
			null !== $rule->until => sprintf( __( 'until %s', 'marketday' ), EventTimes::say( 'j F Y', self::until( $rule->until, $start ) ) ),
			default               => '',
		};
		$words = self::often( $rule, $start );
		/* translators: 1: how often, such as 'Every Tuesday'. 2: until when, such as 'until 30 June 2027', or how many times. */
		return '' === $end ? $words : sprintf( __( '%1$s, %2$s', 'marketday' ), $words, $end );
	}

	private static function often( Rule $rule, DateTimeImmutable $start ): string {
		$parts   = array_keys( $rule->numbers );
		$isPlain = [] === array_diff( $parts, [ 'BYMONTHDAY', 'BYMONTH' ] )
			&& count( $rule->numbers['BYMONTHDAY'] ?? [] ) < 2
			&& count( $rule->numbers['BYMONTH'] ?? [] ) < 2;
		$which   = array_unique( array_column( $rule->weekdays, 0 ) );
		if ( ! $isPlain || ( isset( $rule->numbers['BYMONTH'] ) && 'YEARLY' !== $rule->frequency ) || count( $which ) > 1 ) {
			return __( 'On several dates', 'marketday' );
		}
		$days = [] === $rule->weekdays ? '' : wp_sprintf( '%l', array_map( static fn ( array $day ): string => self::weekday( $day[1] ), $rule->weekdays ) );
		$date = $rule->numbers['BYMONTHDAY'][0] ?? (int) $start->format( 'j' );
		$nth  = $which[0] ?? 0;
		return match ( $rule->frequency ) {
			'DAILY'   => '' !== $days ? self::every( $rule->interval, $days ) : self::every( $rule->interval, '' ),
			'WEEKLY'  => self::everyWeek( $rule->interval, '' !== $days ? $days : self::weekday( (int) $start->format( 'N' ) - 1 ) ),
			'MONTHLY' => self::everyMonth( $rule->interval, 0 !== $nth ? self::nth( $nth, $days ) : ( '' !== $days ? $days : self::monthDay( $date ) ) ),
			default   => self::everyYear( $rule->interval, 0 !== $nth ? self::nth( $nth, $days ) : EventTimes::say( 'j F', $start ) ),
		};
	}

	private static function every( int $interval, string $days ): string {
		if ( '' !== $days ) {
			/* translators: %s: weekdays. */
			return sprintf( __( 'Every %s', 'marketday' ), $days );
		}
		/* translators: %d: a number of days, more than one. */
		return 1 === $interval ? __( 'Every day', 'marketday' ) : sprintf( _n( 'Every %d day', 'Every %d days', $interval, 'marketday' ), $interval );
	}

	private static function everyWeek( int $interval, string $days ): string {
		return match ( $interval ) {
			/* translators: %s: weekdays. */
			1       => sprintf( __( 'Every %s', 'marketday' ), $days ),
			/* translators: %s: weekdays. */
			2       => sprintf( __( 'Every other %s', 'marketday' ), $days ),
			/* translators: 1: a number of weeks. 2: weekdays. */
			default => sprintf( __( 'Every %1$d weeks on %2$s', 'marketday' ), $interval, $days ),
		};
	}

	private static function everyMonth( int $interval, string $day ): string {
		return 1 === $interval
			/* translators: %s: a day of the month: 'the first Monday', 'day 15'. */
			? sprintf( __( 'Every month on %s', 'marketday' ), $day )
			/* translators: 1: a number of months. 2: a day of the month: 'the first Monday', 'day 15'. */
			: sprintf( __( 'Every %1$d months on %2$s', 'marketday' ), $interval, $day );
	}

	private static function everyYear( int $interval, string $day ): string {
		return 1 === $interval
			/* translators: %s: a day of the year: '5 November'. */
			? sprintf( __( 'Every year on %s', 'marketday' ), $day )
			/* translators: 1: a number of years. 2: a day of the year: '5 November'. */
			: sprintf( __( 'Every %1$d years on %2$s', 'marketday' ), $interval, $day );
	}

	private static function nth( int $which, string $day ): string {
		return sprintf( match ( $which ) {
			/* translators: %s: a weekday. */
			1       => __( 'the first %s', 'marketday' ),
			/* translators: %s: a weekday. */
			2       => __( 'the second %s', 'marketday' ),
			/* translators: %s: a weekday. */
			3       => __( 'the third %s', 'marketday' ),
			/* translators: %s: a weekday. */
			4       => __( 'the fourth %s', 'marketday' ),
			/* translators: %s: a weekday. */
			5       => __( 'the fifth %s', 'marketday' ),
			/* translators: %s: a weekday. */
			-1      => __( 'the last %s', 'marketday' ),
			/* translators: %s: a weekday. */
			-2      => __( 'the second to last %s', 'marketday' ),
			/* translators: 1: a weekday. */
			default => __( 'a certain %s', 'marketday' ),
		}, $day );
	}

	private static function monthDay( int $date ): string {
		/* translators: %d: a day of the month. */
		return -1 === $date ? __( 'the last day', 'marketday' ) : sprintf( __( 'day %d', 'marketday' ), $date );
	}

	private static function weekday( int $day ): string {
		global $wp_locale;
		return $wp_locale->get_weekday( ( $day + 1 ) % 7 );
	}

	private static function until( string $until, DateTimeImmutable $start ): DateTimeImmutable {
		$time = LocalDateTime::readBasic( rtrim( $until, 'Z' ) );
		$zone = $start->getTimezone();
		return null === $time ? $start : $time->in( str_ends_with( $until, 'Z' ) ? new \DateTimeZone( 'UTC' ) : $zone )->setTimezone( $zone );
	}
}
