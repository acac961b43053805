<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use DateTimeZone;

/** Dates and times in words, in the language and the forms of the site. */
final class EventTimes {
	/** `Thursday 26 November 2026`, as the site writes dates. */
	public static function date( DateTimeImmutable $day ): string {
		/* translators: weekday and date, in the site's own form of dates: https://www.php.net/manual/datetime.format.php */
		return self::say( sprintf( _x( 'l, %s', 'date with its weekday', 'marketday' ), self::dateFormat() ), $day );
	}

	public static function time( DateTimeImmutable $time ): string {
		$format = get_option( 'time_format' );
		return self::say( is_string( $format ) && '' !== $format ? $format : 'H:i', $time );
	}

	public static function say( string $format, DateTimeImmutable $time ): string {
		return (string) wp_date( $format, $time->getTimestamp(), $time->getTimezone() );
	}

	/** `19:00–21:00`, `All day`: of the day it begins with, by the clocks of the zone. */
	public static function hours( ShownEvent $event, DateTimeZone $zone ): string {
		if ( $event->isAllDay() ) {
			return __( 'All day', 'marketday' );
		}
		$start = $event->start->setTimezone( $zone );
		$end   = $event->end->setTimezone( $zone );
		if ( $start->getTimestamp() === $end->getTimestamp() ) {
			return $event->time( $start );
		}
		if ( $start->format( 'Ymd' ) !== $end->modify( '-1 second' )->format( 'Ymd' ) ) {
			/* translators: 1: time of the beginning. 2: date and time of the end. */
			return sprintf( __( '%1$s to %2$s', 'marketday' ), $event->time( $start ), self::say( 'j M', $end ) . ' ' . $event->time( $end ) );
		}
		return $event->time( $start ) . '–' . $event->time( $end );
	}

	/** Time at which an event ends that began before the day; null where it lasts all of the day. @param string $day `2026-11-26`. */
	public static function endOn( ShownEvent $event, string $day, DateTimeZone $zone ): ?DateTimeImmutable {
		$end = $event->end->setTimezone( $zone );
		return $event->isAllDay() || $end->format( 'Y-m-d' ) !== $day ? null : $end;
	}

	/** The whole of it in one line: what is announced of an event, and heads its page. */
	public static function whole( ShownEvent $event, DateTimeZone $zone ): string {
		$zone  = $event->isAllDay() ? $event->start->getTimezone() : $zone;
		$start = $event->start->setTimezone( $zone );
		$end   = $event->end->setTimezone( $zone );
		if ( $event->isAllDay() ) {
			$last = $end->modify( '-1 day' );
			return $start->format( 'Ymd' ) === $last->format( 'Ymd' ) ? $event->date( $start ) : $event->date( $start ) . ' – ' . $event->date( $last );
		}
		if ( $start->format( 'Ymd' ) === $end->format( 'Ymd' ) ) {
			return $event->date( $start ) . ', ' . $event->hours( $zone );
		}
		return $event->date( $start ) . ', ' . $event->time( $start ) . ' – ' . $event->date( $end ) . ', ' . $event->time( $end );
	}

	/** Tells whether its own clocks show something else than the zone's: then each view says both. */
	public static function isElsewhere( ShownEvent $event, DateTimeZone $zone ): bool {
		return ! $event->isAllDay() && $event->start->getOffset() !== $zone->getOffset( $event->start );
	}

	/** The time by its own clocks, where those do not show what the zone's do; '' otherwise. */
	public static function elsewhere( ShownEvent $event, DateTimeZone $zone ): string {
		return self::isElsewhere( $event, $zone )
			/* translators: 1: date and time. 2: a time zone. */
			? sprintf( __( '%1$s, %2$s', 'marketday' ), $event->whole( $event->start->getTimezone() ), self::zone( $event->start ) )
			: '';
	}

	/** The same for a day of a grid, which has no room for more: `19:00 CET`, with the day where that is another. */
	public static function elsewhereInBrief( ShownEvent $event, DateTimeZone $zone ): string {
		if ( ! self::isElsewhere( $event, $zone ) ) {
			return '';
		}
		$day = $event->start->format( 'Ymd' ) === $event->start->setTimezone( $zone )->format( 'Ymd' ) ? '' : self::say( 'j M', $event->start ) . ' ';
		return $day . $event->time( $event->start ) . ' ' . $event->start->format( 'T' );
	}

	/** The whole of it by the clocks of the zone, and by its own where those show something else. */
	public static function everywhere( ShownEvent $event, DateTimeZone $zone ): string {
		$own = self::elsewhere( $event, $zone );
		return $event->whole( $zone ) . ( '' === $own ? '' : "; {$own}" );
	}

	/** A zone in words: `Europe/London (GMT)`. */
	public static function zone( DateTimeImmutable $time ): string {
		$name = str_replace( '_', ' ', $time->getTimezone()->getName() );
		return $name === $time->format( 'T' ) ? $name : "{$name} ({$time->format( 'T' )})";
	}

	private static function dateFormat(): string {
		$format = get_option( 'date_format' );
		return is_string( $format ) && '' !== $format ? $format : 'j F Y';
	}
}
