<?php

declare( strict_types=1 );

namespace Marketday\Store\Index;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\StockStatus;
use WeakMap;

/** The loaded bitmaps of one segment, and what a selection finds in them. All ordinals here count from the segment's first. */
final class Segment {
	/** @var WeakMap<Selection, Matches> A page asks for the same listing's scope again and again. */
	private WeakMap $matched;

	/** @var array<int, array{int, string}> The last price that was asked for by plane, and the units from it on. */
	private array $from = [];

	/** @var array<int, array{int, string}> The same up to a price. */
	private array $upTo = [];

	/** @var array<int, Slices> Prices by plane. */
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
		return $this->matched[ $selection ] ??= null === $selection->within
			? $this->matchAlone( $selection )
			: $this->matchAlone( $selection )->and( $this->match( $selection->within ) );
	}

	private function matchAlone( Selection $selection ): Matches {
		$products = $this->products( $selection );
		$planes   = [];
		foreach ( $this->bits[ Facet::UNIT ][1] ?? [] as $plane => $units ) {
			$planes[ $plane ] = Bits::both( Bits::both( $units, $products ), $this->unitsOn( $plane, $selection, $units ) );
		}
		return Matches::of( $products, $planes, $this->narrowsUnits( $selection ) );
	}

	/**
	 * Which products have each value.
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

	/** @return list<array{Slices, string}> The prices of each plane, and the matching units on it. */
	public function pricesOf( Matches $matches ): array {
		$sets = [];
		foreach ( $matches->planes as $plane => $units ) {
			$sets[] = [ $this->prices( $plane ), $units ];
		}
		return $sets;
	}

	private function products( Selection $selection ): string {
		$products = $this->any( $selection->inSearch ? Facet::SEARCH : Facet::CATALOGUE, [ 1 ], 0 );
		if ( ! $selection->anyTerm ) {
			foreach ( $selection->terms as $taxonomy => $ids ) {
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
		if ( null !== $selection->matching ) {
			$products = Bits::both( $products, $selection->matching[ $this->number ] ?? '' );
		}
		if ( null !== $selection->only ) {
			$products = Bits::both( $products, Bits::of( $this->own( $selection->only ) ) );
		}
		return [] === $selection->except ? $products : Bits::without( $products, Bits::of( $this->own( $selection->except ) ) );
	}

	private function narrowsUnits( Selection $selection ): bool {
		$chosen = array_keys( array_filter( $selection->terms ) );
		return [] !== $selection->stock || null !== $selection->low || null !== $selection->high || $selection->onSale
			|| ( $selection->anyTerm && [] !== $chosen )
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
		if ( null !== $selection->low ) {
			$units = Bits::both( $units, $this->from( $plane, $selection->low ) );
		}
		if ( null !== $selection->high ) {
			$units = Bits::both( $units, $this->upTo( $plane, $selection->high ) );
		}
		return $units;
	}

	private function from( int $plane, int $price ): string {
		if ( ( $this->from[ $plane ][0] ?? null ) !== $price ) {
			$this->from[ $plane ] = [ $price, $this->prices( $plane )->atLeast( $price ) ];
		}
		return $this->from[ $plane ][1];
	}

	private function upTo( int $plane, int $price ): string {
		if ( ( $this->upTo[ $plane ][0] ?? null ) !== $price ) {
			$this->upTo[ $plane ] = [ $price, $this->prices( $plane )->atMost( $price ) ];
		}
		return $this->upTo[ $plane ][1];
	}

	private function withTerms( int $plane, Selection $selection, string $units ): string {
		$either = '';
		$chosen = array_filter( $selection->terms );
		foreach ( $chosen as $taxonomy => $ids ) {
			$isOfUnit = Facet::isOfUnit( $taxonomy );
			$having   = $this->any( $taxonomy, $ids, $isOfUnit ? $plane : 0 );
			if ( $isOfUnit && $selection->wantsBuyable() ) {
				$having = Bits::both( $having, $this->buyable( $plane ) );
			}
			if ( $selection->anyTerm ) {
				$either = Bits::either( $either, $having );
			} elseif ( $isOfUnit ) {
				$units = Bits::both( $units, $having );
			}
		}
		return $selection->anyTerm && [] !== $chosen ? Bits::both( $units, $either ) : $units;
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

	private function prices( int $plane ): Slices {
		return $this->slices[ $plane ] ??= $this->readPrices( $plane );
	}

	private function readPrices( int $plane ): Slices {
		$slices = [];
		$digits = array_filter( array_keys( $this->bits[ Facet::PRICE ] ?? [] ), static fn ( int $digit ): bool => $digit >= 0 );
		for ( $digit = 0, $last = [] === $digits ? -1 : max( $digits ); $digit <= $last; $digit++ ) {
			$slices[] = $this->bits[ Facet::PRICE ][ $digit ][ $plane ] ?? '';
		}
		return new Slices( $this->bits[ Facet::PRICE ][ Facet::PRICED ][ $plane ] ?? '', $slices );
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
