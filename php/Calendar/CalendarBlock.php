<?php

declare( strict_types=1 );

namespace Marketday\Calendar;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use Marketday\Calendar\Ics\IcsFeed;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\View;

/** Draws `marketday/events-calendar`: one answer for a page and for the fragment that a visitor's browser takes out of it. */
final class CalendarBlock {
	private const VIEWS = [ 'grid', 'list', 'mini' ];

	/** Of a day with very many; the others are on the day's own page, and of those the first. */
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
		$view = in_array( $attributes['view'] ?? '', self::VIEWS, true ) ? $attributes['view'] : 'grid';
		$id   = 'events-calendar-' . ++$this->drawn;
		try {
			$state = $this->page->state( $view );
			$fault = '';
		} catch ( Problem $problem ) {
			$state = $this->page->plain( $view );
			$fault = 'rest_invalid_param' === $problem->problemCode ? $this->sentence( $problem ) : $problem->getMessage();
		}
		[ $html, $data ] = '' === $fault ? $this->calendar( $state, $id, $view, $attributes ) : [ $this->view->render( 'calendar-fault', [
			'id'    => $id,
			'fault' => $fault,
			'url'   => CalendarPage::url( $this->page->plain( $view ), $view ),
		] ), '' ];
		$details = in_array( $attributes['details'] ?? '', [ 'modal', 'inline', 'page' ], true ) ? $attributes['details'] : 'modal';
		return sprintf(
			'<div %s><div class="marketday-events-calendar__container" id="%s" data-details="%s">%s</div></div>%s',
			get_block_wrapper_attributes( [
				'class'                 => "marketday-events-calendar is-{$state->view}",
				'data-marketday-island' => 'events-calendar',
			] ),
			esc_attr( $id ),
			esc_attr( $details ),
			View::tight( $html ),
			$data
		);
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array{string, string} What React takes over, and what is told to search engines.
	 */
	private function calendar( CalendarState $state, string $id, string $view, array $attributes ): array {
		$limit  = array_values( Filled::of( array_map( 'intval', is_array( $attributes['categories'] ?? null ) ? $attributes['categories'] : [] ) ) );
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
		return [ $this->view->render( 'calendar', [
			'id'        => $id,
			'state'     => $state,
			'view'      => $view,
			'title'     => self::title( $state ),
			'isGrid'    => $isGrid,
			'weeks'     => $isGrid ? self::weeks( $from, $to ) : [],
			'days'      => self::byDay( $events, $from, $to ),
			'hidden'    => $found['hidden'],
			'inMonth'   => self::byDay( $within, $state->from(), $state->to() ),
			'previous'  => $this->neighbour( $state->moved( -1 ) ),
			'next'      => $this->neighbour( $state->moved( 1 ) ),
			'today'     => $this->page->plain( $view ),
			'filters'   => false === ( $attributes['showFilters'] ?? true ) ? null : $this->filters( $limit ),
			'years'     => $this->years( $state ),
			'feed'      => IcsFeed::url( $state->filter->within( $limit ) ),
			'view_file' => $this->view,
		] ), $this->data->script( $within ) ];
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

	/** @return list<list<DateTimeImmutable>> */
	private static function weeks( DateTimeImmutable $from, DateTimeImmutable $to ): array {
		$weeks = [];
		for ( $day = $from; $day <= $to; $day = $day->modify( '+7 days' ) ) {
			$weeks[] = array_map( static fn ( int $index ): DateTimeImmutable => $day->modify( "+{$index} days" ), range( 0, 6 ) );
		}
		return $weeks;
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
		return sprintf( __( 'The address of this page has a part that cannot be read: %s.', 'marketday' ), (string) ( $params[0] ?? '' ) );
	}
}
