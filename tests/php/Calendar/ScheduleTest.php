<?php

declare( strict_types=1 );

namespace Marketday\Tests\Calendar;

use DateTimeImmutable;
use DateTimeZone;
use Marketday\Events\Calendar\EventStatus;
use Marketday\Events\Calendar\InvalidEventException;
use Marketday\Events\Calendar\Occurrence;
use Marketday\Events\Calendar\Schedule;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** When an event takes place. */
final class ScheduleTest extends TestCase {
	private const ZONES = [
		'Europe/London',
		'America/New_York',
		'America/St_Johns',
		'America/Sao_Paulo',
		'America/Santiago',
		'Australia/Lord_Howe',
		'Australia/Sydney',
		'Pacific/Auckland',
		'Pacific/Chatham',
		'Asia/Kathmandu',
		'Asia/Tokyo',
		'Asia/Tehran',
		'Asia/Kolkata',
		'Africa/Cairo',
		'Africa/Casablanca',
		'Europe/Istanbul',
		'Europe/Lisbon',
		'Atlantic/Azores',
		'UTC',
		'+05:45',
	];

	public function test_keeps_its_time_on_the_wall_in_every_zone_on_both_sides_of_a_change_of_clocks(): void {
		foreach ( self::ZONES as $zone ) {
			foreach ( $this->of( [
				'zone'  => $zone,
				'start' => '2026-01-07T19:15',
				'end'   => '2026-01-07T21:00',
				'rrule' => 'FREQ=WEEKLY;COUNT=60',
			] ) as $date ) {
				self::assertSame( '19:15', $date->start->setTimezone( new DateTimeZone( $zone ) )->format( 'H:i' ), $zone );
				self::assertSame( 6300, $date->end->getTimestamp() - $date->start->getTimestamp() );
			}
		}
	}

	public function test_is_at_the_same_moments_whatever_PHP_takes_for_its_own_zone(): void {
		$data   = [
			'rrule' => 'FREQ=MONTHLY;BYDAY=-1SU;UNTIL=20271231T235959Z',
			'start' => '2026-03-29T01:30',
			'end'   => '2026-03-29T03:00',
		];
		$before = date_default_timezone_get();
		$seen   = [];
		foreach ( [ 'UTC', 'Asia/Tokyo', 'America/Los_Angeles' ] as $zone ) {
			date_default_timezone_set( $zone ); // phpcs:ignore WordPress.DateTime -- as other code does.
			$seen[] = array_map( static fn ( Occurrence $date ): int => $date->start->getTimestamp(), $this->of( $data ) );
		}
		date_default_timezone_set( $before ); // phpcs:ignore WordPress.DateTime -- as it was.

		self::assertSame( $seen[0], $seen[1] );
		self::assertSame( $seen[0], $seen[2] );
		self::assertCount( 22, $seen[0] );
	}

	public function test_at_a_time_that_the_clocks_skip_is_when_it_would_have_been_and_the_next_is_right_again(): void {
		$dates = $this->of( [
			'start' => '2026-03-28T01:30',
			'end'   => '2026-03-28T02:00',
			'rrule' => 'FREQ=DAILY;COUNT=3',
		] );

		self::assertSame(
			[ '2026-03-28T01:30:00+00:00', '2026-03-29T02:30:00+01:00', '2026-03-30T01:30:00+01:00' ],
			array_map( static fn ( Occurrence $date ): string => $date->start->format( DATE_ATOM ), $dates )
		);
	}

	public function test_at_a_time_that_the_clocks_show_twice_is_at_the_first(): void {
		$dates = $this->of( [
			'start' => '2026-10-25T01:30',
			'end'   => '2026-10-25T02:30',
		] );

		self::assertSame( '2026-10-25T01:30:00+01:00', $dates[0]->start->format( DATE_ATOM ) );
		self::assertSame( '2026-10-25T02:30:00+00:00', $dates[0]->end->format( DATE_ATOM ) );
	}

	public function test_adds_and_leaves_out_single_dates(): void {
		self::assertSame( [ '20261201T190000', '20261210T150000', '20261215T190000' ], $this->ids( [
			'rrule'   => 'FREQ=WEEKLY;COUNT=3',
			'exdates' => [ '2026-12-08' ],
			'rdates'  => [ '2026-12-10T15:00' ],
		] ) );
	}

	public function test_moves_and_cancels_single_dates_which_keep_their_names(): void {
		$dates = $this->of( [
			'rrule'   => 'FREQ=WEEKLY;COUNT=3',
			'changes' => [
				[
					'at'     => '2026-12-08T19:00',
					'start'  => '2026-12-09T18:00',
					'end'    => '2026-12-09T18:30',
					'status' => '',
				],
				[
					'at'     => '2026-12-15T19:00',
					'start'  => '',
					'end'    => '',
					'status' => 'cancelled',
				],
			],
		] );

		self::assertSame( [ '20261201T190000', '20261208T190000', '20261215T190000' ], array_column( $dates, 'id' ) );
		self::assertSame( '2026-12-09T18:00:00+00:00', $dates[1]->start->format( DATE_ATOM ) );
		self::assertSame( 1800, $dates[1]->end->getTimestamp() - $dates[1]->start->getTimestamp() );
		self::assertSame( [ EventStatus::Scheduled, EventStatus::Scheduled, EventStatus::Cancelled ], array_column( $dates, 'status' ) );
	}

	public function test_of_whole_days_ends_with_the_last_of_them(): void {
		$dates = $this->of( [
			'allDay' => true,
			'start'  => '2026-10-24T00:00',
			'end'    => '2026-10-25T00:00',
			'rrule'  => 'FREQ=YEARLY;COUNT=2',
		] );

		self::assertSame( [ '2026-10-26', '2027-10-26' ], array_map( static fn ( Occurrence $date ): string => $date->end->format( 'Y-m-d' ), $dates ) );
	}

	#[DataProvider( 'ends' )]
	public function test_ends_as_its_rule_says( string $until, int $count ): void {
		self::assertCount( $count, $this->ids( [
			'zone'  => 'America/New_York',
			'rrule' => "FREQ=DAILY;UNTIL={$until}",
		] ) );
	}

	/** @return iterable<string, array{string, int}> */
	public static function ends(): iterable {
		yield 'with a day' => [ '20261203', 3 ];
		yield 'at a time of the zone' => [ '20261203T185959', 2 ];
		yield 'at a time of UTC' => [ '20261204T000000Z', 3 ];
		yield 'a second before it' => [ '20261203T235959Z', 2 ];
		yield 'before it begins' => [ '20200101', 1 ];
	}

	public function test_of_a_rule_without_end_goes_as_far_as_asked(): void {
		$dates = Schedule::read( $this->data( [ 'rrule' => 'FREQ=DAILY' ] ) )->occurrences( new DateTimeImmutable( '2027-12-01', new DateTimeZone( 'UTC' ) ) );

		self::assertSame( 365, count( $dates ) );
	}

	/** @param array<string, mixed> $data */
	#[DataProvider( 'refused' )]
	public function test_is_refused_with_the_field_that_is_wrong( string $field, array $data ): void {
		try {
			Schedule::read( $this->data( $data ) );
			self::fail( 'It was taken.' );
		} catch ( InvalidEventException $problem ) {
			self::assertSame( $field, $problem->field );
			self::assertStringEndsWith( '.', $problem->getMessage() );
		}
	}

	/** @return iterable<string, array{string, array<string, mixed>}> */
	public static function refused(): iterable {
		yield 'without a start' => [ 'start', [ 'start' => '' ] ];
		yield 'on a day that is none' => [ 'start', [ 'start' => '2026-02-30T10:00' ] ];
		yield 'at an hour that is none' => [ 'end', [ 'end' => '2026-12-01T25:00' ] ];
		yield 'that ends before it begins' => [ 'end', [ 'end' => '2026-11-30T10:00' ] ];
		yield 'that lasts for years' => [ 'end', [ 'end' => '2039-11-30T10:00' ] ];
		yield 'in a zone nobody knows' => [ 'zone', [ 'zone' => 'Mars/Olympus' ] ];
		yield 'in a zone that is a path' => [ 'zone', [ 'zone' => '../../etc/passwd' ] ];
		yield 'that recurs every second' => [ 'rrule', [ 'rrule' => 'FREQ=SECONDLY' ] ];
		yield 'with an exception that is none' => [ 'exdates', [ 'exdates' => [ 'tomorrow' ] ] ];
		yield 'with a list for a date' => [ 'rdates', [ 'rdates' => [ [ '2026-12-01' ] ] ] ];
		yield 'with a change of nothing' => [ 'changes', [ 'changes' => [ [ 'at' => '' ] ] ] ];
		yield 'with a change that is a text' => [ 'changes', [ 'changes' => [ 'x' ] ] ];
	}

	/**
	 * @param array<string, mixed> $data
	 * @return array<string, mixed>
	 */
	private function data( array $data ): array {
		return $data + [
			'start' => '2026-12-01T19:00',
			'end'   => '2026-12-01T20:00',
			'zone'  => 'Europe/London',
		];
	}

	/**
	 * @param array<string, mixed> $data
	 * @return list<Occurrence>
	 */
	private function of( array $data ): array {
		return Schedule::read( $this->data( $data ) )->occurrences( new DateTimeImmutable( '2029-01-01', new DateTimeZone( 'UTC' ) ) );
	}

	/**
	 * @param array<string, mixed> $data
	 * @return list<string>
	 */
	private function ids( array $data ): array {
		return array_column( $this->of( $data ), 'id' );
	}
}
