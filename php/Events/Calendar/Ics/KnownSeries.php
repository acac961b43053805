<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

use Marketday\Events\Calendar\EventData;
use Marketday\Events\Calendar\EventStatus;
use WP_Post;

/**
 * Events that the site has, where a file says a part of them alone: a changed date without its series (RFC 5545, 3.8.4.4), or that one is called
 * off (RFC 5546, 3.2.5). What the file does not say stays as the site has it.
 */
final class KnownSeries {
	/** Properties that tell the versions of the site's own copy. */
	private const VERSIONS = [ 'SEQUENCE', 'DTSTAMP', 'LAST-MODIFIED' ];

	public function __construct(
		private readonly KnownEvents $known,
		private readonly IcsZones $zones
	) {}

	public function complete( FileEvents $file ): void {
		foreach ( $file->partial() as $uid => [ $main, $changes ] ) {
			$uid     = (string) $uid;
			$changes = null === $main ? $this->ofOwnText( $file, $uid, $changes ) : $changes;
			$facts   = $main ?? $changes[0] ?? null;
			$post    = null === $facts ? null : $this->known->find( $uid, EventText::title( $facts ) );
			$own   = null === $post || 'trash' === $post->post_status ? [] : self::components( $post );
			if ( null === $post || [] === $own ) {
				continue;
			}
			$series  = array_shift( $own );
			$changes = array_map( self::bare( ... ), $changes );
			$kept    = array_filter( $own, fn ( IcsComponent $date ): bool => ! $this->isAmong( $date, $changes ) );
			$file->replace( $uid, null === $main ? $series : self::withStatusOf( $main, $series ), [ ...array_values( $kept ), ...$changes ] );
			if ( null !== $main ) {
				foreach ( $this->known->ofSeries( $uid ) as $date ) {
					$this->completeDate( $file, $uid, $date, $main );
				}
			}
		}
	}

	/**
	 * Dates that are events of their own here, with what the file says of them.
	 *
	 * @param list<IcsComponent> $changes
	 * @return list<IcsComponent> The others.
	 */
	private function ofOwnText( FileEvents $file, string $uid, array $changes ): array {
		$others = [];
		foreach ( $changes as $change ) {
			$date = $this->known->find( "{$uid}/" . trim( $change->line( 'RECURRENCE-ID' )->value ?? '' ), EventText::title( $change ) );
			if ( null === $date || ! $this->completeDate( $file, $uid, $date, $change ) ) {
				$others[] = $change;
			}
		}
		return $others;
	}

	private function completeDate( FileEvents $file, string $uid, WP_Post $post, IcsComponent $change ): bool {
		$own = 'trash' === $post->post_status ? null : self::components( $post )[0] ?? null;
		if ( null === $own ) {
			return false;
		}
		$id   = substr( EventData::uid( $post->ID ), strlen( "{$uid}/" ) );
		$file->add( $uid, $id, self::isCalledOff( $change ) ? self::withStatusOf( $change, $own ) : self::withTimesOf( $own, EventFacts::merge( $own, $change ) ) );
		return true;
	}

	private static function isCalledOff( IcsComponent $change ): bool {
		return EventStatus::Cancelled === EventFacts::status( $change );
	}

	/** Strips a cancellation to what it changes; makers write 'Cancelled:' before its name. */
	private static function bare( IcsComponent $change ): IcsComponent {
		if ( ! self::isCalledOff( $change ) ) {
			return $change;
		}
		$bare        = new IcsComponent( $change->name );
		$bare->lines = [ ...$change->all( 'UID' ), ...$change->all( 'RECURRENCE-ID' ), ...$change->all( 'STATUS' ) ];
		return $bare;
	}

	/**
	 * The site's event as a file would tell it: the series, and the dates that differ.
	 *
	 * @return list<IcsComponent>
	 */
	private static function components( WP_Post $post ): array {
		$schedule   = EventData::scheduleOf( $post->ID );
		$components = [];
		foreach ( null === $schedule ? [] : EventLines::of( $post, $schedule ) as $line ) {
			if ( 'BEGIN' === $line->name ) {
				$components[] = new IcsComponent( $line->value );
			} elseif ( 'END' !== $line->name && ! in_array( $line->name, self::VERSIONS, true ) ) {
				$components[ count( $components ) - 1 ]->lines[] = $line;
			}
		}
		return $components;
	}

	private static function withStatusOf( IcsComponent $change, IcsComponent $event ): IcsComponent {
		$with        = new IcsComponent( $event->name );
		$with->lines = [
			...array_filter( $event->lines, static fn ( IcsLine $line ): bool => ! in_array( $line->name, [ 'STATUS', 'X-MARKETDAY-STATUS' ], true ) ),
			...$change->all( 'STATUS' ),
		];
		return $with;
	}

	/** A date that is told without its time is where it was. */
	private static function withTimesOf( IcsComponent $own, IcsComponent $date ): IcsComponent {
		if ( null === $date->line( 'DTSTART' ) ) {
			array_push( $date->lines, ...$own->all( 'DTSTART' ), ...$own->all( 'DTEND' ) );
		}
		return $date;
	}

	/**
	 * Tells whether one of the changes takes the place of what the site has of the date. Who calls off all that follow leaves them at their times.
	 *
	 * @param list<IcsComponent> $changes
	 */
	private function isAmong( IcsComponent $date, array $changes ): bool {
		foreach ( $changes as $change ) {
			$isForAll = isset( $change->line( 'RECURRENCE-ID' )->parameters['RANGE'] );
			if ( ! ( $isForAll && self::isCalledOff( $change ) ) && $this->moment( $change ) === $this->moment( $date ) ) {
				return true;
			}
		}
		return false;
	}

	private function moment( IcsComponent $event ): ?string {
		$line = $event->line( 'RECURRENCE-ID' );
		$time = null === $line ? null : IcsTime::read( $line, $this->zones, $line->value );
		return null === $time ? null : ( $time->isDay ? $time->wall->date() : (string) $time->moment()->getTimestamp() );
	}
}
