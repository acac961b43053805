<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Discovery;

use Marketday\Engine\Contract\Currency;
use Marketday\Engine\Contract\Pricing;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Search\Discovery\ChosenPrices;
use Marketday\Search\Discovery\Discovery;
use Marketday\Search\Discovery\Facets;
use Marketday\Search\Discovery\FilterState;
use Marketday\Search\Discovery\Found;
use Marketday\Search\Discovery\ShownDiscovery;
use Marketday\Tests\Store\OneExchange;
use PHPUnit\Framework\TestCase;

/** Listings are limited by the prices that are shown, over an index that knows the shop's own. */
final class ShownDiscoveryTest extends TestCase {
	public function test_limits_are_those_of_the_prices_that_are_shown_within_them(): void {
		// At 1.17, in wholes less one cent: 9.83 to 10.67 are shown as 11.99.
		self::assertSame( [ 983, 1067 ], $this->limits( new OneExchange( '1.17', 100, 1 ) ) );
	}

	public function test_a_visitor_of_the_shops_own_currency_is_asked_for_as_is(): void {
		self::assertSame( [ 1199, 1199 ], $this->limits( null ) );
	}

	public function test_the_range_of_prices_is_shown_too(): void {
		$facets = ( new ShownDiscovery(
			$this->index(),
			$this->pricing( new OneExchange( '1.17', 100, 1 ) )
		) )->facets( new ProductQuery(), new FilterState(), [ Facets::PRICE ] );

		self::assertSame( [ 1199, 2299 ], $facets->prices );
	}

	/** @return array{?int, ?int} What the index is asked for where 11.99 is chosen. */
	private function limits( ?OneExchange $choice ): array {
		$index = $this->index();
		( new ShownDiscovery( $index, $this->pricing( $choice ) ) )->facets( new ProductQuery(), new FilterState( price: new ChosenPrices( 1199, 1199 ) ), [] );
		return [ $index->asked?->price->minimum, $index->asked?->price->maximum ];
	}

	private function pricing( ?OneExchange $choice ): Pricing {
		$pricing = new Pricing( static fn (): Currency => new Currency( 'GBP', '£', 2, 'left', '.', ',' ) );
		$pricing->follow( $choice );
		return $pricing;
	}

	/** @return Discovery&object{asked: ?FilterState} */
	private function index(): Discovery {
		return new class() implements Discovery {
			public ?FilterState $asked = null;

			public function find( ProductQuery $scope, FilterState $filter ): Found {
				$this->asked = $filter;
				return new Found( [], 0, 1, 1 );
			}

			public function facets( ProductQuery $scope, FilterState $filter, array $facets ): Facets {
				$this->asked = $filter;
				return new Facets( 2, [], [ 1000, 2000 ] );
			}
		};
	}
}
