<?php

declare( strict_types=1 );

namespace Marketday\Search\Contract;

defined( 'ABSPATH' ) || exit;

/** The values beside a listing, each with the number of products it leads to. */
final class Facets {
	public const STOCK  = 'stock';
	public const RATING = 'rating';
	public const SALE   = 'sale';
	public const PRICE  = 'price';

	/**
	 * @param array<string, array<int|string, int>> $counts By facet, then by term id, stock status (`instock`), whole stars,
	 *                                                      or 1 for what is on sale. Values that lead nowhere are left out. Where
	 *                                                      values of the facet are chosen, the others count what they would add.
	 * @param array{int, int}|null                  $prices Lowest and highest price of what matches but for the price, minor units.
	 */
	public function __construct(
		public readonly int $total,
		private readonly array $counts,
		public readonly ?array $prices
	) {}

	/**
	 * Facets with other prices.
	 *
	 * @param \Closure(int): int $price
	 */
	public function withPrices( \Closure $price ): self {
		return null === $this->prices ? $this : new self( $this->total, $this->counts, [ $price( $this->prices[0] ), $price( $this->prices[1] ) ] );
	}

	/** Returns the same with another number in all. */
	public function of( int $total ): self {
		return new self( $total, $this->counts, $this->prices );
	}

	/** @return array<int|string, int> */
	public function counts( string $facet ): array {
		return $this->counts[ $facet ] ?? [];
	}

	public function count( string $facet, int|string $value ): int {
		return $this->counts[ $facet ][ $value ] ?? 0;
	}
}
