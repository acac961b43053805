<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Index;

use Marketday\Search\Index\Bits;
use PHPUnit\Framework\TestCase;

final class BitsTest extends TestCase {
	public function test_numbers_come_back_in_order(): void {
		self::assertSame( [ 0, 7, 8, 65535 ], Bits::numbers( Bits::of( [ 65535, 8, 0, 7 ] ) ) );
		self::assertSame( [], Bits::numbers( '' ) );
	}

	public function test_counts_what_it_holds(): void {
		self::assertSame( 3, Bits::count( Bits::of( [ 1, 9, 100 ] ) ) );
		self::assertSame( 100003, Bits::count( Bits::firstOf( 100003 ) ) );
		self::assertSame( 0, Bits::count( "\0\0" ) );
	}

	public function test_one_number_is_put_in_and_taken_out(): void {
		$bits = Bits::applyChanges( '', [ 12 => true ] );

		self::assertTrue( Bits::has( $bits, 12 ) );
		self::assertFalse( Bits::has( $bits, 11 ) );
		self::assertFalse( Bits::has( $bits, 9999 ) );
		self::assertTrue( Bits::isEmpty( Bits::applyChanges( $bits, [ 12 => false ] ) ) );
		self::assertSame( $bits, Bits::applyChanges( $bits, [ 9999 => false ] ) );
		self::assertSame( [ 3, 500 ], Bits::numbers( Bits::applyChanges( $bits, [ 3 => true, 12 => false, 500 => true ] ) ) );
	}

	public function test_sets_of_any_length_combine_as_sets_do(): void {
		mt_srand( 7 );
		for ( $round = 0; $round < 200; $round++ ) {
			$first  = $this->someNumbers();
			$second = $this->someNumbers();
			$a      = Bits::of( $first );
			$b      = Bits::of( $second );

			self::assertSame( $this->sorted( array_intersect( $first, $second ) ), Bits::numbers( Bits::both( $a, $b ) ) );
			self::assertSame( $this->sorted( array_merge( $first, $second ) ), Bits::numbers( Bits::either( $a, $b ) ) );
			self::assertSame( $this->sorted( array_diff( $first, $second ) ), Bits::numbers( Bits::without( $a, $b ) ) );
			self::assertSame( count( array_unique( $first ) ), Bits::count( $a ) );
		}
	}

	/** @return list<int> */
	private function someNumbers(): array {
		$numbers = [];
		for ( $count = mt_rand( 0, 30 ); $count > 0; $count-- ) {
			$numbers[] = mt_rand( 0, mt_rand( 1, 400 ) );
		}
		return $numbers;
	}

	/**
	 * @param array<int> $numbers
	 * @return list<int>
	 */
	private function sorted( array $numbers ): array {
		$unique = array_values( array_unique( $numbers ) );
		sort( $unique );
		return $unique;
	}
}
