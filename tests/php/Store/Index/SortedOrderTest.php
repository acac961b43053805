<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Index;

use Marketday\Search\Index\Bits;
use Marketday\Search\Index\IndexTables;
use Marketday\Search\Index\SortedOrder;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** A page of many products is found by going through their order, which comes in portions. */
final class SortedOrderTest extends TestCase {
	/** @return iterable<string, array{float}> */
	public static function shares(): iterable {
		yield 'none' => [ 0.0 ];
		yield 'some' => [ 0.02 ];
		yield 'most' => [ 0.9 ];
	}

	#[DataProvider( 'shares' )]
	public function test_what_is_wanted_comes_in_order_however_it_is_looked_for( float $share ): void {
		mt_srand( 7 );
		// Over three segments, of which the last is not known to the bitmaps.
		$all = range( 0, 2 * IndexTables::SEGMENT + 500 );
		shuffle( $all );
		$wanted   = array_values( array_filter(
			$all,
			static fn ( int $ordinal ): bool => $ordinal < 2 * IndexTables::SEGMENT && mt_rand() / mt_getrandmax() < $share
		) );
		$portions = array_chunk( $all, 3200 );
		$places   = [ 0 => [], 1 => [] ];
		foreach ( $wanted as $ordinal ) {
			$places[ intdiv( $ordinal, IndexTables::SEGMENT ) ][] = $ordinal % IndexTables::SEGMENT;
		}
		$numbers = $wanted;
		sort( $numbers );

		self::assertSame( $wanted, iterator_to_array( SortedOrder::ofList( $numbers, $portions ), false ) );
		self::assertSame( $wanted, iterator_to_array( SortedOrder::ofBitmaps( array_map( [ Bits::class, 'of' ], $places ), $portions ), false ) );
	}
}
