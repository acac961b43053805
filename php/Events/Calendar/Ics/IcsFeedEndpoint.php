<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

use Marketday\Events\Calendar\CalendarState;
use Marketday\Events\Calendar\EventData;
use Marketday\Events\Calendar\EventFilter;
use Marketday\Events\Calendar\EventFinder;
use Marketday\Events\Calendar\NonEmpty;
use Marketday\Events\Calendar\OccurrenceTable;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use WP_Post;

/**
 * Events as iCalendar: one (`?marketday-ics=12`), or all of a filter (`?marketday-ics=all&mcat=3`), which calendars subscribe to. Only what
 * everybody may see is in it.
 */
final class IcsFeedEndpoint {
	public const PARAMETER = 'marketday-ics';

	private const MOST        = 2000;
	private const MOST_CHOSEN = 200;

	public function __construct(
		private readonly EventFinder $finder,
		private readonly Clock $clock
	) {}

	public static function url( EventFilter $filter ): string {
		return add_query_arg( NonEmpty::of( [
			self::PARAMETER => 'all',
			'mcat'          => implode( ',', array_filter( $filter->categories, static fn ( int $term ): bool => $term > 0 ) ),
			'loc'           => $filter->location > 0 ? (string) $filter->location : '',
			'access'        => $filter->access > 0 ? (string) $filter->access : '',
			'mcs'           => rawurlencode( $filter->search ),
		] ), home_url( '/' ) );
	}

	public static function urlOf( int $event ): string {
		return add_query_arg( self::PARAMETER, $event, home_url( '/' ) );
	}

	/**
	 * Subscribers ask every few hours: one that has the same already gets nothing anew.
	 *
	 * @throws Problem
	 */
	public function answer( Request $request ): Response {
		return $this->answerBulk( $request )->unlessKnown( $request->header( 'if-none-match' ) );
	}

	/** @throws Problem */
	private function answerBulk( Request $request ): Response {
		$asked = $request->text( self::PARAMETER, '', 20 );
		if ( 'all' === $asked ) {
			$filter = CalendarState::read( array_diff_key( $request->all(), array_flip( [ 'month', 'dy', 'yr' ] ) ), $this->clock->now(), 'list' )->filter;
			$events = $this->finder->events( $this->clock->now()->modify( '-1 year' )->getTimestamp(), $filter, self::MOST );
			return $this->file( $events, sanitize_title( get_bloginfo( 'name' ) ) . '-events.ics' );
		}
		if ( 'chosen' === $asked ) {
			return $this->answerChosen( $request );
		}
		$event = $request->integer( self::PARAMETER, 0, 0 );
		$post  = get_post( $event );
		if ( $event < 1 || ! $post instanceof WP_Post || ! OccurrenceTable::isPublic( $post ) || null === EventData::scheduleOf( $event ) ) {
			throw Problem::notFound( 'marketday_unknown_event', __( 'We can’t find that event.', 'marketday' ) );
		}
		return $this->file( [ $event ], "{$post->post_name}.ics" );
	}

	/**
	 * The events of a table that were chosen: `events[]`, or all that the filter finds.
	 *
	 * @throws Problem
	 */
	private function answerChosen( Request $request ): Response {
		if ( $request->boolean( 'all' ) ) {
			$filter = CalendarState::read( array_diff_key( $request->all(), array_flip( [ 'month', 'dy', 'yr' ] ) ), $this->clock->now(), 'list' )->filter;
			return $this->file( $this->finder->events( $this->clock->now()->getTimestamp(), $filter, self::MOST ), 'events.ics' );
		}
		$events = array_values( array_filter( $request->ids( 'events', self::MOST_CHOSEN ), static function ( int $event ): bool {
			$post = get_post( $event );
			return $post instanceof WP_Post && OccurrenceTable::isPublic( $post ) && null !== EventData::scheduleOf( $event );
		} ) );
		if ( [] === $events ) {
			throw Problem::badRequest( 'marketday_nothing_chosen', __( 'No event selected. Go back and select some.', 'marketday' ) );
		}
		return $this->file( $events, 'events.ics' );
	}

	public function refuse( Problem $problem ): Response {
		return Response::html( esc_html( $problem->getMessage() ), $problem->status, $problem->headers );
	}

	/** @param list<int> $events */
	public function text( array $events ): string {
		_prime_post_caches( $events );
		$zones = [];
		$lines = [];
		foreach ( $events as $event ) {
			$post     = get_post( $event );
			$schedule = EventData::scheduleOf( $event );
			if ( ! $post instanceof WP_Post || null === $schedule ) {
				continue;
			}
			array_push( $lines, ...EventLines::of( $post, $schedule ) );
			$name = $schedule->zone->getName();
			if ( ! $schedule->isAllDay && 'UTC' !== $name ) {
				$zones[ $name ] = [ $schedule->zone, min( $zones[ $name ][1] ?? PHP_INT_MAX, (int) substr( $schedule->start->date(), 0, 4 ) ) ];
			}
		}
		ksort( $zones );
		foreach ( array_reverse( $zones ) as [ $zone, $year ] ) {
			array_unshift( $lines, ...ZoneLines::of( $zone, $year, $this->clock->now()->getTimestamp() ) );
		}
		$title = html_entity_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		$lines = [
			new IcsLine( 'BEGIN', 'VCALENDAR' ),
			new IcsLine( 'VERSION', '2.0' ),
			new IcsLine( 'PRODID', '-//Marketday//Events calendar//EN' ),
			new IcsLine( 'CALSCALE', 'GREGORIAN' ),
			new IcsLine( 'METHOD', 'PUBLISH' ),
			IcsLine::ofText( 'NAME', $title ),
			IcsLine::ofText( 'X-WR-CALNAME', $title ),
			new IcsLine( 'REFRESH-INTERVAL', 'PT12H', [ 'VALUE' => 'DURATION' ] ),
			new IcsLine( 'X-PUBLISHED-TTL', 'PT12H' ),
			...$lines,
			new IcsLine( 'END', 'VCALENDAR' ),
		];
		return implode( '', array_map( static fn ( IcsLine $line ): string => $line->print(), $lines ) );
	}

	/** @param list<int> $events */
	private function file( array $events, string $name ): Response {
		return Response::download( $this->text( $events ), 'text/calendar; charset=utf-8', $name );
	}
}
