<?php

declare( strict_types=1 );

namespace Marketday\Tests\ProductFilter;

use Marketday\Catalogue\ProductFilter\PriceRange;
use Marketday\Engine\Contract\Currency;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** docs/PROTOCOL.md#price-filter: where the handles stand. */
final class PriceRangeTest extends TestCase {
	#[DataProvider( 'chosen' )]
	public function test_the_handles_never_leave_the_range( ?int $minimum, ?int $maximum, int $from, int $to ): void {
		$range = new PriceRange( [ 350, 16480 ], $minimum, $maximum, self::pound() );

		self::assertSame( [ $from, $to ], [ $range->from(), $range->to() ] );
	}

	/** @return iterable<string, array{int|null, int|null, int, int}> */
	public static function chosen(): iterable {
		yield 'nothing chosen' => [ null, null, 3, 165 ];
		yield 'within the range' => [ 1050, 2010, 10, 21 ];
		yield 'a minimum below it' => [ 0, null, 3, 165 ];
		yield 'a minimum above it is its maximum' => [ 99900, null, 165, 165 ];
		yield 'a maximum above it is its maximum' => [ null, 99900, 3, 165 ];
		yield 'a maximum below it is its maximum' => [ null, 0, 3, 165 ];
	}

	public function test_there_is_nothing_to_slide_over_where_all_cost_the_same_or_nothing_is_known(): void {
		self::assertFalse( ( new PriceRange( [ 500, 500 ], null, null, self::pound() ) )->hasSlider() );
		self::assertFalse( ( new PriceRange( null, null, null, self::pound() ) )->hasSlider() );
		self::assertTrue( ( new PriceRange( [ 500, 650 ], null, null, self::pound() ) )->hasSlider() );
	}

	public function test_what_was_typed_stays_as_it_was_typed(): void {
		$range = new PriceRange( [ 350, 16480 ], 1000, 2050, self::pound() );

		self::assertSame( [ '10', '20.50' ], [ $range->typedMinimum(), $range->typedMaximum() ] );
		self::assertSame( '£1,200.00', $range->format( 1200 ) );
	}

	private static function pound(): Currency {
		return new Currency( 'GBP', '£', 2, 'left', '.', ',' );
	}
}
