<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

/** The events of a file by what they are known by: of several versions the newest, and each with its changed dates. */
final class FileEvents {
	/** Methods that are sent to a calendar that asked, and are no event of it (RFC 5546, 3.2). */
	private const REPLIES = [ 'REPLY', 'REFRESH', 'COUNTER', 'DECLINECOUNTER' ];

	/** @var array<string, array<int, IcsComponent>> By UID. */
	private array $events = [];

	/** @var array<string, array<string, IcsComponent>> By UID and RECURRENCE-ID. */
	private array $changes = [];

	/** @var array<string, IcsComponent> Dates of series that are events of their own here, by the UID that they have here. */
	private array $dates = [];

	/** @var array<string, true> UIDs of events that the file does nothing but call off. */
	private array $calledOff = [];

	/** Versions that a newer one of the same file replaces. */
	public int $older = 0;

	/** @throws InvalidCalendarException Where it has no events but answers. */
	public function __construct( IcsComponent $calendar ) {
		foreach ( self::publishedEvents( $calendar ) as [ $event, $isCalledOff ] ) {
			$uid = self::uid( $event );
			$id  = $event->line( 'RECURRENCE-ID' );
			if ( null === $id ) {
				$this->addVersion( $uid, $event );
				if ( $isCalledOff || ( null === $event->line( 'DTSTART' ) && 'CANCELLED' === strtoupper( $event->text( 'STATUS' ) ) ) ) {
					$this->calledOff[ $uid ] = true;
				}
				continue;
			}
			$key                           = trim( $id->value ) . ( $id->parameters['RANGE'] ?? '' );
			$other                         = $this->changes[ $uid ][ $key ] ?? null;
			$this->changes[ $uid ][ $key ] = null === $other ? $event : $this->newer( $other, $event );
		}
	}

	/** @return list<array{string, IcsComponent, list<IcsComponent>}> UID, event and its changed dates; a change whose event is not in the file is an event of its own. */
	public function all(): array {
		$all = [];
		foreach ( $this->events as $uid => $events ) {
			// Makers who give one UID to several events mean several events.
			usort( $events, static fn ( IcsComponent $one, IcsComponent $other ): int => self::start( $one ) <=> self::start( $other ) );
			foreach ( $events as $place => $event ) {
				$all[] = [ 0 === $place ? (string) $uid : "{$uid}/" . self::start( $event ), $event, 0 === $place ? array_values( $this->changes[ $uid ] ?? [] ) : [] ];
			}
		}
		foreach ( array_diff_key( $this->changes, $this->events ) as $uid => $changes ) {
			foreach ( $changes as $change ) {
				$all[] = [ "{$uid}/" . trim( $change->line( 'RECURRENCE-ID' )->value ?? '' ), $change, [] ];
			}
		}
		foreach ( $this->dates as $uid => $date ) {
			$all[] = [ (string) $uid, $date, [] ];
		}
		return $all;
	}

	/**
	 * Events of which the file tells a part alone: dates without their series, and what is called off.
	 *
	 * @return array<string, array{IcsComponent|null, list<IcsComponent>}> By UID: what is said of the event itself, and of its dates.
	 */
	public function partial(): array {
		$partial = [];
		foreach ( array_diff_key( $this->changes, $this->events ) as $uid => $changes ) {
			$partial[ $uid ] = [ null, array_values( $changes ) ];
		}
		foreach ( array_intersect_key( $this->events, $this->calledOff ) as $uid => $events ) {
			if ( 1 === count( $events ) ) {
				$partial[ $uid ] = [ $events[0], array_values( $this->changes[ $uid ] ?? [] ) ];
			}
		}
		return $partial;
	}

	/**
	 * Puts together what the file and the site know of a series.
	 *
	 * @param list<IcsComponent> $changes
	 */
	public function replace( string $uid, IcsComponent $series, array $changes ): void {
		$this->events[ $uid ]  = [ $series ];
		$this->changes[ $uid ] = [];
		foreach ( $changes as $place => $change ) {
			$this->changes[ $uid ][ "0{$place}" ] = $change;
		}
	}

	/** A date that is an event of its own here. @param string $id Its RECURRENCE-ID. */
	public function add( string $uid, string $id, IcsComponent $date ): void {
		$this->dates[ "{$uid}/{$id}" ] = $date;
		foreach ( $this->changes[ $uid ] ?? [] as $key => $change ) {
			if ( trim( $change->line( 'RECURRENCE-ID' )->value ?? '' ) === $id ) {
				unset( $this->changes[ $uid ][ $key ] );
			}
		}
	}

	/**
	 * @return list<array{IcsComponent, bool}> Each with whether the calendar's method is to call it off.
	 * @throws InvalidCalendarException
	 */
	private static function publishedEvents( IcsComponent $root ): array {
		$events = [];
		foreach ( $root->children as $calendar ) {
			$method = strtoupper( $calendar->text( 'METHOD' ) );
			if ( in_array( $method, self::REPLIES, true ) ) {
				throw new InvalidCalendarException( __( 'This file is a reply to an invitation and has no events to add.', 'marketday' ) );
			}
			foreach ( [ ...( 'VEVENT' === $calendar->name ? [ $calendar ] : [] ), ...$calendar->below( 'VEVENT' ) ] as $event ) {
				if ( 'CANCEL' === $method ) {
					array_unshift( $event->lines, new IcsLine( 'STATUS', 'CANCELLED' ) );
				}
				$events[] = [ $event, 'CANCEL' === $method ];
			}
		}
		return $events;
	}

	private function addVersion( string $uid, IcsComponent $event ): void {
		foreach ( $this->events[ $uid ] ?? [] as $place => $other ) {
			if ( self::sequence( $other ) !== self::sequence( $event ) || self::start( $other ) === self::start( $event ) ) {
				$this->events[ $uid ][ $place ] = $this->newer( $other, $event );
				return;
			}
		}
		$this->events[ $uid ][] = $event;
	}

	private function newer( IcsComponent $one, IcsComponent $other ): IcsComponent {
		++$this->older;
		return self::version( $one ) > self::version( $other ) ? $one : $other;
	}

	/** Tells whether a change was made before the series was written anew, and has stayed as it was. */
	public static function isOlder( IcsComponent $change, IcsComponent $series ): bool {
		[ $own, $other ] = [ self::version( $change ), self::version( $series ) ];
		return null !== $change->line( 'SEQUENCE' ) && $own[0] < $other[0] && $own[1] <= $other[1];
	}

	/** @return array{int, string} */
	private static function version( IcsComponent $event ): array {
		return [ self::sequence( $event ), max( $event->text( 'LAST-MODIFIED' ), $event->text( 'DTSTAMP' ) ) ];
	}

	private static function sequence( IcsComponent $event ): int {
		return (int) $event->text( 'SEQUENCE' );
	}

	private static function start( IcsComponent $event ): string {
		return trim( $event->line( 'DTSTART' )->value ?? '' );
	}

	/** Name of an event; without one, it is known by when, what and where it is. */
	private static function uid( IcsComponent $event ): string {
		$uid = $event->text( 'UID' );
		return '' !== $uid ? $uid : md5( implode( "\n", [ self::start( $event ), $event->text( 'SUMMARY' ), $event->text( 'LOCATION' ) ] ) );
	}
}
