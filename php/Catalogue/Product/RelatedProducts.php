<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Product;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Catalogue;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\ProductSort;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Engine\Contract\Term;

/** Products beside a product: the shop's own advice, then the best sellers of its categories. */
final class RelatedProducts {
	private const PER_LIST = 4;

	public function __construct( private readonly Catalogue $catalogue ) {}

	/** @return array<string, list<int>> Product ids by the list's heading; empty lists are left out. */
	public function listsOf( Product $product ): array {
		$advised    = array_slice( $product->details()->related->upsellIds, 0, self::PER_LIST );
		$liked      = $this->existing( $advised );
		$neighbours = $this->neighbours( $product, [ $product->id, ...$advised ] );
		// One card alone would leave the rest of its row empty.
		return array_filter(
			1 === count( $liked )
				? [ __( 'You may also like', 'marketday' ) => array_slice( [ ...$liked, ...$neighbours ], 0, self::PER_LIST ) ]
				: [
					__( 'You may also like', 'marketday' ) => $liked,
					__( 'Related products', 'marketday' )  => $neighbours,
				]
		);
	}

	/**
	 * @param list<int> $ids
	 * @return list<int>
	 */
	private function existing( array $ids ): array {
		return array_map( static fn ( Product $product ): int => $product->id, $this->catalogue->products( $ids ) );
	}

	/**
	 * @param list<int> $without
	 * @return list<int>
	 */
	private function neighbours( Product $product, array $without ): array {
		$categories = array_map( static fn ( Term $term ): int => $term->id, $product->details()->categories );
		if ( [] === $categories ) {
			return [];
		}
		$query = new ProductQuery(
			perPage: self::PER_LIST,
			sort: ProductSort::Popularity,
			exclude: $without,
			categories: $categories,
			stock: [ StockStatus::InStock, StockStatus::OnBackorder ]
		);
		return array_map( static fn ( Product $found ): int => $found->id, $this->catalogue->query( $query )->products );
	}
}
