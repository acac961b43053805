<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded;

use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\ProductSort;
use Marketday\Engine\Contract\StockStatus;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** What is found, in which order, and what never is. */
#[Group( 'sqlite' )]
final class CatalogueQueryTest extends CatalogueTestCase {
	/** @param list<string> $expected */
	#[DataProvider( 'orders' )]
	public function test_sorts( ProductSort $sort, array $expected ): void {
		$this->threeProducts();

		self::assertSame( $expected, $this->names( new ProductQuery( sort: $sort ) ) );
	}

	/** @return iterable<string, array{ProductSort, list<string>}> */
	public static function orders(): iterable {
		yield 'by the shop, then the name' => [ ProductSort::Default, [ 'Bowl', 'Apron', 'Candle' ] ];
		yield 'by name' => [ ProductSort::Title, [ 'Apron', 'Bowl', 'Candle' ] ];
		yield 'cheapest first' => [ ProductSort::PriceLow, [ 'Candle', 'Apron', 'Bowl' ] ];
		yield 'dearest first' => [ ProductSort::PriceHigh, [ 'Bowl', 'Apron', 'Candle' ] ];
		yield 'newest first' => [ ProductSort::Newest, [ 'Candle', 'Bowl', 'Apron' ] ];
		yield 'most sold first' => [ ProductSort::Popularity, [ 'Apron', 'Candle', 'Bowl' ] ];
		yield 'best rated first' => [ ProductSort::Rating, [ 'Bowl', 'Candle', 'Apron' ] ];
	}

	public function test_gives_a_page_and_the_number_of_all(): void {
		$this->threeProducts();

		$page = $this->catalogue()->query( new ProductQuery( page: 2, perPage: 2, sort: ProductSort::Title ) );

		self::assertSame( [ 'Candle' ], array_column( $page->products, 'name' ) );
		self::assertSame( [ 3, 2 ], [ $page->total, $page->pages() ] );
	}

	public function test_counts_anew_when_a_product_comes_or_goes(): void {
		$this->aProduct();
		self::assertSame( 1, $this->catalogue()->query( new ProductQuery( perPage: 1 ) )->total );

		$second = $this->aProduct();
		self::assertSame( 2, $this->catalogue()->query( new ProductQuery( perPage: 1 ) )->total );

		wp_delete_post( $second, true );
		self::assertSame( 1, $this->catalogue()->query( new ProductQuery( perPage: 1 ) )->total );
	}

	public function test_never_finds_drafts_private_or_protected_products(): void {
		$this->aProduct( status: 'draft' );
		$this->aProduct( status: 'private' );
		$protected = $this->aProduct();
		wp_update_post( [ 'ID' => $protected, 'post_password' => 'secret' ] );

		self::assertSame( 0, $this->catalogue()->query( new ProductQuery() )->total );
		self::assertNull( $this->catalogue()->product( $protected ) );
		self::assertSame( [], $this->catalogue()->products( [ $protected ] ) );
	}

	public function test_keeps_hidden_products_from_listings_and_searches_but_not_from_their_own_page(): void {
		$hidden = $this->aProduct( name: 'Hidden lamp', visibility: 'hidden' );
		$this->aProduct( name: 'Listed lamp', visibility: 'catalog' );
		$this->aProduct( name: 'Sought lamp', visibility: 'search' );

		self::assertSame( [ 'Listed lamp' ], $this->names( new ProductQuery() ) );
		self::assertSame( [ 'Sought lamp' ], $this->names( new ProductQuery( search: 'lamp' ) ) );
		self::assertSame( 'Hidden lamp', $this->read( $hidden )->name );
	}

	public function test_hides_what_is_out_of_stock_where_the_shop_is_set_so(): void {
		$this->aProduct( name: 'Gone', stockQuantity: '0' );
		$this->aProduct( name: 'Here', stockQuantity: '3' );
		self::assertSame( [ 'Gone', 'Here' ], $this->names( new ProductQuery() ) );

		update_option( 'woocommerce_hide_out_of_stock_items', 'yes' );

		self::assertSame( [ 'Here' ], $this->names( new ProductQuery() ) );
	}

	public function test_searches_name_sku_and_short_description_for_every_word(): void {
		$this->aProduct( sku: 'XJ-900', name: 'Enamel mug', shortDescription: 'Keeps tea warm' );
		$this->aProduct( name: 'Enamel plate' );

		self::assertSame( [ 'Enamel mug' ], $this->names( new ProductQuery( search: 'mug enamel' ) ) );
		self::assertSame( [ 'Enamel mug' ], $this->names( new ProductQuery( search: 'XJ-9' ) ) );
		self::assertSame( [ 'Enamel mug' ], $this->names( new ProductQuery( search: 'warm' ) ) );
		self::assertSame( [], $this->names( new ProductQuery( search: '100%' ) ) );
	}

	public function test_filters_by_categories_with_those_below_them(): void {
		$this->aProduct( name: 'Mug', categories: [ [ 'Test home', 'Test mugs' ] ] );
		$this->aProduct( name: 'Hat', categories: [ [ 'Test hats' ] ] );
		$home = get_term_by( 'name', 'Test home', 'product_cat' );

		self::assertSame( [ 'Mug' ], $this->names( new ProductQuery( categories: [ $home->term_id ] ) ) );
	}

	public function test_takes_any_value_of_one_attribute_and_all_attributes_together(): void {
		$this->aShirt( [ [ 'Red', 'Slim', '10' ] ], name: 'Red shirt' );
		$this->aShirt( [ [ 'Blue', 'Slim', '10' ] ], name: 'Blue shirt', tags: [ 'test gift' ] );
		$id  = static fn ( string $name ): int => get_term_by( 'name', $name, 'pa_test-colour' )->term_id;
		$tag = get_term_by( 'name', 'test gift', 'product_tag' )->term_id;

		self::assertSame( [ 'Blue shirt', 'Red shirt' ], $this->names( new ProductQuery( attributes: [ 'pa_test-colour' => [ $id( 'Red' ), $id( 'Blue' ) ] ] ) ) );
		self::assertSame( [ 'Blue shirt' ], $this->names( new ProductQuery( tags: [ $tag ], attributes: [ 'pa_test-colour' => [ $id( 'Red' ), $id( 'Blue' ) ] ] ) ) );
	}

	public function test_filters_by_price_stock_sale_rating_and_featured(): void {
		$this->threeProducts();
		$pounds = fn ( int $amount ): Money => new Money( 100 * $amount, $this->engine()->settings()->currency() );

		self::assertSame( [ 'Apron' ], $this->names( new ProductQuery( minimumPrice: $pounds( 15 ), maximumPrice: $pounds( 25 ) ) ) );
		self::assertSame( [ 'Candle' ], $this->names( new ProductQuery( stock: [ StockStatus::OutOfStock ] ) ) );
		self::assertSame( [ 'Apron' ], $this->names( new ProductQuery( onSaleOnly: true ) ) );
		self::assertSame( [ 'Bowl' ], $this->names( new ProductQuery( ratings: [ 5 ] ) ) );
		self::assertSame( [ 'Candle' ], $this->names( new ProductQuery( featuredOnly: true ) ) );
	}

	public function test_a_price_above_the_limit_puts_no_product_on_top(): void {
		$this->aShirt( [ [ 'Red', 'Slim', '27' ], [ 'Blue', 'Slim', '45' ] ], name: 'Shirt' );
		$this->aProduct( name: 'Lamp', regularPrice: '38' );
		$dearest = new ProductQuery( sort: ProductSort::PriceHigh );

		self::assertSame( [ 'Shirt', 'Lamp' ], $this->names( $dearest ) );
		self::assertSame( [ 'Lamp', 'Shirt' ], $this->names( $dearest->with( maximumPrice: new Money( 4000, $this->engine()->settings()->currency() ) ) ) );
	}

	public function test_gives_chosen_products_in_the_order_of_the_choice(): void {
		[ $apron, $bowl, $candle ] = $this->threeProducts();

		self::assertSame( [ 'Candle', 'Apron' ], $this->names( new ProductQuery( include: [ $candle, $apron ] ) ) );
		self::assertSame( [ 'Apron', 'Candle' ], $this->names( new ProductQuery( exclude: [ $bowl ], sort: ProductSort::Title ) ) );
	}

	public function test_reads_a_page_of_24_products_with_few_queries(): void {
		global $wpdb;
		for ( $number = 0; $number < 20; $number++ ) {
			$this->aProduct( categories: [ [ 'Test home', "Test {$number}" ] ], tags: [ "test {$number}" ] );
		}
		for ( $number = 0; $number < 4; $number++ ) {
			$this->aShirt( [ [ 'Red', 'Slim', '10' ], [ 'Blue', '', '12' ] ] );
		}
		wp_cache_flush();
		wp_load_alloptions();
		$before = $wpdb->num_queries;

		$page = $this->moduleAt( 'now' )->catalogue()->query( new ProductQuery( perPage: 24 ) );

		self::assertCount( 24, $page->products );
		self::assertLessThanOrEqual( 14, $wpdb->num_queries - $before );
	}

	/** @return list<int> Apron, bowl, candle: written in this order. */
	private function threeProducts(): array {
		$ids = [
			$this->aProduct( name: 'Apron', regularPrice: '30', salePrice: '20', position: 2, meta: [ 'total_sales' => '9' ] ),
			$this->aProduct( name: 'Bowl', regularPrice: '40', position: 1, meta: [ '_wc_average_rating' => '4.75', '_wc_rating_count' => [ 5 => 4 ] ] ),
			$this->aProduct( name: 'Candle', regularPrice: '5', position: 2, featured: true, stockStatus: StockStatus::OutOfStock, meta: [ 'total_sales' => '4', '_wc_average_rating' => '4.00', '_wc_rating_count' => [ 4 => 1 ] ] ),
		];
		foreach ( $ids as $place => $id ) {
			wp_update_post( [ 'ID' => $id, 'post_date' => sprintf( '2026-01-%02d 10:00:00', $place + 1 ), 'edit_date' => true ] );
			$this->writer()->save( new ProductDraft( id: $id ) );
		}
		return $ids;
	}
}
