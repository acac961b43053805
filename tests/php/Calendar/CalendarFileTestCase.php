<?php

declare( strict_types=1 );

namespace Marketday\Tests\Calendar;

use DateTimeImmutable;
use Marketday\Events\Calendar\EventData;
use Marketday\Events\Calendar\EventStatus;
use Marketday\Events\Calendar\EventType;
use Marketday\Events\Calendar\Ics\EventImport;
use WP_Post;

/** Imports calendars that are given as their lines, and says what came of them. */
abstract class CalendarFileTestCase extends CalendarTestCase {
	/**
	 * @param list<string> $lines
	 * @param list<string> $dates Title, and begin and end in UTC; of whole days, the first and the last.
	 * @param list<string> $left
	 */
	protected function assertReads( array $lines, array $dates, array $left ): void {
		$report = $this->import( $lines );

		self::assertSame( [ $dates, $left, [] ], [ $this->dates(), array_keys( $report['left'] ), $report['refused'] ] );
	}

	/**
	 * @param list<string> $lines A later one of a name takes the place of an earlier one.
	 * @return list<string>
	 */
	protected static function vevent( array $lines ): array {
		$own = static fn ( string $name ): bool => [] !== preg_grep( "/^{$name}:/", $lines );
		return [ 'BEGIN:VEVENT', ...( $own( 'UID' ) ? [] : [ 'UID:a' ] ), ...( $own( 'SUMMARY' ) ? [] : [ 'SUMMARY:A' ] ), ...$lines, 'END:VEVENT' ];
	}

	/** @param list<string> $lines */
	protected static function file( array $lines ): string {
		return implode( "\r\n", [ 'BEGIN:VCALENDAR', 'VERSION:2.0', ...$lines, 'END:VCALENDAR' ] ) . "\r\n";
	}

	/**
	 * @param list<string> $lines
	 * @return array{made: int, renewed: int, same: int, refused: list<string>, left: array<string, int>}
	 */
	protected function import( array $lines ): array {
		return ( new EventImport( $this->clock, 'publish', false ) )->run( self::file( $lines ) );
	}

	/** @return list<WP_Post> */
	protected function posts(): array {
		return array_values( get_posts( [ 'post_type' => EventType::NAME, 'post_status' => 'any', 'numberposts' => -1 ] ) );
	}

	/** @return list<string> */
	protected function dates(): array {
		$dates = [];
		foreach ( $this->posts() as $post ) {
			foreach ( EventData::scheduleOf( $post->ID )?->occurrences( new DateTimeImmutable( '2030-01-01' ) ) ?? [] as $date ) {
				[ $start, $end ] = [ $date->start->getTimestamp(), $date->end->getTimestamp() ];
				$dates[]         = "{$post->post_title} " . ( $date->isAllDay
					? $date->start->format( 'Y-m-d - ' ) . $date->end->modify( '-1 day' )->format( 'Y-m-d' )
					: gmdate( 'Y-m-d H:i', $start ) . ( $end > $start ? gmdate( '/H:i', $end ) : '' ) ) . ( EventStatus::Cancelled === $date->status ? ' cancelled' : '' );
			}
		}
		sort( $dates );
		return $dates;
	}
}
