<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

/** Result of a selection, and the counts beside it. */
final class IndexResult {
	/** @var array<int, Matches> */
	private array $matches = [];

	private ?int $total = null;

	/** @param array<int, Segment> $segments By number. */
	public function __construct(
		private readonly Selection $selection,
		private readonly array $segments
	) {
		foreach ( $segments as $number => $segment ) {
			$this->matches[ $number ] = $segment->match( $selection );
		}
	}

	/** @param array<int, string> $bits Bitmap by segment: what of the result is looked at. */
	public function within( array $bits ): self {
		$within          = clone $this;
		$within->total   = null;
		$within->matches = [];
		foreach ( array_intersect_key( $this->matches, $bits ) as $number => $matches ) {
			$within->matches[ $number ] = $matches->within( $bits[ $number ] );
		}
		return $within;
	}

	/** Number of products that match. */
	public function total(): int {
		return $this->total ??= array_sum( array_map( static fn ( Matches $matches ): int => Bits::count( $matches->products ), $this->matches ) );
	}

	public function has( int $ordinal ): bool {
		$matches = $this->matches[ intdiv( $ordinal, IndexTables::SEGMENT ) ] ?? null;
		return null !== $matches && Bits::has( $matches->products, $ordinal % IndexTables::SEGMENT );
	}

	/** @return array<int, string> The matching products' bitmap by segment. */
	public function bitmaps(): array {
		return array_map( static fn ( Matches $matches ): string => $matches->products, $this->matches );
	}

	/** @return list<int> */
	public function ordinals(): array {
		$ordinals = [];
		foreach ( $this->matches as $number => $matches ) {
			foreach ( Bits::numbers( $matches->products ) as $place ) {
				$ordinals[] = $number * IndexTables::SEGMENT + $place;
			}
		}
		return $ordinals;
	}

	/** The plane of a product's first matching unit. */
	public function planeOf( int $ordinal ): int {
		$matches = $this->matches[ intdiv( $ordinal, IndexTables::SEGMENT ) ] ?? null;
		foreach ( null === $matches ? [] : $matches->planes as $plane => $units ) {
			if ( Bits::has( $units, $ordinal % IndexTables::SEGMENT ) ) {
				return $plane;
			}
		}
		return 0;
	}

	/**
	 * Numbers of products that each value of a facet leads to. Beside chosen values of the same facet: how many it would add to the result;
	 * of a chosen one, how many it would lead to alone.
	 *
	 * @return array<int, int> By value (term id, whole stars, Facet::stockValue()); values without products are left out.
	 */
	public function counts( string $facet ): array {
		$isEither = $this->selection->terms->isAny && ! str_starts_with( $facet, '.' ) && $this->selection->choosesBeside( $facet );
		$chosen   = array_fill_keys( $this->selection->chosenValues( $facet ), true );
		$others   = $this->matchesOf( $isEither ? $this->selection->withoutTerms() : $this->selection->without( $facet ) );
		$added    = [] === $chosen ? [] : array_diff_key( $this->sum( $facet, self::outside( $others, $this->matches ) ), $chosen );
		// What adds something need not be counted again alone.
		$alone = $isEither ? $this->countsOfEither( $facet ) : $this->sum( $facet, $others, $added );
		foreach ( array_keys( [] === $chosen ? [] : array_diff_key( $alone, $chosen ) ) as $value ) {
			$alone[ $value ] = 0;
		}
		return $added + $alone;
	}

	/**
	 * Numbers where one taxonomy's choice is enough: a value adds its products to those of the other taxonomies' choice.
	 *
	 * @return array<int, int>
	 */
	private function countsOfEither( string $facet ): array {
		$matches = $this->matchesOf( $this->selection->withoutTerms() );
		$anyway  = $this->matchesOf( $this->selection->without( $facet ) );
		$total   = array_sum( array_map( static fn ( Matches $found ): int => Bits::count( $found->products ), $anyway ) );
		$added   = $this->sum( $facet, self::outside( $matches, $anyway ) );
		$counts  = [];
		foreach ( array_keys( $this->sum( $facet, $matches ) ) as $value ) {
			$counts[ $value ] = $total + ( $added[ $value ] ?? 0 );
		}
		return $counts;
	}

	/**
	 * @param array<int, Matches> $matches By segment.
	 * @param array<int, mixed>   $but     Values that are not asked for, as keys.
	 * @return array<int, int> By value; without those that nothing has.
	 */
	private function sum( string $facet, array $matches, array $but = [] ): array {
		$products = [];
		foreach ( $matches as $number => $found ) {
			foreach ( $this->segments[ $number ]->having( $facet, $found, $this->selection, $but ) as $value => $having ) {
				// Counted together, whatever their numbers: less than half the time.
				$products[ $value ] = ( $products[ $value ] ?? '' ) . $having;
			}
		}
		return array_filter( array_map( [ Bits::class, 'count' ], $products ), static fn ( int $sum ): bool => $sum > 0 );
	}

	/** @return array{int, int}|null Lowest and highest price of what matches but for the price, in the currency of the selection. */
	public function priceRange(): ?array {
		$shown = $this->selection->prices->shown;
		$sets  = [];
		$fixed = [];
		foreach ( $this->matchesOf( $this->selection->without( Facet::PRICE ) ) as $number => $matches ) {
			array_push( $sets, ...array_values( $this->segments[ $number ]->pricesOf( $matches, $shown->facet ?? '' ) ) );
			array_push( $fixed, ...( null === $shown ? [] : array_values( $this->segments[ $number ]->fixedPricesOf( $matches, $shown->facet ) ) ) );
		}
		$range = self::extremes( $sets );
		if ( null === $shown ) {
			return $range;
		}
		$prices = [ ...array_map( $shown->ofBase( ... ), $range ?? [] ), ...array_map( $shown->ofFixed( ... ), self::extremes( $fixed ) ?? [] ) ];
		return [] === $prices ? null : [ min( $prices ), max( $prices ) ];
	}

	/** @return array<int, non-empty-list<int>> What the matching products cost of which a price is fixed in the selection's currency, by ordinal. */
	public function fixedPrices(): array {
		$shown = $this->selection->prices->shown;
		if ( null === $shown ) {
			return [];
		}
		$prices = [];
		foreach ( $this->matches as $number => $matches ) {
			foreach ( Bits::numbers( Bits::both( $matches->products, $this->segments[ $number ]->havingFixed( $shown->facet ) ) ) as $place ) {
				$prices[ $number * IndexTables::SEGMENT + $place ] = $this->segments[ $number ]->shownPrices( $place, $shown );
			}
		}
		return array_filter( $prices, static fn ( array $own ): bool => [] !== $own );
	}

	/** @return array<int, list<array{BitSlicedColumn, string, bool, int}>> By segment: prices, the units that match, whether these are fixed, the plane. */
	public function pricedUnits(): array {
		$shown = $this->selection->prices->shown;
		$sets  = [];
		foreach ( $this->matches as $number => $matches ) {
			foreach ( $this->segments[ $number ]->pricesOf( $matches, $shown->facet ?? '' ) as $plane => [ $column, $units ] ) {
				$sets[ $number ][] = [ $column, $units, false, $plane ];
			}
			foreach ( null === $shown ? [] : $this->segments[ $number ]->fixedPricesOf( $matches, $shown->facet ) as $plane => [ $column, $units ] ) {
				$sets[ $number ][] = [ $column, $units, true, $plane ];
			}
		}
		return $sets;
	}

	/** Tells whether what costs more than something is left out. */
	public function hasHighestPrice(): bool {
		return $this->selection->hasHighestPrice();
	}

	/** The currency that prices are shown in, where it is not the shop's own. */
	public function shownPrices(): ?ShownPrices {
		return $this->selection->prices->shown;
	}

	/**
	 * Extremes of all segments at once: each digit leaves fewer of them.
	 *
	 * @param list<array{BitSlicedColumn, string}> $sets
	 * @return array{int, int}|null
	 */
	private static function extremes( array $sets ): ?array {
		$low  = BitSlicedColumn::smallest( $sets );
		$high = BitSlicedColumn::largest( $sets );
		return null === $low || null === $high ? null : [ $low, $high ];
	}

	/**
	 * @param array<int, Matches> $matches By segment.
	 * @param array<int, Matches> $others
	 * @return array<int, Matches> Without the products of the others.
	 */
	private static function outside( array $matches, array $others ): array {
		foreach ( $matches as $number => $found ) {
			$matches[ $number ] = $found->outside( $others[ $number ]->products ?? '' );
		}
		return $matches;
	}

	/** @return array<int, Matches> By segment. */
	private function matchesOf( Selection $selection ): array {
		return $selection === $this->selection
			? $this->matches
			: array_map( static fn ( Segment $segment ): Matches => $segment->match( $selection ), $this->segments );
	}
}
