<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use Marketday\Events\Calendar\Ics\IcsFeedEndpoint;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\View;

/**
 * Draws `marketday/events-calendar`, and tells what it would draw as data (`Calendar` of src/features/calendar/calendar-model.ts).
 *
 * @phpstan-type CalendarArray array{id: string, details: string, fault: array{text: string, way: array<string, mixed>}|null, ...}
 */
final class CalendarBlock {
	private const VIEWS = [ 'grid', 'list', 'mini' ];

	/** Most events of a day with very many; the others are on the day's own page, and of those the first. */
	private const PER_DAY = 4;
	private const OF_DAY  = 300;

	private int $drawn = 0;

	public function __construct(
		private readonly EventFinder $finder,
		private readonly CalendarPage $page,
		private readonly View $view,
		private readonly StructuredData $data
	) {}

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes ): string {
		[ $calendar, $shown, $within ] = $this->look( $attributes );
		return sprintf(
			'<div %s><div class="marketday-events-calendar__container" id="%s" data-details="%s">%s</div></div>%s',
			get_block_wrapper_attributes( [
				'class'                 => "marketday-events-calendar is-{$shown}",
				'data-marketday-island' => 'events-calendar',
				// A cache may keep the page for longer than its day: its script sees to what is of the day.
				'data-today'            => $this->page->today(),
				'data-day-ends'         => (string) $this->page->dayEnds(),
			] ),
			esc_attr( $calendar['id'] ),
			esc_attr( $calendar['details'] ),
			View::tight( $this->view->render( null === $calendar['fault'] ? 'calendar' : 'calendar-fault', [ 'calendar' => $calendar ] ) ),
			null === $calendar['fault'] ? $this->data->script( $within ) : ''
		);
	}

	/**
	 * Data that React draws, in the place of its markup.
	 *
	 * @param array<string, mixed> $attributes
	 * @return array{view: string, calendar: CalendarArray}
	 */
	public function data( array $attributes ): array {
		[ $calendar, $shown ] = $this->look( $attributes );
		return [
			'view'     => $shown,
			'calendar' => $calendar,
		];
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array{CalendarArray, string, list<ShownEvent>} What is shown, in which view, and the events within the dates.
	 */
	private function look( array $attributes ): array {
		$view    = in_array( $attributes['view'] ?? '', self::VIEWS, true ) ? $attributes['view'] : 'grid';
		$details = in_array( $attributes['details'] ?? '', [ 'modal', 'inline', 'page' ], true ) ? $attributes['details'] : 'modal';
		$empty   = [
			'id'            => 'events-calendar-' . ++$this->drawn,
			'details'       => $details,
			'title'         => '',
			'ways'          => [],
			'looks'         => [],
			'filters'       => null,
			'grid'          => null,
			'chosen'        => null,
			'list'          => null,
			'subscriptions' => [],
			'fault'         => null,
		];
		try {
			$state = $this->page->state( $view );
		} catch ( Problem $problem ) {
			$plain = $this->page->plain( $view );
			$fault = [
				'text' => 'rest_invalid_param' === $problem->problemCode ? $this->sentence( $problem ) : $problem->getMessage(),
				'way'  => Way::of( 'again', __( 'Show this month’s events', 'marketday' ), $plain, $view ),
			];
			return [ [ 'fault' => $fault ] + $empty, $plain->view, [] ];
		}
		[ $calendar, $within ] = $this->calendar( $state, $view, $attributes );
		return [ $calendar + $empty, $state->view, $within ];
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array{array<string, mixed>, list<ShownEvent>}
	 */
	private function calendar( CalendarState $state, string $view, array $attributes ): array {
		$limit  = array_values( NonEmpty::of( array_map( 'intval', is_array( $attributes['categories'] ?? null ) ? $attributes['categories'] : [] ) ) );
		$isMini = 'mini' === $state->view;
		$isGrid = 'list' !== $state->view && 'day' !== $state->span;
		$from   = $isGrid ? CalendarState::weekBegin( $state->from() ) : $state->from();
		$to     = $isGrid ? CalendarState::weekBegin( $state->to() )->modify( '+6 days' ) : $state->to();
		$found  = $this->finder->ofDays(
			$from->format( 'Y-m-d' ),
			$to->format( 'Y-m-d' ),
			$state->filter->within( $limit ),
			'day' === $state->span ? self::OF_DAY : self::PER_DAY
		);
		$events = $found['events'];
		$within = array_values( array_filter(
			$events,
			static fn ( ShownEvent $event ): bool => $event->lastDay >= $state->from()->format( 'Y-m-d' ) && $event->firstDay <= $state->to()->format( 'Y-m-d' )
		) );
		$days   = self::byDay( $events, $from, $to );
		$grid   = new GridData( $state, $days, $found['hidden'], $view, $this->page->today() );
		$list   = new ListData( $state, $found['hidden'], $view, $this->page->today() );
		$chosen = $isMini && $isGrid ? $days[ $grid->chosenDay() ] ?? [] : [];
		return [
			[
				'title'         => self::title( $state ),
				'ways'          => $this->ways( $state, $view ),
				'looks'         => $isMini ? [] : self::looks( $state, $view ),
				'filters'       => $isMini || false === ( $attributes['showFilters'] ?? true )
					? null
					: ( new FilterData( $state, $view ) )->toArray( $this->filters( $limit ), $this->years( $state ) ),
				'grid'          => $isGrid ? $grid->toArray( $from, $to ) : null,
				'chosen'        => [] === $chosen ? null : $list->chosenDay( $grid->chosenDay(), $chosen ),
				'list'          => $isMini ? null : $list->toArray( self::byDay( $within, $state->from(), $state->to() ) ),
				'subscriptions' => $isMini ? [] : CalendarLinks::subscriptions( IcsFeedEndpoint::url( $state->filter->within( $limit ) ) ),
			],
			$within,
		];
	}

	/** @return list<array{key: string, label: string, url: string, isCurrent: bool, sign?: string}> */
	private function ways( CalendarState $state, string $view ): array {
		$ways = [];
		foreach ( [
			[ 'previous', $this->neighbour( $state->move( -1 ) ), __( 'Previous', 'marketday' ), '‹' ],
			[ 'today', $state->isMoved ? $this->page->plain( $view ) : null, __( 'Today', 'marketday' ), '' ],
			[ 'next', $this->neighbour( $state->move( 1 ) ), __( 'Next', 'marketday' ), '›' ],
		] as [ $key, $to, $label, $sign ] ) {
			if ( null !== $to ) {
				$ways[] = Way::of( $key, $label, $to, $view ) + ( '' === $sign ? [] : [ 'sign' => $sign ] );
			}
		}
		return $ways;
	}

	/** @return list<array{key: string, label: string, url: string, isCurrent: bool}> */
	private static function looks( CalendarState $state, string $view ): array {
		$looks = [];
		foreach ( [
			[ __( 'Month', 'marketday' ), 'grid', 'month' ],
			[ __( 'Week', 'marketday' ), 'grid', 'week' ],
			[ __( 'Day', 'marketday' ), 'list', 'day' ],
			[ __( 'List', 'marketday' ), 'list', 'month' ],
		] as [ $label, $look, $span ] ) {
			$isCurrent = ( $state->view === $look && $state->span === $span ) || ( 'day' === $span && 'day' === $state->span );
			$looks[]   = Way::of( "look-{$look}-{$span}", $label, $state->as( $look, $span ), $view, $isCurrent );
		}
		return $looks;
	}

	private static function title( CalendarState $state ): string {
		return match ( $state->span ) {
			/* translators: %s: the date of a week's first day. */
			'week'  => sprintf( __( 'Week of %s', 'marketday' ), EventTimes::say( 'j F Y', $state->from() ) ),
			'day'   => EventTimes::date( $state->day ),
			default => EventTimes::say( 'F Y', $state->day ),
		};
	}

	private function neighbour( CalendarState $state ): ?CalendarState {
		return $this->page->has( $state ) ? $state : null;
	}

	/**
	 * @param list<ShownEvent> $events
	 * @return array<string, list<ShownEvent>> By day, only days with events; those that go on are under each of their days.
	 */
	private static function byDay( array $events, DateTimeImmutable $from, DateTimeImmutable $to ): array {
		$days = [];
		foreach ( $events as $event ) {
			$day  = max( $event->firstDay, $from->format( 'Y-m-d' ) );
			$last = min( $event->lastDay, $to->format( 'Y-m-d' ) );
			for ( ; $day <= $last; $day = gmdate( 'Y-m-d', (int) strtotime( "{$day} +1 day UTC" ) ) ) {
				$days[ $day ][] = $event;
			}
		}
		ksort( $days );
		return $days;
	}

	/**
	 * @param list<int> $limit
	 * @return array<string, array<int, string>> Names by id, by parameter; empty lists are left out.
	 */
	private function filters( array $limit ): array {
		$filters = [];
		foreach ( [
			'mcat'   => EventType::CATEGORY,
			'loc'    => EventType::LOCATION,
			'access' => EventType::ACCESS,
		] as $parameter => $taxonomy ) {
			$terms = get_terms( [
				'taxonomy'   => $taxonomy,
				'hide_empty' => true,
				'include'    => EventType::CATEGORY === $taxonomy ? $limit : [],
				'number'     => 200,
				'fields'     => 'id=>name',
			] );
			if ( is_array( $terms ) && [] !== $terms ) {
				$filters[ $parameter ] = array_map( static fn ( mixed $name ): string => html_entity_decode( (string) $name, ENT_QUOTES ), $terms );
			}
		}
		return $filters;
	}

	/** @return list<int> */
	private function years( CalendarState $state ): array {
		$bounds = $this->page->bounds();
		$year   = (int) $state->day->format( 'Y' );
		return null === $bounds ? [ $year ] : range( min( $year, (int) substr( $bounds[0], 0, 4 ) ), max( $year, (int) substr( $bounds[1], 0, 4 ) ) );
	}

	private function sentence( Problem $problem ): string {
		$params = is_array( $problem->data['params'] ?? null ) ? array_keys( $problem->data['params'] ) : [];
		/* translators: %s: a parameter of the address, such as month. */
		return sprintf( __( 'We can’t read part of this page’s address: %s.', 'marketday' ), (string) ( $params[0] ?? '' ) );
	}
}
