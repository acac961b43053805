<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Search;

use Marketday\Engine\Contract\AttributeDraft;
use Marketday\Engine\Contract\Pricing;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\ProductSort;
use Marketday\Engine\Contract\ProductType;
use Marketday\Search\Contract\ChosenPrices;
use Marketday\Search\Contract\Facets;
use Marketday\Search\Contract\FilterState;
use Marketday\Search\Contract\IndexedSearch;
use Marketday\Search\Index\FactsReader;
use Marketday\Search\Index\IndexBuilder;
use Marketday\Search\Index\IndexChanges;
use Marketday\Search\Index\IndexLock;
use Marketday\Search\Index\IndexState;
use Marketday\Search\Index\IndexTables;
use Marketday\Search\Index\MergedOrder;
use Marketday\Search\Index\ShownPrices;
use Marketday\Tests\PluginAccess;
use Marketday\Tests\Store\OneExchange;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/** On either engine: prices that the shop has fixed in the visitor's currency count in filters, ranges and orders as they are shown. */
final class FixedPricesTest extends TestCase {
	private const CATEGORY = 'Fixed prices';

	/** @var array<string, int> Ids by name; variations too. */
	private array $made = [];

	protected function setUp(): void {
		parent::setUp();
		$this->endRequest();
		mt_srand( 28 );
		if ( null === IndexState::fresh()->active ) {
			$this->builder()->begin();
			while ( ! $this->builder()->step()->isIdle() ) {
				continue;
			}
		}
	}

	protected function tearDown(): void {
		PluginAccess::engine()->pricing()->follow( null );
		foreach ( array_reverse( $this->made ) as $id ) {
			wp_delete_post( $id, true );
		}
		$term = get_term_by( 'name', self::CATEGORY, 'product_cat' );
		wp_delete_term( $term instanceof \WP_Term ? $term->term_id : 0, 'product_cat' );
		$this->builder()->catchUp();
		parent::tearDown();
	}

	public function test_products_are_ordered_filtered_and_ranged_by_what_is_shown(): void {
		$this->product( 'ten', '10.00' );
		$this->product( 'dear', '11.00', '90.00' );
		$this->product( 'thirty', '30.00' );
		$this->product( 'cheap', '40.00', '5.50' );
		$this->product( 'fifty', '50.00' );
		$this->product( 'midway', '5.00', '45.00' );
		$this->builder()->catchUp();
		PluginAccess::engine()->pricing()->follow( new OneExchange( '2' ) );

		self::assertSame( [ 'cheap', 'ten', 'midway', 'thirty', 'dear', 'fifty' ], $this->found( new FilterState( sort: ProductSort::PriceLow ) ) );
		self::assertSame( [ 'fifty', 'dear', 'thirty', 'midway', 'ten', 'cheap' ], $this->found( new FilterState( sort: ProductSort::PriceHigh ) ) );
		self::assertSame( [ 'midway', 'thirty' ], $this->found( new FilterState( price: new ChosenPrices( 4500, 6000 ), sort: ProductSort::PriceLow ) ) );
		self::assertSame( [ 'cheap' ], $this->found( new FilterState( price: new ChosenPrices( maximum: 1999 ) ) ) );
		self::assertSame( [ 550, 10000 ], $this->facets( new FilterState() )->prices );
	}

	public function test_the_shops_own_currency_knows_nothing_of_them(): void {
		$this->product( 'one', '11.00', '90.00' );
		$this->product( 'two', '30.00' );
		$this->builder()->catchUp();

		self::assertSame( [ 'one', 'two' ], $this->found( new FilterState( sort: ProductSort::PriceLow ) ) );
		self::assertSame( [ 1100, 3000 ], $this->facets( new FilterState() )->prices );
	}

	public function test_a_price_that_is_fixed_later_counts_at_once_and_no_longer_when_it_is_gone(): void {
		$id = $this->product( 'mug', '10.00' );
		$this->product( 'bowl', '12.00' );
		$this->builder()->catchUp();
		PluginAccess::engine()->pricing()->follow( new OneExchange( '2' ) );

		update_post_meta( $id, Pricing::FIXED . 'eur', '99.00' );
		$this->endRequest();
		self::assertSame( [ 'bowl', 'mug' ], $this->found( new FilterState( sort: ProductSort::PriceLow ) ) );

		delete_post_meta( $id, Pricing::FIXED . 'eur' );
		$this->endRequest();
		self::assertSame( [ 'mug', 'bowl' ], $this->found( new FilterState( sort: ProductSort::PriceLow ) ) );
	}

	public function test_whatever_is_asked_it_is_what_the_catalogue_shows(): void {
		for ( $number = 0; $number < 24; $number++ ) {
			0 === mt_rand( 0, 1 ) ? $this->product( "p{$number}", $this->price(), 0 === mt_rand( 0, 1 ) ? $this->price() : '' ) : $this->withVariations( "f{$number}" );
		}
		$this->builder()->catchUp();
		PluginAccess::engine()->pricing()->follow( new OneExchange( '1.17', 100, 1 ) );
		$prices = $this->shownPrices();

		self::assertSame( [ min( array_map( 'min', $prices ) ), max( array_map( 'max', $prices ) ) ], $this->facets( new FilterState() )->prices );
		for ( $round = 0; $round < 25; $round++ ) {
			$low  = mt_rand( 0, 5000 );
			$high = $low + mt_rand( 0, 4000 );
			$fits = array_filter(
				$prices,
				static fn ( array $own ): bool => [] !== array_filter( $own, static fn ( int $price ): bool => $price >= $low && $price <= $high )
			);
			$up   = $this->found( new FilterState( price: new ChosenPrices( $low, $high ), sort: ProductSort::PriceLow ) );
			$down = $this->found( new FilterState( price: new ChosenPrices( $low, $high ), sort: ProductSort::PriceHigh ) );

			self::assertEqualsCanonicalizing( array_keys( $fits ), $up, "{$low} to {$high}" );
			$of     = static fn ( array $names, string $which ): array => array_map( static fn ( string $name ): int => $which( $prices[ $name ] ), $names );
			$sorted = $of( $up, 'min' );
			sort( $sorted );
			self::assertSame( $sorted, $of( $up, 'min' ) );
			// One that is above the limit puts no product on top.
			$within = static fn ( array $own ): int => max( array_filter( $own, static fn ( int $price ): bool => $price >= $low && $price <= $high ) );
			$falls  = array_map( static fn ( string $name ): int => $within( $prices[ $name ] ), $down );
			$sorted = $falls;
			rsort( $sorted );
			self::assertSame( $sorted, $falls );
			self::assertSame(
				array_slice( $down, 2, 3 ),
				$this->found( new FilterState( price: new ChosenPrices( $low, $high ), sort: ProductSort::PriceHigh ), 2, 3 )
			);
			self::assertSame( array_slice( $up, 2, 3 ), $this->found( new FilterState( price: new ChosenPrices( $low, $high ), sort: ProductSort::PriceLow ), 2, 3 ) );
		}
	}

	#[TestWith( [ 'price' ] )]
	#[TestWith( [ 'price-desc' ] )]
	public function test_among_few_the_order_is_that_of_all( string $order ): void {
		global $wpdb;
		foreach ( range( 1, 30 ) as $number ) {
			$this->product( "p{$number}", $this->price() );
		}
		$this->builder()->catchUp();
		$tables = IndexTables::of( (string) IndexState::fresh()->active );
		$all    = array_map( 'intval', $wpdb->get_col( "SELECT ordinal FROM {$tables->products()} ORDER BY ordinal LIMIT 90" ) );
		$few    = array_values( array_filter( $all, static fn ( int $place ): bool => 0 === $place % 3, ARRAY_FILTER_USE_KEY ) );
		$fixed  = [];
		foreach ( array_filter( $few, static fn ( int $place ): bool => 0 === $place % 2, ARRAY_FILTER_USE_KEY ) as $ordinal ) {
			$fixed[ $ordinal ] = [ mt_rand( 100, 9000 ), mt_rand( 100, 9000 ) ];
		}
		$shown = new ShownPrices( ( new OneExchange( '2' ) )->exchange( PluginAccess::engine()->pricing()->base() ) );
		$woven = static fn ( ?array $among ): array => array_merge( ...iterator_to_array(
			( new MergedOrder( $tables, $shown, $fixed, $among ) )->ordinals( $order ),
			false
		) );

		self::assertGreaterThanOrEqual( 10, count( $few ) );
		self::assertSame( array_values( array_intersect( $woven( null ), $few ) ), $woven( $few ) );
	}

	/** @return array<string, list<int>> What each product's units cost, by name. */
	private function shownPrices(): array {
		$catalogue = PluginAccess::engine()->catalogue();
		$prices    = [];
		foreach ( $this->made as $name => $id ) {
			$product = 'product' === get_post_type( $id ) ? $catalogue->product( $id ) : null;
			if ( null !== $product ) {
				$units            = ProductType::Variable === $product->type
					? array_map( static fn ( object $one ): object => $one->price, $catalogue->variations( $id ) )
					: [ $product->price() ];
				$prices[ $name ] = array_values( array_map( static fn ( object $price ): int => $price->current()->minor, $units ) );
			}
		}
		return $prices;
	}

	/** @return list<string> */
	private function found( FilterState $filter, int $offset = 0, int $count = 100 ): array {
		$names = array_flip( $this->made );
		$pages = [];
		// Page by page, so that each of them begins in the midst of the order.
		for ( $page = 1; $page <= ( 0 === $offset ? 1 : $offset + $count ); $page++ ) {
			$found = ( new IndexedSearch( PluginAccess::engine() ) )->find( $this->listing()->with( page: $page, perPage: 0 === $offset ? $count : 1 ), $filter );
			array_push( $pages, ...array_map( static fn ( object $one ): string => (string) $names[ $one->product->id ], $found->products ) );
		}
		return array_slice( $pages, $offset, $count );
	}

	private function facets( FilterState $filter ): Facets {
		return ( new IndexedSearch( PluginAccess::engine() ) )->facets( $this->listing(), $filter, [ Facets::PRICE ] );
	}

	private function listing(): ProductQuery {
		$term = get_term_by( 'name', self::CATEGORY, 'product_cat' );
		return new ProductQuery( perPage: 100, categories: [ $term instanceof \WP_Term ? $term->term_id : 0 ] );
	}

	private function price(): string {
		return sprintf( '%d.%02d', mt_rand( 1, 80 ), mt_rand( 0, 99 ) );
	}

	private function product( string $name, string $price, string $fixed = '' ): int {
		$this->made[ $name ] = PluginAccess::engine()->writer()->save( new ProductDraft(
			name: $name,
			status: 'publish',
			regularPrice: $price,
			categories: [ [ self::CATEGORY ] ]
		) );
		'' === $fixed || update_post_meta( $this->made[ $name ], Pricing::FIXED . 'eur', $fixed );
		return $this->made[ $name ];
	}

	private function withVariations( string $name ): void {
		$colours             = [ 'Amber', 'Black', 'Cream' ];
		$this->made[ $name ] = PluginAccess::engine()->writer()->save( new ProductDraft(
			type: ProductType::Variable,
			name: $name,
			status: 'publish',
			categories: [ [ self::CATEGORY ] ],
			attributes: [ new AttributeDraft( 'Colour', $colours, true, true, true ) ]
		) );
		foreach ( array_slice( $colours, 0, mt_rand( 1, 3 ) ) as $colour ) {
			$id                              = PluginAccess::engine()->writer()->save( new ProductDraft(
				variationOf: $this->made[ $name ],
				status: 'publish',
				regularPrice: $this->price(),
				attributes: [ new AttributeDraft( 'Colour', [ $colour ], true ) ]
			) );
			$this->made[ "{$name} {$colour}" ] = $id;
			0 === mt_rand( 0, 1 ) && update_post_meta( $id, Pricing::FIXED . 'eur', $this->price() );
		}
	}

	/** What was noted of changes is taken over at a request's end: of many at once by a job, so what other tests have changed belongs to another request. */
	private function endRequest(): void {
		foreach ( $GLOBALS['wp_filter']['shutdown']->callbacks[20] ?? [] as $callback ) {
			$callback['function']();
		}
	}

	private function builder(): IndexBuilder {
		return new IndexBuilder( new FactsReader( PluginAccess::engine()->prices() ), new IndexChanges(), new IndexLock() );
	}
}
