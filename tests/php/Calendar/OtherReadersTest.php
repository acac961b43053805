<?php

declare( strict_types=1 );

namespace Marketday\Tests\Calendar;

use Marketday\Events\Calendar\Ics\EventImport;
use PHPUnit\Framework\Attributes\DataProvider;

/** What the files that other readers of iCalendar are tried with showed; see docs/CALENDARS.md for where those readers say something else. */
final class OtherReadersTest extends CalendarFileTestCase {
	/**
	 * @param list<string> $lines
	 * @param list<string> $dates Title, and begin and end in UTC; of whole days, the first and the last.
	 * @param list<string> $left
	 */
	#[DataProvider( 'files' )]
	public function test_reads( array $lines, array $dates, array $left = [] ): void {
		$this->assertReads( $lines, $dates, $left );
	}

	/** @return iterable<string, array{0: list<string>, 1: list<string>, 2?: list<string>}> */
	public static function files(): iterable {
		$sydney = [
			'BEGIN:VTIMEZONE',
			'TZID:Australia/Sydney',
			...[ 'BEGIN:STANDARD', 'DTSTART:20060325T160000', 'TZOFFSETFROM:+0000', 'TZOFFSETTO:+1000', 'END:STANDARD' ],
			...[ 'BEGIN:DAYLIGHT', 'DTSTART:20061029T030000', 'TZOFFSETFROM:+1000', 'TZOFFSETTO:+1100', 'END:DAYLIGHT' ],
			'END:VTIMEZONE',
		];
		yield 'a zone that is described from later on' => [
			[ ...$sydney, ...self::vevent( [ 'DTSTART;TZID=Australia/Sydney:20030801T090000', 'DURATION:PT1H' ] ) ],
			[ 'A 2003-07-31 23:00/00:00' ],
		];
		yield 'a zone of Notes' => [ self::vevent( [ 'DTSTART;TZID="Western/Central Europe":20260701T160000' ] ), [ 'A 2026-07-01 14:00' ] ];
		yield 'a number of dates that is none' => [
			self::vevent( [ 'DTSTART;VALUE=DATE:20261005', 'RRULE:FREQ=WEEKLY;UNTIL=20261102;COUNT=-1;INTERVAL=4;BYDAY=MO' ] ),
			[ 'A 2026-10-05 - 2026-10-05', 'A 2026-11-02 - 2026-11-02' ],
			[ 'RRULE: COUNT=-1' ],
		];
		yield 'years of another calendar' => [
			self::vevent( [ 'DTSTART;VALUE=DATE:20260217', 'RRULE:RSCALE=CHINESE;FREQ=YEARLY' ] ),
			[ 'A 2026-02-17 - 2026-02-17' ],
			[ 'RRULE: RSCALE=CHINESE;FREQ=YEARLY' ],
		];
		yield 'a period of days in a series of times' => [
			self::vevent( [ 'DTSTART:20261201T180000Z', 'DURATION:PT1H', 'RDATE;VALUE=PERIOD:20261203/20261204' ] ),
			[ 'A 2026-12-01 18:00/19:00', 'A 2026-12-03 18:00/19:00' ],
		];
		yield 'components without an end' => [
			[ 'BEGIN:VTODO', 'DTSTART:20261201T180000Z', 'END:VTOOD', ...array_slice( self::vevent( [ 'DTSTART:20261202T180000Z', 'UID:b' ] ), 0, -1 ),
				...self::vevent( [ 'DTSTART:20261203T180000Z' ] ) ],
			[ 'A 2026-12-02 18:00', 'A 2026-12-03 18:00' ],
			[ 'Unreadable lines' ],
		];
		$series = [ 'DTSTART;VALUE=DATE:20240701', 'SEQUENCE:3', 'LAST-MODIFIED:20240701T063743Z' ];
		$change = static fn ( string $day, int $sequence, string $modified ): array => self::vevent( [
			"RECURRENCE-ID;VALUE=DATE:{$day}",
			'DTSTART;VALUE=DATE:20240716',
			"SEQUENCE:{$sequence}",
			"LAST-MODIFIED:{$modified}",
		] );
		$weekly = self::vevent( [ ...$series, 'RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=2', 'EXDATE;VALUE=DATE:20240715' ] );
		foreach ( [ '20240715' => 'a change that is older than its exception', '20240729' => 'a change of a date that the series had once' ] as $day => $name ) {
			yield $name => [
				[ ...$weekly, ...$change( (string) $day, 2, '20240311T051101Z' ) ],
				[ 'A 2024-07-01 - 2024-07-01' ],
				[ 'Changes to dates no longer in the series' ],
			];
		}
		yield 'a change that is as new as its exception' => [
			[ ...$weekly, ...$change( '20240715', 3, '20240701T063743Z' ) ],
			[ 'A 2024-07-01 - 2024-07-01', 'A 2024-07-16 - 2024-07-16' ],
		];
		yield 'a change that is newer than its exception says' => [
			[ ...$weekly, ...$change( '20240715', 2, '20240801T063743Z' ) ],
			[ 'A 2024-07-01 - 2024-07-01', 'A 2024-07-16 - 2024-07-16' ],
		];
	}

	#[DataProvider( 'shapes' )]
	public function test_reads_an_event_of_a_file_that_is( string $file ): void {
		( new EventImport( $this->clock, 'publish', false ) )->run( $file );

		self::assertSame( [ 'Carol concert 2026-12-20 18:00/19:30' ], $this->dates() );
	}

	/** @return iterable<string, array{string}> */
	public static function shapes(): iterable {
		$event = [ 'BEGIN:VEVENT', 'UID:a', 'SUMMARY:Carol', '  concert', 'DTSTART', ' :20261220T180000Z', 'DURATION:PT1H30M', 'END:VEVENT' ];
		$whole = [ 'BEGIN:VCALENDAR', ...$event, 'END:VCALENDAR' ];
		yield 'one event alone' => [ implode( "\r\n", $event ) ];
		yield 'folded before the colon' => [ implode( "\n", $whole ) ];
		yield 'spaced out by empty lines' => [ implode( "\n\n", $whole ) ];
		yield 'broken twice by a copy' => [ implode( "\r\r\n", $whole ) ];
	}
}
