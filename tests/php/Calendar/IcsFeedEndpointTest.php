<?php

declare( strict_types=1 );

namespace Marketday\Tests\Calendar;

use DateTimeImmutable;
use DateTimeZone;
use Marketday\Events\Calendar\EventType;
use Marketday\Events\Calendar\Ics\IcsFeedEndpoint;
use Marketday\Events\Calendar\Ics\IcsLine;
use Marketday\Events\Calendar\Ics\ZoneLines;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;

/** Events as iCalendar. */
final class IcsFeedEndpointTest extends CalendarTestCase {
	public function test_folds_at_75_octets_and_cuts_no_character(): void {
		$text = str_repeat( 'Käse, Öl; Brot\\ ', 30 ) . "\nEnde";
		$line = IcsLine::ofText( 'SUMMARY', $text )->print();

		foreach ( explode( "\r\n", $line ) as $part ) {
			self::assertLessThanOrEqual( 75, strlen( $part ) );
			self::assertTrue( mb_check_encoding( $part, 'UTF-8' ) );
		}
		$whole = str_replace( "\r\n ", '', rtrim( $line, "\r\n" ) );
		self::assertSame( $text, IcsLine::unescape( substr( $whole, 8 ) ) );
	}

	public function test_no_line_break_reaches_a_value_or_a_parameter(): void {
		self::assertSame(
			"X;A=\"b: ^'c^'^nBEGIN:VEVENT\":d\\nEND:VCALENDAR\r\n",
			IcsLine::ofText( 'X', "d\r\nEND:VCALENDAR", [ 'A' => "b: \"c\"\r\nBEGIN:VEVENT" ] )->print()
		);
	}

	public function test_tells_a_series_with_its_exceptions_changes_and_place(): void {
		$place = $this->term( EventType::LOCATION, 'Riverside Hall', [
			'marketday_venue_street'    => 'Aynam Way',
			'marketday_venue_latitude'  => '54.3',
			'marketday_venue_longitude' => '-2.7',
		] );
		$event = $this->event( 'Repair; evening', '2026-12-03T18:30', '2026-12-03T20:30', [
			'rrule'   => 'FREQ=WEEKLY;UNTIL=20270401',
			'exdates' => [ '2026-12-10T18:30' ],
			'rdates'  => [ '2026-12-11T18:30' ],
			'changes' => [
				[
					'at'     => '2026-12-17T18:30',
					'start'  => '',
					'end'    => '',
					'status' => 'cancelled',
				],
			],
		] );
		wp_set_object_terms( $event, [ $place ], EventType::LOCATION );
		$text = str_replace( "\r\n ", '', $this->feed()->text( [ $event ] ) );

		foreach ( [
			'SUMMARY:Repair\; evening',
			'DTSTART;TZID=Europe/London:20261203T183000',
			'DTEND;TZID=Europe/London:20261203T203000',
			'RRULE:FREQ=WEEKLY;UNTIL=20270401T225959Z',
			'EXDATE;TZID=Europe/London:20261210T183000',
			'RDATE;TZID=Europe/London:20261211T183000',
			'RECURRENCE-ID;TZID=Europe/London:20261217T183000',
			'STATUS:CANCELLED',
			'LOCATION:Riverside Hall\, Aynam Way',
			'GEO:54.3;-2.7',
			'SEQUENCE:0',
		] as $line ) {
			self::assertStringContainsString( "\r\n{$line}\r\n", $text );
		}
		self::assertSame( 2, substr_count( $text, 'BEGIN:VEVENT' ) );
		self::assertSame( 1, preg_match_all( '/^UID:(.+)\r$/m', $text, $uids ) - 1 );
		self::assertSame( $uids[1][0], $uids[1][1] );
		self::assertSame( $text, str_replace( "\r\n ", '', $this->feed()->text( [ $event ] ) ), 'The same event is the same text.' );
	}

	public function test_whole_days_have_no_zone_and_end_before_the_next(): void {
		$text = $this->feed()->text( [ $this->event( 'Fair', '2026-12-03T00:00', '2026-12-05T00:00', [ 'allDay' => true ] ) ] );

		self::assertStringContainsString( "DTSTART;VALUE=DATE:20261203\r\nDTEND;VALUE=DATE:20261206\r\n", $text );
		self::assertStringNotContainsString( 'VTIMEZONE', $text );
	}

	/** The observances are followed as a calendar would, and compared with what PHP knows of the zone. */
	public function test_a_zone_tells_its_offset_right_for_years(): void {
		$now = (int) strtotime( '2026-11-25 12:00 UTC' );
		foreach ( [ 'Europe/London', 'America/New_York', 'Australia/Sydney', 'America/Santiago', 'Asia/Kathmandu' ] as $name ) {
			$zone  = new DateTimeZone( $name );
			$lines = ZoneLines::of( $zone, 2025, $now );
			for ( $moment = (int) strtotime( '2025-02-01 UTC' ); $moment < (int) strtotime( '2031-01-01 UTC' ); $moment += 9 * DAY_IN_SECONDS ) {
				self::assertSame(
					$zone->getOffset( new DateTimeImmutable( "@{$moment}" ) ),
					self::offsetBy( $lines, $moment ),
					"{$name} at " . gmdate( DATE_ATOM, $moment )
				);
			}
		}
	}

	public function test_leads_to_nothing_that_is_not_for_everybody(): void {
		$open   = $this->event( 'Open', '2026-12-03T10:00', '2026-12-03T11:00' );
		$draft  = $this->event( 'Draft', '2026-12-03T10:00', '2026-12-03T11:00', [], [ 'post_status' => 'draft' ] );
		$locked = $this->event( 'Locked', '2026-12-03T10:00', '2026-12-03T11:00', [], [ 'post_password' => 'x' ] );
		$all    = $this->feed()->answer( new Request( [ IcsFeedEndpoint::PARAMETER => 'all' ] ) )->body;

		self::assertIsString( $all );
		self::assertStringContainsString( 'SUMMARY:Open', $all );
		self::assertStringNotContainsString( 'Draft', $all );
		self::assertStringNotContainsString( 'Locked', $all );
		self::assertSame( 200, $this->feed()->answer( new Request( [ IcsFeedEndpoint::PARAMETER => (string) $open ] ) )->status );
		foreach ( [ $draft, $locked, 0, 99999999 ] as $id ) {
			try {
				$this->feed()->answer( new Request( [ IcsFeedEndpoint::PARAMETER => (string) $id ] ) );
				self::fail( 'It was told.' );
			} catch ( Problem $problem ) {
				self::assertSame( 404, $problem->status );
			}
		}
	}

	private function feed(): IcsFeedEndpoint {
		return new IcsFeedEndpoint( $this->finder, $this->clock );
	}

	/** @param list<IcsLine> $lines */
	private static function offsetBy( array $lines, int $moment ): int {
		$seconds = static fn ( string $offset ): int => ( '-' === $offset[0] ? -1 : 1 )
			* ( (int) substr( $offset, 1, 2 ) * 3600 + (int) substr( $offset, 3, 2 ) * 60 );
		$best    = PHP_INT_MIN;
		$offset  = 0;
		$one     = [];
		foreach ( $lines as $line ) {
			$one = 'BEGIN' === $line->name ? [] : [ $line->name => $line->value ] + $one;
			if ( 'END' !== $line->name || 'VTIMEZONE' === $line->value ) {
				continue;
			}
			$first = (int) strtotime( $one['DTSTART'] . ' UTC' );
			$years = isset( $one['RRULE'] ) ? range( 0, 6 ) : [ 0 ];
			foreach ( $years as $year ) {
				$local = $first;
				if ( $year > 0 && 1 === preg_match( '/BYMONTH=(\d+);BYDAY=(-?\d)?(\w\w)(?:;BYMONTHDAY=(\d+))?/', $one['RRULE'] ?? '', $rule ) ) {
					$month = (int) gmdate( 'Y', $first ) + $year . '-' . sprintf( '%02d', (int) $rule[1] );
					$names = [ 'MO' => 'monday', 'TU' => 'tuesday', 'WE' => 'wednesday', 'TH' => 'thursday', 'FR' => 'friday', 'SA' => 'saturday', 'SU' => 'sunday' ];
					$which = [ '' => '', '-1' => 'last', '1' => 'first', '2' => 'second', '3' => 'third', '4' => 'fourth' ][ $rule[2] ];
					$local = (int) strtotime( '' === $which ? $names[ $rule[3] ] : "{$which} {$names[ $rule[3] ]} of", (int) strtotime( "{$month}-" . ( $rule[4] ?? '01' ) . ' UTC' ) ) + $first % 86400;
				}
				$at = $local - $seconds( $one['TZOFFSETFROM'] );
				if ( $at <= $moment && $at > $best ) {
					$best   = $at;
					$offset = $seconds( $one['TZOFFSETTO'] );
				}
			}
		}
		return $offset;
	}
}
