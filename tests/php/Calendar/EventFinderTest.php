<?php

declare( strict_types=1 );

namespace Marketday\Tests\Calendar;

use Marketday\Events\Calendar\EventData;
use Marketday\Events\Calendar\EventFilter;
use Marketday\Events\Calendar\EventType;
use Marketday\Events\Calendar\OccurrenceTable;
use Marketday\Events\Calendar\ShownEvent;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** Dates are found by day, as the site's zone has them, and only those that everybody may see. */
#[Group( 'sqlite' )]
final class EventFinderTest extends CalendarTestCase {
	public function test_finds_what_begins_goes_on_or_ends_within_the_days(): void {
		$this->event( 'before', '2026-11-30T10:00', '2026-11-30T23:59' );
		$this->event( 'reaches in', '2026-11-29T00:00', '2026-12-01T00:00', [ 'allDay' => true ] );
		$this->event( 'within', '2026-12-04T10:00', '2026-12-04T11:00' );
		$this->event( 'reaches out', '2026-12-07T22:00', '2026-12-08T02:00' );
		$this->event( 'goes through', '2026-11-01T10:00', '2026-12-24T11:00' );
		$this->event( 'ends at midnight', '2026-11-30T20:00', '2026-12-01T00:00' );
		$this->event( 'after', '2026-12-08T00:00', '2026-12-08T01:00' );

		self::assertSame( [ 'goes through', 'reaches in', 'within', 'reaches out' ], $this->titles( '2026-12-01', '2026-12-07' ) );
	}

	public function test_an_event_of_another_zone_is_on_the_day_that_the_site_has_then(): void {
		$this->event( 'New York', '2026-12-01T20:00', '2026-12-01T22:00', [ 'zone' => 'America/New_York' ] );
		$this->event( 'a day of Tokyo', '2026-12-01T00:00', '2026-12-01T00:00', [
			'zone'   => 'Asia/Tokyo',
			'allDay' => true,
		] );

		self::assertSame( [ 'a day of Tokyo' ], $this->titles( '2026-12-01', '2026-12-01' ) );
		self::assertSame( [ 'New York' ], $this->titles( '2026-12-02', '2026-12-02' ) );
	}

	public function test_shows_nothing_that_is_not_for_everybody(): void {
		foreach ( [ 'draft', 'private', 'pending', 'future', 'trash' ] as $status ) {
			$this->event( $status, '2026-12-01T10:00', '2026-12-01T11:00', [], [
				'post_status' => $status,
				'post_date'   => '2030-01-01 10:00:00',
			] );
		}
		$locked = $this->event( 'locked', '2026-12-01T10:00', '2026-12-01T11:00', [], [ 'post_password' => 'secret' ] );

		self::assertSame( [], $this->titles( '2026-12-01', '2026-12-01' ) );
		self::assertNull( $this->finder->bounds() );
		wp_update_post( [
			'ID'            => $locked,
			'post_password' => '',
		] );
		self::assertSame( [ 'locked' ], $this->titles( '2026-12-01', '2026-12-01' ) );
		self::assertSame( [ '2026-12-01', '2026-12-01' ], $this->finder->bounds() );
	}

	#[DataProvider( 'crowds' )]
	public function test_of_days_with_very_many_shows_the_first_and_counts_the_others( int $events ): void {
		foreach ( range( $events, 1 ) as $number ) {
			$start = sprintf( '2026-12-01T%02d:%02d', 8 + intdiv( $number, 60 ), $number % 60 );
			$this->event( "bell {$number}", $start, $start, [ 'rrule' => 'FREQ=DAILY;COUNT=31' ] );
		}

		$found = $this->finder->ofDays( '2026-12-01', '2026-12-31', new EventFilter(), 4 );
		$asked = $this->finder->ofDays( '2026-12-01', '2026-12-31', new EventFilter( search: 'bell' ), 4 );

		self::assertEquals( $found, $asked );
		self::assertCount( $events > 50 ? 1 : 0, $this->keptFigures(), 'Of the whole calendar alone: of what visitors filter by there is no end.' );
		$days = array_map( static fn ( int $day ): string => sprintf( '2026-12-%02d', $day ), range( 1, 31 ) );
		self::assertSame( array_fill_keys( $days, $events - 4 ), $found['hidden'] );
		$first = static fn ( string $day ): array => array_map( static fn ( int $number ): string => "{$day} bell {$number}", range( 1, 4 ) );
		self::assertSame(
			array_merge( ...array_map( $first, $days ) ),
			array_map( static fn ( ShownEvent $event ): string => "{$event->firstDay} {$event->title()}", $found['events'] )
		);
	}

	/** @return list<string> */
	private function keptFigures(): array {
		global $wpdb;
		return array_values( array_map( 'strval', $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '_transient_marketday_event_days_%'" ) ) );
	}

	/** @return iterable<string, array{int}> Events of each day of a month: what is read at once, and what is not. */
	public static function crowds(): iterable {
		yield 'hundreds' => [ 14 ];
		yield 'thousands' => [ 65 ];
	}

	public function test_what_another_plugin_hides_by_a_statement_of_its_own_is_not_shown(): void {
		global $wpdb;
		$event = $this->event( 'hidden', '2026-12-01T10:00', '2026-12-01T11:00' );
		$wpdb->update( $wpdb->posts, [ 'post_status' => 'draft' ], [ 'ID' => $event ] );
		clean_post_cache( $event );

		self::assertSame( [], $this->titles( '2026-12-01', '2026-12-01' ) );
	}

	public function test_a_table_of_before_learns_what_everybody_may_see(): void {
		global $wpdb;
		$this->event( 'open', '2026-12-01T10:00', '2026-12-01T11:00' );
		$this->event( 'draft', '2026-12-01T10:00', '2026-12-01T11:00', [], [ 'post_status' => 'draft' ] );
		$wpdb->query( 'UPDATE ' . OccurrenceTable::name() . ' SET is_public = 0, is_long = 0' ); // phpcs:ignore WordPress.DB -- a table's name.
		( new OccurrenceTable() )->readPosts();

		self::assertSame( [ 'open' ], $this->titles( '2026-12-01', '2026-12-01' ) );
		self::assertSame( '1', (string) $wpdb->get_var( 'SELECT SUM(is_public) FROM ' . OccurrenceTable::name() ) ); // phpcs:ignore WordPress.DB -- a table's name.
	}

	public function test_filters_by_category_with_those_below_place_feature_and_words(): void {
		$markets = $this->term( EventType::CATEGORY, 'Markets' );
		$night   = wp_insert_term( 'Night markets', EventType::CATEGORY, [ 'parent' => $markets ] );
		$hall    = $this->term( EventType::LOCATION, 'Hall' );
		$loop    = $this->term( EventType::ACCESS, 'Hearing loop' );
		$event   = $this->event( 'Lantern 100% evening', '2026-12-01T10:00', '2026-12-01T11:00' );
		$this->event( 'Other', '2026-12-01T12:00', '2026-12-01T13:00' );
		self::assertIsArray( $night );
		wp_set_object_terms( $event, [ (int) $night['term_id'] ], EventType::CATEGORY );
		wp_set_object_terms( $event, [ $hall ], EventType::LOCATION );
		wp_set_object_terms( $event, [ $loop ], EventType::ACCESS );

		foreach ( [
			new EventFilter( [ $markets ] ),
			new EventFilter( [], $hall ),
			new EventFilter( [], 0, $loop ),
			new EventFilter( [], 0, 0, '100% lantern' ),
		] as $filter ) {
			self::assertSame( [ 'Lantern 100% evening' ], $this->titles( '2026-12-01', '2026-12-01', $filter ) );
		}
		self::assertSame( [], $this->titles( '2026-12-01', '2026-12-01', new EventFilter( [], 0, 0, "' OR 1=1 --" ) ) );
		self::assertSame( [], $this->titles( '2026-12-01', '2026-12-01', ( new EventFilter( [ $markets ] ) )->within( [ $hall ] ) ) );
	}

	public function test_lists_what_is_still_to_end_and_what_has_ended(): void {
		$this->event( 'series', '2026-11-23T10:00', '2026-11-23T11:00', [ 'rrule' => 'FREQ=DAILY;COUNT=5' ] );
		$this->event( 'now', '2026-11-25T11:00', '2026-11-25T13:00' );
		$moment = $this->clock->now()->getTimestamp();
		$days   = static fn ( array $events ): array => array_map(
			static fn ( ShownEvent $event ): string => $event->start->format( 'd' ) . ' ' . $event->title(),
			$events
		);

		self::assertSame( [ '25 now', '26 series', '27 series' ], $days( $this->finder->after( $moment, new EventFilter(), 5 ) ) );
		self::assertSame( [ '26 series' ], $days( $this->finder->after( $moment, new EventFilter(), 1, 1 ) ) );
		self::assertSame( [ '24 series', '25 series' ], $days( $this->finder->before( $moment, new EventFilter(), 2 ) ) );
	}

	public function test_what_lasts_for_days_is_listed_until_it_ends(): void {
		$this->event( 'fair', '2026-11-10T10:00', '2026-11-25T13:00' );
		$this->event( 'ended', '2026-11-10T10:00', '2026-11-25T11:00' );
		$this->event( 'later', '2026-11-26T10:00', '2026-11-26T11:00' );
		$moment = $this->clock->now()->getTimestamp();
		$titles = static fn ( array $events ): array => array_map( static fn ( ShownEvent $event ): string => $event->title(), $events );

		self::assertSame( [ 'fair', 'later' ], $titles( $this->finder->after( $moment, new EventFilter(), 5 ) ) );
		self::assertSame( [ 'later' ], $titles( $this->finder->after( $moment, new EventFilter(), 5, 1 ) ) );
		self::assertSame( [ 'ended' ], $titles( $this->finder->before( $moment, new EventFilter(), 5 ) ) );
	}

	public function test_dates_go_with_their_event_and_are_new_when_it_is_saved(): void {
		$event = $this->event( 'moved', '2026-12-01T10:00', '2026-12-01T11:00' );
		self::assertSame( 0, EventData::sequence( $event ) );

		update_post_meta( $event, EventData::META, [
			'start' => '2026-12-03T10:00',
			'end'   => '2026-12-03T11:00',
		] + EventData::of( $event ) );

		self::assertSame( [], $this->titles( '2026-12-01', '2026-12-01' ) );
		self::assertSame( [ 'moved' ], $this->titles( '2026-12-03', '2026-12-03' ) );
		self::assertSame( 1, EventData::sequence( $event ) );
		wp_delete_post( $event, true );
		global $wpdb;
		self::assertSame( '0', (string) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . OccurrenceTable::name() ) ); // phpcs:ignore WordPress.DB -- a table's name.
	}

	public function test_an_endless_series_reaches_two_years_ahead_and_the_job_moves_on(): void {
		$event = $this->event( 'endless', '2026-11-01T10:00', '2026-11-01T11:00', [ 'rrule' => 'FREQ=MONTHLY' ] );
		$until = (string) get_post_meta( $event, '_marketday_event_until', true );
		self::assertGreaterThan( gmdate( 'Y-m-d', time() + 24 * 30 * DAY_IN_SECONDS ), $until );
		self::assertNotNull( $this->engine()->jobs()->waitsUntil( 'marketday_calendar_expand' ) );

		update_post_meta( $event, '_marketday_event_until', '2026-11-01' );
		global $wpdb;
		$wpdb->query( 'DELETE FROM ' . OccurrenceTable::name() ); // phpcs:ignore WordPress.DB -- a table's name.
		do_action( 'marketday_calendar_expand' );

		self::assertSame( $until, get_post_meta( $event, '_marketday_event_until', true ) );
		self::assertSame( [ 'endless' ], $this->titles( '2027-11-01', '2027-11-01' ) );
	}

	/** @return list<string> */
	private function titles( string $from, string $to, EventFilter $filter = new EventFilter() ): array {
		return array_map( static fn ( ShownEvent $event ): string => $event->title(), $this->finder->between( $from, $to, $filter, 50 ) );
	}
}
