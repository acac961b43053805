<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Search;

use Marketday\Engine\Contract\AttributeDraft;
use Marketday\Engine\Contract\Catalogue;
use Marketday\Engine\Contract\Price;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\ProductSort;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\Stock;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Engine\Contract\Term;
use Marketday\Search\Contract\ChosenPrices;
use Marketday\Search\Contract\Facets;
use Marketday\Search\Contract\FilterState;
use Marketday\Search\Contract\IndexedSearch;
use Marketday\Search\Contract\PlainQuery;
use Marketday\Search\Contract\SearchHit;
use Marketday\Search\Index\FactsReader;
use Marketday\Search\Index\IndexBuilder;
use Marketday\Search\Index\IndexChanges;
use Marketday\Search\Index\IndexCheck;
use Marketday\Search\Index\IndexLock;
use Marketday\Search\Index\IndexState;
use Marketday\Tests\PluginAccess;
use PHPUnit\Framework\TestCase;

/** On either engine: what the search finds and counts is what the catalogue shows. The listing is a category made for the test. */
final class CatalogueSearchTest extends TestCase {
	private const COLOURS = [ 'Amber', 'Black', 'Cream' ];
	private const SIZES   = [ 'Small', 'Large' ];

	private IndexedSearch $search;

	/** @var list<int> */
	private array $made = [];

	private int $category = 0;

	protected function setUp(): void {
		parent::setUp();
		mt_srand( 21 );
		$this->endRequest();
		$this->search = new IndexedSearch( PluginAccess::engine() );
		if ( null === IndexState::fresh()->active ) {
			$this->builder()->begin();
			while ( ! $this->builder()->step()->isIdle() ) {
				continue;
			}
		}
	}

	protected function tearDown(): void {
		foreach ( array_reverse( $this->made ) as $id ) {
			wp_delete_post( $id, true );
		}
		if ( $this->category > 0 ) {
			foreach ( (array) get_term_children( $this->category, 'product_cat' ) as $child ) {
				wp_delete_term( $child, 'product_cat' );
			}
			wp_delete_term( $this->category, 'product_cat' );
		}
		$this->builder()->catchUp();
		parent::tearDown();
	}

	public function test_finds_and_counts_what_the_catalogue_shows(): void {
		$this->fillListing( 24 );

		for ( $round = 0; $round < 25; $round++ ) {
			$filter = $this->filter();
			$found  = $this->search->find( $this->listing(), $filter );
			$facets = $this->search->facets( $this->listing(), $filter, [ 'pa_colour', Facets::STOCK ] );

			self::assertSame( $this->shown( $filter ), $this->ids( $found->products ), var_export( $filter, true ) );
			self::assertSame( $found->total, $facets->total );
			foreach ( $this->colours() as $colour ) {
				$chosen   = $filter->terms['pa_colour'] ?? [];
				$adds     = [] !== $chosen && ! $filter->has( 'pa_colour', $colour->id );
				$led      = $this->search->find( $this->listing(), $filter->withTerms( 'pa_colour', $adds ? [ ...$chosen, $colour->id ] : [ $colour->id ] ) );
				$expected = $adds ? $led->total - $found->total : $led->total;
				self::assertSame( $expected, $facets->count( 'pa_colour', $colour->id ), "{$colour->name} of " . var_export( $filter, true ) );
			}
		}
	}

	public function test_a_card_shows_the_variation_that_was_looked_for(): void {
		$this->fillListing( 12 );
		$black = $this->colours()['Black'];

		$found = $this->search->find( $this->listing(), new FilterState( terms: [ 'pa_colour' => [ $black->id ] ], price: new ChosenPrices( maximum: 3000 ) ) );

		self::assertNotSame( [], $found->products );
		foreach ( $found->products as $one ) {
			if ( ProductType::Variable === $one->product->type ) {
				self::assertContains( $one->variation?->attributes['attribute_pa_colour'] ?? 'none', [ $black->slug, '' ] );
				self::assertTrue( $one->variation?->stock->isBuyable() );
			}
			self::assertLessThanOrEqual( 3000, $one->price()->current()?->minor );
		}
	}

	public function test_a_card_shows_the_variation_that_is_reduced_or_of_the_chosen_stock(): void {
		$parent = $this->save( new ProductDraft(
			type: ProductType::Variable,
			name: 'Lamp',
			status: 'publish',
			categories: [ [ 'Search test' ] ],
			attributes: [ new AttributeDraft( 'Colour', self::COLOURS, true, true, true ) ]
		) );
		foreach ( [
			[ 'Amber', '30.00', '', StockStatus::InStock ],
			[ 'Black', '40.00', '25.00', StockStatus::InStock ],
			[ 'Cream', '50.00', '', StockStatus::OutOfStock ],
		] as [ $colour, $price, $reduced, $stock ] ) {
			$this->save( new ProductDraft( variationOf: $parent, status: 'publish', regularPrice: $price, salePrice: $reduced, stockStatus: $stock, attributes: [ new AttributeDraft( 'Colour', [ $colour ], true ) ] ) );
		}
		$this->builder()->catchUp();
		$shown = fn (
			ProductQuery $scope,
			FilterState $filter = new FilterState()
		): string => $this->search->find( $scope, $filter )->products[0]->variation?->attributes['attribute_pa_colour']
			?? 'the product';

		self::assertSame( 'the product', $shown( $this->listing() ) );
		self::assertSame( 'black', $shown( $this->listing(), new FilterState( onSale: true ) ) );
		self::assertSame( 'black', $shown( $this->listing()->with( onSaleOnly: true ) ) );
		self::assertSame( 'cream', $shown( $this->listing(), new FilterState( stock: [ StockStatus::OutOfStock ] ) ) );
		self::assertSame( 2500, $this->search->find( $this->listing(), new FilterState( onSale: true ) )->products[0]->price()->current()?->minor );
		// A listing without what is sold out is about all that there is.
		self::assertSame( 'the product', $shown( $this->listing()->with( stock: [ StockStatus::InStock, StockStatus::OnBackorder ] ) ) );
	}

	public function test_further_terms_narrow_the_listings_own_and_those_that_are_chosen(): void {
		$make     = fn ( string $name, string ...$categories ): int => $this->save( new ProductDraft(
			name: $name,
			status: 'publish',
			regularPrice: '5',
			categories: array_map( static fn ( string $category ): array => [ 'Search test', $category ], $categories )
		) );
		$lidded   = $make( 'Lidded mug', 'CatalogueSearch mugs', 'CatalogueSearch lids' );
		$make( 'Mug', 'CatalogueSearch mugs' );
		$lid      = $make( 'Lid', 'CatalogueSearch lids' );
		$this->builder()->catchUp();
		$term     = static fn ( string $name ): int => (int) get_term_by( 'name', $name, 'product_cat' )?->term_id;
		$scope    = $this->listing()->with( further: [ [ 'product_cat' => [ $term( 'CatalogueSearch lids' ) ] ] ] );
		$filter   = new FilterState( terms: [ 'product_cat' => [ $term( 'CatalogueSearch mugs' ) ] ] );
		$plain    = fn ( FilterState $filter ): array => array_column(
			$this->catalogue()->query( ( new PlainQuery( PluginAccess::engine()->settings()->currency() ) )->of( $scope, $filter ) )->products,
			'id'
		);

		self::assertSame( [ $lid, $lidded ], $this->ids( $this->search->find( $scope, new FilterState() )->products ) );
		self::assertSame( [ $lidded ], $this->ids( $this->search->find( $scope, $filter )->products ) );
		self::assertSame( 1, $this->search->facets( $scope, new FilterState(), [ 'product_cat' ] )->count( 'product_cat', $term( 'CatalogueSearch mugs' ) ) );
		self::assertSame( [ $lid, $lidded ], $plain( new FilterState() ) );
		self::assertSame( [ $lidded ], $plain( $filter ) );
	}

	public function test_follows_a_price_a_stock_and_a_deletion(): void {
		$mug  = $this->product( 'Mug', '10.00', StockStatus::InStock );
		$bowl = $this->product( 'Bowl', '20.00', StockStatus::InStock );
		$this->builder()->catchUp();
		self::assertSame( [ $mug ], $this->ids( $this->search->find( $this->listing(), new FilterState( price: new ChosenPrices( maximum: 1500 ) ) )->products ) );

		PluginAccess::engine()->writer()->save( new ProductDraft( id: $bowl, regularPrice: '12.00' ) );
		PluginAccess::engine()->writer()->save( new ProductDraft( id: $mug, stockStatus: StockStatus::OutOfStock ) );
		$this->builder()->catchUp();
		self::assertSame(
			[ $bowl, $mug ],
			$this->sorted( $this->search->find( $this->listing(), new FilterState( price: new ChosenPrices( maximum: 1500 ) ) )->products )
		);
		self::assertSame( [ $bowl ], $this->ids( $this->search->find( $this->listing(), new FilterState( stock: [ StockStatus::InStock ] ) )->products ) );

		wp_delete_post( $mug, true );
		$this->builder()->catchUp();
		self::assertSame( [ $bowl ], $this->ids( $this->search->find( $this->listing(), new FilterState() )->products ) );
	}

	public function test_a_price_above_the_limit_puts_no_product_on_top(): void {
		$jumper = $this->save( new ProductDraft(
			type: ProductType::Variable,
			name: 'Jumper',
			status: 'publish',
			categories: [ [ 'Search test' ] ],
			attributes: [ new AttributeDraft( 'Colour', self::COLOURS, true, true, true ) ]
		) );
		foreach ( [ '27.00', '36.00', '45.00' ] as $number => $price ) {
			$this->save( new ProductDraft(
				variationOf: $jumper,
				status: 'publish',
				regularPrice: $price,
				attributes: [ new AttributeDraft( 'Colour', [ self::COLOURS[ $number ] ], true ) ]
			) );
		}
		$lamp  = $this->product( 'Lamp', '38.00', StockStatus::InStock );
		$tray  = $this->product( 'Tray', '35.00', StockStatus::InStock );
		$twin  = $this->product( 'Twin', '35.00', StockStatus::InStock );
		$this->builder()->catchUp();
		$found = fn ( ?int $maximum, int $page = 1, int $perPage = 9 ): array => $this->search->find(
			$this->listing()->with( page: $page, perPage: $perPage ),
			new FilterState( price: new ChosenPrices( maximum: $maximum ), sort: ProductSort::PriceHigh )
		)->products;
		$first = fn ( ?int $maximum, int $page = 1, int $perPage = 9 ): array => $this->ids( $found( $maximum, $page, $perPage ) );

		self::assertSame( [ $jumper, $lamp, $twin, $tray ], $first( null ) );
		self::assertSame( [ $lamp, $jumper, $twin, $tray ], $first( 4000 ) );
		self::assertSame( [ $twin, $tray, $jumper ], $first( 3500 ) );
		self::assertSame( [ $tray ], $first( 4000, 4, 1 ) );
		self::assertSame( [], $first( 4000, 3, 2 ) );
		// The card shows the variation that its product stands by.
		self::assertSame( 3600, $found( 4000 )[1]->price()->current()?->minor );
	}

	public function test_prices_are_those_shown_with_tax(): void {
		$options = array_map(
			'get_option',
			array_combine(
				[ 'woocommerce_calc_taxes', 'woocommerce_prices_include_tax', 'woocommerce_tax_display_shop' ],
				[ 'woocommerce_calc_taxes', 'woocommerce_prices_include_tax', 'woocommerce_tax_display_shop' ]
			)
		);
		update_option( 'woocommerce_calc_taxes', 'yes' );
		update_option( 'woocommerce_prices_include_tax', 'no' );
		update_option( 'woocommerce_tax_display_shop', 'incl' );
		try {
			$mug   = $this->product( 'Mug', '10.00', StockStatus::InStock );
			$shown = PluginAccess::engine()->catalogue()->product( $mug )?->price()->current()?->minor;
			$this->builder()->catchUp();

			self::assertSame( [ $shown, $shown ], $this->search->facets( $this->listing(), new FilterState(), [ Facets::PRICE ] )->prices );
			self::assertSame( 1, $this->search->find( $this->listing(), new FilterState( price: new ChosenPrices( $shown, $shown ) ) )->total );
		} finally {
			foreach ( $options as $name => $value ) {
				update_option( $name, $value );
			}
		}
	}

	public function test_what_one_filter_needed_is_not_kept_for_those_to_come(): void {
		$this->fillListing( 6 );
		$ask = function ( int $first ): void {
			foreach ( range( $first, $first + 99 ) as $number ) {
				// Another text each time, of words that are known.
				$text = implode( ' ', array_map( static fn ( string $word, int $bit ): string => $number & ( 1 << $bit ) ? strtoupper( $word ) : $word, [ 'amber', 'black', 'cream', 'small', 'large', 'red', 'mug', 'tea' ], range( 0, 7 ) ) );
				$this->search->facets( $this->listing(), new FilterState( $text, price: new ChosenPrices( $number, $number + 5000 ) ), [ Facets::PRICE ] );
			}
		};
		$ask( 1 );
		$before = memory_get_usage();
		$ask( 101 );

		self::assertLessThan( 100 * 100, memory_get_usage() - $before );
	}

	public function test_the_check_finds_no_difference_after_all_this_and_finds_one_that_was_made(): void {
		$jug = $this->product( 'Jug', '10.00', StockStatus::InStock );
		$this->fillListing( 8 );
		$check = new IndexCheck( $this->reader() );
		self::assertSame( [], $check->differences() );

		global $wpdb;
		// Past every hook, as no plugin should.
		$wpdb->update( $wpdb->postmeta, [ 'meta_value' => '999' ], [ 'post_id' => $jug, 'meta_key' => '_price' ] );
		self::assertStringContainsString( "Product {$jug}", implode( "\n", $check->differences() ) );
	}

	/** Tests before this one took back what they wrote: what was noted of it belongs to another request. */
	private function endRequest(): void {
		foreach ( $GLOBALS['wp_filter']['shutdown']->callbacks[20] ?? [] as $callback ) {
			$callback['function']();
		}
	}

	private function builder(): IndexBuilder {
		return new IndexBuilder( $this->reader(), new IndexChanges(), new IndexLock() );
	}

	private function reader(): FactsReader {
		return new FactsReader( PluginAccess::engine()->prices() );
	}

	private function catalogue(): Catalogue {
		return PluginAccess::engine()->catalogue();
	}

	private function listing(): ProductQuery {
		return new ProductQuery( perPage: 100, sort: ProductSort::Title, categories: [ $this->category ] );
	}

	/** @return array<string, Term> By name. */
	private function colours(): array {
		$terms = $this->catalogue()->terms( 'pa_colour', false );
		return array_intersect_key( array_column( $terms, null, 'name' ), array_flip( self::COLOURS ) );
	}

	private function fillListing( int $count ): void {
		for ( $number = 1; $number <= $count; $number++ ) {
			$name = sprintf( 'Thing %02d', $number );
			if ( 0 === mt_rand( 0, 1 ) ) {
				$this->product( $name, sprintf( '%d.50', mt_rand( 5, 60 ) ), StockStatus::cases()[ mt_rand( 0, 2 ) ], mt_rand( 0, 2 ) );
			} else {
				$this->withVariations( $name );
			}
		}
		$this->builder()->catchUp();
	}

	private function product( string $name, string $price, StockStatus $stock, int $colour = 0 ): int {
		return $this->save( new ProductDraft(
			name: $name,
			status: 'publish',
			regularPrice: $price,
			stockStatus: $stock,
			categories: [ [ 'Search test' ] ],
			attributes: [ new AttributeDraft( 'Colour', [ self::COLOURS[ $colour ] ], true ) ]
		) );
	}

	private function withVariations( string $name ): void {
		$parent = $this->save( new ProductDraft(
			type: ProductType::Variable,
			name: $name,
			status: 'publish',
			categories: [ [ 'Search test' ] ],
			attributes: [ new AttributeDraft( 'Colour', self::COLOURS, true, true, true ), new AttributeDraft( 'Size', self::SIZES, true, true, true ) ]
		) );
		for ( $number = mt_rand( 1, 4 ); $number > 0; $number-- ) {
			$this->save( new ProductDraft(
				variationOf: $parent,
				status: 'publish',
				regularPrice: sprintf( '%d.25', mt_rand( 5, 60 ) ),
				stockStatus: StockStatus::cases()[ mt_rand( 0, 2 ) ],
				attributes: [
					new AttributeDraft( 'Colour', 0 === mt_rand( 0, 4 ) ? [] : [ self::COLOURS[ mt_rand( 0, 2 ) ] ], true ),
					new AttributeDraft( 'Size', [ self::SIZES[ mt_rand( 0, 1 ) ] ], true ),
				]
			) );
		}
	}

	private function save( ProductDraft $draft ): int {
		$id           = PluginAccess::engine()->writer()->save( $draft );
		$this->made[] = $id;
		if ( 0 === $this->category ) {
			$term           = get_term_by( 'name', 'Search test', 'product_cat' );
			$this->category = $term instanceof \WP_Term ? $term->term_id : 0;
		}
		return $id;
	}

	private function filter(): FilterState {
		$colours = array_values( array_map( static fn ( Term $term ): int => $term->id, $this->colours() ) );
		return new FilterState(
			terms: 0 === mt_rand( 0, 1 ) ? [ 'pa_colour' => array_slice( $colours, mt_rand( 0, 2 ), mt_rand( 1, 2 ) ) ] : [],
			price: new ChosenPrices( 0 === mt_rand( 0, 2 ) ? mt_rand( 0, 4000 ) : null, 0 === mt_rand( 0, 2 ) ? mt_rand( 2000, 6000 ) : null ),
			stock: 0 === mt_rand( 0, 2 ) ? [ StockStatus::cases()[ mt_rand( 0, 2 ) ] ] : []
		);
	}

	/** @return list<int> Ids by title, worked out from what the catalogue shows of each product. */
	private function shown( FilterState $filter ): array {
		$products = array_filter( $this->made, static fn ( int $id ): bool => 'product' === get_post_type( $id ) );
		$matching = array_filter( $this->catalogue()->products( array_values( $products ) ), fn ( Product $product ): bool => $this->isWanted( $product, $filter ) );
		usort( $matching, static fn ( Product $one, Product $other ): int => $one->name <=> $other->name );
		return array_map( static fn ( Product $product ): int => $product->id, $matching );
	}

	private function isWanted( Product $product, FilterState $filter ): bool {
		$slugs = array_map( static fn ( int $id ): string => (string) get_term( $id )?->slug, $filter->terms['pa_colour'] ?? [] );
		if ( ProductType::Variable !== $product->type ) {
			$own = array_column( array_filter( $product->attributes(), static fn ( object $attribute ): bool => 'pa_colour' === $attribute->taxonomy ), 'options' )[0]
				?? [];
			return $this->unitMatches( $product->price(), $product->stock, array_map( 'strval', array_keys( $own ) ), $slugs, $filter );
		}
		foreach ( $this->catalogue()->variations( $product->id ) as $variation ) {
			$colour = $variation->attributes['attribute_pa_colour'] ?? '';
			if ( $this->unitMatches( $variation->price, $variation->stock, '' === $colour ? $slugs : [ $colour ], $slugs, $filter ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param list<string> $own
	 * @param list<string> $wanted
	 */
	private function unitMatches( Price $price, Stock $stock, array $own, array $wanted, FilterState $filter ): bool {
		$colour = [] === $wanted || ( [] !== array_intersect( $own, $wanted ) && ( [] !== $filter->stock || $stock->isBuyable() ) );
		return $colour
			&& ( [] === $filter->stock || in_array( $stock->status, $filter->stock, true ) )
			&& ( null === $filter->price->minimum || $price->current()?->minor >= $filter->price->minimum )
			&& ( null === $filter->price->maximum || $price->current()?->minor <= $filter->price->maximum );
	}

	/**
	 * @param list<SearchHit> $found
	 * @return list<int>
	 */
	private function ids( array $found ): array {
		return array_map( static fn ( SearchHit $one ): int => $one->product->id, $found );
	}

	/**
	 * @param list<SearchHit> $found
	 * @return list<int>
	 */
	private function sorted( array $found ): array {
		$ids = $this->ids( $found );
		rsort( $ids );
		return $ids;
	}
}
