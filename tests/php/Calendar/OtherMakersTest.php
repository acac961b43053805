<?php

declare( strict_types=1 );

namespace Marketday\Tests\Calendar;

use PHPUnit\Framework\Attributes\DataProvider;

/** Calendars as other makers write them: the dates that are public, and what is told of the rest. */
final class OtherMakersTest extends CalendarFileTestCase {
	private const BERLIN = [
		'BEGIN:STANDARD',
		'DTSTART:16010101T030000',
		'TZOFFSETFROM:+0200',
		'TZOFFSETTO:+0100',
		'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
		'END:STANDARD',
		'BEGIN:DAYLIGHT',
		'DTSTART:16010101T020000',
		'TZOFFSETFROM:+0100',
		'TZOFFSETTO:+0200',
		'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
		'END:DAYLIGHT',
	];

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
		$zone = static fn ( string $name, array $lines = self::BERLIN ): array => [ 'BEGIN:VTIMEZONE', "TZID:{$name}", ...$lines, 'END:VTIMEZONE' ];
		foreach ( [ 'Customized Time Zone', '(GMT+01.00) Sarajevo/Warsaw/Zagreb', 'My summer', 'Eastern', 'Europe/London' ] as $name ) {
			yield "a zone that the file describes: {$name}" => [
				[ ...self::vevent( [ "DTSTART;TZID={$name}:20260713T190000", 'DURATION:PT1H' ] ), ...$zone( $name ) ],
				[ 'A 2026-07-13 17:00/18:00' ],
			];
		}
		yield 'a series over the change of a described zone' => [
			[ ...$zone( 'Here' ), ...self::vevent( [ 'DTSTART;TZID=here:20261023T190000', 'RRULE:FREQ=WEEKLY;COUNT=2' ] ) ],
			[ 'A 2026-10-23 17:00', 'A 2026-10-30 18:00' ],
		];
		$odd = [
			'BEGIN:STANDARD',
			'DTSTART:20200101T000000',
			'TZOFFSETFROM:+0137',
			'TZOFFSETTO:+0137',
			'END:STANDARD',
			'BEGIN:DAYLIGHT',
			'DTSTART:20260601T000000',
			'RDATE:20270601T000000',
			'TZOFFSETFROM:+0137',
			'TZOFFSETTO:+0211',
			'END:DAYLIGHT',
		];
		yield 'a zone like no other, by single changes' => [
			[ ...$zone( 'Odd', $odd ), ...self::vevent( [
				'DTSTART;TZID=Odd:20260530T120000',
				'RRULE:FREQ=DAILY;COUNT=3',
				'EXDATE;TZID=Odd:20260531T120000',
			] ) ],
			[ 'A 2026-05-30 10:23', 'A 2026-06-01 09:49' ],
		];
		yield 'a description that ends before the event, of a zone with a name' => [
			[
				...$zone( 'Europe/Berlin', [
					'BEGIN:DAYLIGHT',
					'DTSTART:20250330T020000',
					'TZOFFSETFROM:+0100',
					'TZOFFSETTO:+0200',
					'END:DAYLIGHT',
					'BEGIN:STANDARD',
					'DTSTART:20251026T030000',
					'TZOFFSETFROM:+0200',
					'TZOFFSETTO:+0100',
					'END:STANDARD',
				] ),
				...self::vevent( [ 'DTSTART;TZID=Europe/Berlin:20260713T190000' ] ),
			],
			[ 'A 2026-07-13 17:00' ],
		];
		yield 'a history of a zone that ended before 1960' => [
			[
				...$zone( 'Mine', [
					'BEGIN:DAYLIGHT',
					'DTSTART:19481002T010000',
					'RDATE;VALUE=PERIOD:19491002T010000/19491003T010000',
					'TZOFFSETFROM:+0900',
					'TZOFFSETTO:+1000',
					'END:DAYLIGHT',
					'BEGIN:STANDARD',
					'DTSTART:19490401T000000',
					'RDATE:19490401T000000,19500401T000000',
					'TZOFFSETFROM:+1000',
					'TZOFFSETTO:+0900',
					'END:STANDARD',
				] ),
				...self::vevent( [ 'DTSTART;TZID=Mine:20260713T190000' ] ),
			],
			[ 'A 2026-07-13 10:00' ],
		];
		yield 'a zone whose only rule ended before 1960' => [
			[
				...$zone( 'Mine', [
					'BEGIN:STANDARD',
					'DTSTART:19160430T230000',
					'RRULE:FREQ=YEARLY;UNTIL=19160430T220000Z;BYDAY=-1SU;BYMONTH=4',
					'TZOFFSETFROM:+0100',
					'TZOFFSETTO:+0200',
					'END:STANDARD',
				] ),
				...self::vevent( [ 'DTSTART;TZID=Mine:20261213T190000' ] ),
			],
			[ 'A 2026-12-13 17:00' ],
		];
		yield 'a zone’s name with a colon, unquoted' => [
			[ ...$zone( '(UTC+01:00) Amsterdam' ), ...self::vevent( [ 'DTSTART;TZID=(UTC+01:00) Amsterdam:20260713T190000' ] ) ],
			[ 'A 2026-07-13 17:00' ],
		];
		yield 'X-WR-TIMEZONE of times without a zone' => [ [ 'X-WR-TIMEZONE:Asia/Tokyo', ...self::vevent( [
			'DTSTART:20260713T190000',
		] ) ], [ 'A 2026-07-13 10:00' ] ];
		yield 'hours that the site’s clocks show twice' => [
			[
				...self::vevent( [ 'DTSTART:20271031T003000Z', 'DTEND:20271031T013000Z', 'UID:1' ] ),
				...self::vevent( [ 'DTSTART:20271031T013000Z', 'DTEND:20271031T023000Z', 'UID:2' ] ),
			],
			[ 'A 2027-10-31 00:30/01:30', 'A 2027-10-31 01:30/02:30' ],
		];
		yield 'a rule in UTC stays there' => [ self::vevent( [
			'DTSTART:20261023T190000Z',
			'RRULE:FREQ=WEEKLY;COUNT=2',
		] ), [ 'A 2026-10-23 19:00', 'A 2026-10-30 19:00' ] ];
		yield 'other forms of times' => [
			[
				...self::vevent( [ 'DTSTART:20261210T1900', 'UID:1' ] ),
				...self::vevent( [ 'DTSTART:20261211T190000+0100', 'UID:2' ] ),
				...self::vevent( [ 'DTSTART:2026-12-12T19:00:00+01:00', 'UID:3' ] ),
				...self::vevent( [ 'DTSTART;VALUE=DATE:20261213T000000', 'DTEND;VALUE=DATE:20261215T000000', 'UID:4' ] ),
			],
			[ 'A 2026-12-10 19:00', 'A 2026-12-11 18:00', 'A 2026-12-12 18:00', 'A 2026-12-13 - 2026-12-14' ],
		];
		yield 'whole days of Outlook' => [
			[ ...$zone( 'W. Europe Standard Time' ), ...self::vevent( [
				'DTSTART;TZID=W. Europe Standard Time:20260713T000000',
				'DTEND;TZID=W. Europe Standard Time:20260715T000000',
				'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
			] ) ],
			[ 'A 2026-07-13 - 2026-07-14' ],
		];
		yield 'whole days of Outlook in UTC' => [
			[ ...$zone( 'W. Europe Standard Time' ), ...self::vevent( [
				'DTSTART:20260712T220000Z',
				'DTEND:20260713T220000Z',
				'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
			] ) ],
			[ 'A 2026-07-13 - 2026-07-13' ],
		];
		yield 'lengths' => [
			[
				...self::vevent( [ 'DTSTART;VALUE=DATE:20261201', 'DURATION:PT48H', 'UID:1' ] ),
				...self::vevent( [ 'DTSTART;VALUE=DATE:20261204', 'DURATION:P1W', 'UID:2' ] ),
				...self::vevent( [ 'DTSTART:20261212T190000Z', 'DURATION:-PT1H', 'UID:3' ] ),
				...self::vevent( [ 'DTSTART:20261213T190000Z', 'DTEND:20261213T180000Z', 'UID:4' ] ),
				...self::vevent( [ 'DTSTART;VALUE=DATE:20251001', 'DTEND;VALUE=DATE:20270401', 'UID:5' ] ),
			],
			[ 'A 2025-10-01 - 2027-03-31', 'A 2026-12-01 - 2026-12-02', 'A 2026-12-04 - 2026-12-10', 'A 2026-12-12 19:00', 'A 2026-12-13 19:00' ],
			[ 'DURATION', 'DTEND: the end is before the start' ],
		];
		yield 'a rule of exceptions' => [
			self::vevent( [ 'DTSTART:20261201T190000Z', 'RRULE:FREQ=DAILY;COUNT=5', 'EXRULE:FREQ=DAILY;INTERVAL=2;COUNT=3' ] ),
			[ 'A 2026-12-02 19:00', 'A 2026-12-04 19:00' ],
		];
		yield 'a second rule' => [
			self::vevent( [ 'DTSTART:20261201T190000Z', 'RRULE:FREQ=WEEKLY;COUNT=2', 'RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=2' ] ),
			[ 'A 2026-12-01 19:00', 'A 2026-12-03 19:00', 'A 2026-12-08 19:00' ],
		];
		yield 'periods' => [
			self::vevent( [
				'DTSTART:20261201T190000Z',
				'DTEND:20261201T200000Z',
				'RDATE;VALUE=PERIOD:20261203T190000Z/PT3H,20261204T190000Z/20261204T193000Z',
			] ),
			[ 'A 2026-12-01 19:00/20:00', 'A 2026-12-03 19:00/22:00', 'A 2026-12-04 19:00/19:30' ],
		];
		$series = self::vevent( [
			'DTSTART;TZID=Europe/London:20261201T190000',
			'DTEND;TZID=Europe/London:20261201T200000',
			'RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=4',
			'LOCATION:Hall',
		] );
		yield 'a date with a name of its own' => [
			[ ...$series, ...self::vevent( [
				'RECURRENCE-ID:20261215T190000Z',
				'DTSTART:20261215T193000Z',
				'DTEND:20261215T213000Z',
				'SUMMARY:B',
			] ) ],
			[ 'A 2026-12-01 19:00/20:00', 'A 2026-12-08 19:00/20:00', 'A 2026-12-22 19:00/20:00', 'B 2026-12-15 19:30/21:30' ],
		];
		yield 'a changed date that is told by its day' => [
			[ ...$series, ...self::vevent( [ 'RECURRENCE-ID;VALUE=DATE:20261208', 'DTSTART:20261208T210000Z', 'DTEND:20261208T220000Z' ] ) ],
			[ 'A 2026-12-01 19:00/20:00', 'A 2026-12-08 21:00/22:00', 'A 2026-12-15 19:00/20:00', 'A 2026-12-22 19:00/20:00' ],
		];
		yield 'a date that is left out and changed' => [
			[
				...self::vevent( [ 'DTSTART:20261201T190000Z', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20261202T190000Z,20261203T190000Z' ] ),
				...self::vevent( [ 'RECURRENCE-ID:20261202T190000Z', 'DTSTART:20261202T200000Z' ] ),
				...self::vevent( [ 'RECURRENCE-ID:20261203T190000Z', 'DTSTART:20261203T190000Z', 'STATUS:CANCELLED' ] ),
			],
			[ 'A 2026-12-01 19:00', 'A 2026-12-02 20:00' ],
		];
		yield 'a changed date alone, without a start' => [ self::vevent( [ 'RECURRENCE-ID:20261202T190000Z' ] ), [ 'A 2026-12-02 19:00' ] ];
		yield 'a timed date of a series of days' => [
			[
				...self::vevent( [ 'DTSTART;VALUE=DATE:20260614', 'RRULE:FREQ=YEARLY;COUNT=3' ] ),
				...self::vevent( [
					'RECURRENCE-ID;VALUE=DATE:20270614',
					'DTSTART;TZID=Europe/Berlin:20270614T060000',
					'DTEND;TZID=Europe/Berlin:20270614T080000',
				] ),
			],
			[ 'A 2026-06-14 - 2026-06-14', 'A 2027-06-14 04:00/06:00', 'A 2028-06-14 - 2028-06-14' ],
		];
		yield 'one changed date that cannot be' => [
			[ ...$series, ...self::vevent( [ 'RECURRENCE-ID:20261208T190000Z', 'DTSTART:2026soon' ] ) ],
			[ 'A 2026-12-01 19:00/20:00', 'A 2026-12-08 19:00/20:00', 'A 2026-12-15 19:00/20:00', 'A 2026-12-22 19:00/20:00' ],
			[ 'RECURRENCE-ID: The event’s start date can’t be read.' ],
		];
		yield 'all dates from one on, a day later' => [
			[ ...$series, ...self::vevent( [
				'RECURRENCE-ID;RANGE=THISANDFUTURE:20261215T190000Z',
				'DTSTART:20261216T200000Z',
				'DTEND:20261216T220000Z',
			] ) ],
			[ 'A 2026-12-01 19:00/20:00', 'A 2026-12-08 19:00/20:00', 'A 2026-12-16 20:00/22:00', 'A 2026-12-23 20:00/22:00' ],
		];
		yield 'the newer of two versions' => [
			[ ...self::vevent( [ 'SEQUENCE:3', 'DTSTART:20261210T200000Z' ] ), ...self::vevent( [ 'SEQUENCE:1', 'DTSTART:20261210T190000Z' ] ) ],
			[ 'A 2026-12-10 20:00' ],
			[ 'Older versions of events' ],
		];
		yield 'what is called off by the file' => [
			[ 'METHOD:CANCEL', ...self::vevent( [ 'DTSTART:20261210T190000Z', 'STATUS:CONFIRMED' ] ) ],
			[ 'A 2026-12-10 19:00 cancelled' ],
		];
		yield 'two events of one UID' => [
			[ ...self::vevent( [ 'DTSTART:20261217T190000Z', 'SUMMARY:B' ] ), ...self::vevent( [ 'DTSTART:20261210T190000Z' ] ) ],
			[ 'A 2026-12-10 19:00', 'B 2026-12-17 19:00' ],
		];
		yield 'what is not closed' => [ [ ...array_slice( self::vevent( [
			'DTSTART:20261210T190000Z',
			'BEGIN:VALARM',
		] ), 0, -1 ), 'END:VEVENT' ], [ 'A 2026-12-10 19:00' ], [ 'Unreadable lines', 'VALARM' ] ];
	}
}
