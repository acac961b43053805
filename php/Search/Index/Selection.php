<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

/** Selection of products: any of the values of a facet, all of the facets. */
final class Selection {
	/**
	 * @param list<int>                $stock   Of Facet::stockValue().
	 * @param list<int>                $ratings Whole stars.
	 */
	public function __construct(
		public readonly TermSelection $terms = new TermSelection(),
		public readonly array $stock = [],
		public readonly array $ratings = [],
		public readonly PriceSelection $prices = new PriceSelection(),
		public readonly bool $onSale = false,
		public readonly bool $featured = false,
		public readonly SelectionScope $scope = new SelectionScope(),
		/** A chosen size need not be buyable: the values of the stock facet are counted so. */
		public readonly bool $anyStock = false
	) {}

	/** A chosen size means one that can be bought, unless the choice says what stock it wants. */
	public function wantsBuyable(): bool {
		return [] === $this->stock && ! $this->anyStock;
	}

	/** @return self Without any choice of terms. */
	public function withoutTerms(): self {
		return new self( ...[ 'terms' => new TermSelection( [], $this->terms->isAny ) ] + get_object_vars( $this ) );
	}

	/** Tells whether a taxonomy other than this one has a choice. */
	public function choosesBeside( string $taxonomy ): bool {
		return [] !== array_filter( array_diff_key( $this->terms->ids, [ $taxonomy => true ] ) );
	}

	/** Tells whether what costs more than something is left out: then all that matches has a price. */
	public function hasHighestPrice(): bool {
		return null !== $this->prices->high || ( $this->scope->within?->hasHighestPrice() ?? false );
	}

	/** @return list<int> The values that are chosen in a facet of several. */
	public function chosenValues( string $facet ): array {
		return match ( $facet ) {
			Facet::STOCK  => $this->stock,
			Facet::RATING => $this->ratings,
			default       => $this->terms->ids[ $facet ] ?? [],
		};
	}

	/** The same without its choice in one facet: what the facet's own other values are counted in. */
	public function without( string $facet ): self {
		if ( ! $this->chooses( $facet ) ) {
			return $this;
		}
		$terms = $this->terms->ids;
		unset( $terms[ $facet ] );
		$changes = match ( $facet ) {
			Facet::SALE   => [ 'onSale' => false ],
			Facet::STOCK  => [
				'stock'    => [],
				'anyStock' => true,
			],
			Facet::RATING => [ 'ratings' => [] ],
			Facet::PRICE  => [ 'prices' => new PriceSelection( shown: $this->prices->shown ) ],
			default       => [ 'terms' => new TermSelection( $terms, $this->terms->isAny ) ],
		};
		return new self( ...array_merge( get_object_vars( $this ), $changes ) );
	}

	private function chooses( string $facet ): bool {
		return match ( $facet ) {
			Facet::SALE   => $this->onSale,
			Facet::STOCK  => true,
			Facet::RATING => [] !== $this->ratings,
			Facet::PRICE  => null !== $this->prices->low || null !== $this->prices->high,
			default       => [] !== ( $this->terms->ids[ $facet ] ?? [] ),
		};
	}

	/** @return list<string> The facets whose bitmaps it needs. */
	public function facets(): array {
		return [
			$this->scope->inSearch ? Facet::SEARCH : Facet::CATALOGUE,
			Facet::UNIT,
			Facet::STOCK,
			...array_keys( array_filter( $this->terms->ids, static fn ( array $ids ): bool => [] !== $ids ) ),
			...( [] === $this->ratings ? [] : [ Facet::RATING ] ),
			...( null === $this->prices->low && null === $this->prices->high ? [] : [ Facet::PRICE ] ),
			...( null === $this->prices->shown ? [] : [ Facet::PRICE, $this->prices->shown->facet ] ),
			...( $this->onSale ? [ Facet::SALE ] : [] ),
			...( $this->featured ? [ Facet::FEATURED ] : [] ),
			...( $this->scope->within?->facets() ?? [] ),
		];
	}
}
