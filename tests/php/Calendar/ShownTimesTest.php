<?php

declare( strict_types=1 );

namespace Marketday\Tests\Calendar;

use Marketday\Events\Calendar\CalendarBlock;
use Marketday\Events\Calendar\CalendarLinks;
use Marketday\Events\Calendar\CalendarPage;
use Marketday\Events\Calendar\EventFilter;
use Marketday\Events\Calendar\EventRow;
use Marketday\Events\Calendar\EventTable;
use Marketday\Events\Calendar\EventTimes;
use Marketday\Events\Calendar\Ics\IcsFeedEndpoint;
use Marketday\Events\Calendar\Ics\IcsReader;
use Marketday\Events\Calendar\Ics\IcsTime;
use Marketday\Events\Calendar\Ics\IcsZones;
use Marketday\Events\Calendar\ShownEvent;
use Marketday\Events\Calendar\StructuredData;
use Marketday\Events\Calendar\UpcomingList;
use Marketday\Kernel\View;
use Marketday\Tests\Markup;
use PHPUnit\Framework\Attributes\DataProvider;

/** Lists, pages, notes and structured data say the same of when an event is. */
final class ShownTimesTest extends CalendarTestCase {
	public function test_of_UTC_all_say_the_sites_time(): void {
		$event = $this->event( 'Feed', '2026-07-13T17:00', '2026-07-13T18:00', [
			'zone'  => 'UTC',
			'rrule' => 'FREQ=YEARLY',
		] );
		$shown = $this->finder->occurrence( $event, '20270713T170000' );
		$list  = ( new UpcomingList( $this->finder, $this->clock, $this->view() ) )->render( [] );

		self::assertNotNull( $shown );
		self::assertSame( 'Tuesday, 13 July 2027, 18:00–19:00', EventTimes::whole( $shown, $shown->start->getTimezone() ) );
		self::assertStringContainsString( '"startDate":"2027-07-13T18:00:00+01:00"', ( new StructuredData() )->script( [ $shown ] ) );
		self::assertMatchesRegularExpression( '/datetime="2027-07-13T18:00:00\+01:00"[^>]*>Tuesday, 13 July 2027, 18:00–19:00</', $list );
	}

	/** What is written in the site's time has its offset, wherever the event is. */
	public function test_an_attribute_has_the_offset_of_what_is_written(): void {
		$this->event( 'Far', '2026-12-03T19:00', '2026-12-03T20:00', [ 'zone' => 'America/New_York' ] );

		self::assertMatchesRegularExpression(
			'/datetime="2026-12-04T00:00:00\+00:00"\s+data-event-end="2026-12-04T01:00:00\+00:00"[^>]*>Friday, 4 December 2026, 00:00–01:00</',
			( new UpcomingList( $this->finder, $this->clock, $this->view() ) )->render( [] )
		);
	}

	public function test_a_list_notes_the_own_time_of_an_event_elsewhere(): void {
		$this->event( 'Far', '2026-12-03T17:00', '2026-12-03T21:00', [ 'zone' => 'America/New_York' ] );
		$this->event( 'Near', '2026-12-04T17:00', '2026-12-04T21:00', [ 'zone' => 'Europe/Lisbon' ] );
		$list = ( new UpcomingList( $this->finder, $this->clock, $this->view() ) )->render( [] );

		self::assertStringContainsString( '<span>Thursday, 3 December 2026, 17:00–21:00, America/New York (EST)</span>', $list );
		self::assertStringNotContainsString( 'Lisbon', $list );
	}

	#[DataProvider( 'looks' )]
	public function test_every_look_of_a_calendar_notes_it( string $look, string $own ): void {
		$this->event( 'Far', '2026-12-03T17:00', '2026-12-03T21:00', [ 'zone' => 'America/New_York' ] );
		$this->event( 'Late', '2026-12-03T20:00', '2026-12-03T21:00', [ 'zone' => 'America/New_York' ] );
		$this->event( 'Near', '2026-12-03T17:00', '2026-12-03T21:00', [ 'zone' => 'Europe/Lisbon' ] );
		wp_parse_str( "month=12&yr=2026&dy=3&{$look}", $query );
		$_GET = wp_slash( $query );
		$block = new CalendarBlock( $this->finder, new CalendarPage( $this->finder, $this->clock ), $this->view(), new StructuredData() );
		$html  = Markup::of( $block->render( [] ) );

		self::assertStringContainsString( $own, $html );
		self::assertStringNotContainsString( 'Lisbon', $html );
		self::assertStringNotContainsString( '17:00 WET', $html );
	}

	/** @return iterable<string, array{string, string}> Of the address, and what is noted. */
	public static function looks(): iterable {
		$whole = 'Thursday, 3 December 2026, 17:00–21:00, America/New York (EST)';
		yield 'month' => [ '', '<span class="marketday-events-calendar__own" aria-hidden="true">17:00 EST</span>' ];
		yield 'month, where it is another day' => [ '', '<span class="marketday-events-calendar__own" aria-hidden="true">3 Dec 20:00 EST</span>' ];
		yield 'month, to those who do not see it' => [ '', "; {$whole}</span></a>" ];
		yield 'week' => [ 'time=week', '<span class="marketday-events-calendar__own" aria-hidden="true">17:00 EST</span>' ];
		yield 'day' => [ 'time=day&format=list', "<span>{$whole}</span>" ];
		yield 'list' => [ 'format=list', "<span>{$whole}</span>" ];
		yield 'small month' => [ 'format=mini', "<span>{$whole}</span>" ];
	}

	public function test_a_table_notes_it(): void {
		$this->event( 'Far', '2026-12-03T17:00', '2026-12-03T21:00', [ 'zone' => 'America/New_York' ] );
		$table = ( new EventTable( $this->finder, $this->clock, $this->view() ) )->render( [] );

		self::assertStringContainsString( '<span class="marketday-events-table__note">Thursday, 3 December 2026, 17:00–21:00, America/New York (EST)</span>', $table );
	}

	public function test_a_small_month_says_the_hours_of_its_chosen_day(): void {
		foreach ( [ '08', '09', '10', '11', '12', '13' ] as $hour ) {
			$this->event( "At {$hour}", "2026-11-27T{$hour}:00", "2026-11-27T{$hour}:30" );
		}
		$_GET = [
			'month'  => '11',
			'yr'     => '2026',
			'dy'     => '27',
			'format' => 'mini',
		];
		$html = ( new CalendarBlock( $this->finder, new CalendarPage( $this->finder, $this->clock ), $this->view(), new StructuredData() ) )->render( [] );

		self::assertStringContainsString( '>08:00–08:30</time>', $html );
		self::assertStringNotContainsString( 'All day', $html );
		self::assertStringContainsString( 'Friday, 27 November 2026, 6 events', $html );
	}

	/** Also within an hour that clocks skip or show twice. */
	#[DataProvider( 'zones' )]
	public function test_all_say_the_same_moment( string $site, string $zone ): void {
		update_option( 'timezone_string', $site );
		$changes = [ '2027-03-14T02:30', '2027-03-28T01:30', '2027-04-04T01:45', '2027-10-03T02:15', '2027-10-31T01:30', '2027-11-07T01:30' ];
		foreach ( [ ...$changes, '2027-07-01T23:30' ] as $start ) {
			$event = $this->event( 'Event', $start, substr( $start, 0, 13 ) . ':59', [ 'zone' => $zone ] );
			$shown = $this->finder->last( $event );
			self::assertNotNull( $shown );
			$list     = ( new UpcomingList( $this->finder, $this->clock, $this->view() ) )->render( [] );
			$calendar = IcsReader::read( ( new IcsFeedEndpoint( $this->finder, $this->clock ) )->text( [ $event ] ) );
			$line     = $calendar->below( 'VEVENT' )[0]->line( 'DTSTART' );
			self::assertNotNull( $line );
			self::assertSame( 1, preg_match( '/datetime="([^"]+)"\s+data-event-end="([^"]+)"/', $list, $times ) );
			self::assertSame( 1, preg_match( '/"startDate":"([^"]+)"/', ( new StructuredData() )->script( [ $shown ] ), $data ) );
			self::assertSame( 1, preg_match( '/dates=(\w+)/', CalendarLinks::of( $shown )[0][1], $link ) );
			$read = IcsTime::read( $line, new IcsZones( $calendar ), $line->value );

			self::assertSame(
				array_fill( 0, 4, $shown->start->getTimestamp() ),
				[ strtotime( $times[1] ), strtotime( $data[1] ), strtotime( $link[1] ), $read?->moment()->getTimestamp() ],
				"{$start} {$zone}"
			);
			self::assertSame( $shown->end->getTimestamp(), strtotime( $times[2] ) );
			wp_delete_post( $event, true );
		}
	}

	/** @return iterable<string, array{string, string}> The site's and the event's. */
	public static function zones(): iterable {
		foreach ( [ 'Europe/London', 'Australia/Lord_Howe' ] as $site ) {
			foreach ( [ 'Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'UTC', '+05:30' ] as $zone ) {
				yield "{$zone} on a site in {$site}" => [ $site, $zone ];
			}
		}
	}

	public function test_on_further_days_a_list_says_until_when(): void {
		$this->event( 'Night', '2026-11-27T22:00', '2026-11-29T02:00' );
		[ $event ] = $this->finder->between( '2026-11-27', '2026-11-29', new EventFilter(), 1 );
		$whens     = array_map( fn ( string $day ): string => $this->whenOn( $event, $day ), [ '2026-11-27', '2026-11-28', '2026-11-29' ] );

		self::assertSame( [ '22:00 to 29 Nov 02:00', 'All day', 'until 02:00' ], $whens );
	}

	public function test_a_file_has_a_title_as_it_was_written(): void {
		$event = $this->event( 'Rock \'n\' "Roll" -- 10 x 20', '2026-12-03T19:00', '2026-12-03T20:00', [], [
			'post_content' => '<ul><li>One</li><li>Two</li></ul>I &lt;3 it',
		] );
		$text  = ( new IcsFeedEndpoint( $this->finder, $this->clock ) )->text( [ $event ] );

		self::assertStringContainsString( "SUMMARY:Rock 'n' \"Roll\" -- 10 x 20\r\n", $text );
		self::assertStringContainsString( "DESCRIPTION:One\\n\\nTwo\\n\\nI <3 it\r\n", $text );
	}

	public function test_a_rule_with_very_many_dates_has_those_to_come(): void {
		$event = $this->event( 'Often', '1990-01-01T00:00', '1990-01-01T00:01', [ 'rrule' => 'FREQ=DAILY;BYHOUR=0,6,12,18;BYMINUTE=0,30' ] );

		$next = $this->finder->ofEvent( $event, time(), 1 )[0] ?? null;

		self::assertNotNull( $next );
		self::assertLessThan( time() + 7 * HOUR_IN_SECONDS, $next->start->getTimestamp(), 'They are kept by the clock of the machine.' );
	}

	private function whenOn( ShownEvent $event, string $day ): string {
		$html = $this->view()->render( 'list-event', [ 'marketday_event' => EventRow::ofDay( $event, $day, wp_timezone() ) ] );
		preg_match( '#<p class="marketday-event__when">(.*?)</p>#s', $html, $found );
		return trim( wp_strip_all_tags( $found[1] ?? '' ) );
	}

	private function view(): View {
		return new View( dirname( __DIR__, 3 ) . '/php/Events/Calendar/views' );
	}
}
