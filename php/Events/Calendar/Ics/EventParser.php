<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use Marketday\Events\Calendar\EventData;
use Marketday\Events\Calendar\EventStatus;
use Marketday\Events\Calendar\InvalidEventException;
use Marketday\Events\Calendar\LocalDateTime;
use Marketday\Events\Calendar\Schedule;

/**
 * One event of a file: its VEVENT and those of its changed dates, as the calendar keeps events. A date with a text of its own is an event of its
 * own. What has no place is told.
 */
final class EventParser {
	/** @var array<string, int> How often, by what could not be kept. */
	public array $left = [];

	/** @var list<ReadEvent> The event, and those that come with it. */
	public array $events = [];

	private readonly IcsSpan $span;

	private readonly SeriesZone $zone;

	private readonly SeriesDates $dates;

	/**
	 * @param list<IcsComponent> $changes Those with a RECURRENCE-ID.
	 * @throws InvalidEventException Where it has no date, or one that cannot be.
	 */
	public function __construct(
		private readonly string $uid,
		public readonly IcsComponent $main,
		array $changes,
		private readonly IcsZones $zones,
		private readonly DateTimeImmutable $now
	) {
		$this->span  = $this->span( $main, $this->id( $main ) );
		$rules       = new SeriesRules( $main, $this->span, $zones, $now );
		$this->zone  = $rules->zone;
		$this->dates = $rules->dates;
		$this->single( 'RDATE' );
		$rules->exclude();
		array_map( $this->noteLeftOut( ... ), $rules->leftOut );
		$this->single( 'EXDATE' );
		foreach ( self::sortChanges( $changes ) as $change ) {
			$this->change( $change );
		}
		$this->keep( $uid, $main, $this->dates );
		// The series itself is the first of them.
		array_unshift( $this->events, ...array_splice( $this->events, -1 ) );
		foreach ( [ $main, ...$changes ] as $component ) {
			array_map( $this->noteLeftOut( ... ), EventFacts::withoutPlace( $component ) );
		}
	}

	/** @throws InvalidEventException */
	private function span( IcsComponent $event, ?IcsTime $otherwise = null ): IcsSpan {
		$span = new IcsSpan( $event, $this->zones, $otherwise );
		array_map( $this->noteLeftOut( ... ), $span->left );
		foreach ( [ 'DTSTART', 'DTEND', 'RECURRENCE-ID' ] as $name ) {
			$zone = $event->line( $name )->parameters['TZID'] ?? '';
			if ( '' !== $zone && ! $this->zones->zone( $zone )->isKnown() ) {
				/* translators: %s: the name of a time zone. */
				$this->noteLeftOut( sprintf( __( 'TZID: we don’t recognise the time zone %s, so we used the calendar’s own', 'marketday' ), $zone ) );
				break;
			}
		}
		return $span;
	}

	/** The date of a series that it is; null where it says none. */
	private function id( IcsComponent $event ): ?IcsTime {
		$line = $event->line( 'RECURRENCE-ID' );
		return null === $line ? null : IcsTime::read( $line, $this->zones, $line->value );
	}

	/** Reads RDATE or EXDATE. vCalendar 1.0 has semicolons in its lists. */
	private function single( string $property ): void {
		foreach ( $this->main->all( $property ) as $line ) {
			foreach ( array_filter( preg_split( '/[,;]/', trim( $line->value ) ) ?: [], static fn ( string $value ): bool => '' !== $value ) as $value ) {
				[ $begin, $end ] = explode( '/', $value, 2 ) + [ '', '' ];
				$time            = IcsTime::read( $line, $this->zones, $begin );
				if ( null === $time ) {
					$this->noteLeftOut( $property );
					continue;
				}
				$at = $this->zone->wall( $time );
				if ( 'EXDATE' === $property ) {
					// A day alone leaves out what is on that day.
					$this->dates->leave( $time->isDay ? $this->dates->date( $at, true ) ?? $at : $at );
					continue;
				}
				$at = $time->isDay && ! $this->span->isDay ? new LocalDateTime( $at->day, $this->dates->start->second ) : $at;
				$this->dates->add( $at );
				if ( '' !== $end && ! $this->span->isDay && ! $time->isDay ) {
					$this->lasts( $at, $line, $value );
				}
			}
		}
	}

	/** A date that is longer or shorter than the others (PERIOD). */
	private function lasts( LocalDateTime $at, IcsLine $line, string $period ): void {
		[ $begin, $end ] = explode( '/', $period, 2 );
		$event           = new IcsComponent( 'VEVENT' );
		$event->lines    = [
			new IcsLine( 'DTSTART', $begin, $line->parameters ),
			str_contains( strtoupper( $end ), 'P' ) ? new IcsLine( 'DURATION', $end ) : new IcsLine( 'DTEND', $end, $line->parameters ),
		];
		$this->dates->changes[ $at->basic() ] = [
			'at'     => $at->text(),
			'start'  => $at->text(),
			'end'    => $this->zone->end( $this->span( $event ) )->text(),
			'status' => '',
		];
	}

	/**
	 * Single ones first, and of those for all that follows the last one first: each goes along with what it belongs to.
	 *
	 * @param list<IcsComponent> $changes
	 * @return list<IcsComponent>
	 */
	private static function sortChanges( array $changes ): array {
		$key = static fn ( IcsComponent $change ): string => $change->line( 'RECURRENCE-ID' )->value ?? '';
		usort(
			$changes,
			static fn ( IcsComponent $one, IcsComponent $other ): int => [ self::isForAll( $one ), $key( $other ) ] <=> [ self::isForAll( $other ), $key( $one ) ]
		);
		return $changes;
	}

	private static function isForAll( IcsComponent $change ): bool {
		return 'THISANDFUTURE' === strtoupper( $change->line( 'RECURRENCE-ID' )->parameters['RANGE'] ?? '' );
	}

	/** One that cannot be is left out, and the others stay. */
	private function change( IcsComponent $change ): void {
		$line = $change->line( 'RECURRENCE-ID' );
		$id   = $this->id( $change );
		if ( null === $line || null === $id ) {
			$this->noteLeftOut( 'RECURRENCE-ID' );
			return;
		}
		$at   = $this->zone->wall( $id );
		$date = $this->dates->date( $at, $id->isDay || $this->span->isDay );
		if ( ( null === $date || isset( $this->dates->left[ $date->basic() ] ) ) && FileEvents::isOlder( $change, $this->main ) ) {
			$this->noteLeftOut( __( 'Changes to dates no longer in the series', 'marketday' ) );
			return;
		}
		try {
			if ( self::isForAll( $change ) ) {
				$this->following( null === $change->line( 'DTSTART' ) ? $this->withTimes( $change, $line ) : $change, $date );
				return;
			}
			$span   = $this->span( $change, null === $date ? $id : new IcsTime( $date, $this->span->isDay, $this->span->start->zone ) );
			$isSame = null !== $date && $span->isDay === $this->span->isDay && ! EventFacts::differs( $this->main, $change );
			if ( $isSame ) {
				// Some makers exclude a date that they change; one that is cancelled too is not shown.
				if ( EventStatus::Cancelled !== EventFacts::status( $change ) ) {
					unset( $this->dates->left[ $date->basic() ] );
				}
				$this->dates->changes[ $date->basic() ] = $this->dateOfChange( $date, $span, $change );
				return;
			}
			$zone = new SeriesZone( $span, $this->zones, false, $this->now );
			$this->keep( $this->uid . '/' . trim( $line->value ), EventFacts::merge( $this->main, $change ), $zone->dates( $span ) );
			null === $date || $this->dates->leave( $date );
		} catch ( InvalidEventException $problem ) {
			$this->noteLeftOut( 'RECURRENCE-ID: ' . $problem->getMessage() );
		}
	}

	/** @return array{at: string, start: string, end: string, status: string} */
	private function dateOfChange( LocalDateTime $date, IcsSpan $span, IcsComponent $change ): array {
		$own    = EventFacts::status( $change );
		$hasEnd = null !== $change->line( 'DTEND' ) || null !== $change->line( 'DURATION' ) || null !== $change->line( 'DTSTART' );
		return [
			'at'     => $date->text(),
			'start'  => $this->zone->wall( $span->start )->text(),
			'end'    => $hasEnd ? $this->zone->end( $span )->text() : '',
			'status' => $own === EventFacts::status( $this->main ) ? '' : $own->value,
		];
	}

	/** Gives a change its times: without any it begins at its date, and is as long as the series. */
	private function withTimes( IcsComponent $change, IcsLine $id ): IcsComponent {
		[ $from, $to ] = $this->span->moments();
		$timed         = new IcsComponent( $change->name );
		$timed->lines  = [
			...$change->lines,
			new IcsLine( 'DTSTART', $id->value, $id->parameters ),
			new IcsLine( 'DURATION', $this->span->isDay ? sprintf( 'P%dD', max( 1, intdiv( $to - $from + 43200, 86400 ) ) ) : sprintf( 'PT%dS', $to - $from ) ),
		];
		return $timed;
	}

	/**
	 * The series ends before the date, and an event of its own goes on from there.
	 *
	 * @throws InvalidEventException
	 */
	private function following( IcsComponent $change, ?LocalDateTime $date ): void {
		if ( null === $date || null === $this->dates->rule || $date->basic() === $this->dates->start->basic() ) {
			throw new InvalidEventException( 'changes', __( 'A change to all later dates has no date to start from.', 'marketday' ) );
		}
		$span = $this->span( $change );
		$next = ( new SeriesZone( $span, $this->zones, true, $this->now ) )->dates( $span );
		if ( ( null === $next->zone ) !== $this->span->isDay ) {
			throw new InvalidEventException( 'changes', __( 'A series of whole days can’t become one with times.', 'marketday' ) );
		}
		$leftOut = ( new Following( $this->dates, $date ) )->into( $next );
		array_map( $this->noteLeftOut( ... ), $leftOut );
		$this->keep( $this->uid . '/' . trim( $change->line( 'RECURRENCE-ID' )->value ?? '' ), EventFacts::merge( $this->main, $change ), $next );
	}

	/** @throws InvalidEventException */
	private function keep( string $uid, IcsComponent $facts, SeriesDates $dates ): void {
		[ $data, $cut ] = $dates->data();
		$data           = EventData::clean( EventFacts::data( $facts ) + $data );
		Schedule::read( $data );
		$this->events[] = new ReadEvent( $uid, $facts, $data );
		if ( $cut > 0 ) {
			/* translators: %d: a number. */
			$this->noteLeftOut( sprintf( __( 'Single dates long past: an event can have %d', 'marketday' ), EventData::MOST_DATES ), $cut );
		}
	}

	private function noteLeftOut( string $what, int $times = 1 ): void {
		$this->left[ $what ] = ( $this->left[ $what ] ?? 0 ) + $times;
	}
}
