<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

use DateTimeZone;
use Marketday\Events\Calendar\InvalidEventException;
use Marketday\Events\Calendar\LocalDateTime;
use Marketday\Events\Calendar\Schedule;

/** Dates that were events of their own, and that a newer file gives back to their series: they would be there twice. */
final class RejoinedDates {
	public function __construct( private readonly KnownEvents $known ) {}

	/**
	 * @param list<int> $met Events that are in the file.
	 * @return list<int> Public events that the series stands for now.
	 */
	public function of( ReadEvent $series, array $met ): array {
		try {
			$schedule = Schedule::read( $series->data );
		} catch ( InvalidEventException ) {
			return [];
		}
		$rejoined = [];
		foreach ( $this->known->ofSeries( $series->uid ) as $uid => $post ) {
			$isShown = 'publish' === $post->post_status && ! in_array( $post->ID, $met, true );
			if ( $isShown && self::has( $schedule, substr( (string) $uid, strlen( "{$series->uid}/" ) ) ) ) {
				$rejoined[] = $post->ID;
			}
		}
		return $rejoined;
	}

	/** @param string $id A RECURRENCE-ID. */
	private static function has( Schedule $schedule, string $id ): bool {
		$time = LocalDateTime::readBasic( rtrim( $id, 'Z' ) );
		if ( null === $time ) {
			return false;
		}
		$time = str_ends_with( $id, 'Z' ) && ! $schedule->isAllDay ? LocalDateTime::of( $time->in( new DateTimeZone( 'UTC' ) ), $schedule->zone ) : $time;
		$from = $time->in( $schedule->zone );
		foreach ( $schedule->occurrences( $from->modify( '+1 day' ), from: $from->modify( '-1 day' ) ) as $date ) {
			if ( $date->id === $time->basic() ) {
				return true;
			}
		}
		return false;
	}
}
