<?php

declare( strict_types=1 );

namespace Marketday\Tests\Calendar;

use Marketday\Events\Calendar\EventTable;
use Marketday\Events\Calendar\Ics\IcsFeedEndpoint;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\View;

/** `marketday/events-table`: docs/PROTOCOL.md#addresses labels, and what is taken along. */
final class EventTableTest extends CalendarTestCase {
	protected function tearDown(): void {
		$_GET = [];
		parent::tearDown();
	}

	public function test_tells_each_event_once_with_its_next_date(): void {
		$this->event( 'Series', '2026-11-24T18:00', '2026-11-24T19:00', [ 'rrule' => 'FREQ=WEEKLY;COUNT=9' ] );
		$this->event( 'Once', '2026-11-27T10:00', '2026-11-27T11:00' );
		$this->event( 'Over', '2026-11-20T10:00', '2026-11-20T11:00' );

		$html = $this->draw();

		self::assertSame( [ 'Once', 'Series' ], $this->titles( $html ) );
		self::assertStringContainsString( 'Tuesday, 1 December 2026, 18:00–19:00', $html );
		self::assertStringContainsString( 'Showing 1 to 2 of 2 entries', $html );
		self::assertStringContainsString( 'aria-sort="ascending"', $html );
		$ends = array_map( static fn ( string $end ): string => 'data-end="' . strtotime( $end ) . '"', [ '2026-11-27 11:00 UTC', '2026-12-01 19:00 UTC' ] );
		self::assertStringContainsString( $ends[0], $html, 'A page that was kept for longer knows what is over.' );
		self::assertStringContainsString( $ends[1], $html );
	}

	public function test_has_the_contracts_labels(): void {
		self::assertStringContainsString( 'No data available in table', $this->draw() );
		$this->event( 'Once', '2026-11-27T10:00', '2026-11-27T11:00' );

		$html = $this->draw();
		foreach ( [ '>Show<', 'entries', 'Select all pages', 'Clear Selection.' ] as $label ) {
			self::assertStringContainsString( $label, $html );
		}
		self::assertStringContainsString( 'No matching records found', $this->draw( [ 'events-search' => 'nothing like it' ] ) );
	}

	public function test_sorts_pages_and_searches_by_the_address(): void {
		foreach ( range( 1, 25 ) as $number ) {
			$this->event( sprintf( 'Event %02d', $number ), '2026-12-01T10:00', '2026-12-01T11:00' );
		}
		self::assertCount( 10, $this->titles( $this->draw() ) );
		self::assertSame( [ 'Event 25', 'Event 24' ], array_slice( $this->titles( $this->draw( [ 'events-sort' => '-title' ] ) ), 0, 2 ) );
		$last = $this->draw( [
			'events-page' => '3',
			'events-sort' => 'title',
		] );
		self::assertSame( [ 'Event 21', 'Event 22', 'Event 23', 'Event 24', 'Event 25' ], $this->titles( $last ) );
		self::assertStringContainsString( 'Showing 21 to 25 of 25 entries', $last );
		self::assertSame( [ 'Event 07' ], $this->titles( $this->draw( [ 'events-search' => 'event 07' ] ) ) );
		self::assertCount( 25, $this->titles( $this->draw( [ 'events-length' => '25' ] ) ) );
	}

	public function test_what_cannot_be_is_the_first_choice(): void {
		$this->event( 'Once', '2026-11-27T10:00', '2026-11-27T11:00' );
		foreach ( [ 'events-page' => '999999', 'events-length' => '1e309', 'events-sort' => "title' OR 1=1", 'events-search' => [ 'a' ] ] as $name => $value ) {
			self::assertSame( [ 'Once' ], $this->titles( $this->draw( [ $name => $value ] ) ), $name );
		}
		self::assertStringNotContainsString( '<script>', $this->draw( [ 'events-search' => '<script>alert(1)</script>' ] ) );
	}

	public function test_the_chosen_ones_come_as_one_file_without_what_is_hidden(): void {
		$one    = $this->event( 'One', '2026-11-27T10:00', '2026-11-27T11:00' );
		$two    = $this->event( 'Two', '2026-11-28T10:00', '2026-11-28T11:00' );
		$hidden = $this->event( 'Hidden', '2026-11-28T10:00', '2026-11-28T11:00', [], [ 'post_status' => 'draft' ] );

		self::assertSame( [ 'One' ], $this->summaries( [ 'events' => [ (string) $one, (string) $hidden ] ] ) );
		self::assertSame( [ 'One', 'Two' ], $this->summaries( [ 'all' => '1' ] ) );
		self::assertSame( [ 'Two' ], $this->summaries( [
			'all' => '1',
			'mcs' => 'two',
		] ) );
		self::assertGreaterThan( 0, $two );
	}

	public function test_nothing_chosen_is_said(): void {
		$this->expectException( Problem::class );
		$this->expectExceptionMessage( 'No event selected.' );
		$this->summaries( [] );
	}

	/** @param array<string, mixed> $query */
	private function draw( array $query = [] ): string {
		$_GET = $query;
		return ( new EventTable( $this->finder, $this->clock, new View( dirname( __DIR__, 3 ) . '/php/Events/Calendar/views' ) ) )->render( [] );
	}

	/** @return list<string> */
	private function titles( string $html ): array {
		preg_match_all( '#<th scope="row"><a [^>]*>([^<]*)</a>#', $html, $found );
		return $found[1];
	}

	/**
	 * @param array<string, mixed> $query
	 * @return list<string>
	 */
	private function summaries( array $query ): array {
		$file = ( new IcsFeedEndpoint( $this->finder, $this->clock ) )->answer( new Request( [ IcsFeedEndpoint::PARAMETER => 'chosen' ] + $query ) );
		preg_match_all( '/^SUMMARY:(.*)\r$/m', $file->body, $found );
		return $found[1];
	}
}
