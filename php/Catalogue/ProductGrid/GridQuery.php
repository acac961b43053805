<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGrid;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\ProductSort;

/** Products that a grid lists, and their order. */
final class GridQuery {
	/** @param list<int> $ids Terms or products, as the kind says. */
	public function __construct(
		public readonly GridKind $kind = GridKind::All,
		public readonly array $ids = [],
		/** Taxonomy of the terms, where the kind is by attribute. */
		public readonly string $taxonomy = '',
		public readonly ProductSort $order = ProductSort::Default,
		public readonly bool $inherit = false,
		/** True if the page's filter narrows this listing. */
		public readonly bool $followsFilter = true,
		public readonly bool $hidesOutOfStock = false
	) {}
}
