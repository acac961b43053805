<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** One page of a query's products, and how many there are in all. */
final class ProductPage {
	/** @param list<Product> $products */
	public function __construct(
		public readonly array $products,
		public readonly int $total,
		public readonly int $page,
		public readonly int $perPage
	) {}

	public function pages(): int {
		return $this->perPage > 0 ? (int) ceil( $this->total / $this->perPage ) : 1;
	}
}
