<?php

declare( strict_types=1 );

namespace Marketday\Tests\Calendar;

use Marketday\Events\Calendar\EventData;
use Marketday\Events\Calendar\EventFilter;
use Marketday\Events\Calendar\EventType;
use Marketday\Events\Calendar\Ics\Feed;
use Marketday\Events\Calendar\Ics\Feeds;
use Marketday\Events\Calendar\Ics\IcsReader;
use Marketday\Events\Calendar\Ics\InvalidCalendarException;
use Marketday\Events\Calendar\ShownEvent;
use Marketday\Kernel\Http\HttpClient;
use Marketday\Tests\OtherSite;

/** Calendars you follow are followed: looked at again and again, and asked only for what is new. */
final class FeedsTest extends CalendarTestCase {
	/** Says 304 to who has the newest, and keeps a note of what it was asked. */
	private const SITE = <<<'PHP'
		<?php
		$path = parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
		file_put_contents( __DIR__ . '/notes', $path . ' ' . ( $_SERVER['HTTP_IF_NONE_MATCH'] ?? '-' ) . "\n", FILE_APPEND );
		if ( '/moved' === $path ) { header( 'Location: /two', true, 302 ); exit; }
		if ( '/round' === $path ) { header( 'Location: /round', true, 302 ); exit; }
		if ( '/gone' === $path ) { http_response_code( 410 ); exit; }
		if ( '/large' === $path ) { echo "BEGIN:VCALENDAR\r\n" . str_repeat( "X-A:1234567890123456789012345678901234567890\r\n", 150000 ); exit; }
		if ( '/other' === $path ) { echo "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:one\r\nSUMMARY:another\r\nDTSTART:20261205T100000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"; exit; }
		$file = trim( (string) @file_get_contents( __DIR__ . '/state' ) ) ?: ( file_exists( __DIR__ . '/less' ) ? 'less' : 'more' );
		if ( '"' . $file . '"' === ( $_SERVER['HTTP_IF_NONE_MATCH'] ?? '' ) ) { http_response_code( 304 ); exit; }
		header( 'ETag: "' . $file . '"' );
		$event = fn ( $uid, $day ) => "BEGIN:VEVENT\r\nUID:$uid\r\nSUMMARY:$uid\r\nDTSTART:202612{$day}T100000Z\r\nDTEND:202612{$day}T110000Z\r\nEND:VEVENT\r\n";
		echo "BEGIN:VCALENDAR\r\n" . $event( 'one', '03' ) . ( 'less' === $file || '/broken' === $path ? '' : $event( 'two', '04' ) ) . ( '/broken' === $path ? '' : "END:VCALENDAR\r\n" );
		PHP;

	private OtherSite $site;

	private Feeds $feeds;

	protected function setUp(): void {
		parent::setUp();
		$this->site = OtherSite::start( self::SITE );
		add_filter( 'http_request_host_is_external', '__return_true' );
		$this->feeds = new Feeds(
			new HttpClient( 5.0, 1, static fn (): array => [ '127.0.0.2' ], null, IcsReader::MOST_BYTES ),
			$this->engine()->jobs(),
			$this->clock
		);
	}

	protected function tearDown(): void {
		$this->site->stop();
		parent::tearDown();
	}

	public function test_brings_events_in_and_looks_again_in_its_rhythm(): void {
		$feed = $this->follow( '/two' );
		self::assertNotNull( $this->engine()->jobs()->waitsUntil( 'marketday_calendar_feed', [ $feed->id ] ) );

		$looked = $this->feeds->look( $feed->id );

		self::assertSame( [ 'one', 'two' ], $this->titles() );
		self::assertSame( [ '2 new events, 0 updated, 0 unchanged.', false ], [ $looked->look->lines[0] ?? '', $looked?->look->isFailed ] );
		$due = $this->clock->now()->getTimestamp() + DAY_IN_SECONDS;
		// WooCommerce's jobs that are due already have no date of before.
		self::assertContains(
			$this->engine()->jobs()->waitsUntil( 'marketday_calendar_feed', [ $feed->id ] ),
			[ $due, ...( $due < time() ? range( time() - 5, time() ) : [] ) ]
		);
	}

	public function test_asks_only_for_what_is_new_since(): void {
		$feed = $this->follow( '/two' );
		$this->feeds->look( $feed->id );
		$again = $this->feeds->look( $feed->id );

		self::assertSame( "/two -\n/two \"more\"\n", $this->site->notes() );
		self::assertSame( 'Nothing has changed since the last check.', $again->look->lines[0] ?? '' );
	}

	public function test_a_coming_event_that_is_gone_becomes_a_draft(): void {
		$feed = $this->follow( '/two' );
		$this->feeds->look( $feed->id );
		$this->site->write( 'less', '1' );
		$looked = $this->feeds->look( $feed->id );

		self::assertSame( [ 'one' ], $this->titles() );
		self::assertContains( '1 upcoming event is no longer in the calendar and is now a draft.', $looked->look->lines ?? [] );
		self::assertCount( 1, get_posts( [
			'post_type'   => EventType::NAME,
			'post_status' => 'draft',
		] ) );
	}

	public function test_what_was_left_out_once_comes_back(): void {
		$feed = $this->follow( '/two' );
		foreach ( [ 'more', 'less', 'more' ] as $state ) {
			$this->site->write( 'state', $state );
			$this->feeds->look( $feed->id );
		}

		self::assertSame( [ 'one', 'two' ], $this->titles() );
	}

	public function test_what_people_have_put_away_stays_away(): void {
		$feed = $this->follow( '/two' );
		foreach ( [ 'wp_trash_post', 'wp_delete_post' ] as $place => $away ) {
			$this->site->write( 'state', 'more' );
			$this->feeds->look( $feed->id );
			$found = $this->finder->between( '2026-12-01', '2026-12-31', new EventFilter(), 10 );
			$away( $found[0]->post->ID );
			$this->site->write( 'state', "again{$place}" );
			$this->feeds->look( $feed->id );
		}

		self::assertSame( [], $this->titles() );
	}

	public function test_each_calendar_has_its_own_room_of_uids(): void {
		$own = $this->event( 'ours', '2026-12-02T10:00', '2026-12-02T11:00' );
		update_post_meta( $own, EventData::UID, 'two' );
		$this->feeds->look( $this->follow( '/two' )->id );
		$looked = $this->feeds->look( $this->follow( '/other' )->id );

		self::assertSame( [ 'ours', 'one', 'another' ], $this->titles() );
		self::assertSame( '1 new events, 0 updated, 0 unchanged.', $looked->look->lines[0] ?? '' );
	}

	public function test_followed_again_it_has_its_events_already(): void {
		$feed = $this->follow( '/two' );
		$this->feeds->look( $feed->id );
		$this->feeds->leave( $feed->id );
		$this->feeds->look( $this->follow( '/two' )->id );

		self::assertSame( [ 'one', 'two' ], $this->titles() );
	}

	public function test_follows_where_it_was_sent(): void {
		$this->feeds->look( $this->follow( '/moved' )->id );

		self::assertSame( [ 'one', 'two' ], $this->titles() );
	}

	public function test_what_is_no_calendar_changes_nothing_and_says_why(): void {
		foreach ( [
			'/gone'   => 'The other site answered with status 410.',
			'/round'  => 'The other site redirects too many times.',
			'/large'  => 'The file is too large: the limit is 5 MB.',
			'/broken' => 'The calendar is incomplete: its end is missing.',
		] as $path => $sentence ) {
			$looked = $this->feeds->look( $this->follow( $path )->id );
			self::assertSame( [ [ $sentence ], true ], [ $looked?->look->lines, $looked?->look->isFailed ] );
		}
		self::assertSame( [], $this->titles() );
	}

	public function test_a_machine_of_ones_own_network_is_not_asked(): void {
		remove_all_filters( 'http_request_host_is_external' );
		$feed = $this->follow( '/two' );

		self::assertSame( [ 'We couldn’t reach the other site.' ], $this->feeds->look( $feed->id )?->look->lines );
		self::assertSame( '', $this->site->notes() );
	}

	public function test_refuses_what_is_no_address_and_the_same_twice(): void {
		$this->follow( '/two' );
		foreach ( [ '', 'javascript:alert(1)', 'file:///etc/passwd', $this->address( '/two' ) ] as $url ) {
			try {
				$this->feeds->follow( $url, 'daily', 'draft' );
				self::fail( "Followed: {$url}" );
			} catch ( InvalidCalendarException $problem ) {
				self::assertNotSame( '', $problem->getMessage() );
			}
		}
		self::assertCount( 1, $this->feeds->all() );
	}

	public function test_events_stay_when_it_is_left(): void {
		$feed = $this->follow( '/two' );
		$this->feeds->look( $feed->id );
		$this->feeds->leave( $feed->id );

		self::assertSame( [ [ 'one', 'two' ], [] ], [ $this->titles(), $this->feeds->all() ] );
		self::assertNull( $this->engine()->jobs()->waitsUntil( 'marketday_calendar_feed', [ $feed->id ] ) );
		self::assertNull( $this->feeds->look( $feed->id ) );
	}

	private function address( string $path ): string {
		return "http://localhost:{$this->site->port}{$path}";
	}

	private function follow( string $path ): Feed {
		return $this->feeds->follow( $this->address( $path ), 'daily', 'publish' );
	}

	/** @return list<string> */
	private function titles(): array {
		return array_map( static fn ( ShownEvent $event ): string => $event->title(), $this->finder->between( '2026-12-01', '2026-12-31', new EventFilter(), 10 ) );
	}
}
