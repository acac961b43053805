<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use DateTimeZone;

/**
 * The events shown, day by day: `EventList` of src/features/calendar/calendar-model.ts.
 *
 * @phpstan-import-type Row from EventRow
 * @phpstan-import-type WayArray from GridData
 * @phpstan-type ListDay array{
 *     date: string, name: string, weekday: string, number: string, month: string, isToday: bool, events: list<Row>, rest: WayArray|null
 * }
 */
final class ListData {
	private readonly DateTimeZone $zone;

	/**
	 * @param array<string, int> $hidden Further events, by day.
	 * @param string             $view   The block's own.
	 * @param string             $today  As `Y-m-d`.
	 */
	public function __construct(
		private readonly CalendarState $state,
		private readonly array $hidden,
		private readonly string $view,
		private readonly string $today
	) {
		$this->zone = wp_timezone();
	}

	/**
	 * @param array<string, list<ShownEvent>> $days By day.
	 * @return array{empty: string, earlier: list<ListDay>, isEarlierOpen: bool, days: list<ListDay>}
	 */
	public function toArray( array $days ): array {
		$isNow   = 'month' === $this->state->span && $this->state->from()->format( 'Y-m' ) === substr( $this->today, 0, 7 );
		$earlier = [];
		$later   = [];
		foreach ( $days as $date => $events ) {
			if ( $isNow && $date < $this->today ) {
				$earlier[] = $this->day( $date, $events );
			} else {
				$later[] = $this->day( $date, $events );
			}
		}
		return [
			'empty'         => [] === $days ? $this->nothing() : '',
			'earlier'       => $earlier,
			'isEarlierOpen' => [] !== $earlier && [] === $later,
			'days'          => $later,
		];
	}

	/**
	 * @param list<ShownEvent> $events
	 * @return array{name: string, events: list<Row>, rest: WayArray|null} The day that is chosen in a small month.
	 */
	public function chosenDay( string $date, array $events ): array {
		return [
			'name'   => EventTimes::date( new DateTimeImmutable( $date, $this->zone ) ),
			'events' => $this->rows( $date, $events ),
			'rest'   => $this->rest( $date ),
		];
	}

	private function nothing(): string {
		return '' !== $this->state->filter->search
			? __( 'Sorry, your search produced no results.', 'marketday' )
			: __( 'There are no events scheduled during these dates.', 'marketday' );
	}

	/**
	 * @param list<ShownEvent> $events
	 * @return ListDay
	 */
	private function day( string $date, array $events ): array {
		$day = new DateTimeImmutable( $date, $this->zone );
		return [
			'date'    => $date,
			'name'    => EventTimes::date( $day ),
			'weekday' => EventTimes::say( 'D', $day ),
			'number'  => EventTimes::say( 'j', $day ),
			'month'   => EventTimes::say( 'M', $day ),
			'isToday' => $this->today === $date,
			'events'  => $this->rows( $date, $events ),
			'rest'    => $this->rest( $date ),
		];
	}

	/**
	 * @param list<ShownEvent> $events
	 * @return list<Row>
	 */
	private function rows( string $date, array $events ): array {
		return array_map( fn ( ShownEvent $event ): array => EventRow::ofDay( $event, $date, $this->zone ), $events );
	}

	/** @return WayArray|null To the events of a day that a list has no room for. */
	private function rest( string $date ): ?array {
		$more = 'day' === $this->state->span ? 0 : $this->hidden[ $date ] ?? 0;
		/* translators: %d: a number of events. */
		$label = sprintf( _n( '%d more event on this day', '%d more events on this day', $more, 'marketday' ), $more );
		return 0 === $more ? null : Way::toDay( new DateTimeImmutable( $date, $this->zone ), $label, $this->state, $this->view );
	}
}
