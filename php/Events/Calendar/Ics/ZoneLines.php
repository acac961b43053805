<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

use DateTimeZone;
use Marketday\Events\Calendar\Recurrence\Days;
use Marketday\Events\Calendar\Recurrence\Rule;

/** A time zone as a VTIMEZONE: its changes since a year, one by one, and from next year on by rule. */
final class ZoneLines {
	/** Years a rule has to hold for: each weekday's earliest and latest date is among them. */
	private const WATCHED = 12;

	/** @return list<IcsLine> */
	public static function of( DateTimeZone $zone, int $fromYear, int $now ): array {
		$begin       = (int) gmmktime( 0, 0, 0, 1, 1, $fromYear );
		$year        = (int) gmdate( 'Y', $now ) + 1;
		$transitions = $zone->getTransitions( $begin, (int) gmmktime( 0, 0, 0, 1, 1, $year + 1 ) );
		$transitions = is_array( $transitions ) ? $transitions : [];
		$first       = new DateTimeImmutable( "@{$begin}" );
		$before      = $zone->getOffset( $first );
		// What holds at the beginning.
		$lines = [ new IcsLine( 'BEGIN', 'VTIMEZONE' ), new IcsLine( 'TZID', self::name( $zone ) ) ];
		array_push(
			$lines,
			...self::observance(
				true === ( $transitions[0]['isdst'] ?? false ),
				$first->setTimezone( $zone ),
				$before,
				$before,
				(string) ( $transitions[0]['abbr'] ?? $zone->getName() ),
				''
			)
		);
		foreach ( array_slice( $transitions, 1 ) as $transition ) {
			$local = new DateTimeImmutable( '@' . ( $transition['ts'] + $before ) );
			$rule  = (int) gmdate( 'Y', $transition['ts'] ) === $year ? self::rule( $zone, $transition['ts'], $before ) : '';
			array_push( $lines, ...self::observance( $transition['isdst'], $local, $before, $transition['offset'], $transition['abbr'], $rule ) );
			$before = $transition['offset'];
		}
		$lines[] = new IcsLine( 'END', 'VTIMEZONE' );
		return $lines;
	}

	/** Zones without a place are named by their offset. */
	public static function name( DateTimeZone $zone ): string {
		return 1 === preg_match( '/^[+-]/', $zone->getName() ) ? 'UTC' . $zone->getName() : $zone->getName();
	}

	/** @return list<IcsLine> */
	private static function observance( bool $isSummer, DateTimeImmutable $local, int $before, int $after, string $name, string $rule ): array {
		$kind = $isSummer ? 'DAYLIGHT' : 'STANDARD';
		return array_values( array_filter( [
			new IcsLine( 'BEGIN', $kind ),
			new IcsLine( 'DTSTART', $local->format( 'Ymd\THis' ) ),
			'' === $rule ? null : new IcsLine( 'RRULE', $rule ),
			new IcsLine( 'TZOFFSETFROM', self::offset( $before ) ),
			new IcsLine( 'TZOFFSETTO', self::offset( $after ) ),
			new IcsLine( 'TZNAME', $name ),
			new IcsLine( 'END', $kind ),
		], static fn ( ?IcsLine $line ): bool => null !== $line ) );
	}

	private static function offset( int $seconds ): string {
		$whole = abs( $seconds );
		return ( $seconds < 0 ? '-' : '+' ) . sprintf(
			'%02d%02d',
			intdiv( $whole, 3600 ),
			intdiv( $whole % 3600, 60 )
		) . ( 0 === $whole % 60 ? '' : sprintf( '%02d', $whole % 60 ) );
	}

	/**
	 * The rule that a change of the clocks follows from this year on; '' where it follows none.
	 *
	 * @param int $change Unix time. @param int $before Seconds east of UTC until then.
	 */
	private static function rule( DateTimeZone $zone, int $change, int $before ): string {
		$local           = $change + $before;
		$day             = intdiv( $local, 86400 );
		[ $year, $month ] = Days::parts( $day );
		$dates           = [];
		$offset          = $before;
		$transitions     = $zone->getTransitions( $change - 1, (int) gmmktime( 0, 0, 0, 1, 1, $year + self::WATCHED ) );
		foreach ( array_slice( is_array( $transitions ) ? $transitions : [], 1 ) as $transition ) {
			$moved             = $transition['ts'] + $offset;
			[ , $other, $date ] = Days::parts( intdiv( $moved, 86400 ) );
			if ( $other === $month && $offset === $before && Days::weekday( intdiv( $moved, 86400 ) ) === Days::weekday( $day ) && $moved % 86400 === $local % 86400 ) {
				$dates[] = $date;
			}
			$offset = $transition['offset'];
		}
		if ( count( $dates ) < self::WATCHED - 1 || max( $dates ) - min( $dates ) > 6 ) {
			return '';
		}
		$weekday = Rule::WEEKDAYS[ Days::weekday( $day ) ];
		$begins  = range( max( 1, max( $dates ) - 6 ), min( $dates ) );
		if ( in_array( Days::inMonth( 2027, $month ) - 6, $begins, true ) ) {
			return "FREQ=YEARLY;BYMONTH={$month};BYDAY=-1{$weekday}";
		}
		foreach ( $begins as $begin ) {
			if ( 1 === $begin % 7 ) {
				return "FREQ=YEARLY;BYMONTH={$month};BYDAY=" . intdiv( $begin + 6, 7 ) . $weekday;
			}
		}
		return "FREQ=YEARLY;BYMONTH={$month};BYDAY={$weekday};BYMONTHDAY=" . implode( ',', range( $begins[0], $begins[0] + 6 ) );
	}
}
