<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Clock;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;

/** REST `event-dates`: the next dates of an event as its editor has it, in words. */
final class EventDatesEndpoint {
	private const SHOWN = 6;

	public function __construct( private readonly Clock $clock ) {}

	/** @throws Problem 400 where the dates cannot be. */
	public function answer( Request $request ): Response {
		try {
			$schedule = Schedule::read( EventData::clean( $request->map( 'event', 30, 1000 ) ) );
		} catch ( InvalidEventException $problem ) {
			throw Problem::badRequest( 'marketday_invalid_event', $problem->getMessage() );
		}
		$now   = $this->clock->now();
		$dates = array_filter(
			$schedule->occurrences( max( $now, $schedule->start->in( $schedule->zone ) )->modify( '+25 months' ), 5000, $now->modify( '-1 year' ) ),
			static fn ( Occurrence $date ): bool => $date->end > $now
		);
		return Response::json( [
			'words' => null === $schedule->rule ? '' : RuleFormatter::say( $schedule->rule, $schedule->start->in( $schedule->zone ) ),
			'dates' => array_map( static fn ( Occurrence $date ): array => [
				'at'          => substr( LocalDateTime::readBasic( $date->id )?->text() ?? '', 0, 16 ),
				'text'        => EventTimes::date( $date->start ) . ( $date->isAllDay ? '' : ', ' . EventTimes::time( $date->start ) ),
				'start'       => substr( LocalDateTime::of( $date->start, $schedule->zone )->text(), 0, 16 ),
				'end'         => substr( LocalDateTime::of( $date->isAllDay ? $date->end->modify( '-1 day' ) : $date->end, $schedule->zone )->text(), 0, 16 ),
				'isCancelled' => EventStatus::Cancelled === $date->status,
				'isMoved'     => LocalDateTime::of( $date->start, $schedule->zone )->basic() !== $date->id,
			], array_slice( array_values( $dates ), 0, self::SHOWN ) ),
		] );
	}
}
