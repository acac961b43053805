<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Index;

use Marketday\Search\Index\Bits;
use Marketday\Search\Index\BitSlicedColumn;
use PHPUnit\Framework\TestCase;

final class BitSlicedColumnTest extends TestCase {
	public function test_finds_the_prices_within_a_range(): void {
		$prices = BitSlicedColumn::of( [ 0 => 1250, 3 => 999, 4 => 0, 9 => 1250, 200 => 40000 ] );

		self::assertSame( [ 3, 4 ], Bits::numbers( $prices->atMost( 1249 ) ) );
		self::assertSame( [ 0, 3, 4, 9 ], Bits::numbers( $prices->atMost( 1250 ) ) );
		self::assertSame( [ 0, 9, 200 ], Bits::numbers( $prices->atLeast( 1000 ) ) );
		self::assertSame( [], Bits::numbers( $prices->atMost( -1 ) ) );
		self::assertSame( [ 0, 3, 4, 9, 200 ], Bits::numbers( $prices->atMost( PHP_INT_MAX ) ) );
	}

	public function test_knows_the_lowest_and_highest_price_of_a_choice(): void {
		$prices = BitSlicedColumn::of( [ 0 => 1250, 3 => 999, 9 => 40000 ] );
		$others = BitSlicedColumn::of( [ 0 => 7, 3 => 99999 ] );

		self::assertSame(
			[ 999, 1250 ],
			[ BitSlicedColumn::smallest( [ [ $prices, Bits::of( [ 0, 3, 7 ] ) ] ] ), BitSlicedColumn::largest( [ [ $prices, Bits::of( [ 0, 3, 7 ] ) ] ] ) ]
		);
		self::assertSame(
			[ 7, 40000 ],
			[
				BitSlicedColumn::smallest( [ [ $prices, Bits::of( [ 0 ] ) ], [ $others, Bits::of( [ 0 ] ) ] ] ),
				BitSlicedColumn::largest( [ [ $prices, Bits::of( [ 9 ] ) ], [ $others, Bits::of( [ 0 ] ) ] ] ),
			]
		);
		self::assertNull( BitSlicedColumn::smallest( [ [ $prices, Bits::of( [ 7 ] ) ], [ $others, '' ] ] ) );
	}

	public function test_agrees_with_counting_by_hand_for_any_prices(): void {
		mt_srand( 11 );
		for ( $round = 0; $round < 100; $round++ ) {
			$values = [];
			for ( $count = mt_rand( 0, 40 ); $count > 0; $count-- ) {
				$values[ mt_rand( 0, 300 ) ] = mt_rand( 0, 5000 );
			}
			ksort( $values );
			$limit  = mt_rand( -1, 5100 );
			$slices = BitSlicedColumn::of( $values );

			self::assertSame( array_keys( array_filter( $values, static fn ( int $value ): bool => $value <= $limit ) ), Bits::numbers( $slices->atMost( $limit ) ) );
			self::assertSame( array_keys( array_filter( $values, static fn ( int $value ): bool => $value >= $limit ) ), Bits::numbers( $slices->atLeast( $limit ) ) );

			$halves = [
				[ $slices, Bits::firstOf( 150 ) ],
				[ BitSlicedColumn::of( array_slice( $values, intdiv( count( $values ), 2 ), null, true ) ), Bits::without( Bits::firstOf( 400 ), Bits::firstOf( 150 ) ) ],
			];
			$among  = array_filter(
				$values,
				static fn ( int $place ): bool => $place < 150 || in_array( $place, array_slice( array_keys( $values ), intdiv( count( $values ), 2 ) ), true ),
				ARRAY_FILTER_USE_KEY
			);
			self::assertSame(
				[] === $among ? [ null, null ] : [ min( $among ), max( $among ) ],
				[ BitSlicedColumn::smallest( $halves ), BitSlicedColumn::largest( $halves ) ]
			);
		}
	}
}
