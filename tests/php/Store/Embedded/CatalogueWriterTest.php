<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded;

use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\ProductSort;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Engine\Contract\StoreError;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;

/** Products are stored as WooCommerce stores them, whole or not at all. */
final class CatalogueWriterTest extends CatalogueTestCase {
	public function test_what_is_at_the_shops_threshold_is_out_of_stock(): void {
		update_option( 'woocommerce_notify_no_stock_amount', '3' );

		self::assertSame( 'outofstock', get_post_meta( $this->aProduct( sku: 'FEW', stockQuantity: '3' ), '_stock_status', true ) );
		self::assertSame( 'onbackorder', get_post_meta( $this->aProduct( sku: 'LATE', stockQuantity: '3', backorders: 'notify' ), '_stock_status', true ) );
		self::assertSame( 'instock', get_post_meta( $this->aProduct( sku: 'ENOUGH', stockQuantity: '4' ), '_stock_status', true ) );
	}

	public function test_stores_a_product_under_woocommerces_meta_keys(): void {
		$id = $this->aProduct(
			sku: 'MUG',
			name: 'Enamel mug',
			regularPrice: '12.50',
			salePrice: '9',
			stockQuantity: '2',
			weight: '0.5',
			taxClass: 'reduced-rate',
			virtual: true,
			gtin: '4006381333931'
		);

		self::assertSame(
			[ 'MUG', '12.50', '9', '9', 'yes', '2', 'instock', '0.5', 'reduced-rate', 'yes', '4006381333931', 'no', 'taxable' ],
			array_map(
				static fn ( string $key ): string => get_post_meta( $id, $key, true ),
				[
					'_sku',
					'_regular_price',
					'_sale_price',
					'_price',
					'_manage_stock',
					'_stock',
					'_stock_status',
					'_weight',
					'_tax_class',
					'_virtual',
					'_global_unique_id',
					'_backorders',
					'_tax_status',
				]
			)
		);
		self::assertTrue( has_term( 'simple', 'product_type', $id ) );
	}

	public function test_keeps_the_lookup_row_that_woocommerce_sorts_and_filters_by(): void {
		global $wpdb;

		$id = $this->aProduct( sku: 'MUG', regularPrice: '12.50', salePrice: '9', stockQuantity: '2' );

		$row = $wpdb->get_row( $wpdb->prepare( "SELECT sku, min_price, max_price, onsale, stock_quantity, stock_status FROM {$wpdb->prefix}wc_product_meta_lookup WHERE product_id = %d", $id ), ARRAY_A );
		self::assertEquals( [ 'sku' => 'MUG', 'min_price' => 9, 'max_price' => 9, 'onsale' => 1, 'stock_quantity' => 2, 'stock_status' => 'instock' ], $row );
	}

	public function test_leaves_fields_alone_that_a_draft_does_not_name(): void {
		$id = $this->aProduct( sku: 'MUG', name: 'Enamel mug', regularPrice: '12.50', tags: [ 'gift' ], description: 'Blue rim.' );

		$same = $this->writer()->save( new ProductDraft( sku: 'MUG', regularPrice: '14' ) );

		$mug = $this->read( $id );
		self::assertSame( $id, $same );
		self::assertSame( [ 'Enamel mug', '14.00', 'gift' ], [ $mug->name, $mug->price()->current()?->decimal(), $mug->details()->tags[0]->name ] );
		self::assertStringContainsString( 'Blue rim.', $mug->description->html() );
	}

	public function test_empties_a_field_that_a_draft_names_as_empty(): void {
		$id = $this->aProduct( regularPrice: '12', salePrice: '9', weight: '2' );

		$this->writer()->save( new ProductDraft( id: $id, salePrice: '', weight: '' ) );

		self::assertSame(
			[ '12.00', false, '' ],
			[ $this->read( $id )->price()->current()?->decimal(), $this->read( $id )->price()->onSale, $this->read( $id )->details()->shipment->weight ]
		);
	}

	public function test_sells_nothing_any_more_when_its_price_is_emptied(): void {
		$id = $this->aProduct( regularPrice: '12' );

		$this->writer()->save( new ProductDraft( id: $id, regularPrice: '' ) );

		self::assertNull( $this->read( $id )->price()->current() );
		self::assertFalse( $this->read( $id )->purchasable );
	}

	public function test_makes_category_paths_that_do_not_exist_yet_and_uses_those_that_do(): void {
		$this->aProduct( categories: [ [ 'Test home', 'Test mugs' ] ] );
		$id = $this->aProduct( categories: [ [ 'Test home', 'Test mugs' ], [ 'Test gifts' ] ] );

		$names = array_column( $this->read( $id )->details()->categories, 'name' );
		sort( $names );
		$home = get_term_by( 'name', 'Test home', 'product_cat' );
		$mugs = get_term_by( 'name', 'Test mugs', 'product_cat' );
		self::assertSame( [ 'Test gifts', 'Test mugs' ], $names );
		self::assertSame( $home->term_id, $mugs->parent );
		self::assertCount( 1, get_terms( [ 'taxonomy' => 'product_cat', 'name' => 'Test mugs', 'hide_empty' => false ] ) );
	}

	public function test_gives_a_family_the_prices_and_the_stock_of_its_variations(): void {
		$shirt = $this->aShirt( [ [ 'Red', 'Slim', '10' ], [ 'Blue', '', '12' ] ] );

		self::assertSame( [ '10', '12' ], get_post_meta( $shirt, '_price' ) );
		self::assertSame( 'instock', get_post_meta( $shirt, '_stock_status', true ) );

		foreach ( $this->catalogue()->variations( $shirt ) as $variation ) {
			$this->writer()->save( new ProductDraft( id: $variation->id, variationOf: $shirt, stockQuantity: '0' ) );
		}

		self::assertSame( 'outofstock', get_post_meta( $shirt, '_stock_status', true ) );
		self::assertTrue( has_term( 'outofstock', 'product_visibility', $shirt ) );
	}

	public function test_lists_a_familys_terms_in_the_attribute_lookup(): void {
		global $wpdb;

		$shirt = $this->aShirt( [ [ 'Red', 'Slim', '10' ], [ 'Blue', '', '12' ] ] );

		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT t.name, l.is_variation_attribute, l.in_stock FROM {$wpdb->prefix}wc_product_attributes_lookup l INNER JOIN {$wpdb->terms} t ON t.term_id = l.term_id WHERE l.product_or_parent_id = %d ORDER BY t.name", $shirt ), ARRAY_N );
		self::assertEquals( [ [ 'Blue', 1, 1 ], [ 'Red', 1, 1 ] ], $rows );
	}

	public function test_undoes_a_whole_family_when_one_member_is_refused(): void {
		try {
			$this->writer()->atomically( function (): void {
				$shirt = $this->aProduct( sku: 'FAMILY', type: ProductType::Variable );
				$this->aVariation( $shirt, 'Red', 'Slim', regularPrice: 'twelve' );
			} );
			self::fail( 'The price was taken.' );
		} catch ( StoreError $refusal ) {
			self::assertStringContainsString( 'twelve', $refusal->getMessage() );
		}

		self::assertSame( 0, $this->writer()->idBySku( 'FAMILY' ) );
		self::assertSame( [], $this->names( new ProductQuery() ) );
		self::assertFalse( taxonomy_exists( 'pa_test-colour' ) && get_term_by( 'name', 'Red', 'pa_test-colour' ) );
	}

	public function test_undoes_everything_when_the_work_around_it_fails(): void {
		try {
			$this->writer()->atomically( function (): void {
				$this->aProduct( sku: 'GONE' );
				throw new RuntimeException( 'The file ended.' );
			} );
		} catch ( RuntimeException $failure ) {
			self::assertSame( 'The file ended.', $failure->getMessage() );
		}

		self::assertSame( 0, $this->writer()->idBySku( 'GONE' ) );
	}

	/** @param array<string, mixed> $fields */
	#[DataProvider( 'badDrafts' )]
	public function test_refuses_what_is_no_product_and_writes_nothing( array $fields, string $sentence ): void {
		$before = wp_count_posts( 'product' );
		try {
			$this->aProduct( ...$fields );
			self::fail( 'The draft was taken.' );
		} catch ( StoreError $refusal ) {
			self::assertStringContainsString( $sentence, $refusal->getMessage() );
		}
		self::assertEquals( $before, wp_count_posts( 'product' ) );
	}

	/** @return iterable<string, array{array<string, mixed>, string}> */
	public static function badDrafts(): iterable {
		yield 'no name' => [ [ 'name' => ' ' ], 'needs a name' ];
		yield 'a price in words' => [ [ 'regularPrice' => '£5' ], 'isn’t a number for regularPrice' ];
		yield 'a negative price' => [ [ 'salePrice' => '-1' ], 'isn’t a number for salePrice' ];
		yield 'an impossible day' => [ [ 'saleFrom' => '2026-02-30' ], 'isn’t a date' ];
		yield 'half a shirt in stock' => [ [ 'stockQuantity' => '0.5' ], 'isn’t a number in stock' ];
		yield 'an unknown visibility' => [ [ 'visibility' => 'everywhere' ], 'visible, catalog, search, hidden' ];
		yield 'a variation of nothing' => [ [ 'variationOf' => 999999999 ], 'variable product as its parent' ];
		yield 'a number of no product' => [ [ 'id' => 999999999 ], 'No product has the number' ];
	}

	public function test_refuses_a_sku_that_another_product_has(): void {
		$this->aProduct( sku: 'ONE' );
		$two = $this->aProduct( sku: 'TWO' );

		$this->expectExceptionMessage( '“ONE” already belongs to product' );
		$this->writer()->save( new ProductDraft( id: $two, sku: 'ONE' ) );
	}

	public function test_tells_once_when_a_product_was_saved_whole(): void {
		$calls = [];
		$listen = static function ( int $id ) use ( &$calls ): void {
			$calls[] = [ $id, get_post_meta( $id, '_price' ) ];
		};
		add_action( 'marketday_product_saved', $listen );

		$shirt = $this->aShirt( [ [ 'Red', 'Slim', '10' ], [ 'Blue', '', '12' ] ] );

		remove_action( 'marketday_product_saved', $listen );
		self::assertSame( [ [ $shirt, [ '10', '12' ] ] ], $calls );
	}

	public function test_follows_a_product_edited_in_wordpress_itself(): void {
		$id = $this->aProduct( name: 'Old name' );

		wp_update_post( [ 'ID' => $id, 'post_title' => 'New name' ] );
		self::assertSame( [ 'New name' ], $this->names( new ProductQuery( search: 'new' ) ) );

		wp_trash_post( $id );
		self::assertSame( 0, $this->catalogue()->query( new ProductQuery() )->total );
	}

	public function test_takes_variations_and_lookups_along_when_a_product_is_deleted(): void {
		global $wpdb;
		$shirt      = $this->aShirt( [ [ 'Red', 'Slim', '10' ] ] );
		$variations = $this->catalogue()->variations( $shirt );

		wp_delete_post( $shirt, true );

		self::assertNull( get_post( $variations[0]->id ) );
		self::assertSame( '0', (string) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->prefix}wc_product_meta_lookup WHERE product_id IN ( %d, %d )", $shirt, $variations[0]->id ) ) );
	}

	public function test_sorts_by_a_sale_price_once_its_day_has_come(): void {
		$id       = $this->aProduct( name: 'Lamp', regularPrice: '20', salePrice: '5', saleFrom: '2099-01-01' );
		$tomorrow = $this->aProduct( name: 'Bowl', regularPrice: '10', salePrice: '1', saleFrom: '2099-01-01' );
		update_option( 'marketday_sale_prices_seen', time() - 3600 );
		update_post_meta( $id, '_sale_price_dates_from', (string) ( time() - 60 ) );

		do_action( 'marketday_sale_prices_turn' );

		self::assertSame( [ '5', '10' ], [ get_post_meta( $id, '_price', true ), get_post_meta( $tomorrow, '_price', true ) ] );
		self::assertSame( [ 'Lamp', 'Bowl' ], $this->names( new ProductQuery( sort: ProductSort::PriceLow ) ) );
		self::assertSame( [ 'Lamp' ], $this->names( new ProductQuery( onSaleOnly: true ) ) );
	}

	public function test_follows_stock_that_an_order_took(): void {
		$id = $this->aProduct( stockQuantity: '1' );

		update_post_meta( $id, '_stock', '0' );
		do_action( 'marketday_stock_changed', $id );

		self::assertSame( StockStatus::OutOfStock, $this->read( $id )->stock->status );
		self::assertSame( 1, $this->catalogue()->query( new ProductQuery( stock: [ StockStatus::OutOfStock ] ) )->total );
	}
}
