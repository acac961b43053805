<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded;

use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Embedded\EmbeddedSettings;

/** Prices as the shop shows them. */
final class CataloguePriceTest extends CatalogueTestCase {
	public function test_writes_a_price_in_woocommerces_markup(): void {
		$id = $this->aProduct( regularPrice: '1234.5' );

		self::assertSame(
			'<span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol" translate="no">&pound;</span>1,234.50</bdi></span>',
			$this->read( $id )->price()->html
		);
	}

	public function test_says_both_prices_of_a_sale_to_a_screen_reader(): void {
		$price = $this->read( $this->aProduct( regularPrice: '12.50', salePrice: '9' ) )->price();

		self::assertTrue( $price->onSale );
		self::assertSame( [ '9.00', '12.50' ], [ $price->current()?->decimal(), $price->regular()?->decimal() ] );
		self::assertSame( '£12.50 Original price was: £12.50.£9.00Current price is: £9.00.', $this->text( $price->html ) );
		self::assertStringStartsWith( '<del aria-hidden="true">', $price->html );
	}

	public function test_asks_for_the_regular_price_where_a_sale_price_is_no_lower(): void {
		$price = $this->read( $this->aProduct( regularPrice: '9', salePrice: '9' ) )->price();

		self::assertFalse( $price->onSale );
	}

	public function test_holds_a_sale_from_the_first_day_to_the_last_in_the_sites_time_zone(): void {
		update_option( 'timezone_string', 'Pacific/Auckland' );
		$id = $this->aProduct( regularPrice: '20', salePrice: '15', saleFrom: '2026-12-24', saleTo: '2026-12-26' );

		$prices = array_map(
			fn ( string $time ): ?string => $this->moduleAt( $time )->catalogue()->product( $id )?->price()->current()?->decimal(),
			[ '2026-12-23 23:59:59', '2026-12-24 00:00:00', '2026-12-26 23:59:59', '2026-12-27 00:00:00' ]
		);

		self::assertSame( [ '20.00', '15.00', '15.00', '20.00' ], $prices );
	}

	public function test_shows_a_range_where_variations_cost_differently(): void {
		$shirt = $this->read( $this->aShirt( [ [ 'Red', 'Slim', '10' ], [ 'Blue', '', '12' ] ] ) );

		self::assertTrue( $shirt->price()->isRange() );
		self::assertSame( 'From £10.00Price range: £10.00 through £12.00', $this->text( $shirt->price()->html ) );
	}

	public function test_reads_the_ranges_of_a_page_in_one_statement_and_none_while_only_variations_are_shown(): void {
		$shirts     = [ $this->aShirt( [ [ 'Red', 'Slim', '10' ], [ 'Blue', '', '12' ] ] ), $this->aShirt( [ [ 'Red', '', '20' ] ] ) ];
		$statements = [];
		add_filter( 'query', static function ( string $sql ) use ( &$statements ): string {
			$statements[] = str_contains( $sql, '_regular_price' ) ? $sql : '';
			return $sql;
		} );

		$products = $this->moduleAt( '2026-01-01' )->catalogue()->products( $shirts );
		$before   = array_filter( $statements );
		$lowest   = array_map( static fn ( Product $product ): ?string => $product->price()->current()?->decimal(), $products );

		self::assertSame( [ [], [ '10.00', '20.00' ], 1 ], [ $before, $lowest, count( array_filter( $statements ) ) ] );
	}

	public function test_follows_the_shops_currency_as_soon_as_it_is_changed(): void {
		$settings = new EmbeddedSettings();
		$before   = $settings->currency();
		$again    = $settings->currency();

		update_option( 'woocommerce_currency', 'EUR' );

		self::assertSame( [ 'GBP', true, 'EUR' ], [ $before->code, $before === $again, $settings->currency()->code ] );
	}

	public function test_shows_one_price_where_all_variations_cost_the_same(): void {
		$shirt = $this->read( $this->aShirt( [ [ 'Red', 'Slim', '10' ], [ 'Blue', '', '10' ] ] ) );

		self::assertSame( '£10.00', $this->text( $shirt->price()->html ) );
	}

	public function test_shows_the_range_of_a_groups_members(): void {
		$group = $this->aProduct(
			type: ProductType::Grouped,
			regularPrice: null,
			groupedIds: [ $this->aProduct( regularPrice: '5' ), $this->aProduct( regularPrice: '9' ) ]
		);

		self::assertSame( 'From £5.00Price range: £5.00 through £9.00', $this->text( $this->read( $group )->price()->html ) );
	}

	public function test_follows_a_member_into_the_price_of_its_group(): void {
		$plain = $this->aProduct( regularPrice: '5' );
		$group = $this->aProduct( type: ProductType::Grouped, regularPrice: null, groupedIds: [ $plain, $this->aProduct( regularPrice: '9' ) ] );

		$this->writer()->save( new ProductDraft( id: $plain, regularPrice: '7' ) );

		self::assertSame( [ '7', '9' ], get_post_meta( $group, '_price' ) );
	}

	public function test_has_no_price_and_nothing_to_buy_where_none_was_given(): void {
		$product = $this->read( $this->aProduct( regularPrice: null ) );

		self::assertNull( $product->price()->current() );
		self::assertSame( [ '', false, 'Read more' ], [ $product->price()->html, $product->purchasable, $product->addToBasket->text ] );
	}

	public function test_takes_a_stored_price_that_is_no_amount_for_none(): void {
		$id = $this->aProduct( regularPrice: '10' );
		foreach ( [ 'twelve', '1e3', '12,50', '<b>5</b>' ] as $stored ) {
			update_post_meta( $id, '_regular_price', $stored );
			update_post_meta( $id, '_price', $stored );

			self::assertNull( $this->read( $id )->price()->current(), $stored );
			self::assertFalse( $this->read( $id )->purchasable, $stored );
		}
	}

	public function test_adds_the_countrys_tax_to_prices_entered_without_it(): void {
		$this->taxAt( '20', entered: 'no', shown: 'incl' );

		self::assertSame( '12.00', $this->read( $this->aProduct( regularPrice: '10' ) )->price()->current()?->decimal() );
	}

	public function test_takes_the_tax_out_of_prices_entered_with_it(): void {
		$this->taxAt( '20', entered: 'yes', shown: 'excl' );

		self::assertSame( '8.33', $this->read( $this->aProduct( regularPrice: '10' ) )->price()->current()?->decimal() );
	}

	public function test_leaves_prices_alone_that_bear_no_tax(): void {
		$this->taxAt( '20', entered: 'no', shown: 'incl' );

		self::assertSame( '10.00', $this->read( $this->aProduct( regularPrice: '10', taxStatus: 'none' ) )->price()->current()?->decimal() );
	}

	public function test_filters_by_prices_as_shoppers_see_them(): void {
		$this->taxAt( '20', entered: 'no', shown: 'incl' );
		$this->aProduct( name: 'Ten net', regularPrice: '10' );
		$this->aProduct( name: 'Eleven net', regularPrice: '11' );
		$twelve = new Money( 1200, $this->engine()->settings()->currency() );

		self::assertSame( [ 'Ten net' ], $this->names( new ProductQuery( minimumPrice: $twelve, maximumPrice: $twelve ) ) );
	}

	public function test_counts_the_fractions_of_a_stored_price_until_its_tax_is_on_or_off(): void {
		$this->taxAt( '20', entered: 'yes', shown: 'excl' );
		self::assertSame( '8.34', $this->read( $this->pricedAt( '10.004' ) )->price()->current()?->decimal() );
		$this->taxAt( '21', entered: 'no', shown: 'incl' );
		self::assertSame( '0.03', $this->read( $this->pricedAt( '0.0249' ) )->price()->current()?->decimal() );
	}

	public function test_rounds_each_of_several_taxes_as_a_basket_does(): void {
		global $wpdb;
		$this->taxAt( '8.4', entered: 'no', shown: 'incl' );
		$wpdb->insert(
			"{$wpdb->prefix}woocommerce_tax_rates",
			[ 'tax_rate_country' => 'GB', 'tax_rate' => '8.4', 'tax_rate_name' => 'Second', 'tax_rate_priority' => 2, 'tax_rate_order' => 2, 'tax_rate_class' => '' ]
		);
		self::assertSame( '1.16', $this->read( $this->aProduct( regularPrice: '1' ) )->price()->current()?->decimal() );
	}

	/** Not through the writer, which keeps as many decimals as the currency has. */
	private function pricedAt( string $price ): int {
		$id = $this->aProduct();
		update_post_meta( $id, '_regular_price', $price );
		update_post_meta( $id, '_price', $price );
		return $id;
	}

	private function taxAt( string $percent, string $entered, string $shown ): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}woocommerce_tax_rates" );
		$wpdb->insert(
			"{$wpdb->prefix}woocommerce_tax_rates",
			[ 'tax_rate_country' => 'GB', 'tax_rate' => $percent, 'tax_rate_name' => 'VAT', 'tax_rate_priority' => 1, 'tax_rate_order' => 1, 'tax_rate_class' => '' ]
		);
		foreach ( [
			'woocommerce_default_country' => 'GB',
			'woocommerce_calc_taxes' => 'yes',
			'woocommerce_prices_include_tax' => $entered,
			'woocommerce_tax_display_shop' => $shown,
		] as $name => $value ) {
			update_option( $name, $value );
		}
	}

	protected function catalogue(): \Marketday\Engine\Contract\Catalogue {
		// Tax rates are remembered within a request; each test is one of its own.
		return $this->moduleAt( 'now' )->catalogue();
	}
}
