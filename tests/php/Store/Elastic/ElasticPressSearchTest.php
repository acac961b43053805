<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Elastic;

use Marketday\Catalogue\Listing\Listing;
use Marketday\Engine\Contract\AttributeDraft;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\ProductSort;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Search\Contract\ChosenPrices;
use Marketday\Search\Contract\Facets;
use Marketday\Search\Contract\FilterState;
use Marketday\Search\Contract\HitReader;
use Marketday\Search\Contract\IndexedSearch;
use Marketday\Search\Contract\ResultPage;
use Marketday\Search\Contract\SearchHit;
use Marketday\Search\Elastic\ElasticPressSearch;
use Marketday\Search\Index\FactsReader;
use Marketday\Search\Index\IndexState;
use Marketday\Tests\SiteTestCase;
use WP_Term;

/** CatalogueSearch by Elasticsearch over products of a shop: pages, orders, counts, searches, the variation on a card; and its absence. */
final class ElasticPressSearchTest extends SiteTestCase {
	private FakeClient $client;

	private ElasticPressSearch $search;

	/** @var array<string, int> By name. */
	private array $made = [];

	protected function setUp(): void {
		parent::setUp();
		if ( 'embedded' !== $this->engine()->name() ) {
			self::markTestSkipped( 'WooCommerce ends the transaction that undoes what is written here.' );
		}
		$facts           = new FactsReader( $this->engine()->prices() );
		$this->client    = new FakeClient();
		$this->search = new ElasticPressSearch( $this->client, new HitReader( $this->engine() ), $facts, new IndexedSearch( $this->engine() ) );
		$this->mug( 'Blue Mug', '12.00', [ 'Blue' ] );
		$this->mug( 'Red Mug', '8.00', [ 'Red' ] );
		$this->mug( 'Grey Jug', '20.00', [ 'Grey' ], StockStatus::OutOfStock );
		$this->jumper();
		foreach ( $facts->read( array_values( $this->made ) ) as $product ) {
			$this->client->put( $product );
		}
	}

	public function test_orders_and_pages(): void {
		self::assertSame(
			[ 'Red Mug', 'Blue Mug', 'Grey Jug', 'Jumper' ],
			$this->names( $this->search->find( new ProductQuery( sort: ProductSort::PriceLow ), new FilterState() ) )
		);

		$second = $this->search->find( new ProductQuery( page: 2, perPage: 3, sort: ProductSort::Title ), new FilterState() );
		self::assertSame( [ 'Red Mug' ], $this->names( $second ) );
		self::assertSame( 4, $second->total );
		self::assertSame( 2, $second->pages() );
	}

	public function test_hand_picked_products_keep_their_order(): void {
		$picked = [ $this->made['Red Mug'], $this->made['Jumper'], $this->made['Blue Mug'] ];

		self::assertSame( [ 'Red Mug', 'Jumper', 'Blue Mug' ], $this->names( $this->search->find( new ProductQuery( include: $picked ), new FilterState() ) ) );
		self::assertSame( [ 'Blue Mug' ], $this->names( $this->search->find( new ProductQuery( page: 2, perPage: 2, include: $picked ), new FilterState() ) ) );
	}

	public function test_counts_lead_to_as_many_products_as_they_say(): void {
		$facets = $this->search->facets(
			new ProductQuery(),
			new FilterState( price: new ChosenPrices( maximum: 2500 ) ),
			[ 'pa_colour', Facets::STOCK, Facets::PRICE ]
		);

		self::assertSame( 3, $facets->total );
		self::assertSame(
			[ 1, 1, 0 ],
			array_map( fn ( string $colour ): int => $facets->count( 'pa_colour', $this->colour( $colour ) ), [ 'Blue', 'Red', 'Grey' ] )
		);
		self::assertSame( [ 'instock' => 2, 'outofstock' => 1 ], $facets->counts( Facets::STOCK ) );
		self::assertSame( [ 800, 4000 ], $facets->prices );
	}

	public function test_a_card_shows_the_variation_that_was_looked_for(): void {
		$found = $this->search->find( new ProductQuery(), new FilterState( terms: [ 'pa_colour' => [ $this->colour( 'Grey' ) ] ] ) );

		// The grey jug is out of stock: a colour means something buyable in it.
		self::assertSame( [ 'Jumper' ], $this->names( $found ) );
		self::assertSame( 4000, $found->products[0]->price()->current()?->minor );
	}

	public function test_a_card_shows_the_variation_that_is_reduced_or_of_the_chosen_stock(): void {
		$parent = $this->save( new ProductDraft(
			type: ProductType::Variable,
			name: 'Lamp',
			status: 'publish',
			attributes: [ new AttributeDraft( 'Colour', [ 'Blue', 'Grey' ], true, true, true ) ]
		) );
		$blue   = $this->save( new ProductDraft( variationOf: $parent, name: 'Lamp blue', status: 'publish', regularPrice: '30.00', stockStatus: StockStatus::OutOfStock, attributes: [ new AttributeDraft( 'Colour', [ 'Blue' ], true ) ] ) );
		$grey   = $this->save( new ProductDraft( variationOf: $parent, name: 'Lamp grey', status: 'publish', regularPrice: '40.00', salePrice: '25.00', stockStatus: StockStatus::InStock, attributes: [ new AttributeDraft( 'Colour', [ 'Grey' ], true ) ] ) );
		foreach ( ( new FactsReader( $this->engine()->prices() ) )->read( [ $parent ] ) as $product ) {
			$this->client->put( $product );
		}
		$lamp  = new ProductQuery( include: [ $parent ] );
		$shown = fn ( ProductQuery $scope, FilterState $filter = new FilterState() ): ?int => $this->search->find( $scope, $filter )->products[0]->variation?->id;

		self::assertNull( $shown( $lamp ) );
		self::assertSame( $grey, $shown( $lamp, new FilterState( onSale: true ) ) );
		self::assertSame( $grey, $shown( $lamp->with( onSaleOnly: true ) ) );
		self::assertSame( $blue, $shown( $lamp, new FilterState( stock: [ StockStatus::OutOfStock ] ) ) );
	}

	public function test_knows_as_typed_only_words_that_stand_in_what_was_found(): void {
		$isAsTyped = fn ( string $words ): bool => $this->search->find( new ProductQuery( search: $words ), new FilterState() )->isAsTyped;

		self::assertTrue( $isAsTyped( 'mugs' ) );
		self::assertTrue( $isAsTyped( 'red mug' ) );
		self::assertFalse( $isAsTyped( 'jumprr' ) );
		self::assertFalse( $isAsTyped( 'mug fuckwit' ) );
		self::assertFalse( $isAsTyped( '' ) );
	}

	public function test_searches_with_a_typo_a_plural_and_a_number(): void {
		self::assertEqualsCanonicalizing(
			[ 'Blue Mug', 'Red Mug' ],
			$this->names( $this->search->find( new ProductQuery( search: 'mugs' ), new FilterState() ) )
		);
		self::assertSame( [ 'Jumper' ], $this->names( $this->search->find( new ProductQuery( search: 'jumprr' ), new FilterState() ) ) );
		self::assertSame( [], $this->names( $this->search->find( new ProductQuery( search: 'chandelier' ), new FilterState() ) ) );

		$found = $this->search->find( new ProductQuery( search: 'jmp grey 1' ), new FilterState() );
		self::assertSame( [], $this->names( $found ) );
		$found = $this->search->find( new ProductQuery( search: 'JMP-GREY-1' ), new FilterState() );
		self::assertSame( $this->made['Jumper grey'], $found->products[0]->variation?->id );
	}

	public function test_asks_once_for_what_a_page_needs_twice(): void {
		$listing = new Listing( $this->search, new ProductQuery( perPage: 3 ), new FilterState() );
		$listing->resultPage();
		$listing->resultPage();
		self::assertSame( 4, $listing->total() );

		self::assertSame( 1, $this->client->asked );
	}

	public function test_without_an_answer_the_other_discovery_serves(): void {
		( new IndexState() )->save();
		$this->client->isDown = true;
		$scope                = new ProductQuery( perPage: 100, include: array_values( $this->made ) );

		self::assertSame( 4, $this->search->find( $scope, new FilterState() )->total );
		self::assertSame( 4, $this->search->facets( $scope, new FilterState(), [] )->total );
	}

	private function jumper(): void {
		$parent = $this->save( new ProductDraft(
			type: ProductType::Variable,
			name: 'Jumper',
			status: 'publish',
			attributes: [ new AttributeDraft( 'Colour', [ 'Blue', 'Grey' ], true, true, true ) ]
		) );
		$this->save( new ProductDraft( variationOf: $parent, name: 'Jumper blue', status: 'publish', regularPrice: '30.00', stockStatus: StockStatus::InStock, attributes: [ new AttributeDraft( 'Colour', [ 'Blue' ], true ) ] ) );
		$this->save( new ProductDraft( variationOf: $parent, name: 'Jumper grey', sku: 'JMP-GREY-1', status: 'publish', regularPrice: '40.00', stockStatus: StockStatus::InStock, attributes: [ new AttributeDraft( 'Colour', [ 'Grey' ], true ) ] ) );
	}

	/** @param list<string> $colours */
	private function mug( string $name, string $price, array $colours, StockStatus $stock = StockStatus::InStock ): void {
		$this->save( new ProductDraft( name: $name, status: 'publish', regularPrice: $price, stockStatus: $stock, attributes: [ new AttributeDraft( 'Colour', $colours, true ) ] ) );
	}

	private function save( ProductDraft $draft ): int {
		return $this->made[ (string) $draft->name ] = $this->engine()->writer()->save( $draft );
	}

	private function colour( string $name ): int {
		$term = get_term_by( 'name', $name, 'pa_colour' );
		return $term instanceof WP_Term ? $term->term_id : 0;
	}

	/** @return list<string> */
	private function names( ResultPage $found ): array {
		return array_map( static fn ( SearchHit $one ): string => $one->product->name, $found->products );
	}
}
