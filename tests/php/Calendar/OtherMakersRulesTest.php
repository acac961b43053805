<?php

declare( strict_types=1 );

namespace Marketday\Tests\Calendar;

use PHPUnit\Framework\Attributes\DataProvider;

/** Rules of recurrence as other makers write them, those of vCalendar 1.0 too: what is followed, and what is told. */
final class OtherMakersRulesTest extends CalendarFileTestCase {
	/**
	 * @param list<string> $lines
	 * @param list<string> $dates Title, and begin and end in UTC; of whole days, the first and the last.
	 * @param list<string> $left
	 */
	#[DataProvider( 'rules' )]
	public function test_reads( array $lines, array $dates, array $left = [] ): void {
		$this->assertReads( $lines, $dates, $left );
	}

	/** @return iterable<string, array{0: list<string>, 1: list<string>, 2?: list<string>}> */
	public static function rules(): iterable {
		$weekly = static fn ( string $rule, string $start = 'DTSTART:20261201T190000Z' ): array => self::vevent( [ $start, "RRULE:{$rule}" ] );
		$two    = [ 'A 2026-12-01 19:00', 'A 2026-12-08 19:00' ];
		yield 'two ends, of which the number is the earlier' => [ $weekly( 'FREQ=WEEKLY;COUNT=2;UNTIL=20261231T235959Z' ), $two ];
		yield 'two ends, of which the date is the earlier' => [ $weekly( 'FREQ=WEEKLY;COUNT=9;UNTIL=20261208T190000Z' ), $two ];
		yield 'an empty part' => [ $weekly( 'FREQ=WEEKLY;BYDAY=;COUNT=2' ), $two, [ 'RRULE: BYDAY=' ] ];
		yield 'a part that is forbidden beside the frequency' => [ $weekly( 'FREQ=WEEKLY;BYMONTHDAY=1;COUNT=2' ), $two, [ 'RRULE: BYMONTHDAY=1' ] ];
		yield 'a part of another maker' => [ $weekly( 'FREQ=WEEKLY;X-PART=1;COUNT=2;RSCALE=GREGORIAN' ), $two, [ 'RRULE: X-PART=1' ] ];
		yield 'numbers that cannot be, among others' => [ $weekly( 'FREQ=WEEKLY;BYDAY=TU,XX;COUNT=2' ), $two, [ 'RRULE: BYDAY=TU,XX' ] ];
		yield 'an end that cannot be read' => [ $weekly( 'FREQ=WEEKLY;UNTIL=soon' ), [ $two[0] ], [ 'RRULE: The recurrence’s end date isn’t a date.' ] ];
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
	}
}
