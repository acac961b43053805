<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\WooCommerce;

use Marketday\Store\Money;
use Marketday\Store\ProductQuery;
use Marketday\Store\ProductSort;
use Marketday\Store\StockStatus;

final class CatalogueTest extends WooCommerceTestCase {
	public function test_reads_a_product_as_woocommerce_shows_it(): void {
		$id = $this->aProduct( name: 'Salt & pepper', sku: 'WOO-SALT', regularPrice: '20', salePrice: '15', stockQuantity: '4', soldIndividually: true, weight: '0.5', categories: [ [ 'Woo test' ] ] );

		$product = $this->read( $id );

		self::assertSame( 'Salt & pepper', $product->name );
		self::assertSame( [ 1500, 2000, 1500 ], [ $product->price->current?->minor, $product->price->regular?->minor, $product->price->highest?->minor ] );
		self::assertTrue( $product->price->onSale );
		self::assertSame( [ 4, '4 in stock' ], [ $product->stock->quantity, $product->stock->text ] );
		self::assertSame( [ true, 1 ], [ $product->soldIndividually, $product->limits->maximum ] );
		self::assertSame( [ 'Woo test' ], array_column( $product->categories, 'name' ) );
		self::assertTrue( $product->addToBasket->ajax );
		self::assertStringContainsString( "add-to-cart={$id}", $product->addToBasket->url );
	}

	public function test_shows_prices_as_price_filters_and_tax_settings_decide(): void {
		$id     = $this->aProduct( regularPrice: '10' );
		$double = static fn ( mixed $price ): mixed => is_numeric( $price ) ? (string) ( 2 * (float) $price ) : $price;
		add_filter( 'woocommerce_product_get_price', $double );
		try {
			self::assertSame( 2000, $this->read( $id )->price->current?->minor );
		} finally {
			remove_filter( 'woocommerce_product_get_price', $double );
		}
	}

	public function test_never_reads_what_visitors_may_not_see(): void {
		$draft   = $this->aProduct( status: 'draft' );
		$private = $this->aProduct( status: 'private' );
		$locked  = $this->aProduct();
		wp_update_post( [ 'ID' => $locked, 'post_password' => 'open' ] );

		self::assertSame( [], $this->engine()->catalogue()->products( [ $draft, $private, $locked ] ) );
		self::assertSame( [], $this->names( [ $draft, $private, $locked ], new ProductQuery( include: [ $draft, $private, $locked ] ) ) );
	}

	public function test_orders_and_filters_like_the_store_api(): void {
		$cheap = $this->aProduct( name: 'Woo apron', regularPrice: '5', tags: [ 'woo test tag' ] );
		$dear  = $this->aProduct( name: 'Woo bowl', regularPrice: '50', salePrice: '40', featured: true );
		$gone  = $this->aProduct( name: 'Woo candle', regularPrice: '20', stockStatus: StockStatus::OutOfStock );
		$all   = [ $cheap, $dear, $gone ];
		$tag   = get_term_by( 'name', 'woo test tag', 'product_tag' );
		$limit = new Money( 3000, $this->engine()->settings()->currency() );
		$names = fn ( ProductQuery $query ): array => $this->names( $all, $query );

		self::assertSame( [ 'Woo apron', 'Woo candle', 'Woo bowl' ], $names( new ProductQuery( sort: ProductSort::PriceLow ) ) );
		self::assertSame( [ 'Woo bowl', 'Woo candle', 'Woo apron' ], $names( new ProductQuery( sort: ProductSort::PriceHigh ) ) );
		self::assertSame( [ 'Woo apron', 'Woo bowl', 'Woo candle' ], $names( new ProductQuery( sort: ProductSort::Title ) ) );
		self::assertSame( [ 'Woo bowl', 'Woo apron' ], $names( new ProductQuery( include: [ $dear, $cheap ] ) ) );
		self::assertSame( [ 'Woo apron' ], $names( new ProductQuery( tags: [ $tag->term_id ] ) ) );
		self::assertSame( [ 'Woo bowl' ], $names( new ProductQuery( onSaleOnly: true ) ) );
		self::assertSame( [], $names( new ProductQuery( include: [ $cheap ], onSaleOnly: true ) ) );
		self::assertSame( [ 'Woo bowl' ], $names( new ProductQuery( featuredOnly: true ) ) );
		self::assertSame( [ 'Woo candle' ], $names( new ProductQuery( stock: [ StockStatus::OutOfStock ] ) ) );
		self::assertSame( [ 'Woo bowl' ], $names( new ProductQuery( minimumPrice: $limit ) ) );
		self::assertSame( [ 'Woo candle' ], $names( new ProductQuery( search: 'woo cand' ) ) );
	}

	public function test_reads_variations_and_finds_the_one_of_a_full_choice(): void {
		[ 'shirt' => $shirt, 'red' => $red, 'blue' => $blue ] = $this->aShirt();
		$catalogue = $this->engine()->catalogue();

		self::assertSame( [ $red, $blue ], array_column( $catalogue->variations( $shirt ), 'id' ) );
		self::assertSame( [ 'attribute_pa_woo-test-colour' => 'blue', 'attribute_size' => '' ], $catalogue->variations( $shirt )[1]->attributes );
		self::assertSame( $blue, $catalogue->findVariation( $shirt, [ 'attribute_pa_woo-test-colour' => 'blue', 'attribute_size' => 'M' ] )?->id );
		self::assertNull( $catalogue->findVariation( $shirt, [ 'attribute_pa_woo-test-colour' => 'red', 'attribute_size' => 'M' ] ) );
		self::assertSame( [ 2000, 2500 ], [ $this->read( $shirt )->price->current?->minor, $this->read( $shirt )->price->highest?->minor ] );
		self::assertSame( 'Woo test colour', $this->read( $shirt )->attributes[0]->name );
		self::assertSame( $red, $catalogue->variationData( $catalogue->variations( $shirt )[0] )['variation_id'] );
	}

	public function test_reads_a_page_of_products_with_few_queries(): void {
		global $wpdb;
		$ids = array_map( fn ( int $number ): int => $this->aProduct( categories: [ [ 'Woo test', "Woo {$number}" ] ] ), range( 1, 20 ) );
		// WooCommerce counts the terms once and remembers.
		$this->engine()->catalogue()->query( new ProductQuery( include: $ids, perPage: 20 ) );
		wp_cache_flush();
		wp_load_alloptions();
		$before = $wpdb->num_queries;

		$page = $this->engine()->catalogue()->query( new ProductQuery( include: $ids, perPage: 20 ) );

		self::assertCount( 20, $page->products );
		self::assertLessThanOrEqual( 20, $wpdb->num_queries - $before );
	}
}
