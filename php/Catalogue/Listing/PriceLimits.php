<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Listing;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Currency;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Search\Contract\CatalogueSearch;
use Marketday\Search\Contract\ChosenPrices;
use Marketday\Search\Contract\Facets;
use Marketday\Search\Contract\FilterState;

/**
 * docs/PROTOCOL.md#price-filter: which prices that a shopper names are a choice. The range is that of the whole listing, whatever else
 * is chosen in it: a price means the same beside every other choice, so numbers beside values hold.
 */
final class PriceLimits {
	/**
	 * Prices as they are read: a lowest one of 0 and a highest one below 0 choose nothing, a lowest one above the highest is pushed
	 * back below it.
	 *
	 * @return array{int|null, int|null} Lowest and highest, minor units.
	 */
	public static function read( ?int $minimum, ?int $maximum, Currency $currency ): array {
		$maximum = null !== $maximum && $maximum < 0 ? null : $maximum;
		$minimum = null !== $minimum && null !== $maximum && $minimum > $maximum ? $maximum - (int) ( 10 ** $currency->minorUnit ) : $minimum;
		return [ null !== $minimum && $minimum <= 0 ? null : $minimum, $maximum ];
	}

	/** A visitor's choice within the listing's range: a lowest price never lies above it, a highest one at its end chooses nothing. */
	public static function within( CatalogueSearch $search, ProductQuery $scope, FilterState $filter ): FilterState {
		if ( null === $filter->price->minimum && null === $filter->price->maximum ) {
			return $filter;
		}
		$prices = $search->facets( $scope, new FilterState(), [ Facets::PRICE ] )->prices;
		return null === $prices ? $filter : $filter->with( price: new ChosenPrices(
			null === $filter->price->minimum ? null : min( $filter->price->minimum, $prices[1] ),
			$filter->price->maximum >= $prices[1] ? null : $filter->price->maximum
		) );
	}
}
