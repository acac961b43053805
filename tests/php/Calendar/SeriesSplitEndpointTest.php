<?php

declare( strict_types=1 );

namespace Marketday\Tests\Calendar;

use Marketday\Events\Calendar\EventData;
use Marketday\Events\Calendar\EventFilter;
use Marketday\Events\Calendar\EventType;
use Marketday\Events\Calendar\ShownEvent;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Request;
use WP_REST_Response;

/** `POST marketday/v1/event-series`: this date and those that follow become an event of their own; all dates stay as they were. */
final class SeriesSplitEndpointTest extends CalendarTestCase {
	/** @param array<string, mixed> $data */
	#[DataProvider( 'series' )]
	public function test_changes_no_date( string $start, string $end, array $data, string $at ): void {
		wp_set_current_user( 1 );
		$event  = $this->event( 'Series', $start, $end, $data );
		$before = $this->dates();

		$response = $this->split( $event, $at );

		self::assertSame( 200, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		self::assertSame( $before, $this->dates() );
		$new = (int) $response->get_data()['id'];
		self::assertSame( $at, substr( (string) EventData::of( $new )['start'], 0, 16 ) );
		self::assertNotSame( EventData::uid( $event ), EventData::uid( $new ) );
		self::assertStringContainsString( "post={$new}", $response->get_data()['edit'] );
	}

	/** @return iterable<string, array{string, string, array<string, mixed>, string}> */
	public static function series(): iterable {
		yield 'without an end' => [ '2026-12-01T19:00', '2026-12-01T20:30', [ 'rrule' => 'FREQ=WEEKLY' ], '2026-12-15T19:00' ];
		yield 'with a number' => [ '2026-12-01T19:00', '2026-12-01T20:30', [ 'rrule' => 'FREQ=WEEKLY;COUNT=5' ], '2026-12-15T19:00' ];
		yield 'with a last day' => [ '2026-12-01T19:00', '2026-12-01T20:30', [ 'rrule' => 'FREQ=DAILY;UNTIL=20261220' ], '2026-12-15T19:00' ];
		yield 'over midnight, of another zone' => [
			'2026-12-01T23:00',
			'2026-12-02T01:00',
			[ 'rrule' => 'FREQ=DAILY;COUNT=20', 'zone' => 'America/New_York' ],
			'2026-12-15T23:00',
		];
		yield 'at midnight' => [ '2026-12-01T00:00', '2026-12-01T01:00', [ 'rrule' => 'FREQ=DAILY;COUNT=20' ], '2026-12-15T00:00' ];
		yield 'of whole days' => [ '2026-12-01T00:00', '2026-12-02T00:00', [ 'rrule' => 'FREQ=WEEKLY;COUNT=4', 'allDay' => true ], '2026-12-15T00:00' ];
		yield 'with exceptions, additions and changes' => [ '2026-12-01T19:00', '2026-12-01T20:30', [
			'rrule'   => 'FREQ=WEEKLY;COUNT=5',
			'exdates' => [ '2026-12-08T19:00', '2026-12-22T19:00' ],
			'rdates'  => [ '2026-12-05T10:00', '2026-12-26T10:00' ],
			'changes' => [
				[ 'at' => '2026-12-01T19:00', 'start' => '2026-12-02T19:00', 'end' => '2026-12-02T19:30', 'status' => '' ],
				[ 'at' => '2026-12-29T19:00', 'start' => '', 'end' => '', 'status' => 'cancelled' ],
			],
		], '2026-12-15T19:00' ];
	}

	public function test_the_new_event_is_in_the_same_categories_and_the_old_one_ends(): void {
		wp_set_current_user( 1 );
		$event = $this->event( 'Series', '2026-12-01T19:00', '2026-12-01T20:00', [ 'rrule' => 'FREQ=WEEKLY' ] );
		$term  = $this->term( EventType::CATEGORY, 'Repair' );
		wp_set_object_terms( $event, [ $term ], EventType::CATEGORY );
		$new = (int) $this->split( $event, '2026-12-15T19:00' )->get_data()['id'];

		self::assertSame( [ $term ], wp_get_object_terms( $new, EventType::CATEGORY, [ 'fields' => 'ids' ] ) );
		self::assertSame( [ 'FREQ=WEEKLY;UNTIL=20261215T185959Z', 'FREQ=WEEKLY' ], [ EventData::of( $event )['rrule'], EventData::of( $new )['rrule'] ] );
	}

	/** Before, a worker looked at each minute of eight thousand years. */
	#[DataProvider( 'farAway' )]
	public function test_a_date_of_another_millennium_is_refused_at_once( string $start, string $rule, string $at, string $code ): void {
		wp_set_current_user( 1 );
		$event  = $this->event( 'Series', $start, substr( $start, 0, 11 ) . '23:30', [ 'rrule' => $rule ] );
		$before = EventData::of( $event );
		$began  = microtime( true );

		$response = $this->split( $event, $at );

		self::assertSame( [ 400, $code ], [ $response->get_status(), $response->get_data()['code'] ] );
		self::assertLessThan( 3.0, microtime( true ) - $began );
		self::assertSame( $before, EventData::of( $event ) );
	}

	/** @return iterable<string, array{string, string, string, string}> */
	public static function farAway(): iterable {
		yield 'of every day' => [ '2026-12-01T19:00', 'FREQ=DAILY', '9999-12-31T19:00', 'marketday_invalid_date' ];
		$minutes = 'BYHOUR=' . implode( ',', range( 0, 23 ) ) . ';BYMINUTE=' . implode( ',', range( 0, 59 ) );
		yield 'of every minute' => [ '2026-12-01T19:00', "FREQ=DAILY;{$minutes}", '2060-12-31T19:00', 'marketday_too_many_dates' ];
		yield 'of no date' => [ '1900-12-01T19:00', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', '2070-12-31T19:00', 'marketday_invalid_date' ];
	}

	public function test_refuses_what_is_no_later_date_of_the_series_and_changes_nothing(): void {
		wp_set_current_user( 1 );
		$event  = $this->event( 'Series', '2026-12-01T19:00', '2026-12-01T20:00', [ 'rrule' => 'FREQ=WEEKLY;COUNT=3' ] );
		$single = $this->event( 'Once', '2026-12-01T19:00', '2026-12-01T20:00' );
		$before = [ EventData::of( $event ), wp_count_posts( EventType::NAME ) ];
		foreach ( [ '2026-12-01T19:00', '2026-12-16T19:00', '2026-12-15T18:00', '2026-12-22T19:00', 'tomorrow' ] as $at ) {
			self::assertSame( 400, $this->split( $event, $at )->get_status(), $at );
		}
		self::assertSame( 400, $this->split( $single, '2026-12-01T19:00' )->get_status() );
		self::assertSame( 404, $this->split( 987654, '2026-12-08T19:00' )->get_status() );
		self::assertEquals( $before, [ EventData::of( $event ), wp_count_posts( EventType::NAME ) ] );
	}

	public function test_nobody_splits_an_event_of_somebody_else(): void {
		$event  = $this->event( 'Series', '2026-12-01T19:00', '2026-12-01T20:00', [ 'rrule' => 'FREQ=WEEKLY' ], [ 'post_author' => 1 ] );
		$author = wp_insert_user( [ 'user_login' => 'writer', 'user_pass' => 'secret', 'role' => 'author' ] );
		self::assertSame( 401, $this->split( $event, '2026-12-08T19:00' )->get_status() );
		wp_set_current_user( is_int( $author ) ? $author : 0 );

		self::assertSame( 404, $this->split( $event, '2026-12-08T19:00' )->get_status() );
	}

	private function split( int $event, string $at ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', '/marketday/v1/event-series' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( compact( 'event', 'at' ) ) );
		return rest_do_request( $request );
	}

	/** @return list<string> */
	private function dates(): array {
		return array_map(
			static fn ( ShownEvent $date ): string => $date->start->format( DATE_ATOM ) . ' ' . $date->end->format( DATE_ATOM ) . ' ' . $date->status->value,
			$this->finder->between( '2026-11-01', '2027-03-31', new EventFilter(), 400 )
		);
	}
}
