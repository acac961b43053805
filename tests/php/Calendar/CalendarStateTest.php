<?php

declare( strict_types=1 );

namespace Marketday\Tests\Calendar;

use Marketday\Events\Calendar\CalendarState;
use Marketday\Events\Calendar\EventType;
use Marketday\Kernel\Http\Problem;
use PHPUnit\Framework\Attributes\DataProvider;

/** What an address asks of a calendar. */
final class CalendarStateTest extends CalendarTestCase {
	public function test_without_parameters_is_the_month_of_today(): void {
		$state = $this->read( [] );

		self::assertSame(
			[ '2026-11-01', '2026-11-30', 'grid', false ],
			[ $state->from()->format( 'Y-m-d' ), $state->to()->format( 'Y-m-d' ), $state->view, $state->isMoved ]
		);
		self::assertSame( [], $state->parameters( 'grid' ) );
	}

	public function test_says_in_its_address_what_it_shows_and_reads_it_again(): void {
		$category = $this->term( EventType::CATEGORY, 'Markets' );
		$place    = $this->term( EventType::LOCATION, 'Hall' );
		$access   = $this->term( EventType::ACCESS, 'Loop' );
		$query    = [
			'month'  => '2',
			'yr'     => '2027',
			'mcat'   => (string) $category,
			'ltype'  => 'id',
			'loc'    => (string) $place,
			'access' => (string) $access,
			'mcs'    => 'pots & pans',
			'format' => 'list',
		];
		$state    = $this->read( $query );

		self::assertEquals( $query, $state->parameters( 'grid' ) );
		self::assertEquals( $state, $this->read( $state->parameters( 'grid' ) ) );
		self::assertSame( '2027-03-01', $state->move( 1 )->from()->format( 'Y-m-d' ) );
	}

	public function test_another_look_at_today_is_of_today(): void {
		foreach ( [ [ 'grid', 'week' ], [ 'list', 'day' ] ] as [ $view, $span ] ) {
			$look = $this->read( [] )->as( $view, $span );

			self::assertSame( $look->day->format( 'Y-m-d' ), $this->read( $look->parameters( 'grid' ) )->day->format( 'Y-m-d' ) );
		}
	}

	public function test_takes_categories_by_name_and_several_of_them(): void {
		$one   = $this->term( EventType::CATEGORY, 'Markets' );
		$other = $this->term( EventType::CATEGORY, 'Talks and walks' );

		self::assertSame( [ $one, $other ], $this->read( [ 'mcat' => 'markets|Talks and walks' ] )->filter->categories );
		self::assertSame( [ $one, $other ], $this->read( [ 'mcat' => "{$one},{$other}" ] )->filter->categories );
		self::assertSame( [], $this->read( [ 'mcat' => 'all' ] )->filter->categories );
	}

	public function test_takes_categories_of_any_script_by_letters_and_octets(): void {
		foreach ( [ 'Αγορές', 'Ярмарка', 'ตลาด', '市場', '½ day', '2026' ] as $name ) {
			$id    = $this->term( EventType::CATEGORY, $name );
			$slug  = get_term( $id )->slug ?? '';
			$words = [ $name, $slug, strtoupper( $slug ), rawurldecode( $slug ), rawurlencode( $name ), (string) $id ];

			foreach ( $words as $word ) {
				self::assertSame( [ $id ], $this->read( [ 'mcat' => $word ] )->filter->categories, $word );
			}
		}
	}

	public function test_moves_by_weeks_and_days_from_the_day_it_names(): void {
		$week = $this->read( [
			'month' => '12',
			'yr'    => '2026',
			'dy'    => '31',
			'time'  => 'week',
		] );

		self::assertSame( [ '2026-12-28', '2027-01-03' ], [ $week->from()->format( 'Y-m-d' ), $week->to()->format( 'Y-m-d' ) ] );
		self::assertSame( '2027-01-04', $week->move( 1 )->from()->format( 'Y-m-d' ) );
		self::assertSame( '2027-01-01', $week->as( 'list', 'day' )->move( 1 )->from()->format( 'Y-m-d' ) );
	}

	/** @param array<string, mixed> $query */
	#[DataProvider( 'refused' )]
	public function test_refuses_what_no_calendar_can_show( array $query, int $status ): void {
		try {
			$this->read( $query );
			self::fail( 'It was taken.' );
		} catch ( Problem $problem ) {
			self::assertSame( $status, $problem->status );
		}
	}

	/** @return iterable<string, array{array<string, mixed>, int}> */
	public static function refused(): iterable {
		yield 'a thirteenth month' => [ [ 'month' => '13' ], 400 ];
		yield 'month 0' => [ [ 'month' => '0' ], 400 ];
		yield 'a year before all' => [ [ 'yr' => '-1' ], 400 ];
		yield 'a year after all' => [ [ 'yr' => '99999' ], 400 ];
		yield 'a day in letters' => [ [ 'dy' => 'abc' ], 400 ];
		yield 'the 31st of November' => [ [ 'dy' => '31' ], 400 ];
		yield 'a list of months' => [ [ 'month' => [ '1' ] ], 400 ];
		yield 'a list of words' => [ [ 'mcs' => [ 'a' => 'b' ] ], 400 ];
		yield 'words without end' => [ [ 'mcs' => str_repeat( 'x', 300 ) ], 400 ];
		yield 'a kind of place' => [ [ 'ltype' => 'city' ], 400 ];
		yield 'an unknown form' => [ [ 'format' => 'card' ], 400 ];
		yield 'an unknown span' => [ [ 'time' => 'century' ], 400 ];
		yield 'a place nobody has' => [ [ 'loc' => '99999999' ], 404 ];
		yield 'an attack for a category' => [ [ 'mcat' => '1) OR (1=1' ], 404 ];
		yield 'a feature nobody has' => [ [ 'access' => '-3' ], 404 ];
	}

	public function test_refuses_a_place_of_another_taxonomy(): void {
		$category = $this->term( EventType::CATEGORY, 'Markets' );
		$this->expectException( Problem::class );

		$this->read( [ 'loc' => (string) $category ] );
	}

	/** @param array<string, mixed> $query */
	private function read( array $query ): CalendarState {
		return CalendarState::read( $query, $this->clock->now(), 'grid' );
	}
}
