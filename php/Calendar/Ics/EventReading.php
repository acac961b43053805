<?php

declare( strict_types=1 );

namespace Marketday\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

use DateInterval;
use DateTimeZone;
use Marketday\Calendar\EventData;
use Marketday\Calendar\EventStatus;
use Marketday\Calendar\InvalidEventException;
use Marketday\Calendar\Recurrence\InvalidRuleException;
use Marketday\Calendar\Recurrence\Rule;
use Marketday\Calendar\Schedule;
use Marketday\Calendar\WallTime;
use Throwable;

/** One event of a file: its VEVENT and those of its changed dates, as the calendar keeps events; what has no place there is told. */
final class EventReading {
	/** What says nothing to visitors of a public calendar, or is worked out anew. */
	private const SILENT = [
		'UID',
		'DTSTAMP',
		'DTSTART',
		'DTEND',
		'DURATION',
		'RRULE',
		'RDATE',
		'EXDATE',
		'RECURRENCE-ID',
		'SEQUENCE',
		'CREATED',
		'LAST-MODIFIED',
		'SUMMARY',
		'DESCRIPTION',
		'LOCATION',
		'GEO',
		'URL',
		'CATEGORIES',
		'STATUS',
		'ORGANIZER',
		'CONFERENCE',
		'CLASS',
		'TRANSP',
		'X-ALT-DESC',
		'X-MARKETDAY-STATUS',
		'X-MARKETDAY-COST',
		'X-MARKETDAY-CAPACITY',
		'X-MARKETDAY-TICKETS',
		'X-MARKETDAY-ACCESSIBILITY',
	];

	/** @var array<string, int> How often, by what could not be kept. */
	public array $left = [];

	/** @var array<string, mixed> As EventData has it. */
	public readonly array $data;

	/**
	 * @param list<IcsComponent> $changes Those with a RECURRENCE-ID.
	 * @throws InvalidEventException Where it has no date, or one that cannot be.
	 */
	public function __construct(
		public readonly IcsComponent $main,
		array $changes,
		private readonly IcsZones $zones
	) {
		$start = $main->line( 'DTSTART' ) ?? throw new InvalidEventException( 'start', __( 'The event has no start.', 'marketday' ) );
		$isDay = 8 === strlen( trim( $start->value ) );
		$zone  = $isDay ? null : $this->zoneOf( $start );
		$first = $this->time( $start, $zone ) ?? throw new InvalidEventException( 'start', __( 'The event has no start that can be read.', 'marketday' ) );
		$data  = [
			'start'        => $first->text(),
			'end'          => $this->end( $main, $first, $zone, $isDay )->text(),
			'zone'         => $zone?->getName() ?? '',
			'allDay'       => $isDay,
			'rrule'        => $this->rule(),
			'rdates'       => $this->dates( 'RDATE', $zone ),
			'exdates'      => $this->dates( 'EXDATE', $zone ),
			'changes'      => $this->changes( $changes, $zone, $isDay ),
			'status'       => $this->status( $main )->value,
			'onlineUrl'    => $main->line( 'CONFERENCE' )->value ?? '',
			'organiser'    => $main->line( 'ORGANIZER' )->parameters['CN'] ?? '',
			'organiserUrl' => $main->line( 'ORGANIZER' )->value ?? '',
			'cost'         => $main->text( 'X-MARKETDAY-COST' ),
			'capacity'     => $main->text( 'X-MARKETDAY-CAPACITY' ),
			'ticketUrl'    => $main->line( 'X-MARKETDAY-TICKETS' )->value ?? '',
		];
		$this->data = EventData::clean( $data );
		Schedule::read( $this->data );
		foreach ( [ $main, ...$changes ] as $component ) {
			$this->tellRest( $component );
		}
	}

	/** @return list<string> */
	public function names( string $property ): array {
		$names = [];
		foreach ( $this->main->all( $property ) as $line ) {
			array_push(
				$names,
				...array_map( static fn ( string $name ): string => trim( IcsLine::unescape( $name ) ), preg_split( '/(?<!\\\\),/', $line->value ) ?: [] )
			);
		}
		return array_values( array_filter( $names, static fn ( string $name ): bool => '' !== $name ) );
	}

	public function isPrivate(): bool {
		return in_array( strtoupper( $this->main->text( 'CLASS' ) ), [ 'PRIVATE', 'CONFIDENTIAL' ], true );
	}

	private function rule(): string {
		$kept = '';
		foreach ( $this->main->all( 'RRULE' ) as $line ) {
			try {
				$rule = (string) Rule::parse( $line->value );
			} catch ( InvalidRuleException $problem ) {
				$this->leave( 'RRULE: ' . $problem->getMessage() );
				continue;
			}
			if ( '' === $kept ) {
				$kept = $rule;
			} else {
				$this->leave( __( 'RRULE: an event has one rule here', 'marketday' ) );
			}
		}
		return $kept;
	}

	private function end( IcsComponent $event, WallTime $start, ?DateTimeZone $zone, bool $isDay ): WallTime {
		$line = $event->line( 'DTEND' );
		$end  = null === $line ? null : $this->time( $line, $zone );
		if ( null !== $end ) {
			return $isDay ? new WallTime( max( $start->day, $end->day - 1 ), 0 ) : $end;
		}
		try {
			$length = new DateInterval( ltrim( $event->text( 'DURATION' ), '+' ) ?: 'PT0S' );
		} catch ( Throwable ) {
			$this->leave( 'DURATION' );
			return $start;
		}
		if ( $isDay ) {
			return new WallTime( $start->day + max( 0, $length->d - 1 ), 0 );
		}
		$in = $zone ?? wp_timezone();
		return WallTime::of( $start->in( $in )->add( $length ), $in );
	}

	/** @return list<string> */
	private function dates( string $property, ?DateTimeZone $zone ): array {
		$dates = [];
		foreach ( $this->main->all( $property ) as $line ) {
			foreach ( explode( ',', $line->value ) as $value ) {
				[ $value, $rest ] = explode( '/', $value, 2 ) + [ '', '' ];
				$time             = $this->time( new IcsLine( $property, $value, $line->parameters ), $zone );
				if ( null === $time ) {
					$this->leave( $property );
					continue;
				}
				if ( '' !== $rest ) {
					$this->leave( __( 'RDATE: the length of a period', 'marketday' ) );
				}
				// A day alone is that of the series' own time.
				$dates[] = 8 === strlen( rtrim( trim( $value ), 'Z' ) ) ? $time->date() : $time->text();
			}
		}
		return $dates;
	}

	/**
	 * @param list<IcsComponent> $changes
	 * @return list<array<string, string>>
	 */
	private function changes( array $changes, ?DateTimeZone $zone, bool $isDay ): array {
		$read = [];
		foreach ( $changes as $change ) {
			$id    = $change->line( 'RECURRENCE-ID' );
			$begin = $change->line( 'DTSTART' );
			$at    = null === $id ? null : $this->time( $id, $zone );
			$start = null === $begin ? null : $this->time( $begin, $zone );
			if ( null === $id || null === $at || null === $start || isset( $id->parameters['RANGE'] ) ) {
				$this->leave( 'RECURRENCE-ID' );
				continue;
			}
			$own    = $this->status( $change );
			$read[] = [
				'at'     => $at->text(),
				'start'  => $start->text(),
				'end'    => $this->end( $change, $start, $zone, $isDay )->text(),
				'status' => $own === $this->status( $this->main ) ? '' : $own->value,
			];
		}
		return $read;
	}

	private function status( IcsComponent $event ): EventStatus {
		$own = EventStatus::tryFrom( $event->text( 'X-MARKETDAY-STATUS' ) );
		return $own ?? ( 'CANCELLED' === strtoupper( $event->text( 'STATUS' ) ) ? EventStatus::Cancelled : EventStatus::Scheduled );
	}

	/** Of UTC where it says so, of the site where it says nothing. */
	private function zoneOf( IcsLine $line ): DateTimeZone {
		if ( str_ends_with( trim( $line->value ), 'Z' ) ) {
			return new DateTimeZone( 'UTC' );
		}
		$name = $line->parameters['TZID'] ?? '';
		$zone = '' === $name ? wp_timezone() : $this->zones->named( $name );
		if ( null === $zone ) {
			/* translators: %s: the name of a time zone. */
			$this->leave( sprintf( __( 'TZID: the time zone %s is not known; the site’s own is taken', 'marketday' ), $name ) );
		}
		return $zone ?? wp_timezone();
	}

	/** In the wall's time of the series. */
	private function time( IcsLine $line, ?DateTimeZone $zone ): ?WallTime {
		$value = trim( $line->value );
		$time  = WallTime::readBasic( rtrim( $value, 'Z' ) );
		if ( null === $time || null === $zone || 8 === strlen( rtrim( $value, 'Z' ) ) ) {
			return $time;
		}
		$own = $this->zoneOf( $line );
		return $own->getName() === $zone->getName() ? $time : WallTime::of( $time->in( $own ), $zone );
	}

	private function tellRest( IcsComponent $event ): void {
		foreach ( $event->lines as $line ) {
			if ( ! in_array( $line->name, self::SILENT, true ) ) {
				$this->leave( $line->name );
			}
		}
		foreach ( $event->children as $child ) {
			$this->leave( $child->name );
		}
	}

	private function leave( string $what ): void {
		$this->left[ $what ] = ( $this->left[ $what ] ?? 0 ) + 1;
	}
}
