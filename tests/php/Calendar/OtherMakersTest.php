<?php

declare( strict_types=1 );

namespace Marketday\Tests\Calendar;

use DateTimeImmutable;
use Marketday\Calendar\EventData;
use Marketday\Calendar\EventStatus;
use Marketday\Calendar\EventType;
use Marketday\Calendar\Ics\EventImport;
use Marketday\Calendar\Ics\InvalidCalendarException;
use Marketday\Calendar\Ics\ZoneNames;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Post;

/** Calendars as other makers write them: the dates that are public, and what is told of the rest. */
final class OtherMakersTest extends CalendarTestCase {
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
		$report = $this->import( $lines );

		self::assertSame( [ $dates, $left, [] ], [ $this->dates(), array_keys( $report['left'] ), $report['refused'] ] );
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
			[ 'DURATION', 'DTEND: an end before the beginning' ],
		];
		$weekly = static fn ( string $rule, string $start = 'DTSTART:20261201T190000Z' ): array => self::vevent( [ $start, "RRULE:{$rule}" ] );
		$two    = [ 'A 2026-12-01 19:00', 'A 2026-12-08 19:00' ];
		yield 'two ends, of which the number is the earlier' => [ $weekly( 'FREQ=WEEKLY;COUNT=2;UNTIL=20261231T235959Z' ), $two ];
		yield 'two ends, of which the date is the earlier' => [ $weekly( 'FREQ=WEEKLY;COUNT=9;UNTIL=20261208T190000Z' ), $two ];
		yield 'an empty part' => [ $weekly( 'FREQ=WEEKLY;BYDAY=;COUNT=2' ), $two, [ 'RRULE: BYDAY=' ] ];
		yield 'a part that is forbidden beside the frequency' => [ $weekly( 'FREQ=WEEKLY;BYMONTHDAY=1;COUNT=2' ), $two, [ 'RRULE: BYMONTHDAY=1' ] ];
		yield 'a part of another maker' => [ $weekly( 'FREQ=WEEKLY;X-PART=1;COUNT=2;RSCALE=GREGORIAN' ), $two, [ 'RRULE: X-PART=1' ] ];
		yield 'numbers that cannot be, among others' => [ $weekly( 'FREQ=WEEKLY;BYDAY=TU,XX;COUNT=2' ), $two, [ 'RRULE: BYDAY=TU,XX' ] ];
		yield 'an end that cannot be read' => [ $weekly( 'FREQ=WEEKLY;UNTIL=soon' ), [ $two[0] ], [ 'RRULE: The last date of the recurrence is no date.' ] ];
		yield 'seconds' => [ $weekly( 'FREQ=WEEKLY;BYSECOND=0;BYMINUTE=0;BYHOUR=19;COUNT=2' ), $two ];
		yield 'hours of whole days' => [
			$weekly( 'FREQ=DAILY;BYHOUR=9,11;COUNT=2', 'DTSTART;VALUE=DATE:20261201' ),
			[ 'A 2026-12-01 - 2026-12-01', 'A 2026-12-02 - 2026-12-02' ],
		];
		yield 'every few hours' => [
			$weekly( 'FREQ=HOURLY;INTERVAL=12;COUNT=3', 'DTSTART:20261201T070000Z' ),
			[ 'A 2026-12-01 07:00', 'A 2026-12-01 19:00', 'A 2026-12-02 07:00' ],
		];
		yield 'every hour, at one hour' => [
			$weekly( 'FREQ=HOURLY;BYHOUR=7;COUNT=2', 'DTSTART:20261201T070000Z' ),
			[ 'A 2026-12-01 07:00', 'A 2026-12-02 07:00' ],
		];
		yield 'every second hour, at some hours' => [
			$weekly( 'FREQ=HOURLY;INTERVAL=2;BYHOUR=7,8,9,10;COUNT=3', 'DTSTART:20261201T070000Z' ),
			[ 'A 2026-12-01 07:00', 'A 2026-12-01 09:00', 'A 2026-12-02 07:00' ],
		];
		yield 'every 24 hours' => [
			$weekly( 'FREQ=HOURLY;INTERVAL=24;COUNT=2', 'DTSTART:20261201T070000Z' ),
			[ 'A 2026-12-01 07:00', 'A 2026-12-02 07:00' ],
		];
		yield 'every 20 minutes, at some minutes' => [
			$weekly( 'FREQ=MINUTELY;INTERVAL=20;BYMINUTE=0,10,20;COUNT=3', 'DTSTART:20261201T070000Z' ),
			[ 'A 2026-12-01 07:00', 'A 2026-12-01 07:20', 'A 2026-12-01 08:00' ],
		];
		yield 'every second hour, at hours that are none of them' => [ $weekly( 'FREQ=HOURLY;INTERVAL=2;BYHOUR=8' ), [ $two[0] ] ];
		yield 'days of a month in some weeks' => [
			$weekly( 'FREQ=YEARLY;BYWEEKNO=29;BYMONTHDAY=-8;UNTIL=20280101T000000Z', 'DTSTART:20260724T190000Z' ),
			[ 'A 2026-07-24 19:00', 'A 2027-07-24 19:00' ],
		];
		yield 'a part that picks one of one' => [
			$weekly( 'FREQ=DAILY;BYHOUR=19;BYSETPOS=1;COUNT=2' ),
			[ $two[0], 'A 2026-12-02 19:00' ],
		];
		foreach ( [
			'D1 #3'                      => [ '01', '02', '03' ],
			'D10 20261221T190000Z'       => [ '01', '11', '21' ],
			'W1 TU TH #2'                => [ '01', '03', '08', '10' ],
			'W2'                         => [ '01', '15' ],
			'MP1 1+ TU WE 1- TH #1'      => [ '01', '02', '31' ],
			'MD1 1 LD #1'                => [ '01', '31' ],
		] as $rule => $days ) {
			yield "a rule of vCalendar 1.0: {$rule}" => [ $weekly( $rule ), array_map( static fn ( string $day ): string => "A 2026-12-{$day} 19:00", $days ) ];
		}
		yield 'a rule of vCalendar 1.0 for months of a year' => [ $weekly( 'YM1 6 12 #1' ), [ $two[0], 'A 2027-06-01 19:00' ] ];
		yield 'a rule of vCalendar 1.0 without a number' => [ $weekly( 'MP1' ), [ $two[0], 'A 2027-01-05 19:00' ] ];
		yield 'a rule of vCalendar 1.0 within another' => [
			$weekly( 'YM1 6 #5 MP1 1+ SU' ),
			[ $two[0] ],
			[ 'RRULE: YM16#5MP11+SU' ],
		];
		yield 'lists of vCalendar 1.0' => [
			self::vevent( [ 'DTSTART:20261201T190000Z', 'RRULE:D1 #4', 'EXDATE:20261202T190000Z;20261203T190000Z', 'RDATE:20261206T190000Z;20261207T190000Z' ] ),
			[ $two[0], 'A 2026-12-04 19:00', 'A 2026-12-06 19:00', 'A 2026-12-07 19:00' ],
		];
		yield 'an end of UTC for whole days' => [
			$weekly( 'FREQ=DAILY;UNTIL=20261202T230000Z', 'DTSTART;VALUE=DATE:20261201' ),
			[ 'A 2026-12-01 - 2026-12-01', 'A 2026-12-02 - 2026-12-02' ],
		];
		yield 'a birthday without a year' => [
			$weekly( 'FREQ=YEARLY;UNTIL=19011215', 'DTSTART;VALUE=DATE:16041215' ),
			[ 'A 1900-12-15 - 1900-12-15', 'A 1901-12-15 - 1901-12-15' ],
			[ 'Dates before 1900' ],
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
			[ $two[0], 'A 2026-12-02 20:00' ],
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
			[ 'RECURRENCE-ID: The event has no start that can be read.' ],
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
		] ), 0, -1 ), 'END:VEVENT' ], [ 'A 2026-12-10 19:00' ], [ 'Lines that cannot be read', 'VALARM' ] ];
	}

	#[DataProvider( 'zones' )]
	public function test_knows_a_zone_by( string $name, string $zone ): void {
		self::assertSame( $zone, ZoneNames::find( $name )?->getName() ?? '' );
	}

	/** @return iterable<string, array{string, string}> */
	public static function zones(): iterable {
		foreach ( [
			'Europe/lisbon'                                      => 'Europe/Lisbon',
			'/freeassociation.sourceforge.net/Europe/Vienna'     => 'Europe/Vienna',
			'America/New York'                                   => 'America/New_York',
			'W. Europe Standard Time'                            => 'Europe/Berlin',
			'eastern daylight time'                              => 'America/New_York',
			'Eastern'                                            => 'America/New_York',
			'(UTC-05:00) Eastern Time (US & Canada)'             => 'America/New_York',
			'(UTC+01:00) Amsterdam, Berlin, Bern, Rome'          => 'Europe/Amsterdam',
			'(GMT+01.00) Sarajevo/Warsaw/Zagreb'                 => 'Europe/Sarajevo',
			'UTC+01:00'                                          => '+01:00',
			'GMT+0530'                                           => '+05:30',
			'Etc/GMT-2'                                          => 'Etc/GMT-2',
			'tzone://Microsoft/Utc'                              => 'UTC',
			'PDT'                                                => 'America/Los_Angeles',
			'Nobody knows'                                       => '',
		] as $name => $zone ) {
			yield (string) $name => [ (string) $name, $zone ];
		}
	}

	#[DataProvider( 'encodings' )]
	public function test_reads_letters_of( string $summary, string $title ): void {
		$this->import( [ 'BEGIN:VEVENT', 'DTSTART:20261210T190000Z', $summary, 'LOCATION:Café', 'END:VEVENT' ] );

		self::assertSame( [ $title, 'Café' ], [ $this->posts()[0]->post_title, get_the_terms( $this->posts()[0], EventType::LOCATION )[0]->name ?? '' ] );
	}

	/** @return iterable<string, array{string, string}> */
	public static function encodings(): iterable {
		yield 'a character cut by folding' => [ "SUMMARY:F\xC3\r\n \xAAte", 'Fête' ];
		yield 'Windows-1252' => [ "SUMMARY:\x93F\xEAte\x94 \x80 5", '“Fête” € 5' ];
		yield 'one byte that is none' => [ "SUMMARY:Fête \xFF", "Fête \u{FFFD}" ];
		yield 'quoted-printable' => [ "SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:F=C3=\r\n=AAte", 'Fête' ];
		yield 'quoted-printable of another charset' => [ 'SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:F=EAte', 'Fête' ];
		yield 'parameters with several values' => [ 'SUMMARY;X_A="a:b","c";LANGUAGE=fr:Fête', 'Fête' ];
		yield 'signs that are no markup' => [ 'SUMMARY:I <3 <b>50%ab</b> & more', 'I &lt;3 50%ab &amp; more' ];
	}

	public function test_keeps_words_and_signs_of_a_description_in_HTML(): void {
		$this->import( self::vevent( [
			'DTSTART:20261210T190000Z',
			'DESCRIPTION:Doors 7pm<br>Show 8pm<ul><li>One</li><li>Two</li></ul>I <3 music & more<script>a()</script>',
		] ) );

		self::assertSame( 'Doors 7pm<br>Show 8pm<ul><li>One</li><li>Two</li></ul>I &lt;3 music &amp; more', $this->posts()[0]->post_content );
		self::assertSame( 'Doors 7pm Show 8pm One Two I <3 music & more', $this->finder->last( $this->posts()[0]->ID )?->summary() );
	}

	public function test_a_parameter_has_quotation_marks_and_line_breaks(): void {
		$this->import( self::vevent( [ 'DTSTART:20261210T190000Z', "ORGANIZER;CN=George ^'Babe^' ^^ Ruth:https://example.org/" ] ) );

		self::assertSame( 'George "Babe" ^ Ruth', EventData::of( $this->posts()[0]->ID )['organiser'] );
	}

	public function test_a_private_date_of_a_public_series_is_not_public(): void {
		$this->import( [
			...self::vevent( [ 'DTSTART:20261201T190000Z', 'RRULE:FREQ=WEEKLY;COUNT=2' ] ),
			...self::vevent( [ 'RECURRENCE-ID:20261208T190000Z', 'DTSTART:20261208T190000Z', 'CLASS:PRIVATE' ] ),
		] );

		self::assertSame( [ '2026-12-01', '2026-12-01' ], $this->finder->bounds() );
	}

	public function test_an_answer_to_an_invitation_brings_no_event(): void {
		$this->expectException( InvalidCalendarException::class );

		$this->import( [ 'METHOD:REPLY', ...self::vevent( [ 'DTSTART:20261210T190000Z' ] ) ] );
	}

	public function test_of_too_many_events_those_that_are_over_are_left_out(): void {
		$lines = [];
		for ( $number = 0; $number < 2003; $number++ ) {
			array_push( $lines, ...self::vevent( [ "UID:{$number}", 'DTSTART:' . gmdate( 'Ymd\THis\Z', strtotime( '2026-11-20' ) + $number * 3600 ) ] ) );
		}
		$report = ( new EventImport( 'publish', true ) )->run( self::file( $lines ) );

		self::assertSame( [ 2000, [ 'Events that are over: a file can bring 2,000' => 3 ] ], [ $report['made'], $report['left'] ] );
	}

	/**
	 * @param list<string> $lines A later one of a name takes the place of an earlier one.
	 * @return list<string>
	 */
	private static function vevent( array $lines ): array {
		$own = static fn ( string $name ): bool => [] !== preg_grep( "/^{$name}:/", $lines );
		return [ 'BEGIN:VEVENT', ...( $own( 'UID' ) ? [] : [ 'UID:a' ] ), ...( $own( 'SUMMARY' ) ? [] : [ 'SUMMARY:A' ] ), ...$lines, 'END:VEVENT' ];
	}

	/** @param list<string> $lines */
	private static function file( array $lines ): string {
		return implode( "\r\n", [ 'BEGIN:VCALENDAR', 'VERSION:2.0', ...$lines, 'END:VCALENDAR' ] ) . "\r\n";
	}

	/**
	 * @param list<string> $lines
	 * @return array{made: int, renewed: int, same: int, refused: list<string>, left: array<string, int>}
	 */
	private function import( array $lines ): array {
		return ( new EventImport( 'publish', false ) )->run( self::file( $lines ) );
	}

	/** @return list<WP_Post> */
	private function posts(): array {
		return array_values( get_posts( [ 'post_type' => EventType::NAME, 'post_status' => 'any', 'numberposts' => -1 ] ) );
	}

	/** @return list<string> */
	private function dates(): array {
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
