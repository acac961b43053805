<?php

declare( strict_types=1 );

namespace Marketday\Tests\Calendar;

use Marketday\Events\Calendar\EventFilter;
use Marketday\Events\Calendar\EventType;
use Marketday\Events\Calendar\Importers\EventSource;
use Marketday\Events\Calendar\Importers\EventTransfer;
use Marketday\Events\Calendar\ShownEvent;

/** Events of other calendar plugins come in from where those keep them. */
final class EventTransferTest extends CalendarTestCase {
	private const TABLES = [
		'my_calendar'                        => 'event_id int(11) NOT NULL, event_title varchar(255), event_desc text, event_short text, event_registration text, event_tickets varchar(255), event_time varchar(8), event_endtime varchar(8), event_host int(11), event_category int(11), event_link text, event_post int(11), event_location int(11), event_label varchar(255), event_street varchar(255), event_city varchar(255), event_approved int(1)',
		'my_calendar_events'                 => 'occur_id int(11) NOT NULL, occur_event_id int(11), occur_begin varchar(19), occur_end varchar(19)',
		'my_calendar_categories'             => 'category_id int(11) NOT NULL, category_name varchar(255)',
		'my_calendar_category_relationships' => 'relationship_id int(11) NOT NULL, event_id int(11), category_id int(11)',
		'my_calendar_locations'              => 'location_id int(11) NOT NULL, location_label varchar(255), location_street varchar(255), location_city varchar(255)',
		'ai1ec_events'                       => 'post_id int(11) NOT NULL, start int(11), end int(11), timezone_name varchar(50), allday int(1), recurrence_rules text, exception_dates text, recurrence_dates text, venue varchar(255), address varchar(255), city varchar(255), cost varchar(255), ticket_url varchar(255), contact_name varchar(255), contact_url varchar(255), latitude varchar(20), longitude varchar(20)',
	];

	protected function setUp(): void {
		global $wpdb;
		// On MariaDB a table that is made ends the test's transaction.
		foreach ( self::TABLES as $name => $columns ) {
			$wpdb->query( "CREATE TABLE IF NOT EXISTS {$wpdb->prefix}{$name} ({$columns})" ); // phpcs:ignore WordPress.DB -- words of this file.
		}
		parent::setUp();
	}

	protected function tearDown(): void {
		global $wpdb;
		parent::tearDown();
		foreach ( array_keys( self::TABLES ) as $name ) {
			$wpdb->query( "DROP TABLE {$wpdb->prefix}{$name}" ); // phpcs:ignore WordPress.DB -- words of this file.
		}
	}

	public function test_my_calendar_brings_each_date_as_it_is_there(): void {
		$this->row( 'my_calendar_categories', [ 'category_id' => 3, 'category_name' => 'Repair' ] );
		$this->row( 'my_calendar_category_relationships', [ 'relationship_id' => 1, 'event_id' => 7, 'category_id' => 3 ] );
		$this->row(
			'my_calendar_locations',
			[ 'location_id' => 2, 'location_label' => 'The Hall', 'location_street' => '1 High Street', 'location_city' => 'Kendal' ]
		);
		$this->myEvent( 7, 'Evening', 1, [ 'event_desc' => '<strong>Bring</strong> a lamp', 'event_location' => 2, 'event_tickets' => 'https://tickets.example/7' ] );
		foreach ( [
			[ '2026-12-03 18:30:00', '2026-12-03 20:30:00' ],
			[ '2026-12-10 18:30:00', '2026-12-10 19:00:00' ],
			[ '2026-12-18 19:00:00', '2026-12-18 21:00:00' ],
		] as $number => [ $begin, $end ] ) {
			$this->row( 'my_calendar_events', [ 'occur_id' => $number + 1, 'occur_event_id' => 7, 'occur_begin' => $begin, 'occur_end' => $end ] );
		}

		$report = $this->move( 'my-calendar' );
		$dates  = $this->dates();

		self::assertSame( [ 1, [] ], [ $report['made'], $report['refused'] ] );
		self::assertSame( [ '03 18:30-20:30 Evening', '10 18:30-19:00 Evening', '18 19:00-21:00 Evening' ], array_map( static fn ( ShownEvent $date ): string => $date->start->format( 'd H:i-' ) . $date->end->format( 'H:i ' ) . $date->title(), $dates ) );
		self::assertStringContainsString( '<strong>Bring</strong> a lamp', $dates[0]->post->post_content );
		self::assertSame( [ 'The Hall, 1 High Street, Kendal', 'https://tickets.example/7' ], [ $dates[0]->venue()?->name, $dates[0]->text( 'ticketUrl' ) ] );
		self::assertSame( [ 'Repair' ], array_column( $dates[0]->terms( EventType::CATEGORY ), 'name' ) );
	}

	public function test_home_offers_a_calendar_that_is_there_until_its_events_have_come(): void {
		do_action( 'marketday_load_all' );
		$tasks = static fn (): array => array_column( (array) apply_filters( 'marketday_home_tasks', [] ), 'isDone', 'label' );
		self::assertArrayNotHasKey( 'Bring over the events of My Calendar', $tasks() );

		$this->myEvent( 7, 'Evening', 1 );
		self::assertFalse( $tasks()['Bring over the events of My Calendar'] );

		$this->move( 'my-calendar' );
		self::assertTrue( $tasks()['Bring over the events of My Calendar'] );
	}

	public function test_my_calendars_drafts_and_private_events_stay_so_and_the_bin_stays_behind(): void {
		foreach ( [ 'draft', 'open', 'binned', 'cancelled', 'private' ] as $approved => $title ) {
			$this->myEvent( $approved + 1, $title, $approved );
			$this->row(
				'my_calendar_events',
				[ 'occur_id' => $approved + 1, 'occur_event_id' => $approved + 1, 'occur_begin' => '2026-12-03 18:30:00', 'occur_end' => '2026-12-03 20:30:00' ]
			);
		}
		$this->move( 'my-calendar' );

		self::assertSame(
			[ 'open scheduled', 'cancelled cancelled' ],
			array_map( static fn ( ShownEvent $date ): string => "{$date->title()} {$date->status->value}", $this->dates() )
		);
		$hidden = get_posts( [ 'post_type' => EventType::NAME, 'post_status' => [ 'draft', 'private' ], 'orderby' => 'title', 'order' => 'ASC' ] );
		self::assertSame(
			[ 'draft draft', 'private private' ],
			array_map( static fn ( \WP_Post $post ): string => "{$post->post_title} {$post->post_status}", $hidden )
		);
	}

	public function test_the_events_calendar_brings_zone_venue_organiser_and_price(): void {
		$venue = $this->post( 'tribe_venue', 'Mill', [ '_VenueAddress' => '2 Mill Lane', '_VenueCity' => 'Kendal' ] );
		$host  = $this->post( 'tribe_organizer', 'Fell Club', [ '_OrganizerWebsite' => 'https://fell.example/' ] );
		$this->post( 'tribe_events', 'Talk', [
			'_EventStartDate'        => '2026-12-05 20:00:00',
			'_EventEndDate'          => '2026-12-05 21:00:00',
			'_EventTimezone'         => 'America/New_York',
			'_EventVenueID'          => (string) $venue,
			'_EventOrganizerID'      => (string) $host,
			'_EventCost'             => '12',
			'_EventCurrencySymbol'   => '£',
		] );
		$this->post( 'tribe_events', 'Fair', [ '_EventStartDate' => '2026-12-24 00:00:00', '_EventEndDate' => '2026-12-25 23:59:59', '_EventAllDay' => 'yes' ] );

		$report = $this->move( 'the-events-calendar' );
		$dates  = $this->dates();

		self::assertSame( [ 2, [] ], [ $report['made'], $report['refused'] ] );
		self::assertSame(
			[ '2026-12-06 01:00', 'Mill, 2 Mill Lane, Kendal', 'Fell Club', '£12' ],
			[
				$dates[0]->start->setTimezone( new \DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i' ),
				$dates[0]->venue()?->name,
				$dates[0]->text( 'organiser' ),
				$dates[0]->text( 'cost' ),
			]
		);
		self::assertSame( [ true, '2026-12-24', '2026-12-25' ], [ $dates[1]->isAllDay(), $dates[1]->firstDay, $dates[1]->lastDay ] );
	}

	public function test_the_events_calendars_hours_from_utc_are_kept_where_the_site_has_another_zone(): void {
		update_option( 'timezone_string', 'Europe/London' );
		foreach ( [ 'UTC+2', 'UTC-3.5', 'UTC+5:45', 'Nowhere' ] as $number => $zone ) {
			$start = sprintf( '2026-12-%02d 20:00:00', 5 + $number );
			$this->post( 'tribe_events', $zone, [ '_EventStartDate' => $start, '_EventEndDate' => $start, '_EventTimezone' => $zone ] );
		}
		$this->move( 'the-events-calendar' );

		self::assertSame(
			[ '05 18:00', '06 23:30', '07 14:15', '08 20:00' ],
			array_map( static fn ( ShownEvent $date ): string => $date->start->setTimezone( new \DateTimeZone( 'UTC' ) )->format( 'd H:i' ), $this->dates() )
		);
	}

	public function test_all_in_one_brings_rule_and_exceptions(): void {
		$post = $this->post( 'ai1ec_event', 'Swap', [] );
		$zone = new \DateTimeZone( 'Europe/London' );
		$this->row( 'ai1ec_events', [
			'post_id'          => $post,
			'start'            => ( new \DateTimeImmutable( '2026-12-01 10:00', $zone ) )->getTimestamp(),
			'end'              => ( new \DateTimeImmutable( '2026-12-01 11:30', $zone ) )->getTimestamp(),
			'timezone_name'    => 'Europe/London',
			'allday'           => 0,
			'recurrence_rules' => 'FREQ=WEEKLY;COUNT=4;BYDAY=TU',
			'exception_dates'  => '20261208T000000Z',
			'recurrence_dates' => '',
			'cost'             => serialize( [ 'cost' => '5', 'is_free' => true ] ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as that plugin keeps it.
			'ticket_url'       => 'javascript:alert(1)',
		] );
		$this->move( 'all-in-one-event-calendar' );
		$dates = $this->dates();

		self::assertSame( [ '01 10:00', '15 10:00', '22 10:00' ], array_map( static fn ( ShownEvent $date ): string => $date->start->format( 'd H:i' ), $dates ) );
		self::assertSame( [ 'Free', '' ], [ $dates[0]->text( 'cost' ), $dates[0]->text( 'ticketUrl' ) ] );
	}

	public function test_of_too_many_dates_those_of_long_ago_are_left_out_and_told(): void {
		global $wpdb;
		$this->myEvent( 7, 'Daily', 1 );
		$rows = [];
		for ( $number = 0; $number < 1003; $number++ ) {
			$day    = gmdate( 'Y-m-d', (int) strtotime( "2024-03-25 +{$number} days" ) );
			$rows[] = "({$number}, 7, '{$day} 18:30:00', '{$day} 20:30:00')";
		}
		$wpdb->query( "INSERT INTO {$wpdb->prefix}my_calendar_events (occur_id, occur_event_id, occur_begin, occur_end) VALUES " . implode( ',', $rows ) ); // phpcs:ignore WordPress.DB -- numbers and days.

		self::assertSame( [ 'Daily: past dates, as an event can have 1000' => 3 ], $this->move( 'my-calendar' )['left'] );
		self::assertSame( [ '2024-03-28', '2026-12-22' ], $this->finder->bounds() );
	}

	public function test_twice_makes_no_doubles_and_a_dry_run_changes_nothing(): void {
		$this->myEvent( 1, 'One', 1 );
		$this->row( 'my_calendar_events', [ 'occur_id' => 1, 'occur_event_id' => 1, 'occur_begin' => '2026-12-03 18:30:00', 'occur_end' => '2026-12-03 20:30:00' ] );

		self::assertSame( 1, $this->move( 'my-calendar', true )['made'] );
		self::assertSame( [], $this->dates() );
		self::assertSame( [ 1, 0 ], [ $this->move( 'my-calendar' )['made'], $this->move( 'my-calendar' )['made'] ] );
		self::assertCount( 1, $this->dates() );
	}

	public function test_the_job_goes_on_until_all_are_in_and_says_how_far_it_is(): void {
		for ( $id = 1; $id <= 60; $id++ ) {
			$this->myEvent( $id, "Event {$id}", 1 );
			$this->row(
				'my_calendar_events',
				[ 'occur_id' => $id, 'occur_event_id' => $id, 'occur_begin' => '2026-12-03 18:30:00', 'occur_end' => '2026-12-03 20:30:00' ]
			);
		}
		$moveIn = new EventTransfer( $this->engine()->jobs(), $this->clock );
		$moveIn->begin( $this->source( 'my-calendar' ), false );
		do_action( 'marketday_calendar_move' );
		$midway = $moveIn->progress();
		do_action( 'marketday_calendar_move' );
		do_action( 'marketday_calendar_move' );
		$end = $moveIn->progress();

		self::assertSame( [ 50, 60, false ], [ $midway['done'] ?? 0, $midway['of'] ?? 0, $midway['isOver'] ?? true ] );
		self::assertSame( [ 60, true, '60 new events, 0 updated, 0 unchanged.' ], [ $end['done'] ?? 0, $end['isOver'] ?? false, $end['lines'][0] ?? '' ] );
	}

	public function test_a_preview_does_not_end_a_move_that_goes_on(): void {
		$this->myEvent( 7, 'Evening', 1 );
		$moveIn = new EventTransfer( $this->engine()->jobs(), $this->clock );
		$moveIn->begin( $this->source( 'my-calendar' ), false );
		$moveIn->begin( $this->source( 'my-calendar' ), true );

		self::assertFalse( $moveIn->progress()['isDry'] ?? true );
	}

	/** @param array<string, int|string> $more */
	private function myEvent( int $id, string $title, int $approved, array $more = [] ): void {
		$this->row( 'my_calendar', $more + [
			'event_id'       => $id,
			'event_title'    => $title,
			'event_time'     => '18:30:00',
			'event_endtime'  => '20:30:00',
			'event_approved' => $approved,
		] );
	}

	/** @param array<string, int|string> $values */
	private function row( string $table, array $values ): void {
		global $wpdb;
		self::assertSame( 1, $wpdb->insert( $wpdb->prefix . $table, $values ) );
	}

	/** @param array<string, string> $meta */
	private function post( string $type, string $title, array $meta ): int {
		$id = wp_insert_post( [ 'post_type' => $type, 'post_status' => 'publish', 'post_title' => $title, 'meta_input' => $meta ] );
		self::assertIsInt( $id );
		return $id;
	}

	/** @return array{made: int, renewed: int, same: int, refused: list<string>, left: array<string, int>} */
	private function move( string $key, bool $isDry = false ): array {
		return ( new EventTransfer( $this->engine()->jobs(), $this->clock ) )->run( $this->source( $key ), $isDry, static function (): void {} );
	}

	private function source( string $key ): EventSource {
		return EventTransfer::sources()[ $key ] ?? throw new \RuntimeException( "No source {$key}." );
	}

	/** @return list<ShownEvent> */
	private function dates(): array {
		return $this->finder->between( '2026-12-01', '2026-12-31', new EventFilter(), 100 );
	}
}
