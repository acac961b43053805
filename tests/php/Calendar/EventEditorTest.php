<?php

declare( strict_types=1 );

namespace Marketday\Tests\Calendar;

use Marketday\Events\Calendar\Colour;
use Marketday\Events\Calendar\EventData;
use Marketday\Events\Calendar\EventType;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Request;
use WP_REST_Response;

/** Events as editors write them. */
final class EventEditorTest extends CalendarTestCase {
	public function test_saves_an_event_through_REST_with_its_dates(): void {
		wp_set_current_user( 1 );
		$response = $this->save( [
			'start' => '2026-12-01T19:00',
			'end'   => '2026-12-01T20:00',
			'rrule' => 'FREQ=WEEKLY;COUNT=3',
			'cost'  => '<b>£5</b>',
		] );

		self::assertSame( 201, $response->get_status() );
		$id = (int) $response->get_data()['id'];
		self::assertSame( '£5', EventData::of( $id )['cost'] );
		self::assertCount( 3, $this->finder->ofEvent( $id, 0, 10 ) );
	}

	/** @param array<string, mixed> $data */
	#[DataProvider( 'refused' )]
	public function test_refuses_what_cannot_be_and_changes_nothing( array $data ): void {
		wp_set_current_user( 1 );
		$before = wp_count_posts( EventType::NAME );

		$response = $this->save( $data );

		self::assertSame( 400, $response->get_status() );
		self::assertNotSame( '', $response->get_data()['message'] );
		self::assertEquals( $before, wp_count_posts( EventType::NAME ) );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function refused(): iterable {
		$start = '2026-12-01T19:00';
		yield 'an end before the start' => [ [ 'start' => $start, 'end' => '2026-12-01T18:00' ] ];
		yield 'a rule of every second' => [ [ 'start' => $start, 'end' => $start, 'rrule' => 'FREQ=SECONDLY' ] ];
		yield 'an unknown status' => [ [ 'start' => $start, 'end' => $start, 'status' => 'maybe' ] ];
		yield 'a field nobody knows' => [ [ 'start' => $start, 'end' => $start, 'price' => 5 ] ];
		yield 'a list for a text' => [ [ 'start' => [ $start ], 'end' => $start ] ];
		yield 'an endless text' => [ [ 'start' => $start, 'end' => $start, 'cost' => str_repeat( 'x', 500 ) ] ];
	}

	public function test_lets_nobody_write_who_may_not_edit(): void {
		self::assertSame( 401, $this->save( [ 'start' => '2026-12-01T19:00', 'end' => '2026-12-01T20:00' ] )->get_status() );
		self::assertSame( 401, $this->preview( [] )->get_status() );
	}

	public function test_shows_the_next_dates_and_the_rule_in_words(): void {
		wp_set_current_user( 1 );
		$data = $this->preview( [
			'start'   => '2099-12-01T19:00',
			'end'     => '2099-12-01T20:00',
			'zone'    => 'Europe/London',
			'rrule'   => 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;UNTIL=21000630',
			'changes' => [ [ 'at' => '2099-12-15T19:00', 'start' => '', 'end' => '', 'status' => 'cancelled' ] ],
		] )->get_data();

		self::assertSame( 'Every other Tuesday, until 30 June 2100', $data['words'] );
		self::assertSame( [ '2099-12-01T19:00', '2099-12-15T19:00', '2099-12-29T19:00' ], array_slice( array_column( $data['dates'], 'at' ), 0, 3 ) );
		self::assertSame( [ false, true, false ], array_slice( array_column( $data['dates'], 'isCancelled' ), 0, 3 ) );
		self::assertSame( 400, $this->preview( [ 'start' => 'x' ] )->get_status() );
	}

	public function test_shows_where_a_date_was_moved_to(): void {
		wp_set_current_user( 1 );
		$data = $this->preview( [
			'start'   => '2099-12-01T19:00',
			'end'     => '2099-12-01T20:00',
			'zone'    => 'America/New_York',
			'rrule'   => 'FREQ=WEEKLY;COUNT=2',
			'changes' => [ [ 'at' => '2099-12-08T19:00', 'start' => '2099-12-09T18:00', 'end' => '2099-12-09T18:30', 'status' => '' ] ],
		] )->get_data();

		self::assertSame(
			[ [ '2099-12-01T19:00', false ], [ '2099-12-09T18:00', true ] ],
			array_map( static fn ( array $date ): array => [ $date['start'], $date['isMoved'] ], $data['dates'] )
		);
		self::assertSame( [ '2099-12-08T19:00', '2099-12-09T18:30' ], [ $data['dates'][1]['at'], $data['dates'][1]['end'] ] );
	}

	public function test_a_category_gets_its_colour_on_its_screen_and_nothing_else_there(): void {
		wp_set_current_user( 1 );
		$term = $this->term( EventType::CATEGORY, 'Markets' );
		$_POST = [
			Colour::META           => '#9a3412',
			'marketday_event_term' => wp_create_nonce( 'marketday_event_term' ),
		];
		wp_update_term( $term, EventType::CATEGORY );
		self::assertSame( '#9a3412', Colour::ofCategory( $term )->hex );

		$_POST[ Colour::META ] = 'red;background:url(x)';
		wp_update_term( $term, EventType::CATEGORY );
		self::assertSame( '#3f4a5a', Colour::ofCategory( $term )->hex );

		$_POST = [ Colour::META => '#000000' ];
		wp_update_term( $term, EventType::CATEGORY );
		self::assertSame( '#3f4a5a', Colour::ofCategory( $term )->hex );
	}

	/** @param array<string, mixed> $data */
	private function save( array $data ): WP_REST_Response {
		return $this->send( '/wp/v2/events', [
			'title'  => 'Written',
			'status' => 'publish',
			'meta'   => [ EventData::META => $data ],
		] );
	}

	/** @param array<string, mixed> $event */
	private function preview( array $event ): WP_REST_Response {
		return $this->send( '/marketday/v1/event-dates', [ 'event' => $event ] );
	}

	/** @param array<string, mixed> $body */
	private function send( string $path, array $body ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', $path );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $body ) );
		return rest_do_request( $request );
	}
}
