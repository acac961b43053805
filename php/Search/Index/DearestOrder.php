<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

/**
 * The products from the dearest down where a limit of the price is chosen: each by the highest of its prices that match, for one above
 * the limit would put a product on top that is bought for less than those below it.
 */
final class DearestOrder {
	/** @param array<int, list<array{BitSlicedColumn, string, bool, int}>> $sets By segment, as `IndexResult::pricedUnits()` has them. */
	public function __construct(
		private readonly array $sets,
		private readonly ?ShownPrices $shown
	) {}

	/** @return array<int, list<int>> Ordinals by price, the highest first: so many of them, and all that cost as much as the last. */
	public function first( int $count ): array {
		$least  = $this->leastOf( $count );
		$prices = [];
		foreach ( $this->sets as $segment => $sets ) {
			foreach ( $sets as [ $column, $units, $isFixed ] ) {
				foreach ( Bits::numbers( Bits::both( $units, $this->from( $column, $least, $isFixed ) ) ) as $place ) {
					$ordinal            = $segment * IndexTables::SEGMENT + $place;
					$prices[ $ordinal ] = max( $prices[ $ordinal ] ?? 0, $this->price( (int) $column->at( $place ), $isFixed ) );
				}
			}
		}
		$ordinals = [];
		foreach ( $prices as $ordinal => $price ) {
			$ordinals[ $price ][] = $ordinal;
		}
		krsort( $ordinals );
		return $ordinals;
	}

	/** The plane of the unit that a product stands by: the first that costs as much. */
	public function planeOf( int $ordinal, int $price ): int {
		$place = $ordinal % IndexTables::SEGMENT;
		$found = [];
		foreach ( $this->sets[ intdiv( $ordinal, IndexTables::SEGMENT ) ] ?? [] as [ $column, $units, $isFixed, $plane ] ) {
			$number = Bits::has( $units, $place ) ? $column->at( $place ) : null;
			if ( null !== $number && $this->price( $number, $isFixed ) === $price ) {
				$found[] = $plane;
			}
		}
		return [] === $found ? 0 : min( $found );
	}

	/** The highest price that so many products reach; 0 where they are fewer. */
	private function leastOf( int $count ): int {
		$least = 0;
		for ( $digit = strlen( decbin( $this->highest() ) ) - 1; $digit >= 0; $digit-- ) {
			$price = $least | ( 1 << $digit );
			$least = $this->countFrom( $price ) >= $count ? $price : $least;
		}
		return $least;
	}

	private function countFrom( int $price ): int {
		$count = 0;
		foreach ( $this->sets as $sets ) {
			$products = '';
			foreach ( $sets as [ $column, $units, $isFixed ] ) {
				$products = Bits::either( $products, Bits::both( $units, $this->from( $column, $price, $isFixed ) ) );
			}
			$count += Bits::count( $products );
		}
		return $count;
	}

	private function highest(): int {
		$highest = 0;
		foreach ( [ false, true ] as $isFixed ) {
			$sets    = array_filter( array_merge( ...$this->sets ), static fn ( array $set ): bool => $set[2] === $isFixed );
			$largest = BitSlicedColumn::largest( array_map( static fn ( array $set ): array => [ $set[0], $set[1] ], array_values( $sets ) ) );
			$highest = max( $highest, null === $largest ? 0 : $this->price( $largest, $isFixed ) );
		}
		return $highest;
	}

	/** @return string The ordinals whose price as shown is this or more. */
	private function from( BitSlicedColumn $column, int $price, bool $isFixed ): string {
		return $column->atLeast( match ( true ) {
			null === $this->shown => $price,
			$isFixed              => $this->shown->lowestFixed( $price ),
			default               => $this->shown->lowestBase( $price ),
		} );
	}

	private function price( int $number, bool $isFixed ): int {
		return match ( true ) {
			null === $this->shown => $number,
			$isFixed              => $this->shown->ofFixed( $number ),
			default               => $this->shown->ofBase( $number ),
		};
	}
}
