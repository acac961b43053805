<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use Marketday\Events\Calendar\InvalidEventException;
use Marketday\Events\Calendar\Schedule;

/** The events of a file that can be taken: what is to come, the next first, and of what is over the latest. */
final class Newest {
	public const MOST = 2000;

	/**
	 * @param list<ReadEvent> $events
	 * @return array{list<ReadEvent>, list<ReadEvent>, list<ReadEvent>} Those that are kept, and what is left out of the past and of the future.
	 */
	public static function of( array $events, DateTimeImmutable $now ): array {
		if ( count( $events ) <= self::MOST ) {
			return [ $events, [], [] ];
		}
		$coming = [];
		$past   = [];
		foreach ( $events as $place => $event ) {
			[ $start, $end ] = self::bounds( $event, $now );
			if ( $end >= $now->getTimestamp() ) {
				$coming[ $place ] = $start;
			} else {
				$past[ $place ] = -$end;
			}
		}
		asort( $coming );
		asort( $past );
		$places = array_slice( [ ...array_keys( $coming ), ...array_keys( $past ) ], 0, self::MOST );
		$of     = static fn ( array $chosen ): array => array_values( array_intersect_key( $events, array_flip( $chosen ) ) );
		return [ $of( $places ), $of( array_diff( array_keys( $past ), $places ) ), $of( array_diff( array_keys( $coming ), $places ) ) ];
	}

	/** @return array{int, int} Unix time of its first date's begin and its last date's end. */
	private static function bounds( ReadEvent $event, DateTimeImmutable $now ): array {
		try {
			$schedule = Schedule::read( $event->data );
		} catch ( InvalidEventException ) {
			return [ PHP_INT_MAX, PHP_INT_MAX ];
		}
		$dates = $schedule->isEndless() ? [] : $schedule->occurrences( $now->modify( '+100 years' ) );
		$end   = [] === $dates ? PHP_INT_MAX : max( array_map( static fn ( $date ): int => $date->end->getTimestamp(), $dates ) );
		return [ $schedule->start->in( $schedule->zone )->getTimestamp(), $end ];
	}
}
