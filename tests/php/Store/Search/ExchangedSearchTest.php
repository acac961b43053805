<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Search;

use Marketday\Engine\Contract\Currency;
use Marketday\Engine\Contract\Pricing;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Search\Contract\CatalogueSearch;
use Marketday\Search\Contract\ChosenPrices;
use Marketday\Search\Contract\ExchangedSearch;
use Marketday\Search\Contract\Facets;
use Marketday\Search\Contract\FilterState;
use Marketday\Search\Contract\ResultPage;
use Marketday\Tests\Store\OneExchange;
use PHPUnit\Framework\TestCase;

/** Listings are limited by the prices that are shown, over an index that knows the shop's own. */
final class ExchangedSearchTest extends TestCase {
	public function test_limits_are_those_of_the_prices_that_are_shown_within_them(): void {
		// At 1.17, in wholes less one cent: 9.83 to 10.67 are shown as 11.99.
		self::assertSame( [ 983, 1067 ], $this->limits( new OneExchange( '1.17', 100, 1 ) ) );
	}

	public function test_a_visitor_of_the_shops_own_currency_is_asked_for_as_is(): void {
		self::assertSame( [ 1199, 1199 ], $this->limits( null ) );
	}

	public function test_the_range_of_prices_is_shown_too(): void {
		$facets = ( new ExchangedSearch(
			$this->index(),
			$this->pricing( new OneExchange( '1.17', 100, 1 ) )
		) )->facets( new ProductQuery(), new FilterState(), [ Facets::PRICE ] );

		self::assertSame( [ 1199, 2299 ], $facets->prices );
	}

	/** @return array{?int, ?int} What the index is asked for where 11.99 is chosen. */
	private function limits( ?OneExchange $choice ): array {
		$index = $this->index();
		( new ExchangedSearch( $index, $this->pricing( $choice ) ) )->facets( new ProductQuery(), new FilterState( price: new ChosenPrices( 1199, 1199 ) ), [] );
		return [ $index->asked?->price->minimum, $index->asked?->price->maximum ];
	}

	private function pricing( ?OneExchange $choice ): Pricing {
		$pricing = new Pricing( static fn (): Currency => new Currency( 'GBP', '£', 2, 'left', '.', ',' ) );
		$pricing->follow( $choice );
		return $pricing;
	}

	/** @return CatalogueSearch&object{asked: ?FilterState} */
	private function index(): CatalogueSearch {
		return new class() implements CatalogueSearch {
			public ?FilterState $asked = null;

			public function find( ProductQuery $scope, FilterState $filter ): ResultPage {
				$this->asked = $filter;
				return new ResultPage( [], 0, 1, 1 );
			}

			public function facets( ProductQuery $scope, FilterState $filter, array $facets ): Facets {
				$this->asked = $filter;
				return new Facets( 2, [], [ 1000, 2000 ] );
			}
		};
	}
}
