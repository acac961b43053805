<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductFilter;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\FilterUrl;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\Term;
use Marketday\Search\Contract\Facets;
use Marketday\Search\Contract\FilterState;

/** Data that the sections of a filter are drawn from: what is chosen, and what every value would lead to. */
final class FilterView {
	private readonly bool $hasCounts;

	public function __construct(
		public readonly ProductQuery $scope,
		public readonly FilterState $state,
		public readonly FilterUrl $address,
		public readonly Facets $facets,
		public readonly bool $showsEmpty
	) {
		// Every product has a stock status: where something is found and none is counted, the index is not built yet.
		$this->hasCounts = 0 === $facets->total || [] !== $facets->counts( Facets::STOCK ) || null !== $facets->prices;
	}

	/** @return array<int|string, int>|null Null while nothing is counted. */
	public function counts( string $facet ): ?array {
		return $this->hasCounts ? $this->facets->counts( $facet ) : null;
	}

	public function count( string $facet, int|string $value ): ?int {
		return $this->hasCounts ? $this->facets->count( $facet, $value ) : null;
	}

	/** Tells whether a value's count is what it would add to the products of the chosen values of its facet. */
	public function adds( string $facet, int|string $value ): bool {
		$chosen = match ( $facet ) {
			Facets::STOCK  => array_column( $this->state->stock, 'value' ),
			Facets::RATING => $this->state->ratings,
			default        => $this->state->terms[ $facet ] ?? [],
		};
		return [] !== $chosen && ! in_array( $value, $chosen, true ) && isset( $this->facets->counts( $facet )[ $value ] );
	}

	/** Tells whether the listing itself is about this term: then it is no choice. */
	public function isOfScope( Term $term ): bool {
		$own = match ( $term->taxonomy ) {
			'product_cat' => $this->scope->categories,
			'product_tag' => $this->scope->tags,
			default       => $this->scope->attributes[ $term->taxonomy ] ?? [],
		};
		return in_array( [ $term->id ], [ $own, ...array_column( $this->scope->further, $term->taxonomy ) ], true );
	}
}
