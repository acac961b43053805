<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Recurrence;

defined( 'ABSPATH' ) || exit;

use Generator;

/**
 * The dates a rule names, by the clock on the wall: no zone has a say until they are known, so that 19:00 stays 19:00 on both sides of a
 * change of the clocks. Each is a day (see Days) and a second of it. The start is always the first, as RFC 5545 counts it.
 */
final class RuleDates {
	/**
	 * Days and dates that are looked at: a rule may go on for ever, name a million dates, or none in any year. It is enough for each day of five
	 * centuries.
	 */
	private const MOST = 400_000;

	/** Days of a period. */
	private const LENGTHS = [
		'DAILY'   => 1,
		'WEEKLY'  => 7,
		'MONTHLY' => 31,
		'YEARLY'  => 366,
	];

	/** @var list<int> Seconds of the day. */
	private readonly array $times;

	private bool $isCut = false;

	/**
	 * @param int $day    Of the start. @param int $second Of that day.
	 */
	public function __construct(
		private readonly Rule $rule,
		private readonly int $day,
		private readonly int $second
	) {
		$this->times = $this->times();
	}

	/**
	 * @param int      $last     The last day asked for: the search ends there, whatever the rule says.
	 * @param int|null $untilDay    The rule's own end, already by the wall's clock.
	 * @param int      $untilSecond
	 * @param int      $from        Nothing before this day is asked for. A rule that counts its dates has to look at them all the same.
	 * @return Generator<array{int, int}> Day and second of it, in order.
	 */
	public function through( int $last, ?int $untilDay = null, int $untilSecond = 86399, int $from = PHP_INT_MIN ): Generator {
		$count       = 1;
		$looked      = 0;
		$this->isCut = false;
		if ( $this->day >= $from ) {
			yield [ $this->day, $this->second ];
		}
		for ( $index = null === $this->rule->count ? $this->indexBefore( $from ) : 0; ; $index++ ) {
			[ $first, $days ] = $this->period( $index );
			if ( $first > $last ) {
				return;
			}
			$looked += self::LENGTHS[ $this->rule->frequency ];
			foreach ( $this->pickDates( $days ) as [ $day, $second ] ) {
				if ( $day < $this->day || ( $day === $this->day && $second <= $this->second ) ) {
					continue;
				}
				if (
					$day > $last
					|| ( null !== $this->rule->count && $count >= $this->rule->count )
					|| ( null !== $untilDay && ( $day > $untilDay || ( $day === $untilDay && $second > $untilSecond ) ) )
				) {
					return;
				}
				++$count;
				if ( $day >= $from ) {
					yield [ $day, $second ];
				}
				if ( ++$looked > self::MOST ) {
					break;
				}
			}
			if ( $looked > self::MOST ) {
				$this->isCut = true;
				return;
			}
			if ( null !== $this->rule->count && $count >= $this->rule->count ) {
				return;
			}
		}
	}

	/** Tells whether the last search ended because it was long enough: there may be more dates. */
	public function isCut(): bool {
		return $this->isCut;
	}

	/** Tells whether the rule names its start too, which is the first date in any case. */
	public function isOfRule(): bool {
		foreach ( $this->pickDates( $this->period( 0 )[1] ) as $date ) {
			if ( [ $this->day, $this->second ] === $date ) {
				return true;
			}
		}
		return false;
	}

	/** The number of a period that ends before the day. */
	private function indexBefore( int $day ): int {
		$days = self::LENGTHS[ $this->rule->frequency ];
		return $day <= $this->day ? 0 : max( 0, intdiv( intdiv( $day - $this->day, $days ), $this->rule->interval ) - 1 );
	}

	/** @return array{int, list<int>} The period's first day, and the days the rule names in it. */
	private function period( int $index ): array {
		[ $year, $month ] = Days::parts( $this->day );
		$step             = $index * $this->rule->interval;
		switch ( $this->rule->frequency ) {
			case 'DAILY':
				$day = $this->day + $step;
				return [ $day, $this->keepsDay( $day ) ? [ $day ] : [] ];
			case 'WEEKLY':
				$monday = $this->day - ( Days::weekday( $this->day ) - $this->rule->weekStart + 7 ) % 7 + 7 * $step;
				return [ $monday, $this->ofWeek( $monday ) ];
			case 'MONTHLY':
				$months = $year * 12 + $month - 1 + $step;
				$year   = intdiv( $months, 12 );
				$month  = $months % 12 + 1;
				return [ Days::number( $year, $month, 1 ), $this->keepsMonth( $month ) ? $this->ofMonth( $year, $month ) : [] ];
			default:
				return [ Days::number( $year + $step, 1, 1 ) - 6, $this->ofYear( $year + $step ) ];
		}
	}

	/** A daily rule's parts only leave days out. */
	private function keepsDay( int $day ): bool {
		[ $year, $month, $date ] = Days::parts( $day );
		$dates                   = $this->rule->numbers['BYMONTHDAY'] ?? [];
		$isDate                  = [] === $dates || in_array( $date, $dates, true ) || in_array( $date - Days::inMonth( $year, $month ) - 1, $dates, true );
		return $this->keepsMonth( $month ) && $isDate && $this->keepsWeekday( $day );
	}

	private function keepsMonth( int $month ): bool {
		$months = $this->rule->numbers['BYMONTH'] ?? [];
		return [] === $months || in_array( $month, $months, true );
	}

	private function keepsWeekday( int $day ): bool {
		return [] === $this->rule->weekdays || in_array( Days::weekday( $day ), array_column( $this->rule->weekdays, 1 ), true );
	}

	/** @return list<int> */
	private function ofWeek( int $first ): array {
		$weekdays = [] === $this->rule->weekdays ? [ Days::weekday( $this->day ) ] : array_column( $this->rule->weekdays, 1 );
		$days     = [];
		for ( $day = $first; $day < $first + 7; $day++ ) {
			if ( in_array( Days::weekday( $day ), $weekdays, true ) && $this->keepsMonth( Days::parts( $day )[1] ) ) {
				$days[] = $day;
			}
		}
		return $days;
	}

	/** @return list<int> */
	private function ofMonth( int $year, int $month ): array {
		$first  = Days::number( $year, $month, 1 );
		$length = Days::inMonth( $year, $month );
		$dates  = $this->rule->numbers['BYMONTHDAY'] ?? ( [] === $this->rule->weekdays ? [ Days::parts( $this->day )[2] ] : null );
		$days   = null === $dates ? range( $first, $first + $length - 1 ) : self::fromEnds( $dates, $first, $length );
		return [] === $this->rule->weekdays ? $days : array_values( array_intersect( $days, $this->weekdaysWithin( $first, $length ) ) );
	}

	/** @return list<int> */
	private function ofYear( int $year ): array {
		$numbers = $this->rule->numbers;
		$first   = Days::number( $year, 1, 1 );
		$length  = Days::inYear( $year );
		$sets    = [];
		if ( isset( $numbers['BYWEEKNO'] ) ) {
			$sets[] = $this->ofWeeks( $year, $numbers['BYWEEKNO'] );
		}
		if ( isset( $numbers['BYYEARDAY'] ) ) {
			$sets[] = self::fromEnds( $numbers['BYYEARDAY'], $first, $length );
		}
		if ( isset( $numbers['BYMONTH'] ) || isset( $numbers['BYMONTHDAY'] ) || [] === $sets && [] === $this->rule->weekdays ) {
			$sets[] = $this->ofMonths( $year );
		}
		if ( [] !== $this->rule->weekdays ) {
			$sets[] = $this->weekdaysOfYear( $year, $first, $length );
		}
		$days = array_values( [] === $sets ? [] : ( 1 === count( $sets ) ? $sets[0] : array_intersect( ...$sets ) ) );
		sort( $days );
		return $days;
	}

	/** @return list<int> The days of the months named; without a part that names days, of the start's date. */
	private function ofMonths( int $year ): array {
		$numbers = $this->rule->numbers;
		$isWhole = [] !== $this->rule->weekdays || isset( $numbers['BYWEEKNO'] ) || isset( $numbers['BYYEARDAY'] );
		$start   = Days::parts( $this->day );
		$months  = $numbers['BYMONTH'] ?? ( isset( $numbers['BYMONTHDAY'] ) || $isWhole ? range( 1, 12 ) : [ $start[1] ] );
		$dates   = $numbers['BYMONTHDAY'] ?? ( $isWhole ? range( 1, 31 ) : [ $start[2] ] );
		$days    = [];
		foreach ( $months as $month ) {
			array_push( $days, ...self::fromEnds( $dates, Days::number( $year, $month, 1 ), Days::inMonth( $year, $month ) ) );
		}
		return $days;
	}

	/**
	 * Weeks begin on the rule's first day and belong to the year that has four days of them or more.
	 *
	 * @param list<int> $weeks
	 * @return list<int>
	 */
	private function ofWeeks( int $year, array $weeks ): array {
		$first = $this->firstWeek( $year );
		$last  = $this->firstWeek( $year + 1 );
		$count = intdiv( $last - $first, 7 );
		$days  = [];
		$whole = [] !== $this->rule->weekdays || isset( $this->rule->numbers['BYMONTHDAY'] ) || isset( $this->rule->numbers['BYYEARDAY'] );
		foreach ( $weeks as $week ) {
			$week = $week < 0 ? $count + $week + 1 : $week;
			if ( $week < 1 || $week > $count ) {
				continue;
			}
			for ( $day = $first + 7 * ( $week - 1 ); $day < $first + 7 * $week; $day++ ) {
				if ( $whole || Days::weekday( $day ) === Days::weekday( $this->day ) ) {
					$days[] = $day;
				}
			}
		}
		sort( $days );
		return $days;
	}

	private function firstWeek( int $year ): int {
		$fourth = Days::number( $year, 1, 4 );
		return $fourth - ( Days::weekday( $fourth ) - $this->rule->weekStart + 7 ) % 7;
	}

	/** @return list<int> 'The second Tuesday' counts within each month named, else within the year. */
	private function weekdaysOfYear( int $year, int $first, int $length ): array {
		if ( isset( $this->rule->numbers['BYWEEKNO'] ) ) {
			// Its weeks may reach into the years beside it; which of the year says nothing there.
			return array_values( array_filter( range( $first - 6, $first + $length + 5 ), $this->keepsWeekday( ... ) ) );
		}
		$months = $this->rule->numbers['BYMONTH'] ?? [];
		if ( [] === $months ) {
			return $this->weekdaysWithin( $first, $length );
		}
		$days = [];
		foreach ( $months as $month ) {
			array_push( $days, ...$this->weekdaysWithin( Days::number( $year, $month, 1 ), Days::inMonth( $year, $month ) ) );
		}
		return $days;
	}

	/** @return list<int> */
	private function weekdaysWithin( int $first, int $length ): array {
		$days = [];
		foreach ( $this->rule->weekdays as [ $which, $weekday ] ) {
			$hits   = range( $first + ( $weekday - Days::weekday( $first ) + 7 ) % 7, $first + $length - 1, 7 );
			$chosen = $which < 0 ? count( $hits ) + $which : $which - 1;
			array_push( $days, ...( 0 === $which ? $hits : ( isset( $hits[ $chosen ] ) ? [ $hits[ $chosen ] ] : [] ) ) );
		}
		$days = array_values( array_unique( $days ) );
		sort( $days );
		return $days;
	}

	/**
	 * @param list<int> $numbers From 1, or from -1 backwards.
	 * @return list<int>
	 */
	private static function fromEnds( array $numbers, int $first, int $length ): array {
		$days = [];
		foreach ( $numbers as $number ) {
			$index = $number < 0 ? $length + $number : $number - 1;
			if ( $index >= 0 && $index < $length ) {
				$days[] = $first + $index;
			}
		}
		$days = array_values( array_unique( $days ) );
		sort( $days );
		return $days;
	}

	/**
	 * The days and times of a period that BYSETPOS picks.
	 *
	 * @param list<int> $days
	 * @return Generator<array{int, int}> Made one by one: of a year there may be half a million.
	 */
	private function pickDates( array $days ): Generator {
		$times  = count( $this->times );
		$picked = isset( $this->rule->numbers['BYSETPOS'] ) ? self::fromEnds( $this->rule->numbers['BYSETPOS'], 0, $times * count( $days ) ) : null;
		foreach ( $picked ?? [] as $index ) {
			yield [ $days[ intdiv( $index, $times ) ], $this->times[ $index % $times ] ];
		}
		foreach ( null === $picked ? $days : [] as $day ) {
			foreach ( $this->times as $second ) {
				yield [ $day, $second ];
			}
		}
	}

	/** @return list<int> */
	private function times(): array {
		$hours   = $this->rule->numbers['BYHOUR'] ?? [ intdiv( $this->second, 3600 ) ];
		$minutes = $this->rule->numbers['BYMINUTE'] ?? [ intdiv( $this->second % 3600, 60 ) ];
		$seconds = $this->rule->numbers['BYSECOND'] ?? [ $this->second % 60 ];
		$times   = [];
		foreach ( $hours as $hour ) {
			foreach ( $minutes as $minute ) {
				foreach ( $seconds as $second ) {
					$times[] = $hour * 3600 + $minute * 60 + $second;
				}
			}
		}
		return $times;
	}
}
