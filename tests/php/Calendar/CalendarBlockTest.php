<?php

declare( strict_types=1 );

namespace Marketday\Tests\Calendar;

use Marketday\Events\Calendar\CalendarBlock;
use Marketday\Events\Calendar\CalendarPage;
use Marketday\Events\Calendar\Colour;
use Marketday\Events\Calendar\EventType;
use Marketday\Events\Calendar\OccurrenceTable;
use Marketday\Events\Calendar\StructuredData;
use Marketday\Kernel\View;
use Marketday\Tests\Markup;

/** The calendar as the server draws it. */
final class CalendarBlockTest extends CalendarTestCase {
	public function test_says_the_date_in_every_events_name_and_tells_what_is_beyond_three(): void {
		foreach ( [ 'One', 'Two', 'Three', 'Four', 'Five' ] as $index => $title ) {
			$this->event( $title, "2026-11-27T1{$index}:00", "2026-11-27T1{$index}:30" );
		}
		$html = $this->draw( [] );

		self::assertStringContainsString( '<span class="marketday-events-calendar__name">One</span><span class="marketday-hidden">, Friday, 27 November 2026, 10:00–10:30</span>', $html );
		self::assertStringContainsString( '+2 more<span class="marketday-hidden"> on Friday, 27 November 2026</span>', $html );
		self::assertStringContainsString( 'data-label="Friday, 27 November 2026, 5 events"', $html );
		self::assertSame( 42, substr_count( $html, '<td ' ), 'Six weeks begin on Monday.' );
	}

	public function test_shows_the_first_of_very_many_and_counts_the_rest(): void {
		global $wpdb;
		$event = $this->event( 'Crowd', '2026-11-27T10:00', '2026-11-27T10:30' );
		$row   = $wpdb->get_row( 'SELECT * FROM ' . OccurrenceTable::name(), ARRAY_A ); // phpcs:ignore WordPress.DB -- a table's name.
		for ( $count = 1; $count < 450; $count++ ) {
			$wpdb->insert( OccurrenceTable::name(), [
				'id'         => null,
				'occurrence' => sprintf( '20261127T%06d', $count ),
			] + $row );
		}
		$month = $this->draw( [] );
		$day   = $this->draw( [
			'dy'     => '27',
			'time'   => 'day',
			'format' => 'list',
		] );

		self::assertGreaterThan( 0, $event );
		self::assertStringContainsString( 'data-label="Friday, 27 November 2026, 450 events"', $month );
		self::assertStringContainsString( '+447 more', $month );
		self::assertStringContainsString( '446 more events on this day', $month );
		self::assertSame( 4, substr_count( $month, '<li class="marketday-event ' ) );
		self::assertSame( 300, substr_count( $day, '<li class="marketday-event ' ) );
	}

	public function test_links_to_no_month_beyond_the_first_and_the_last_event(): void {
		$this->event( 'Only', '2026-12-27T10:00', '2026-12-27T11:00' );

		$now = $this->draw( [] );
		self::assertStringContainsString( 'data-calendar-way="next"', $now );
		self::assertStringNotContainsString( 'data-calendar-way="previous"', $now );
		$last = $this->draw( [
			'month' => '12',
			'yr'    => '2026',
		] );
		self::assertStringNotContainsString( 'data-calendar-way="next"', $last );
		self::assertStringContainsString( 'No events then.', $this->draw( [
			'month' => '1',
			'yr'    => '2027',
		] ) );
	}

	public function test_tells_search_engines_of_each_date_with_offset_and_status(): void {
		$this->event( 'Walk </script>', '2026-11-26T08:00', '2026-11-26T09:00', [
			'rrule'     => 'FREQ=DAILY;COUNT=2',
			'onlineUrl' => 'https://meet.example/walk',
			'changes'   => [
				[
					'at'     => '2026-11-27T08:00',
					'start'  => '',
					'end'    => '',
					'status' => 'cancelled',
				],
			],
		] );
		self::assertSame( 1, preg_match( '~<script type="application/ld\+json">(.*?)</script>~s', $this->draw( [] ), $found ) );
		$graph = json_decode( $found[1], true )['@graph'];

		self::assertSame( [ '2026-11-26T08:00:00+00:00', '2026-11-27T08:00:00+00:00' ], array_column( $graph, 'startDate' ) );
		self::assertSame( [ 'https://schema.org/EventScheduled', 'https://schema.org/EventCancelled' ], array_column( $graph, 'eventStatus' ) );
		self::assertSame( 'https://schema.org/OnlineEventAttendanceMode', $graph[0]['eventAttendanceMode'] );
		self::assertSame( 'VirtualLocation', $graph[0]['location'][0]['@type'] );
	}

	public function test_says_what_it_cannot_read_and_prints_none_of_it(): void {
		$html = $this->draw( [ 'month' => '<b>13' ] );

		self::assertStringContainsString( 'We can’t read part of this page’s address: month.', $html );
		self::assertStringNotContainsString( '<b>13', $html );
		self::assertStringNotContainsString( '<svg', $this->draw( [ 'mcs' => '"><svg onload=alert(1)>' ] ) );
	}

	public function test_keeps_private_events_out_of_all_it_prints(): void {
		$this->event( 'Hidden', '2026-11-27T10:00', '2026-11-27T11:00', [], [ 'post_status' => 'private' ] );
		wp_set_current_user( 1 );

		foreach ( [ 'grid', 'list', 'mini' ] as $view ) {
			self::assertStringNotContainsString( 'Hidden', $this->draw( [], [ 'view' => $view ] ) );
		}
	}

	public function test_a_text_colour_is_read_on_every_category(): void {
		foreach ( [ '#000000', '#ffffff', '#777777', '#facc15', '#be185d', '#0000ff', '#00ff00' ] as $hex ) {
			$term   = $this->term( EventType::CATEGORY, "C {$hex}", [ Colour::META => $hex ] );
			$colour = Colour::ofCategory( $term );
			self::assertSame( $hex, $colour->hex );
			self::assertGreaterThanOrEqual( 4.5, self::contrast( $hex, $colour->ink() ) );
		}
	}

	/**
	 * @param array<string, mixed> $query
	 * @param array<string, mixed> $attributes
	 */
	private function draw( array $query, array $attributes = [] ): string {
		$_GET                   = wp_slash( $query );
		$_SERVER['REQUEST_URI'] = '/events/?' . http_build_query( $query );
		$page                   = new CalendarPage( $this->finder, $this->clock );
		return Markup::of( ( new CalendarBlock(
			$this->finder,
			$page,
			new View( dirname( __DIR__, 3 ) . '/php/Events/Calendar/views' ),
			new StructuredData()
		) )->render( $attributes ) );
	}

	private static function contrast( string $one, string $other ): float {
		$luminance = static function ( string $hex ): float {
			$parts = array_map(
				static fn ( string $pair ): float => ( hexdec( $pair ) / 255 ) <= 0.04045
					? hexdec( $pair ) / 255 / 12.92
					: ( ( hexdec( $pair ) / 255 + 0.055 ) / 1.055 ) ** 2.4,
				str_split( substr( $hex, 1 ), 2 )
			);
			return 0.2126 * $parts[0] + 0.7152 * $parts[1] + 0.0722 * $parts[2];
		};
		$both = [ $luminance( $one ), $luminance( $other ) ];
		return ( max( $both ) + 0.05 ) / ( min( $both ) + 0.05 );
	}
}
