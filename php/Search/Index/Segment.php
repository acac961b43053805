<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\StockStatus;
use WeakMap;

/** The loaded bitmaps of one segment, and what a selection finds in them. All ordinals here count from the segment's first. */
final class Segment {
	/** @var WeakMap<Selection, Matches> A page asks for the same listing's scope again and again. */
	private WeakMap $matched;

	/** @var array<int, array{int, string}> The last price that was asked for by plane, and the units from it on. */
	private array $from = [];

	/** @var array<int, array{int, string}> The same up to a price. */
	private array $upTo = [];

	/** @var array<string, array<int, BitSlicedColumn>> Prices by facet and plane. */
	private array $slices = [];

	/** @var array<string, array<int, array<int, string>>> By facet, value and plane. */
	private array $bits = [];

	public function __construct( private readonly int $number ) {
		$this->matched = new WeakMap();
	}

	/** @param array<string, array<int, array<int, string>>> $bits By facet, value and plane: all of these facets. */
	public function add( array $bits ): void {
		$this->bits += $bits;
	}

	/** Needs the selection's facets. */
	public function match( Selection $selection ): Matches {
		return $this->matched[ $selection ] ??= null === $selection->scope->within
			? $this->matchAlone( $selection )
			: $this->matchAlone( $selection )->and( $this->match( $selection->scope->within ) );
	}

	private function matchAlone( Selection $selection ): Matches {
		$products = $this->products( $selection );
		$planes   = [];
		foreach ( $this->bits[ Facet::UNIT ][1] ?? [] as $plane => $units ) {
			// A product of very many variations has most planes to itself.
			$own = Bits::both( $units, $products );
			if ( ! Bits::isEmpty( $own ) ) {
				$planes[ $plane ] = Bits::both( $own, $this->unitsOn( $plane, $selection, $units ) );
			}
		}
		return Matches::of( $products, $planes, $this->narrowsUnits( $selection ) );
	}

	/**
	 * Products that have each value.
	 *
	 * @param Matches           $matches Of the selection without its choice in this facet.
	 * @param array<int, mixed> $but     Values that are not asked for, as keys.
	 * @return array<int, string> By value.
	 */
	public function having( string $facet, Matches $matches, Selection $selection, array $but = [] ): array {
		$values = array_diff_key( $this->bits[ $facet ] ?? [], $but );
		if ( ! Facet::isOfUnit( $facet ) ) {
			return array_map( static fn ( array $planes ): string => $matches->products & ( $planes[0] ?? '' ), $values );
		}
		$units = $this->countable( $facet, $matches, $selection );
		return array_map( static fn ( array $planes ): string => self::havingUnit( $planes, $units ), $values );
	}

	/**
	 * @param string $fixed A facet whose units have a price of their own.
	 * @return array<int, array{BitSlicedColumn, string}> By plane: its prices, and the matching units on it without those.
	 */
	public function pricesOf( Matches $matches, string $fixed = '' ): array {
		$sets = [];
		foreach ( $matches->planes as $plane => $units ) {
			$sets[ $plane ] = [ $this->numbers( Facet::PRICE, $plane ), '' === $fixed ? $units : Bits::without( $units, $this->numbers( $fixed, $plane )->present ) ];
		}
		return $sets;
	}

	/** @return array<int, array{BitSlicedColumn, string}> The same of the fixed ones alone. */
	public function fixedPricesOf( Matches $matches, string $fixed ): array {
		$sets = [];
		foreach ( $matches->planes as $plane => $units ) {
			$sets[ $plane ] = [ $this->numbers( $fixed, $plane ), $units ];
		}
		return $sets;
	}

	/** @return string The products of which a unit has a fixed price. */
	public function havingFixed( string $facet ): string {
		$products = '';
		foreach ( $this->bits[ $facet ][ Facet::PRICED ] ?? [] as $units ) {
			$products = Bits::either( $products, $units );
		}
		return $products;
	}

	/** @return list<int> What the product's units cost, in the visitor's currency. */
	public function shownPrices( int $place, ShownPrices $shown ): array {
		$prices = [];
		foreach ( array_keys( $this->bits[ Facet::UNIT ][1] ?? [] ) as $plane ) {
			$fixed    = $this->numbers( $shown->facet, $plane )->at( $place );
			$base     = null === $fixed ? $this->numbers( Facet::PRICE, $plane )->at( $place ) : null;
			$prices[] = null === $fixed ? ( null === $base ? null : $shown->ofBase( $base ) ) : $shown->ofFixed( $fixed );
		}
		return array_values( array_filter( $prices, 'is_int' ) );
	}

	private function products( Selection $selection ): string {
		$products = $this->any( $selection->scope->inSearch ? Facet::SEARCH : Facet::CATALOGUE, [ 1 ], 0 );
		if ( ! $selection->terms->isAny ) {
			foreach ( $selection->terms->ids as $taxonomy => $ids ) {
				if ( [] !== $ids && ! Facet::isOfUnit( $taxonomy ) ) {
					$products = Bits::both( $products, $this->any( $taxonomy, $ids, 0 ) );
				}
			}
		}
		if ( [] !== $selection->ratings ) {
			$products = Bits::both( $products, $this->any( Facet::RATING, $selection->ratings, 0 ) );
		}
		if ( $selection->featured ) {
			$products = Bits::both( $products, $this->any( Facet::FEATURED, [ 1 ], 0 ) );
		}
		if ( null !== $selection->scope->matching ) {
			$products = Bits::both( $products, $selection->scope->matching[ $this->number ] ?? '' );
		}
		if ( null !== $selection->scope->only ) {
			$products = Bits::both( $products, Bits::of( $this->own( $selection->scope->only ) ) );
		}
		return [] === $selection->scope->except ? $products : Bits::without( $products, Bits::of( $this->own( $selection->scope->except ) ) );
	}

	private function narrowsUnits( Selection $selection ): bool {
		$chosen = array_keys( array_filter( $selection->terms->ids ) );
		return [] !== $selection->stock || null !== $selection->prices->low || null !== $selection->prices->high || $selection->onSale
			|| ( $selection->terms->isAny && [] !== $chosen )
			|| [] !== array_filter( $chosen, [ Facet::class, 'isOfUnit' ] );
	}

	private function unitsOn( int $plane, Selection $selection, string $units ): string {
		$units = $this->withTerms( $plane, $selection, $units );
		if ( [] !== $selection->stock ) {
			$units = Bits::both( $units, $this->any( Facet::STOCK, $selection->stock, $plane ) );
		}
		if ( $selection->onSale ) {
			$units = Bits::both( $units, $this->any( Facet::SALE, [ 1 ], $plane ) );
		}
		$priced = $units;
		if ( null !== $selection->prices->low ) {
			$priced = Bits::both( $priced, $this->from( $plane, $selection->prices->low ) );
		}
		if ( null !== $selection->prices->high ) {
			$priced = Bits::both( $priced, $this->upTo( $plane, $selection->prices->high ) );
		}
		return null === $selection->prices->shown || ( null === $selection->prices->low && null === $selection->prices->high )
			? $priced
			: $this->withFixed( $plane, $selection, $units, $priced );
	}

	/** Units with a price fixed in the visitor's currency have that one alone. */
	private function withFixed( int $plane, Selection $selection, string $units, string $priced ): string {
		$fixed = $this->numbers( (string) $selection->prices->shown?->facet, $plane );
		if ( '' === $fixed->present ) {
			return $priced;
		}
		$own = Bits::both( $units, null === $selection->prices->fixedLow ? $fixed->present : $fixed->atLeast( $selection->prices->fixedLow ) );
		$own = null === $selection->prices->fixedHigh ? $own : Bits::both( $own, $fixed->atMost( $selection->prices->fixedHigh ) );
		return Bits::either( Bits::without( $priced, $fixed->present ), $own );
	}

	private function from( int $plane, int $price ): string {
		if ( ( $this->from[ $plane ][0] ?? null ) !== $price ) {
			$this->from[ $plane ] = [ $price, $this->numbers( Facet::PRICE, $plane )->atLeast( $price ) ];
		}
		return $this->from[ $plane ][1];
	}

	private function upTo( int $plane, int $price ): string {
		if ( ( $this->upTo[ $plane ][0] ?? null ) !== $price ) {
			$this->upTo[ $plane ] = [ $price, $this->numbers( Facet::PRICE, $plane )->atMost( $price ) ];
		}
		return $this->upTo[ $plane ][1];
	}

	private function withTerms( int $plane, Selection $selection, string $units ): string {
		$either = '';
		$chosen = array_filter( $selection->terms->ids );
		foreach ( $chosen as $taxonomy => $ids ) {
			$isOfUnit = Facet::isOfUnit( $taxonomy );
			$having   = $this->any( $taxonomy, $ids, $isOfUnit ? $plane : 0 );
			if ( $isOfUnit && $selection->wantsBuyable() ) {
				$having = Bits::both( $having, $this->buyable( $plane ) );
			}
			if ( $selection->terms->isAny ) {
				$either = Bits::either( $either, $having );
			} elseif ( $isOfUnit ) {
				$units = Bits::both( $units, $having );
			}
		}
		return $selection->terms->isAny && [] !== $chosen ? Bits::both( $units, $either ) : $units;
	}

	/** @return array<int, string> The matching units by plane that a value of the facet counts. */
	private function countable( string $facet, Matches $matches, Selection $selection ): array {
		$mustBeBuyable = $selection->wantsBuyable() && str_starts_with( $facet, 'pa_' );
		$units         = $matches->planes;
		foreach ( $mustBeBuyable ? array_keys( $units ) : [] as $plane ) {
			$units[ $plane ] = Bits::both( $units[ $plane ], $this->buyable( $plane ) );
		}
		return $units;
	}

	/**
	 * @param array<int, string> $values The value's bitmaps by plane.
	 * @param array<int, string> $units  By plane.
	 * @return string Products.
	 */
	private static function havingUnit( array $values, array $units ): string {
		$found = '';
		foreach ( array_intersect_key( $values, $units ) as $plane => $having ) {
			// Written out, as above: these run for each value there is.
			$found |= $units[ $plane ] & $having;
		}
		return $found;
	}

	private function buyable( int $plane ): string {
		return $this->any( Facet::STOCK, [ Facet::stockValue( StockStatus::InStock ), Facet::stockValue( StockStatus::OnBackorder ) ], $plane );
	}

	private function numbers( string $facet, int $plane ): BitSlicedColumn {
		return $this->slices[ $facet ][ $plane ] ??= $this->readNumbers( $this->bits[ $facet ] ?? [], $plane );
	}

	/** @param array<int, array<int, string>> $bits By value and plane. */
	private function readNumbers( array $bits, int $plane ): BitSlicedColumn {
		$slices = [];
		$digits = array_filter( array_keys( $bits ), static fn ( int $digit ): bool => $digit >= 0 );
		for ( $digit = 0, $last = [] === $digits ? -1 : max( $digits ); $digit <= $last; $digit++ ) {
			$slices[] = $bits[ $digit ][ $plane ] ?? '';
		}
		return new BitSlicedColumn( $bits[ Facet::PRICED ][ $plane ] ?? '', $slices );
	}

	/** @param list<int> $values */
	private function any( string $facet, array $values, int $plane ): string {
		$bits = '';
		foreach ( $values as $value ) {
			$bits = Bits::either( $bits, $this->bits[ $facet ][ $value ][ $plane ] ?? '' );
		}
		return $bits;
	}

	/**
	 * @param list<int> $ordinals
	 * @return list<int> Those of this segment.
	 */
	private function own( array $ordinals ): array {
		$first = $this->number * IndexTables::SEGMENT;
		$own   = [];
		foreach ( $ordinals as $ordinal ) {
			if ( $ordinal >= $first && $ordinal < $first + IndexTables::SEGMENT ) {
				$own[] = $ordinal - $first;
			}
		}
		return $own;
	}
}
