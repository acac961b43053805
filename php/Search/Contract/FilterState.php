<?php

declare( strict_types=1 );

namespace Marketday\Search\Contract;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\ProductSort;
use Marketday\Engine\Contract\StockStatus;

/** Choice of a visitor in a listing's filter (docs/PROTOCOL.md#product-filter-state). */
final class FilterState {
	/**
	 * @param array<string, list<int>> $terms        Term ids by product taxonomy, `product_cat` included; any of a taxonomy's.
	 * @param bool                     $anyTaxonomy  One taxonomy's choice is enough (`tax_relation` OR).
	 * @param list<StockStatus>        $stock
	 * @param list<int>                $ratings      Whole stars 1 to 5.
	 * @param ProductSort|null         $sort         Null is the listing's own order.
	 */
	public function __construct(
		public readonly string $search = '',
		public readonly array $terms = [],
		public readonly bool $anyTaxonomy = false,
		public readonly ChosenPrices $price = new ChosenPrices(),
		public readonly array $stock = [],
		public readonly array $ratings = [],
		public readonly bool $onSale = false,
		public readonly ?ProductSort $sort = null
	) {}

	/** A copy with some fields changed: `$state->with( ratings: [ 4, 5 ] )`. */
	public function with( mixed ...$changes ): self {
		return new self( ...array_merge( get_object_vars( $this ), $changes ) );
	}

	/** @param list<int> $ids */
	public function withTerms( string $taxonomy, array $ids ): self {
		$terms = [ $taxonomy => $ids ] + $this->terms;
		ksort( $terms );
		return $this->with( terms: array_filter( $terms, static fn ( array $chosen ): bool => [] !== $chosen ) );
	}

	/** Tells whether a term is chosen. */
	public function has( string $taxonomy, int $id ): bool {
		return in_array( $id, $this->terms[ $taxonomy ] ?? [], true );
	}

	/** Number of values that are chosen; the order is no filter. */
	public function count(): int {
		return array_sum( array_map( 'count', $this->terms ) ) + count( $this->stock ) + count( $this->ratings )
			+ ( '' === $this->search ? 0 : 1 ) + ( $this->onSale ? 1 : 0 )
			+ ( null === $this->price->minimum ? 0 : 1 ) + ( null === $this->price->maximum ? 0 : 1 );
	}

	public function isEmpty(): bool {
		return 0 === $this->count();
	}
}
