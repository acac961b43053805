<?php

declare( strict_types=1 );

namespace Marketday\Search\Contract;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\Pricing;
use Marketday\Engine\Contract\ProductQuery;

/**
 * Search in the visitor's currency over one that knows the shop's own: an exchange never turns the order of prices round, so a
 * limit that a visitor names has exactly one in the base.
 */
final class ExchangedSearch implements CatalogueSearch {
	public function __construct(
		private readonly CatalogueSearch $search,
		private readonly Pricing $pricing
	) {}

	public function find( ProductQuery $scope, FilterState $filter ): ResultPage {
		return $this->search->find( $this->scope( $scope ), $this->filter( $filter ) );
	}

	public function facets( ProductQuery $scope, FilterState $filter, array $facets ): Facets {
		return $this->search->facets( $this->scope( $scope ), $this->filter( $filter ), $facets )->withPrices(
			fn ( int $minor ): int => $this->pricing->price( new Money( $minor, $this->pricing->base() ) )->minor
		);
	}

	private function filter( FilterState $filter ): FilterState {
		return null === $this->pricing->exchange() ? $filter : $filter->with( price: new ChosenPrices(
			null === $filter->price->minimum ? null : $this->pricing->lowest( $this->shownMoney( $filter->price->minimum ) )->minor,
			null === $filter->price->maximum ? null : $this->pricing->highest( $this->shownMoney( $filter->price->maximum ) )->minor
		) );
	}

	/** An editor's limits are in the shop's own currency already; those that a call names are the visitor's. */
	private function scope( ProductQuery $scope ): ProductQuery {
		$base = $this->pricing->base()->code;
		return $scope->with(
			minimumPrice: null === $scope->minimumPrice || $scope->minimumPrice->currency->code === $base
				? $scope->minimumPrice
				: $this->pricing->lowest( $scope->minimumPrice ),
			maximumPrice: null === $scope->maximumPrice || $scope->maximumPrice->currency->code === $base
				? $scope->maximumPrice
				: $this->pricing->highest( $scope->maximumPrice )
		);
	}

	private function shownMoney( int $minor ): Money {
		return new Money( $minor, $this->pricing->shownCurrency() );
	}
}
