<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use DateTimeZone;
use WP_Term;

/**
 * An event in a list: `ListedEvent` of src/features/calendar/calendar-model.ts.
 *
 * @phpstan-type Time array{text: string, start: string, end?: string, isDated: bool}
 * @phpstan-type When array{before: string, time: Time|null, after: string}
 * @phpstan-type Row array{
 *     title: string, url: string, status: string, state: string, colour: string, whole: string, when: When, start: string, end: string, facts: list<string>
 * }
 */
final class EventRow {
	/** @return Row Of a list without headings, where the date is said too. */
	public static function rowWithDate( ShownEvent $event, DateTimeZone $zone ): array {
		return self::row( $event, $event->isAllDay() ? self::plain( $event->whole( $zone ) ) : self::time( $event, $zone, $event->whole( $zone ), true ), $zone, '' );
	}

	/** @return Row Of a list below a day's heading. */
	public static function ofDay( ShownEvent $event, string $date, DateTimeZone $zone ): array {
		return self::row( $event, self::when( $event, $date, $zone ), $zone, ", {$event->whole( $zone )}" );
	}

	/**
	 * @param When   $when
	 * @param string $whole The whole date, for those who do not see where it stands.
	 * @return Row
	 */
	private static function row( ShownEvent $event, array $when, DateTimeZone $zone, string $whole ): array {
		return [
			'title'  => $event->title(),
			'url'    => $event->url(),
			'status' => $event->status->value,
			'state'  => $event->status->label(),
			'colour' => $event->colour()->hex,
			'whole'  => $whole,
			'when'   => $when,
			'start'  => $event->start->format( 'Y-m-d H:i:s' ),
			'end'    => (string) $event->end->getTimestamp(),
			'facts'  => self::facts( $event, $zone ),
		];
	}

	/** @return When */
	private static function when( ShownEvent $event, string $date, DateTimeZone $zone ): array {
		if ( $event->firstDay >= $date ) {
			return $event->isAllDay() ? self::plain( $event->hours( $zone ) ) : self::time( $event, $zone, $event->hours( $zone ), false );
		}
		$until = EventTimes::endOn( $event, $date, $zone );
		if ( null === $until ) {
			return self::plain( __( 'All day', 'marketday' ) );
		}
		/* translators: %s: a date, or a time of a day. */
		[ $before, $after ] = explode( '%s', __( 'until %s', 'marketday' ), 2 ) + [ '', '' ];
		return [
			'before' => $before,
			'time'   => [
				'text'    => $event->time( $until ),
				'start'   => $until->format( DATE_ATOM ),
				'isDated' => false,
			],
			'after'  => $after,
		];
	}

	/** @return When */
	private static function plain( string $text ): array {
		return [
			'before' => '',
			'time'   => null,
			'after'  => $text,
		];
	}

	/** @return When */
	private static function time( ShownEvent $event, DateTimeZone $zone, string $text, bool $isDated ): array {
		return [
			'before' => '',
			'time'   => [
				'text'    => $text,
				'start'   => $event->start->setTimezone( $zone )->format( DATE_ATOM ),
				'end'     => $event->end->setTimezone( $zone )->format( DATE_ATOM ),
				'isDated' => $isDated,
			],
			'after'  => '',
		];
	}

	/** @return list<string> Own time and zone, place, categories, cost. */
	private static function facts( ShownEvent $event, DateTimeZone $zone ): array {
		$place = $event->isOnline() ? __( 'Online', 'marketday' ) : $event->venue()->name ?? '';
		return array_values( NonEmpty::of( [
			EventTimes::elsewhere( $event, $zone ),
			$place,
			...array_map( static fn ( WP_Term $term ): string => html_entity_decode( $term->name, ENT_QUOTES ), $event->terms( EventType::CATEGORY ) ),
			$event->text( 'cost' ),
		] ) );
	}
}
