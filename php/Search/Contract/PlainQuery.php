<?php

declare( strict_types=1 );

namespace Marketday\Search\Contract;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Currency;
use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\ProductQuery;

/** Scope and filter as one query of the catalogue, for shops whose index is not there yet. */
final class PlainQuery {
	private const NOTHING = [ 0 ];

	public function __construct( private readonly Currency $currency ) {}

	public function of( ProductQuery $scope, FilterState $filter ): ProductQuery {
		return $scope->with(
			search: trim( "{$scope->search} {$filter->search}" ),
			sort: $filter->sort ?? $scope->sort,
			further: [ ...$scope->further, $filter->terms ],
			stock: [] === $filter->stock ? $scope->stock : $filter->stock,
			ratings: self::both( $scope->ratings, $filter->ratings ),
			onSaleOnly: $scope->onSaleOnly || $filter->onSale,
			minimumPrice: null === $filter->price->minimum ? $scope->minimumPrice : new Money( $filter->price->minimum, $this->currency ),
			maximumPrice: null === $filter->price->maximum ? $scope->maximumPrice : new Money( $filter->price->maximum, $this->currency )
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
