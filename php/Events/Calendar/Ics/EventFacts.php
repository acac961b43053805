<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

use Marketday\Events\Calendar\EventStatus;

/** Everything that a VEVENT says beside its dates. */
final class EventFacts {
	/** Properties that say when, or which version this is. */
	private const TIMES = [
		'UID',
		'DTSTAMP',
		'DTSTART',
		'DTEND',
		'DURATION',
		'RRULE',
		'EXRULE',
		'RDATE',
		'EXDATE',
		'RECURRENCE-ID',
		'SEQUENCE',
		'CREATED',
		'LAST-MODIFIED',
		...IcsSpan::ALL_DAY,
	];

	/** Properties that a single date may have of its own, so that it is an event of its own here. */
	private const OWN = [
		'SUMMARY',
		'DESCRIPTION',
		'LOCATION',
		'CATEGORIES',
		'CLASS',
		'CONFERENCE',
		'X-ALT-DESC',
		'X-MARKETDAY-COST',
		'X-MARKETDAY-CAPACITY',
		'X-MARKETDAY-TICKETS',
		'X-MARKETDAY-ACCESSIBILITY',
	];

	/** Properties that are kept, or say nothing to visitors of a public calendar. */
	private const SILENT = [ 'GEO', 'URL', 'STATUS', 'ORGANIZER', 'TRANSP', 'X-MARKETDAY-STATUS' ];

	/** @return array<string, string> As EventData has it. */
	public static function data( IcsComponent $event ): array {
		return [
			'status'       => self::status( $event )->value,
			'onlineUrl'    => $event->line( 'CONFERENCE' )->value ?? '',
			'organiser'    => $event->line( 'ORGANIZER' )->parameters['CN'] ?? '',
			'organiserUrl' => $event->line( 'ORGANIZER' )->value ?? '',
			'cost'         => $event->text( 'X-MARKETDAY-COST' ),
			'capacity'     => $event->text( 'X-MARKETDAY-CAPACITY' ),
			'ticketUrl'    => $event->line( 'X-MARKETDAY-TICKETS' )->value ?? '',
		];
	}

	public static function status( IcsComponent $event ): EventStatus {
		$own = EventStatus::tryFrom( $event->text( 'X-MARKETDAY-STATUS' ) );
		return $own ?? ( 'CANCELLED' === strtoupper( $event->text( 'STATUS' ) ) ? EventStatus::Cancelled : EventStatus::Scheduled );
	}

	public static function isPrivate( IcsComponent $event ): bool {
		return in_array( strtoupper( $event->text( 'CLASS' ) ), [ 'PRIVATE', 'CONFIDENTIAL' ], true );
	}

	/** @return list<string> The names of a list such as CATEGORIES. */
	public static function names( IcsComponent $event, string $property ): array {
		$names = [];
		foreach ( $event->all( $property ) as $line ) {
			array_push(
				$names,
				...array_map( static fn ( string $name ): string => trim( IcsLine::unescape( $name ) ), preg_split( '/(?<!\\\\)[,;]/', $line->value ) ?: [] )
			);
		}
		return array_values( array_filter( $names, static fn ( string $name ): bool => '' !== $name ) );
	}

	/** Tells whether a changed date says something of its own. What it does not say is as the series has it. */
	public static function differs( IcsComponent $series, IcsComponent $change ): bool {
		foreach ( self::OWN as $name ) {
			if ( null !== $change->line( $name ) && $change->text( $name ) !== $series->text( $name ) ) {
				return true;
			}
		}
		return null !== $change->line( 'ORGANIZER' ) && self::data( $change )['organiser'] !== self::data( $series )['organiser'];
	}

	/** A changed date with all that its series says and it does not. */
	public static function merge( IcsComponent $series, IcsComponent $change ): IcsComponent {
		$merged        = new IcsComponent( $change->name );
		$merged->lines = $change->lines;
		// Of two forms of one text, the changed one counts.
		$text = null === $change->line( 'DESCRIPTION' ) ? [] : [ 'X-ALT-DESC' ];
		foreach ( $series->lines as $line ) {
			if ( null === $change->line( $line->name ) && ! in_array( $line->name, [ ...self::TIMES, ...$text ], true ) ) {
				$merged->lines[] = $line;
			}
		}
		return $merged;
	}

	/** @return list<string> What has no place in an event here. */
	public static function withoutPlace( IcsComponent $event ): array {
		$names = array_column( [ ...$event->lines, ...$event->children ], 'name' );
		return array_values( array_diff( $names, self::TIMES, self::OWN, self::SILENT ) );
	}
}
