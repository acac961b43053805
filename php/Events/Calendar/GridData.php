<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

/**
 * A month or a week as a table: `Grid` of src/features/calendar/calendar-model.ts.
 *
 * @phpstan-type WayArray array{key: string, label: string, url: string, isCurrent: bool}
 * @phpstan-type GridEvent array{
 *     title: string, url: string, status: string, goesOn: bool, goesFurther: bool, state: string, own: string, colour: string, ink: string, whole: string,
 *     time: array{text: string, start: string, isDated: bool}|null
 * }
 * @phpstan-type Rest array{before: string, hidden: string, after: string, events: list<GridEvent>, way: WayArray|null}
 * @phpstan-type Day array{
 *     date: string, label: string, name: string, number: string, isToday: bool, isOutside: bool, isChosen: bool, hasEvents: bool,
 *     events: list<GridEvent>, rest: Rest|null, way: WayArray|null
 * }
 */
final class GridData {
	/** Most of the further events of a day; the others are on the day's own page. */
	private const FOLDED = 20;

	private readonly string $kind;

	/**
	 * @param array<string, list<ShownEvent>> $days   By day.
	 * @param array<string, int>              $hidden Further events, by day.
	 * @param string                          $view   The block's own.
	 * @param string                          $today  As `Y-m-d`.
	 */
	public function __construct(
		private readonly CalendarState $state,
		private readonly array $days,
		private readonly array $hidden,
		private readonly string $view,
		private readonly string $today
	) {
		$this->kind = 'mini' === $state->view ? 'mini' : $state->span;
	}

	/** @return array{kind: string, weekdays: list<array{text: string, name: string}>, weeks: list<list<Day>>} */
	public function toArray( DateTimeImmutable $from, DateTimeImmutable $to ): array {
		$days = [];
		for ( $day = $from; $day <= $to; $day = $day->modify( '+1 day' ) ) {
			$days[] = $day;
		}
		return [
			'kind'     => $this->kind,
			'weekdays' => array_map( $this->weekday( ... ), array_slice( $days, 0, 7 ) ),
			'weeks'    => array_chunk( array_map( $this->day( ... ), $days ), 7 ),
		];
	}

	/** @return array{text: string, name: string} */
	private function weekday( DateTimeImmutable $day ): array {
		$short = EventTimes::say( 'D', $day );
		return [
			'text' => 'mini' === $this->kind ? mb_substr( $short, 0, 2 ) : $short,
			'name' => EventTimes::say( 'l', $day ),
		];
	}

	/** @return Day */
	private function day( DateTimeImmutable $day ): array {
		$date   = $day->format( 'Y-m-d' );
		$events = $this->days[ $date ] ?? [];
		$name   = EventTimes::date( $day );
		$number = EventTimes::say( 'j', $day );
		$count  = count( $events ) + ( $this->hidden[ $date ] ?? 0 );
		/* translators: 1: a date. 2: a number of events. */
		$label  = [] === $events ? $name : sprintf( _n( '%1$s, %2$d event', '%1$s, %2$d events', $count, 'marketday' ), $name, $count );
		$isMini = 'mini' === $this->kind;
		$isWay  = $isMini && [] !== $events;
		return [
			'date'      => $date,
			'label'     => $label,
			'name'      => $isWay ? $label : $name,
			'number'    => $number,
			'isToday'   => $date === $this->today,
			'isOutside' => 'week' !== $this->kind && $day->format( 'Ym' ) !== $this->state->day->format( 'Ym' ),
			'isChosen'  => $isMini && $date === $this->chosenDay(),
			'hasEvents' => ! $isMini && [] !== $events,
			'way'       => $isWay ? Way::of( "day-{$date}", $label . $number, $this->state->at( $day, 'month' )->onDay(), $this->view ) : null,
		] + ( $isMini ? [
			'events' => [],
			'rest'   => null,
		] : $this->events( $day, $name ) );
	}

	/** The day whose events stand below a small month. */
	public function chosenDay(): string {
		return $this->state->isDayChosen ? $this->state->day->format( 'Y-m-d' ) : $this->today;
	}

	/** @return array{events: list<GridEvent>, rest: Rest|null} */
	private function events( DateTimeImmutable $day, string $name ): array {
		$date   = $day->format( 'Y-m-d' );
		$events = array_map( static fn ( ShownEvent $event ): array => self::event( $event, $date ), self::inRows( $this->days[ $date ] ?? [] ) );
		$shown  = 'week' === $this->kind ? 50 : 3;
		$rest   = array_slice( $events, $shown );
		return [
			'events' => array_slice( $events, 0, $shown ),
			'rest'   => [] === $rest ? null : $this->rest( $day, $name, $rest, $this->hidden[ $date ] ?? 0 ),
		];
	}

	/**
	 * Events with those of several days first, so that each is one bar across its days.
	 *
	 * @param list<ShownEvent> $events
	 * @return list<ShownEvent>
	 */
	private static function inRows( array $events ): array {
		usort( $events, static fn ( ShownEvent $one, ShownEvent $other ): int => ( $other->firstDay < $other->lastDay ) <=> ( $one->firstDay < $one->lastDay ) );
		return $events;
	}

	/**
	 * @param list<GridEvent> $events
	 * @return Rest
	 */
	private function rest( DateTimeImmutable $day, string $name, array $events, int $more ): array {
		/* translators: 1: number of further events. 2: a date. */
		$words = sprintf( __( '+%1$d more<span class="marketday-hidden"> on %2$s</span>', 'marketday' ), count( $events ) + $more, $name );
		$parts = (array) preg_split( '~</?span[^>]*>~', $words );
		return [
			'before' => (string) ( $parts[0] ?? '' ),
			'hidden' => (string) ( $parts[1] ?? '' ),
			'after'  => (string) ( $parts[2] ?? '' ),
			'events' => array_slice( $events, 0, self::FOLDED ),
			'way'    => $more > 0 || count( $events ) > self::FOLDED ? Way::toDay( $day, __( 'Whole day', 'marketday' ), $this->state, $this->view ) : null,
		];
	}

	/** @return GridEvent */
	private static function event( ShownEvent $event, string $date ): array {
		$zone   = wp_timezone();
		$colour = $event->colour();
		$time   = $event->isAllDay() || $event->firstDay !== $date ? '' : $event->time( $event->start->setTimezone( $zone ) );
		return [
			'title'  => $event->title(),
			'url'    => $event->url(),
			'status' => $event->status->value,
			'goesOn' => $event->firstDay < $date,
			'goesFurther' => $event->lastDay > $date,
			'state'  => $event->status->label(),
			'own'    => '' === $time ? '' : EventTimes::elsewhereInBrief( $event, $zone ),
			'colour' => $colour->hex,
			'ink'    => $colour->ink(),
			'whole'  => ', ' . EventTimes::everywhere( $event, $zone ),
			'time'   => '' === $time ? null : [
				'text'    => $time,
				'start'   => $event->start->setTimezone( $zone )->format( DATE_ATOM ),
				'isDated' => false,
			],
		];
	}
}
