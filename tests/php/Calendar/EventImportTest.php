<?php

declare( strict_types=1 );

namespace Marketday\Tests\Calendar;

use DateTimeImmutable;
use Marketday\Events\Calendar\EventData;
use Marketday\Events\Calendar\EventType;
use Marketday\Events\Calendar\Ics\EventImport;
use Marketday\Events\Calendar\Ics\IcsFeedEndpoint;
use Marketday\Events\Calendar\Ics\InvalidCalendarException;
use Marketday\Events\Calendar\Ics\Newest;
use Marketday\Events\Calendar\ShownEvent;
use Marketday\Kernel\Clock;
use PHPUnit\Framework\Attributes\DataProvider;

/** Events of .ics files. */
final class EventImportTest extends CalendarTestCase {
	public function test_takes_rule_exceptions_additions_and_changed_dates(): void {
		$report = $this->import( [
			'BEGIN:VEVENT',
			'UID:a@example.org',
			'SUMMARY:Repair\, mend',
			'DTSTART;TZID=Europe/London:20261203T183000',
			'DURATION:PT2H',
			'RRULE:FREQ=WEEKLY;COUNT=4',
			'EXDATE;TZID=Europe/London:20261210T183000',
			'RDATE:20261211T183000Z',
			'LOCATION:The Hall',
			'GEO:54.3;-2.7',
			'CATEGORIES:Repair,Talks\, walks',
			'BEGIN:VALARM',
			'ACTION:DISPLAY',
			'END:VALARM',
			'ATTENDEE:mailto:a@example.org',
			'END:VEVENT',
			'BEGIN:VEVENT',
			'UID:a@example.org',
			'RECURRENCE-ID:20261217T183000Z',
			'DTSTART;TZID=America/New_York:20261217T150000',
			'DTEND;TZID=America/New_York:20261217T160000',
			'STATUS:CANCELLED',
			'END:VEVENT',
		] );
		$dates  = $this->finder->between( '2026-12-01', '2026-12-31', new \Marketday\Events\Calendar\EventFilter(), 10 );

		self::assertSame( [ 1, [] ], [ $report['made'], $report['refused'] ] );
		self::assertSame( [
			'ATTENDEE' => 1,
			'VALARM'   => 1,
		], $report['left'] );
		self::assertSame( [ '03 18:30 scheduled', '11 18:30 scheduled', '17 20:00 cancelled', '24 18:30 scheduled' ], array_map( static fn ( ShownEvent $date ): string => $date->start->format( 'd H:i ' ) . $date->status->value, $dates ) );
		self::assertSame( 'Repair, mend', $dates[0]->title() );
		self::assertSame( [ 'The Hall', '54.3' ], [ $dates[0]->venue()?->name, $dates[0]->venue()?->fields['latitude'] ] );
		self::assertSame( [ 'Repair', 'Talks, walks' ], array_column( $dates[0]->terms( EventType::CATEGORY ), 'name' ) );
	}

	public function test_twice_makes_no_doubles_and_a_newer_file_renews(): void {
		$file = [ 'BEGIN:VEVENT', 'UID:b', 'SUMMARY:One', 'DTSTART:20261203T183000Z', 'END:VEVENT' ];

		self::assertSame( [ 1, 0, 0 ], $this->counts( $this->import( $file ) ) );
		self::assertSame( [ 0, 0, 1 ], $this->counts( $this->import( $file ) ) );
		$file[3] = 'DTSTART:20261204T183000Z';
		self::assertSame( [ 0, 1, 0 ], $this->counts( $this->import( $file, true ) ), 'A dry run says so.' );
		self::assertSame( [ 0, 1, 0 ], $this->counts( $this->import( $file ) ) );
		self::assertSame( [ '2026-12-04', '2026-12-04' ], $this->finder->bounds() );
	}

	public function test_an_older_file_does_not_take_the_place_of_a_newer_one(): void {
		$file = static fn ( int $version, string $title ): array =>
			[ 'BEGIN:VEVENT', 'UID:v', "SEQUENCE:{$version}", "SUMMARY:{$title}", 'DTSTART:20261203T183000Z', 'END:VEVENT' ];
		$this->import( $file( 3, 'Third' ) );
		$id = get_posts( [ 'post_type' => EventType::NAME, 'title' => 'Third', 'fields' => 'ids' ] )[0];
		self::assertSame( 3, EventData::sequence( $id ), 'Others who keep a copy are told what its maker told.' );

		$older = $this->import( $file( 2, 'Second' ) );

		self::assertSame( [ 0, 0, 1 ], $this->counts( $older ) );
		self::assertSame( [ 'Older versions of events' => 1 ], $older['left'] );
		self::assertSame( 'Third', get_the_title( $id ) );

		// The site's own change is one more of its count, and none of the maker's.
		update_post_meta( $id, EventData::META, [ 'cost' => '£5' ] + EventData::of( $id ) );
		self::assertSame( 4, EventData::sequence( $id ) );
		self::assertSame( [ 0, 1, 0 ], $this->counts( $this->import( $file( 4, 'Fourth' ) ) ) );
		self::assertSame( 'Fourth', get_the_title( $id ) );
		$without = [ 'BEGIN:VEVENT', 'UID:v', 'SUMMARY:Untold', 'DTSTART:20261203T183000Z', 'END:VEVENT' ];
		self::assertSame( [ 0, 1, 0 ], $this->counts( $this->import( $without ) ), 'Without a version there is nothing to compare.' );
	}

	public function test_a_calendar_that_is_followed_may_count_anew(): void {
		$file = static fn ( int $version, string $title ): string => implode( "\r\n", [
			'BEGIN:VCALENDAR',
			'BEGIN:VEVENT',
			'UID:f',
			"SEQUENCE:{$version}",
			"SUMMARY:{$title}",
			'DTSTART:20261203T183000Z',
			'END:VEVENT',
			'END:VCALENDAR',
		] );
		( new EventImport( $this->clock, 'publish', false, 'feed', [ 'feed' ] ) )->run( $file( 7, 'Before' ) );

		$report = ( new EventImport( $this->clock, 'publish', false, 'feed', [ 'feed' ] ) )->run( $file( 0, 'After' ) );

		self::assertSame( [ 0, 1, 0 ], $this->counts( $report ) );
	}

	/** What goes out comes in again as it was. */
	public function test_of_our_own_file_brings_back_what_was_lost(): void {
		$place  = $this->term( EventType::LOCATION, 'Hall', [ 'marketday_venue_city' => 'Kendal' ] );
		$events = [
			$this->event( 'Series', '2026-12-03T18:30', '2026-12-03T20:30', [
				'rrule'     => 'FREQ=WEEKLY;BYDAY=TH;COUNT=9',
				'exdates'   => [ '2026-12-10T18:30:00' ],
				'rdates'    => [ '2026-12-11T18:30:00' ],
				'changes'   => [ [ 'at' => '2026-12-17T18:30:00', 'start' => '2026-12-18T19:00:00', 'end' => '2026-12-18T19:30:00', 'status' => 'cancelled' ] ],
				'organiser' => 'Fell; "Ford"',
				'cost'      => '£5, or less',
				'onlineUrl' => 'https://meet.example/a?b=1,2;c',
			] ),
			$this->event( 'Fair', '2026-12-24T00:00', '2026-12-26T00:00', [ 'allDay' => true ] ),
			$this->event( 'Moved', '2026-10-24T20:00', '2026-10-25T04:00', [ 'status' => 'online', 'zone' => 'America/New_York' ] ),
			$this->event( 'Late', '2026-12-01T23:00', '2026-12-01T23:00', [ 'status' => 'postponed', 'zone' => 'UTC' ] ),
		];
		wp_set_object_terms( $events[0], [ $place ], EventType::LOCATION );
		$dates  = fn (): array => array_map(
			static fn ( ShownEvent $date ): array => [
				$date->title(),
				$date->start->getTimestamp(),
				$date->end->getTimestamp(),
				$date->status,
				$date->venue()?->id,
				$date->text( 'organiser' ),
				$date->text( 'cost' ),
				$date->text( 'onlineUrl' ),
			],
			$this->finder->between( '2026-10-01', '2027-12-31', new \Marketday\Events\Calendar\EventFilter(), 50 )
		);
		$before = $dates();
		$text   = ( new IcsFeedEndpoint( $this->finder, $this->clock ) )->text( $events );

		self::assertSame( [ 0, 0, 4 ], $this->counts( ( new EventImport( $this->clock, 'publish', false ) )->run( $text ) ), 'They are there.' );
		foreach ( $events as $event ) {
			wp_delete_post( $event, true );
		}
		$report = ( new EventImport( $this->clock, 'publish', false ) )->run( $text );

		self::assertSame( [ 4, [] ], [ $report['made'], $report['refused'] ] );
		self::assertEquals( $before, $dates() );
	}

	public function test_of_a_file_keeps_no_script_and_no_private_event_in_public(): void {
		$this->import( [
			'BEGIN:VEVENT',
			'UID:c',
			'SUMMARY:<script>alert(1)</script>Talk',
			'DESCRIPTION:<img src=x onerror=alert(1)>Come',
			'URL:javascript:alert(1)',
			'DTSTART:20261203T183000Z',
			'END:VEVENT',
			'BEGIN:VEVENT',
			'UID:d',
			'CLASS:PRIVATE',
			'SUMMARY:Mine',
			'DTSTART:20261203T183000Z',
			'END:VEVENT',
		] );
		$found = $this->finder->between( '2026-12-01', '2026-12-31', new \Marketday\Events\Calendar\EventFilter(), 10 );

		self::assertCount( 1, $found );
		self::assertSame( 'Talk', $found[0]->title() );
		self::assertDoesNotMatchRegularExpression( '/script|onerror/', $found[0]->post->post_content );
	}

	/** The files that other calendars have written. */
	public function test_knows_zones_of_Windows_of_the_file_and_none(): void {
		$this->import( [
			'BEGIN:VTIMEZONE',
			'TZID:Nowhere/Middle',
			'BEGIN:STANDARD',
			'DTSTART:16010101T000000',
			'TZOFFSETFROM:-0741',
			'TZOFFSETTO:-0741',
			'END:STANDARD',
			'END:VTIMEZONE',
			'BEGIN:VEVENT',
			'UID:e',
			'DTSTART;TZID=Nowhere/Middle:20261203T134200',
			'END:VEVENT',
		] );
		$report = $this->import( [ 'BEGIN:VEVENT', 'UID:f', 'DTSTART;TZID=Nobody knows:20261203T100000', 'END:VEVENT' ] );
		$found  = $this->finder->between( '2026-12-03', '2026-12-04', new \Marketday\Events\Calendar\EventFilter(), 10 );

		self::assertSame(
			[ '2026-12-03T10:00:00+00:00', '2026-12-03T13:42:00-07:41' ],
			array_map( static fn ( ShownEvent $date ): string => $date->start->format( DATE_ATOM ), $found )
		);
		self::assertStringContainsString( 'Nobody knows', (string) array_key_first( $report['left'] ) );
	}

	#[DataProvider( 'broken' )]
	public function test_refuses_what_is_no_calendar( string $text ): void {
		$this->expectException( InvalidCalendarException::class );

		( new EventImport( $this->clock, 'publish', false ) )->run( $text );
	}

	/** @return iterable<string, array{string}> */
	public static function broken(): iterable {
		yield 'nothing' => [ '' ];
		yield 'a page' => [ '<html><body>BEGIN:VCALENDAR</body></html>' ];
		yield '10 MB' => [ "BEGIN:VCALENDAR\r\n" . str_repeat( "X-A:b\r\n", 1_500_000 ) ];
	}

	public function test_tells_of_broken_lines_and_takes_the_rest(): void {
		$report = $this->import( [
			'BEGIN:VEVENT',
			'UID:g',
			'this is no line',
			'SUMMARY:Kept',
			'DTSTART:20261203T183000Z',
			'RRULE:FREQ=SECONDLY;COUNT=3155760000',
			'END:VEVENT',
			'BEGIN:VEVENT',
			'UID:h',
			'SUMMARY:No date',
			'END:VEVENT',
			'END:NOTHING',
		] );

		self::assertSame( 1, $report['made'] );
		self::assertSame( [ 'No date: The event has no start date.' ], $report['refused'] );
		self::assertSame( 2, $report['left']['Unreadable lines'] );
		self::assertSame( 'RRULE: An event can repeat daily, weekly, monthly or yearly.', array_keys( $report['left'] )[1] );
		self::assertNotSame( [], EventData::blank() );
	}

	public function test_the_series_of_one_file_have_a_number_of_dates_together(): void {
		$series = static fn ( string $name ): string => "BEGIN:VEVENT\r\nUID:{$name}\r\nSUMMARY:{$name}\r\nDTSTART:20261201T100000Z\r\nRRULE:FREQ=DAILY\r\nEND:VEVENT\r\n";
		$once   = "BEGIN:VEVENT\r\nUID:once\r\nSUMMARY:once\r\nDTSTART:20261203T100000Z\r\nEND:VEVENT\r\n";
		$file   = "BEGIN:VCALENDAR\r\n{$series( 'one' )}{$series( 'two' )}{$once}END:VCALENDAR\r\n";

		$report = ( new EventImport( $this->clock, 'publish', false, most: 100 ) )->run( $file );
		$again  = ( new EventImport( $this->clock, 'publish', false, most: 100 ) )->run( $file );

		self::assertSame( 2, $report['made'] );
		self::assertSame( [ 'Recurring events: one calendar’s can have 100 dates' => 1 ], $report['left'] );
		self::assertSame( [ 0, 2, $report['left'] ], [ $again['made'], $again['same'], $again['left'] ] );
	}

	public function test_what_is_over_is_judged_by_the_clock(): void {
		$events = '';
		for ( $number = 0; $number <= Newest::MOST; ++$number ) {
			$events .= "BEGIN:VEVENT\r\nUID:{$number}\r\nSUMMARY:{$number}\r\nDTSTART:20240601T100000Z\r\nEND:VEVENT\r\n";
		}
		$file = "BEGIN:VCALENDAR\r\n{$events}END:VCALENDAR\r\n";
		$left = static fn ( string $now ): array => ( new EventImport( self::clockAt( $now ), 'publish', true ) )->run( $file )['left'];

		self::assertSame( [ 'Later events: a file can add 2,000' => 1 ], $left( '2024-05-01' ) );
		self::assertSame( [ 'Past events: a file can add 2,000' => 1 ], $left( '2024-07-01' ) );
	}

	private static function clockAt( string $now ): Clock {
		return new class( $now ) implements Clock {
			public function __construct( private readonly string $now ) {}

			public function now(): DateTimeImmutable {
				return new DateTimeImmutable( $this->now, wp_timezone() );
			}
		};
	}

	public function test_what_there_was_no_time_for_stays_and_is_told(): void {
		$event  = static fn ( string $name, string $title ): string => "BEGIN:VEVENT\r\nUID:{$name}\r\nSUMMARY:{$title}\r\nDTSTART:20261203T100000Z\r\nEND:VEVENT\r\n";
		$file   = static fn ( string ...$events ): string => "BEGIN:VCALENDAR\r\n" . implode( '', $events ) . "END:VCALENDAR\r\n";
		( new EventImport( $this->clock, 'publish', false ) )->run( $file( $event( 'one', 'Before' ) ) );

		$import = new EventImport( $this->clock, 'publish', false, seconds: 0.0 );
		$report = $import->run( $file( $event( 'one', 'After' ), $event( 'two', 'Two' ) ) );

		self::assertTrue( $import->isCut() );
		self::assertSame( [ 0, 0 ], [ $report['made'], $report['renewed'] ] );
		self::assertSame( [ 'Events there wasn’t time for: the next check carries on with them' => 2 ], $report['left'] );
		self::assertCount( 1, $import->eventsInFile(), 'An event that was not read is none that is gone.' );
	}

	/**
	 * @param list<string> $lines
	 * @return array{made: int, renewed: int, same: int, refused: list<string>, left: array<string, int>}
	 */
	private function import( array $lines, bool $isDry = false ): array {
		return ( new EventImport( $this->clock, 'publish', $isDry ) )->run( implode( "\r\n", [ 'BEGIN:VCALENDAR', 'VERSION:2.0', ...$lines, 'END:VCALENDAR' ] ) . "\r\n" );
	}

	/**
	 * @param array{made: int, renewed: int, same: int, refused: list<string>, left: array<string, int>} $report
	 * @return list<int>
	 */
	private function counts( array $report ): array {
		return [ $report['made'], $report['renewed'], $report['same'] ];
	}
}
