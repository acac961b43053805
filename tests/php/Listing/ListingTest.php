<?php

declare( strict_types=1 );

namespace Marketday\Tests\Listing;

use Marketday\Catalogue\Listing\Listing;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Search\Contract\CatalogueSearch;
use Marketday\Search\Contract\ChosenPrices;
use Marketday\Search\Contract\Facets;
use Marketday\Search\Contract\FilterState;
use Marketday\Search\Contract\ResultPage;
use PHPUnit\Framework\TestCase;

/** What a listing asks for, and how often. */
final class ListingTest extends TestCase {
	public function test_asks_nothing_before_it_is_drawn(): void {
		$search = $this->search();
		new Listing( $search, new ProductQuery(), new FilterState( price: new ChosenPrices( 500 ) ) );

		self::assertSame( [], $search->asked );
	}

	public function test_finds_and_counts_once_for_all_that_draw_it(): void {
		$search = $this->search();
		$listing   = new Listing( $search, new ProductQuery(), new FilterState() );
		$listing->facets( [ Facets::STOCK, Facets::SALE ] );
		$listing->facets( [ Facets::SALE ] );

		self::assertSame( 7, $listing->total() );
		self::assertSame( $listing->resultPage(), $listing->resultPage() );
		self::assertSame( [ 'count stock,sale', 'find' ], $search->asked );
	}

	public function test_counts_no_more_for_a_total_than_was_found(): void {
		$search = $this->search();
		$listing   = new Listing( $search, new ProductQuery(), new FilterState() );
		$listing->resultPage();

		self::assertSame( 7, $listing->total() );
		self::assertSame( [ 'find' ], $search->asked );
	}

	public function test_counts_what_was_not_counted_yet(): void {
		$search = $this->search();
		$listing   = new Listing( $search, new ProductQuery(), new FilterState() );
		$listing->facets( [ Facets::STOCK ] );
		$listing->facets( [ Facets::PRICE ] );

		self::assertSame( [ 'count stock', 'count stock,price' ], $search->asked );
	}

	public function test_looks_once_which_prices_there_are(): void {
		$search = $this->search();
		$listing   = new Listing( $search, new ProductQuery(), new FilterState( price: new ChosenPrices( 3000, 9000 ) ) );

		self::assertEquals( new FilterState( price: new ChosenPrices( 2000 ) ), $listing->filter() );
		$listing->resultPage();
		self::assertSame( [ 'count price', 'find' ], $search->asked );
		self::assertSame( $listing->filter(), $search->filter, 'It is found by what is said to be chosen.' );
	}

	/** @return CatalogueSearch&object{asked: list<string>, filter: ?FilterState} */
	private function search(): CatalogueSearch {
		return new class() implements CatalogueSearch {
			/** @var list<string> */
			public array $asked = [];

			public ?FilterState $filter = null;

			public function find( ProductQuery $scope, FilterState $filter ): ResultPage {
				$this->asked[] = 'find';
				$this->filter  = $filter;
				return new ResultPage( [], 7, 1, 12 );
			}

			public function facets( ProductQuery $scope, FilterState $filter, array $facets ): Facets {
				$this->asked[] = 'count ' . implode( ',', $facets );
				return new Facets( 7, [], [ 1000, 2000 ] );
			}
		};
	}
}
