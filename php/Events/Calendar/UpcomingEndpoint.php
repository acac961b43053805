<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\View;

/** admin-ajax `marketday_calendar`: loads more of a list of upcoming events. */
final class UpcomingEndpoint {
	private const DEEPEST = 5000;

	/** Longer than any `args` of ours. */
	private const LONGEST = 1000;

	public function __construct(
		private readonly EventFinder $finder,
		private readonly Clock $clock,
		private readonly View $view
	) {}

	/**
	 * `behavior=loadupcoming` with `time` (a date's moment, or '' for now) or `dates`, and `args`: after, before, offset, ref with `|` between.
	 *
	 * @throws Problem
	 */
	public function answer( Request $request ): Response {
		if ( 'loadupcoming' !== $request->text( 'behavior' ) ) {
			throw $request->invalid( 'behavior', 'must be loadupcoming' );
		}
		if ( ! $request->has( 'time' ) && ! $request->has( 'dates' ) ) {
			throw $request->invalid( 'time', 'is missing' );
		}
		$time = $request->plain( 'time', 25 );
		$request->plain( 'dates', 25 );
		wp_parse_str( strtr( $request->plain( 'args', self::LONGEST ), '|', '&' ), $sent );
		$args   = new Request( $sent );
		$after  = $args->integer( 'after', 5, 0, UpcomingList::MOST );
		$before = $args->integer( 'before', 0, 0, UpcomingList::MOST );
		$offset = $args->integer( 'offset', 0, 0, self::DEEPEST );
		$limit  = $this->limit( $args );
		$filter = new EventFilter( $limit );
		$moment = '' === $time ? $this->clock->now() : $this->moment( $time, $request );
		$events = $before > 0
			? $this->finder->before( $moment->getTimestamp(), $filter, $before + 1, $offset )
			: $this->finder->after( $moment->getTimestamp(), $filter, $after + 1, $offset );
		$number = $before > 0 ? $before : $after;
		$isMore = count( $events ) > $number;
		$shown  = $before > 0 ? array_slice( $events, -$number ) : array_slice( $events, 0, $number );
		if ( [] === $shown ) {
			return Response::json( [
				'success'  => 0,
				'response' => __( 'No upcoming events found.', 'marketday' ),
			] );
		}
		return Response::json( [
			'success'  => 1,
			'args'     => UpcomingList::args( $number, $offset + count( $shown ), $args->plain( 'ref', self::LONGEST ), $before > 0 ? 'before' : 'after' ),
			'more'     => $isMore,
			'response' => View::tight( $this->view->render( 'upcoming-items', [ 'events' => $shown ] ) ),
		] );
	}

	/** @throws Problem */
	private function moment( string $time, Request $request ): DateTimeImmutable {
		$wall = LocalDateTime::read( strtr( $time, ' ', 'T' ) );
		return null === $wall ? throw $request->invalid( 'time', 'must be a date and a time' ) : $wall->in( wp_timezone() );
	}

	/**
	 * @return list<int>
	 * @throws Problem 404 for a list nobody has printed.
	 */
	private function limit( Request $args ): array {
		$ref = $args->plain( 'ref', self::LONGEST );
		if ( '' === $ref ) {
			return [];
		}
		[ $text ] = explode( '-', $ref, 2 );
		$limit    = array_values( NonEmpty::of( array_map( 'intval', explode( '.', $text ) ) ) );
		return hash_equals( UpcomingList::sign( $limit ), $ref )
			? $limit
			: throw Problem::notFound( 'marketday_unknown_list', __( 'This event list has changed. Reload the page.', 'marketday' ) );
	}
}
