<?php

declare( strict_types=1 );

namespace Marketday\Tests\Calendar;

use Marketday\Events\Calendar\LocalDateTime;
use Marketday\Events\Calendar\Recurrence\Days;
use Marketday\Events\Calendar\Recurrence\InvalidRuleException;
use Marketday\Events\Calendar\Recurrence\Rule;
use Marketday\Events\Calendar\Recurrence\RuleDates;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Which dates a rule names. */
final class RuleDatesTest extends TestCase {
	/** 300 rules made by chance, with the dates that python-dateutil 2.9 names for them. */
	public function test_are_those_of_an_independent_implementation(): void {
		$cases = (array) file( __DIR__ . '/recurrences.txt', FILE_IGNORE_NEW_LINES );
		self::assertCount( 300, $cases );
		foreach ( $cases as $case ) {
			[ $rule, $start, $dates ] = explode( ' ', (string) $case );
			$expected                 = explode( ',', $dates );
			self::assertSame( $expected, array_slice( $this->dates( $rule, $start, 12, 4 * 366 ), 0, count( $expected ) ), $rule );
		}
	}

	/** A rule may come true never, a million times, or in each second of a year: the search ends, and says so. */
	#[DataProvider( 'endless' )]
	public function test_end_after_as_many_days_as_five_centuries_have( string $rule, string $start ): void {
		$time  = LocalDateTime::readBasic( $start ) ?? self::fail( $start );
		$dates = new RuleDates( Rule::parse( $rule ), $time->day, $time->second );
		$began = microtime( true );
		$count = 0;
		foreach ( $dates->through( Days::number( 9999, 12, 31 ) ) as $date ) {
			++$count;
		}

		self::assertTrue( $dates->isCut() );
		self::assertLessThanOrEqual( 400_002, $count );
		self::assertLessThan( 5.0, microtime( true ) - $began );
	}

	/** @return iterable<string, array{string, string}> */
	public static function endless(): iterable {
		$day = 'BYHOUR=' . implode( ',', range( 0, 23 ) ) . ';BYMINUTE=' . implode( ',', range( 0, 59 ) );
		yield 'never' => [ 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', '20261201T100000' ];
		yield 'never, counted' => [ 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=5', '20261201T100000' ];
		yield 'each minute of a year' => [ "FREQ=YEARLY;BYMONTHDAY=1;{$day}", '20261201T000000' ];
		yield 'the last minute of each month' => [ "FREQ=MONTHLY;BYMONTHDAY=1,2,3,4,5,6,7,8,9,10;{$day};BYSETPOS=-1", '20261201T000000' ];
		yield 'daily' => [ 'FREQ=DAILY', '20261201T100000' ];
	}

	public function test_of_more_times_of_a_day_than_it_has_minutes_are_refused(): void {
		$seconds = implode( ',', range( 0, 59 ) );
		$this->expectException( InvalidRuleException::class );
		$this->expectExceptionMessage( 'has more times of day than a day has minutes' );

		Rule::parse( 'FREQ=DAILY;BYHOUR=' . implode( ',', range( 0, 23 ) ) . ";BYMINUTE={$seconds};BYSECOND=0,30" );
	}

	/** @param list<string> $expected */
	#[DataProvider( 'examples' )]
	public function test_are_those_of_the_standard( string $rule, string $start, array $expected ): void {
		self::assertSame(
			$expected,
			array_map( static fn ( string $date ): string => substr( $date, 0, 8 ), $this->dates( $rule, $start, count( $expected ), 40 * 366 ) )
		);
	}

	/** Of RFC 5545, 3.8.5.3. @return iterable<string, array{string, string, list<string>}> */
	public static function examples(): iterable {
		yield 'every Friday the 13th' => [ 'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', '19980213T090000', [ '19980213', '19980313', '19981113', '19990813', '20001013' ] ];
		yield 'the last but one weekday of the month' => [
			'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2',
			'19970929T090000',
			[ '19970929', '19971030', '19971127', '19971230', '19980129' ],
		];
		yield 'Monday of week 20' => [ 'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO', '19970512T090000', [ '19970512', '19980511', '19990517' ] ];
		yield 'the 20th Monday of the year' => [ 'FREQ=YEARLY;BYDAY=20MO', '19970519T090000', [ '19970519', '19980518', '19990517' ] ];
		yield 'presidential elections' => [
			'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
			'19961105T090000',
			[ '19961105', '20001107', '20041102' ],
		];
		yield 'the 1st, 100th and 200th day of every third year' => [
			'FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200',
			'19970101T090000',
			[ '19970101', '19970410', '19970719', '20000101', '20000409', '20000718', '20030101', '20030410', '20030719', '20060101' ],
		];
		yield 'the last three days of the month' => [ 'FREQ=MONTHLY;BYMONTHDAY=-3', '19970928T090000', [ '19970928', '19971029', '19971128' ] ];
		yield 'weeks that begin on Monday' => [
			'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO',
			'19970805T090000',
			[ '19970805', '19970810', '19970819', '19970824' ],
		];
		yield 'weeks that begin on Sunday' => [
			'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU',
			'19970805T090000',
			[ '19970805', '19970817', '19970819', '19970831' ],
		];
		yield 'a date that not every month has' => [
			'FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5',
			'20070115T090000',
			[ '20070115', '20070130', '20070215', '20070315', '20070330' ],
		];
		yield 'the 29th of February' => [ 'FREQ=YEARLY', '20240229T090000', [ '20240229', '20280229', '20320229' ] ];
		yield 'the fifth Tuesday' => [ 'FREQ=MONTHLY;BYDAY=5TU', '20260929T090000', [ '20260929', '20261229', '20270330' ] ];
		yield 'months it is limited to' => [ 'FREQ=MONTHLY;BYMONTH=6,7;BYDAY=1SA', '20260606T090000', [ '20260606', '20260704', '20270605' ] ];
		yield 'the 31st' => [ 'FREQ=MONTHLY', '20260131T090000', [ '20260131', '20260331', '20260531' ] ];
	}

	public function test_end_where_asked_though_a_rule_never_comes_true(): void {
		self::assertSame( [ '20260203T090000' ], $this->dates( 'FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=31', '20260203T090000', 5, 3660 ) );
		self::assertSame( [ '20260202T090000' ], $this->dates( 'FREQ=DAILY;INTERVAL=7;BYDAY=TU', '20260202T090000', 5, 3660 ) );
	}

	#[DataProvider( 'refused' )]
	public function test_of_what_cannot_be_followed_are_refused_with_a_sentence( string $rule ): void {
		$this->expectException( InvalidRuleException::class );

		Rule::parse( $rule );
	}

	/** @return iterable<string, array{string}> */
	public static function refused(): iterable {
		foreach ( [
			'',
			'weekly',
			'FREQ=SECONDLY;COUNT=3155760000',
			'FREQ=MINUTELY',
			'FREQ=HOURLY',
			'FREQ=WEEKLY;COUNT=0',
			'FREQ=WEEKLY;COUNT=2;UNTIL=20270101',
			'FREQ=WEEKLY;UNTIL=20270231',
			'FREQ=DAILY;INTERVAL=0',
			'FREQ=DAILY;INTERVAL=99999999',
			'FREQ=WEEKLY;BYDAY=2TU',
			'FREQ=WEEKLY;BYDAY=XX',
			'FREQ=MONTHLY;BYDAY=6MO',
			'FREQ=MONTHLY;BYMONTHDAY=32',
			'FREQ=MONTHLY;BYMONTHDAY=0',
			'FREQ=DAILY;BYWEEKNO=3',
			'FREQ=DAILY;FREQ=DAILY',
			'FREQ=DAILY;X-A=1',
			'FREQ=DAILY;BYSETPOS=1',
			'FREQ=DAILY;BYHOUR=24',
			'FREQ=YEARLY;BYDAY=' . str_repeat( 'MO,', 500 ),
		] as $rule ) {
			yield substr( $rule, 0, 40 ) => [ $rule ];
		}
	}

	public function test_days_and_their_numbers_are_the_same(): void {
		foreach ( [ -719468, -1, 0, 59, 60, 11016, 20782, 47482 ] as $number ) {
			[ $year, $month, $day ] = Days::parts( $number );
			self::assertSame( $number, Days::number( $year, $month, $day ) );
			self::assertSame( (int) gmdate( 'N', $number * 86400 ) - 1, Days::weekday( $number ) );
		}
	}

	/** @return list<string> */
	private function dates( string $text, string $start, int $most, int $days ): array {
		$rule  = Rule::parse( $text );
		$begin = LocalDateTime::readBasic( $start );
		$until = null === $rule->until ? null : LocalDateTime::readBasic( $rule->until );
		self::assertNotNull( $begin );
		$dates = [];
		foreach ( ( new RuleDates( $rule, $begin->day, $begin->second ) )->through(
			$begin->day + $days,
			$until?->day,
			$until->second ?? 86399
		) as [ $day, $second ] ) {
			$dates[] = ( new LocalDateTime( $day, $second ) )->basic();
			if ( count( $dates ) >= $most ) {
				break;
			}
		}
		return $dates;
	}
}
