<?php

declare( strict_types=1 );

namespace Marketday\Store\Discovery;

use Marketday\Store\Currency;
use Marketday\Store\Money;
use Marketday\Store\ProductQuery;

/** Scope and filter as one query of the catalogue, for shops whose index is not there yet. */
final class PlainQuery {
	private const NOTHING = [ 0 ];

	public function __construct( private readonly Currency $currency ) {}

	public function of( ProductQuery $scope, FilterState $filter ): ProductQuery {
		$terms   = $filter->terms;
		$chosen  = array_diff_key( $terms, array_flip( [ 'product_cat', 'product_tag' ] ) );
		$within  = $scope->attributes;
		foreach ( $chosen as $taxonomy => $ids ) {
			$within[ $taxonomy ] = self::both( $within[ $taxonomy ] ?? [], $ids );
		}
		return $scope->with(
			search: trim( "{$scope->search} {$filter->search}" ),
			sort: $filter->sort ?? $scope->sort,
			categories: self::both( $scope->categories, $terms['product_cat'] ?? [] ),
			tags: self::both( $scope->tags, $terms['product_tag'] ?? [] ),
			attributes: $within,
			stock: [] === $filter->stock ? $scope->stock : $filter->stock,
			ratings: self::both( $scope->ratings, $filter->ratings ),
			onSaleOnly: $scope->onSaleOnly || $filter->onSale,
			minimumPrice: null === $filter->minimumPrice ? $scope->minimumPrice : new Money( $filter->minimumPrice, $this->currency ),
			maximumPrice: null === $filter->maximumPrice ? $scope->maximumPrice : new Money( $filter->maximumPrice, $this->currency )
		);
	}

	/**
	 * @param list<int> $scope
	 * @param list<int> $chosen
	 * @return list<int> What is in both; either alone where the other is empty.
	 */
	private static function both( array $scope, array $chosen ): array {
		if ( [] === $scope || [] === $chosen ) {
			return [] === $scope ? $chosen : $scope;
		}
		$both = array_values( array_intersect( $scope, $chosen ) );
		return [] === $both ? self::NOTHING : $both;
	}
}
