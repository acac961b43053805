<?php

declare( strict_types=1 );

namespace Marketday\Tests\Calendar;

use Marketday\Events\Calendar\EventType;
use Marketday\Events\Calendar\UpcomingEndpoint;
use Marketday\Events\Calendar\UpcomingList;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\View;
use Marketday\Tests\Markup;
use PHPUnit\Framework\Attributes\DataProvider;

/** The list of what comes next, and the call that loads more of it. */
final class UpcomingListTest extends CalendarTestCase {
	public function test_more_follows_what_was_shown_and_ends(): void {
		$this->event( 'Walk', '2026-11-26T08:00', '2026-11-26T09:00', [ 'rrule' => 'FREQ=DAILY;COUNT=5' ] );
		$html = $this->list()->render( [ 'number' => 2 ] );
		self::assertSame( [ '26', '27' ], $this->days( $html ) );
		[ $time, $args ] = $this->button( $html );

		$more = $this->load( $time, $args );
		self::assertSame( [ '28', '29' ], $this->days( $more['response'] ) );
		self::assertTrue( $more['more'] );
		$last = $this->load( $time, $more['args'] );
		self::assertSame( [ '30' ], $this->days( $last['response'] ) );
		self::assertFalse( $last['more'] );
		self::assertSame( [
			'success'  => 0,
			'response' => 'No upcoming events found.',
		], $this->load( $time, $last['args'] ) );
	}

	public function test_more_is_limited_to_the_categories_of_the_list(): void {
		$markets = $this->term( EventType::CATEGORY, 'Markets' );
		foreach ( [ '26', '27', '28' ] as $day ) {
			$this->event( 'Other', "2026-11-{$day}T08:00", "2026-11-{$day}T09:00" );
			wp_set_object_terms( $this->event( 'Market', "2026-11-{$day}T10:00", "2026-11-{$day}T11:00" ), [ $markets ], EventType::CATEGORY );
		}
		$html = $this->list()->render( [
			'number'     => 1,
			'categories' => [ $markets ],
		] );

		$more = $this->load( ...$this->button( $html ) );

		self::assertStringNotContainsString( 'Other', $html . $more['response'] );
		self::assertSame( [ '27' ], $this->days( $more['response'] ) );
	}

	public function test_before_tells_what_has_been(): void {
		$this->event( 'Walk', '2026-11-20T08:00', '2026-11-20T09:00', [ 'rrule' => 'FREQ=DAILY;COUNT=5' ] );

		self::assertSame( [ '23', '24' ], $this->days( $this->load( '', 'before=2' )['response'] ) );
		self::assertSame( [ '21', '22' ], $this->days( $this->load( '', 'before=2|offset=2' )['response'] ) );
	}

	/** @param array<string, mixed> $sent */
	#[DataProvider( 'refused' )]
	public function test_refuses( array $sent, int $status ): void {
		try {
			$this->endpoint()->answer( new Request( $sent + [ 'behavior' => 'loadupcoming' ] ) );
			self::fail( 'It was answered.' );
		} catch ( Problem $problem ) {
			self::assertSame( $status, $problem->status );
		}
	}

	/** @return iterable<string, array{array<string, mixed>, int}> */
	public static function refused(): iterable {
		yield 'another behaviour' => [ [ 'behavior' => 'delete', 'time' => '' ], 400 ];
		yield 'no moment' => [ [], 400 ];
		yield 'a moment that is none' => [ [ 'time' => 'soon' ], 400 ];
		yield 'a list for a moment' => [ [ 'time' => [ '2026' ] ], 400 ];
		yield 'a list for the rest' => [ [ 'time' => '', 'args' => [ 'a' ] ], 400 ];
		yield 'a list within it' => [ [ 'time' => '', 'args' => 'after[]=3' ], 400 ];
		yield 'a million events' => [ [ 'time' => '', 'args' => 'after=1000000' ], 400 ];
		yield 'fewer than none' => [ [ 'time' => '', 'args' => 'after=-1' ], 400 ];
		yield 'a place far down' => [ [ 'time' => '', 'args' => 'offset=999999999' ], 400 ];
		yield 'a list nobody has printed' => [ [ 'time' => '', 'args' => 'ref=0123456789abcdef' ], 404 ];
		yield 'a list somebody has changed' => [ [ 'time' => '', 'args' => 'ref=5-0123456789abcdef' ], 404 ];
		yield 'an endless text' => [ [ 'time' => '', 'args' => str_repeat( 'a', 2000 ) ], 400 ];
	}

	private function list(): UpcomingList {
		return new UpcomingList( $this->finder, $this->clock, new View( dirname( __DIR__, 3 ) . '/php/Events/Calendar/views' ) );
	}

	private function endpoint(): UpcomingEndpoint {
		return new UpcomingEndpoint( $this->finder, $this->clock, new View( dirname( __DIR__, 3 ) . '/php/Events/Calendar/views' ) );
	}

	/** @return array<string, mixed> */
	private function load( string $time, string $args ): array {
		$body = $this->endpoint()->answer( new Request( [
			'behavior' => 'loadupcoming',
			'time'     => $time,
			'args'     => $args,
		] ) )->body;
		self::assertIsArray( $body );
		return $body;
	}

	/** @return list<string> */
	private function days( string $html ): array {
		preg_match_all( '/data-start="\d{4}-\d\d-(\d\d)/', $html, $found );
		return $found[1];
	}

	/** @return array{string, string} */
	private function button( string $html ): array {
		self::assertSame( 1, preg_match( '/value="([^"]*)" data-type="time" data-value="([^"]*)"/', Markup::of( $html ), $found ) );
		return [ $found[1], $found[2] ];
	}
}
