<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use DateTimeZone;
use Marketday\Events\Calendar\LocalDateTime;

/** The clocks by which an event is kept here. */
final class SeriesZone {
	/** Years for which the clocks of a series have to agree. */
	private const YEARS = 12;

	/** Null where an event has whole days. */
	public readonly ?DateTimeZone $zone;

	/** True if a rule gives the same dates by these clocks as by those of the file. */
	public readonly bool $isExact;

	private readonly ?IcsZone $same;

	/** @param bool $recurs Whether a rule goes by these clocks: it stays in the file's own. */
	public function __construct( IcsSpan $span, IcsZones $zones, bool $recurs, DateTimeImmutable $now ) {
		$own           = $span->start->zone;
		[ $from, $to ] = $span->moments();
		$zone          = null;
		if ( ! $span->isDay && $recurs ) {
			$far  = max( $to, $now->getTimestamp() ) + self::YEARS * YEAR_IN_SECONDS;
			// Windows describes how its clocks go today, as if they had always gone so.
			$zone = $own->inDatabase( $from, $far ) ?? $own->inDatabase( max( $from, $now->getTimestamp() - YEAR_IN_SECONDS ), $far );
		} elseif ( ! $span->isDay ) {
			// UTC is where nobody is: what does not recur is shown where its calendar is kept.
			$at   = $own->isUtc() ? $zones->own : $own;
			$zone = $at->inDatabase( $from, $to ) ?? $at->zoneAt( $from );
			// A time that its clocks show twice means the first: the second is told by its distance to UTC.
			$zone = self::isUnambiguous( $zone, $from ) && self::isUnambiguous( $zone, $to ) ? $zone : $at->zoneAt( $from );
		}
		$this->isExact = $span->isDay || null !== $zone;
		$this->same    = $recurs && $this->isExact ? $own : null;
		$this->zone    = $span->isDay ? null : $zone ?? new DateTimeZone( 'UTC' );
	}

	private static function isUnambiguous( DateTimeZone $zone, int $moment ): bool {
		return LocalDateTime::of( new DateTimeImmutable( "@{$moment}" ), $zone )->in( $zone )->getTimestamp() === $moment;
	}

	public function wall( IcsTime $time ): LocalDateTime {
		return null === $this->zone ? new LocalDateTime( $time->wall->day, 0 ) : $time->in( $this->zone, $this->same );
	}

	/** The last day of days, or the end of a time. */
	public function end( IcsSpan $span ): LocalDateTime {
		return $span->end( $this->zone ?? wp_timezone(), $this->same );
	}

	/** The event without its other dates. */
	public function dates( IcsSpan $span ): SeriesDates {
		return new SeriesDates( $this->wall( $span->start ), $this->end( $span ), $this->zone, null );
	}
}
