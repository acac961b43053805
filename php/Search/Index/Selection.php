<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

/** Selection of products: any of the values of a facet, all of the facets. */
final class Selection {
	/**
	 * @param array<string, list<int>> $terms   Term ids by taxonomy; none is no condition.
	 * @param bool                     $anyTerm One taxonomy's choice is enough (the contract's tax_relation OR).
	 * @param list<int>                $stock   Of Facet::stockValue().
	 * @param list<int>                $ratings Whole stars.
	 * @param int|null                 $low     Least price as shown, in minor units.
	 * @param int|null                 $high    Highest price as shown.
	 * @param list<int>|null           $only    Ordinals; null is no condition.
	 * @param list<int>                $except  Ordinals.
	 * @param array<int, string>|null  $matching Bitmap by segment of what a text found; null is no condition.
	 * @param self|null                $within  What has to match too, by the same unit: the listing's own scope.
	 */
	public function __construct(
		public readonly array $terms = [],
		public readonly bool $anyTerm = false,
		public readonly array $stock = [],
		public readonly array $ratings = [],
		public readonly ?int $low = null,
		public readonly ?int $high = null,
		public readonly bool $onSale = false,
		public readonly bool $featured = false,
		public readonly bool $inSearch = false,
		public readonly ?array $only = null,
		public readonly array $except = [],
		public readonly ?array $matching = null,
		public readonly ?self $within = null,
		/** A chosen size need not be buyable: the values of the stock facet are counted so. */
		public readonly bool $anyStock = false,
		/** The visitor's currency, whose fixed prices have limits of their own; null for the shop's. */
		public readonly ?ShownPrices $shown = null,
		public readonly ?int $fixedLow = null,
		public readonly ?int $fixedHigh = null
	) {}

	/** A chosen size means one that can be bought, unless the choice says what stock it wants. */
	public function wantsBuyable(): bool {
		return [] === $this->stock && ! $this->anyStock;
	}

	/** @return self Without any choice of terms. */
	public function withoutTerms(): self {
		return new self( ...array_merge( get_object_vars( $this ), [ 'terms' => [] ] ) );
	}

	/** Tells whether a taxonomy other than this one has a choice. */
	public function choosesBeside( string $taxonomy ): bool {
		return [] !== array_filter( array_diff_key( $this->terms, [ $taxonomy => true ] ) );
	}

	/** @return list<int> The values that are chosen in a facet of several. */
	public function chosen( string $facet ): array {
		return match ( $facet ) {
			Facet::STOCK  => $this->stock,
			Facet::RATING => $this->ratings,
			default       => $this->terms[ $facet ] ?? [],
		};
	}

	/** The same without its choice in one facet: what the facet's own other values are counted in. */
	public function without( string $facet ): self {
		if ( ! $this->chooses( $facet ) ) {
			return $this;
		}
		$terms = $this->terms;
		unset( $terms[ $facet ] );
		$changes = match ( $facet ) {
			Facet::SALE   => [ 'onSale' => false ],
			Facet::STOCK  => [
				'stock'    => [],
				'anyStock' => true,
			],
			Facet::RATING => [ 'ratings' => [] ],
			Facet::PRICE  => [
				'low'       => null,
				'high'      => null,
				'fixedLow'  => null,
				'fixedHigh' => null,
			],
			default       => [ 'terms' => $terms ],
		};
		return new self( ...array_merge( get_object_vars( $this ), $changes ) );
	}

	private function chooses( string $facet ): bool {
		return match ( $facet ) {
			Facet::SALE   => $this->onSale,
			Facet::STOCK  => true,
			Facet::RATING => [] !== $this->ratings,
			Facet::PRICE  => null !== $this->low || null !== $this->high,
			default       => [] !== ( $this->terms[ $facet ] ?? [] ),
		};
	}

	/** @return list<string> The facets whose bitmaps it needs. */
	public function facets(): array {
		return [
			$this->inSearch ? Facet::SEARCH : Facet::CATALOGUE,
			Facet::UNIT,
			Facet::STOCK,
			...array_keys( array_filter( $this->terms, static fn ( array $ids ): bool => [] !== $ids ) ),
			...( [] === $this->ratings ? [] : [ Facet::RATING ] ),
			...( null === $this->low && null === $this->high ? [] : [ Facet::PRICE ] ),
			...( null === $this->shown ? [] : [ Facet::PRICE, $this->shown->facet ] ),
			...( $this->onSale ? [ Facet::SALE ] : [] ),
			...( $this->featured ? [ Facet::FEATURED ] : [] ),
			...( $this->within?->facets() ?? [] ),
		];
	}
}
