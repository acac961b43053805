<?php

declare( strict_types=1 );

namespace Marketday\Tests\Calendar;

use Marketday\Events\Calendar\EventData;
use Marketday\Events\Calendar\Ics\EventImport;
use PHPUnit\Framework\Attributes\DataProvider;

/** Files that say a part of an event alone: a changed date without its series, a series that is called off (RFC 5545, 3.8.4.4; RFC 5546, 3.2.5). */
final class PartialFilesTest extends CalendarFileTestCase {
	private const SERIES = [
		'BEGIN:VEVENT',
		'UID:s/1@example.org',
		'SUMMARY:Choir\, all',
		'DESCRIPTION:Songs of <old>\nand new',
		'LOCATION:The Hall\, 1 High Street',
		'DTSTART;TZID=Europe/London:20261201T190000',
		'DTEND;TZID=Europe/London:20261201T200000',
		'RRULE:FREQ=WEEKLY;COUNT=4',
		'EXDATE;TZID=Europe/London:20261222T190000',
		'END:VEVENT',
		'BEGIN:VEVENT',
		'UID:s/1@example.org',
		'RECURRENCE-ID;TZID=Europe/London:20261208T190000',
		'DTSTART;TZID=Europe/London:20261208T193000',
		'DTEND;TZID=Europe/London:20261208T203000',
		'SUMMARY:Choir\, all',
		'END:VEVENT',
	];

	/**
	 * @param list<string> $lines
	 * @param list<string> $dates
	 */
	#[DataProvider( 'parts' )]
	public function test_changes_the_event_that_is_there( array $lines, array $dates ): void {
		$this->import( self::SERIES );
		$before = $this->posts()[0];
		$report = $this->import( $lines );
		$again  = $this->import( $lines );

		self::assertSame( $dates, $this->dates() );
		self::assertSame( [ [ 0, 1, 0, [] ], [ 0, 0, 1, [] ] ], [ self::counts( $report ), self::counts( $again ) ] );
		$after = $this->posts()[0];
		self::assertSame( [ $before->ID, $before->post_content ], [ $after->ID, $after->post_content ] );
		self::assertSame( [ 'The Hall, 1 High Street' ], wp_get_object_terms( $after->ID, \Marketday\Events\Calendar\EventType::LOCATION, [ 'fields' => 'names' ] ) );
	}

	/** @return iterable<string, array{list<string>, list<string>}> */
	public static function parts(): iterable {
		$first  = 'Choir, all 2026-12-01 19:00/20:00';
		$second = 'Choir, all 2026-12-08 19:30/20:30';
		$third  = 'Choir, all 2026-12-15 19:00/20:00';
		yield 'a date that is moved' => [
			self::date( [ 'RECURRENCE-ID:20261215T190000Z', 'DTSTART:20261215T210000Z', 'DTEND:20261215T220000Z' ] ),
			[ $first, $second, 'Choir, all 2026-12-15 21:00/22:00' ],
		];
		yield 'a date that is moved once more' => [
			self::date( [ 'RECURRENCE-ID:20261208T190000Z', 'DTSTART:20261208T210000Z', 'DTEND:20261208T220000Z' ] ),
			[ $first, 'Choir, all 2026-12-08 21:00/22:00', $third ],
		];
		yield 'a date that is called off, without its time' => [
			[ 'METHOD:CANCEL', ...self::date( [ 'RECURRENCE-ID;TZID=Europe/London:20261215T190000', 'SEQUENCE:2' ] ) ],
			[ $first, $second, "{$third} cancelled" ],
		];
		yield 'a date that a request calls off' => [
			[ 'METHOD:REQUEST', ...self::date( [ 'RECURRENCE-ID:20261215T190000Z', 'DTSTART:20261215T190000Z', 'DURATION:PT1H', 'STATUS:CANCELLED' ] ) ],
			[ $first, $second, "{$third} cancelled" ],
		];
		yield 'a date that is called off under another name' => [
			[ 'METHOD:CANCEL', ...self::date( [ 'SUMMARY:Cancelled: Choir', 'RECURRENCE-ID:20261215T190000Z', 'DTSTART:20261215T190000Z' ] ) ],
			[ $first, $second, "{$third} cancelled" ],
		];
		yield 'the series called off' => [
			[ 'METHOD:CANCEL', ...self::date( [ 'SEQUENCE:1', 'STATUS:CANCELLED' ] ) ],
			[ "{$first} cancelled", "{$second} cancelled", "{$third} cancelled" ],
		];
		yield 'the series called off, with its first date' => [
			[ 'METHOD:CANCEL', ...self::date( [ 'SUMMARY:Cancelled: Choir', 'DTSTART:20261201T190000Z', 'DTEND:20261201T200000Z' ] ) ],
			[ "{$first} cancelled", "{$second} cancelled", "{$third} cancelled" ],
		];
		yield 'the series called off, without a method' => [
			self::date( [ 'STATUS:CANCELLED' ] ),
			[ "{$first} cancelled", "{$second} cancelled", "{$third} cancelled" ],
		];
	}

	public function test_a_date_with_a_text_of_its_own_is_called_off_with_the_series_and_alone(): void {
		$concert = self::date( [ 'RECURRENCE-ID:20261215T190000Z', 'DTSTART:20261215T190000Z', 'SUMMARY:Concert' ] );
		$this->import( [ ...self::SERIES, ...$concert ] );
		$this->import( [ 'METHOD:CANCEL', ...self::date( [ 'RECURRENCE-ID:20261215T190000Z' ] ) ] );
		self::assertSame( 'Concert 2026-12-15 19:00 cancelled', $this->dates()[2] );

		$this->import( [ ...self::SERIES, ...$concert ] );
		self::assertSame( 'Concert 2026-12-15 19:00', $this->dates()[2] );
		$this->import( [ 'METHOD:CANCEL', ...self::date( [] ) ] );
		self::assertSame( 'Concert 2026-12-15 19:00 cancelled', $this->dates()[2] );
		self::assertCount( 3, preg_grep( '/cancelled/', $this->dates() ) ?: [] );
	}

	public function test_all_dates_from_one_on_are_called_off(): void {
		$this->import( self::SERIES );
		$this->import( [ 'METHOD:CANCEL', ...self::date( [ 'RECURRENCE-ID;RANGE=THISANDFUTURE:20261208T190000Z' ] ) ] );
		self::assertSame(
			[ 'Choir, all 2026-12-01 19:00/20:00', 'Choir, all 2026-12-08 19:30/20:30 cancelled', 'Choir, all 2026-12-15 19:00/20:00 cancelled' ],
			$this->dates()
		);
	}

	public function test_a_date_with_a_text_of_its_own_leaves_its_series_alone_once(): void {
		$this->import( self::SERIES );
		$this->import( self::date( [ 'RECURRENCE-ID:20261215T190000Z', 'DTSTART:20261215T190000Z', 'SUMMARY:Concert' ] ) );
		self::assertSame( [ 'Choir, all 2026-12-01 19:00/20:00', 'Choir, all 2026-12-08 19:30/20:30', 'Concert 2026-12-15 19:00' ], $this->dates() );
	}

	public function test_a_date_that_a_newer_file_gives_back_to_its_series_is_not_there_twice(): void {
		$concert = self::date( [ 'RECURRENCE-ID:20261215T190000Z', 'DTSTART:20261215T190000Z', 'SUMMARY:Concert' ] );
		$this->import( [ ...self::SERIES, ...$concert ] );
		self::assertSame( 'Concert 2026-12-15 19:00', $this->dates()[2] );
		$report = $this->import( self::SERIES );
		self::assertSame( [ 'Dates that are back in their series: their own events are now drafts' => 1 ], $report['left'] );
		self::assertEqualsCanonicalizing( [ 'draft', 'publish' ], array_column( $this->posts(), 'post_status' ) );

		$this->import( [ ...self::SERIES, ...$concert ] );
		self::assertSame( [ 'publish', 'publish' ], array_column( $this->posts(), 'post_status' ) );
	}

	public function test_nothing_comes_of_dates_whose_series_is_the_sites_or_lies_in_the_bin(): void {
		$this->import( self::SERIES );
		$id = $this->posts()[0]->ID;
		wp_trash_post( $id );
		$date   = self::date( [ 'RECURRENCE-ID:20261215T190000Z', 'DTSTART:20261215T190000Z', 'SUMMARY:Concert' ] );
		$report = $this->import( $date );
		self::assertSame( [ [], [ 'Events in the bin' => 1 ] ], [ $this->dates(), $report['left'] ] );

		wp_untrash_post( $id );
		delete_post_meta( $id, '_marketday_event_import' );
		$report = $this->import( $date );
		self::assertSame( [ 'This site’s own events, which stay as they are' => 1 ], $report['left'] );
		self::assertCount( 1, $this->posts() );
	}

	public function test_a_dry_run_changes_nothing(): void {
		$this->import( self::SERIES );
		$before = $this->dates();
		$report = ( new EventImport( $this->clock, 'publish', true ) )->run( self::file( [ 'METHOD:CANCEL', ...self::date( [] ) ] ) );
		self::assertSame( [ [ 0, 1, 0, [] ], $before ], [ self::counts( $report ), $this->dates() ] );
	}

	public function test_the_series_that_comes_whole_again_counts_as_its_file_says(): void {
		$this->import( self::SERIES );
		$before = $this->dates();
		$this->import( [ 'METHOD:CANCEL', ...self::date( [] ) ] );
		$this->import( self::SERIES );
		self::assertSame( $before, $this->dates() );
		self::assertSame( 'scheduled', EventData::of( $this->posts()[0]->ID )['status'] );
	}

	/**
	 * @param list<string> $lines
	 * @return list<string>
	 */
	private static function date( array $lines ): array {
		return self::vevent( [ 'UID:s/1@example.org', ...( [] === preg_grep( '/^SUMMARY/', $lines ) ? [ 'SUMMARY:Choir\, all' ] : [] ), ...$lines ] );
	}

	/**
	 * @param array{made: int, renewed: int, same: int, refused: list<string>, left: array<string, int>} $report
	 * @return array{int, int, int, list<string>}
	 */
	private static function counts( array $report ): array {
		return [ $report['made'], $report['renewed'], $report['same'], $report['refused'] ];
	}
}
