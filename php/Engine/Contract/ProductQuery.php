<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Question for products: which, in which order, which page. Only published products visible in the catalogue are ever found. */
final class ProductQuery {
	private const LAST_PAGE = 1_000_000;

	/** Number from 1; an address may ask for a page further on than any list is long. */
	public readonly int $page;

	/**
	 * @param list<int>                $include    Exactly these, in this order where `sort` is Default.
	 * @param list<int>                $exclude
	 * @param list<int>                $categories Term ids, children included; any of them.
	 * @param list<int>                $tags
	 * @param array<string, list<int>> $attributes Term ids by taxonomy (`pa_colour`); any within one, all of them across.
	 * @param list<array<string, list<int>>> $further Term ids by taxonomy that have to match as well, besides those above; each entry of its own.
	 * @param list<StockStatus>        $stock
	 * @param list<int>                $ratings    Whole stars 1 to 5 (rounded average).
	 * @many-parameters All are optional and named where it is made, as the arguments of `WP_Query` are.
	 */
	public function __construct(
		int $page = 1,
		public readonly int $perPage = 12,
		public readonly ProductSort $sort = ProductSort::Default,
		public readonly string $search = '',
		public readonly array $include = [],
		public readonly array $exclude = [],
		public readonly array $categories = [],
		public readonly array $tags = [],
		public readonly array $attributes = [],
		public readonly array $further = [],
		public readonly array $stock = [],
		public readonly array $ratings = [],
		public readonly bool $onSaleOnly = false,
		public readonly bool $featuredOnly = false,
		public readonly ?Money $minimumPrice = null,
		public readonly ?Money $maximumPrice = null,
		public readonly string $sku = ''
	) {
		$this->page = max( 1, min( self::LAST_PAGE, $page ) );
	}

	/** A copy with some fields changed: `$query->with( page: 2 )`. */
	public function with( mixed ...$changes ): self {
		return new self( ...array_merge( get_object_vars( $this ), $changes ) );
	}
}
