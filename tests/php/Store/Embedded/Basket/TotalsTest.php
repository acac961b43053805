<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded\Basket;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\BasketTotals;
use Marketday\Tests\Store\Embedded\SalesTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Taxes, shipping and their sums, in pence. */
final class TotalsTest extends SalesTestCase {
	private function totals(): BasketTotals {
		return $this->nextRequest()->basket()->contents()->totals;
	}

	private function taxed( string $includes, string $shows ): void {
		$this->set( [
			'woocommerce_calc_taxes'         => 'yes',
			'woocommerce_prices_include_tax' => $includes,
			'woocommerce_tax_display_cart'   => $shows,
		] );
		$this->aTaxRate( 'GB', '20' );
	}

	public function test_tax_comes_on_top_of_net_prices(): void {
		$this->taxed( 'no', 'excl' );
		$this->add( $this->aProduct( regularPrice: '9.99' ), 3 );

		$totals = $this->totals();
		self::assertSame( [ 2997, 599, 3596, false ], [ $totals->subtotal->minor, $totals->tax->minor, $totals->total->minor, $totals->taxIncluded ] );
		self::assertSame( 'VAT', $totals->taxLines[0]['name'] );
	}

	/** 29.97 holds 4.995: the half penny goes to the net price, so that both make 29.97 again. */
	public function test_tax_is_contained_in_gross_prices(): void {
		$this->taxed( 'yes', 'incl' );
		$this->add( $this->aProduct( regularPrice: '9.99' ), 3 );

		$totals = $this->totals();
		self::assertSame( [ 2997, 499, 2997, true ], [ $totals->subtotal->minor, $totals->tax->minor, $totals->total->minor, $totals->taxIncluded ] );
	}

	public function test_a_gross_price_goes_abroad_without_the_shops_tax(): void {
		$this->taxed( 'yes', 'incl' );
		$this->add( $this->aProduct( regularPrice: '12' ) );
		$this->basket()->updateAddresses( null, new Address( country: 'US' ) );
		self::assertSame( [ 1000, 0 ], [ $this->totals()->total->minor, $this->totals()->tax->minor ] );
	}

	public function test_each_country_has_its_rate(): void {
		$this->taxed( 'no', 'excl' );
		$this->aTaxRate( 'FR', '5.5', 'TVA' );
		$this->add( $this->aProduct( regularPrice: '100' ) );
		$this->basket()->updateAddresses( null, new Address( country: 'FR' ) );
		self::assertSame( [ 550, 'TVA' ], [ $this->totals()->tax->minor, $this->totals()->taxLines[0]['name'] ] );

		$this->set( [ 'woocommerce_tax_based_on' => 'base' ] );
		self::assertSame( 2000, $this->totals()->tax->minor );
	}

	public function test_untaxed_products_stay_untaxed(): void {
		$this->taxed( 'no', 'excl' );
		$this->add( $this->aProduct( regularPrice: '10', taxStatus: 'none' ) );
		$this->add( $this->aProduct( regularPrice: '10', taxClass: 'zero-rate' ) );
		self::assertSame( [ 0, 2000 ], [ $this->totals()->tax->minor, $this->totals()->total->minor ] );
	}

	public function test_shipping_is_taxed_unless_its_method_says_no(): void {
		$this->taxed( 'no', 'excl' );
		$this->aShippingMethod( 'flat_rate', [ 'cost' => '5', 'tax_status' => 'taxable' ] );
		$this->aShippingMethod( 'flat_rate', [ 'cost' => '5', 'tax_status' => 'none', 'title' => 'Untaxed' ], 'GB', 2 );
		$this->add( $this->aProduct( regularPrice: '10' ) );
		$rates = $this->basket()->contents()->delivery->packages[0]->rates;

		self::assertSame( [ 500, 300, 1800 ], [ $this->totals()->shipping?->minor, $this->totals()->tax->minor, $this->totals()->total->minor ] );
		$this->basket()->chooseShippingRate( '0', $rates[1]->id );
		self::assertSame( [ 200, 1700 ], [ $this->totals()->tax->minor, $this->totals()->total->minor ] );
	}

	/** @return iterable<string, array{int, int}> */
	public static function pieces(): iterable {
		yield 'two' => [ 2, 2590 ];
		yield 'ten' => [ 10, 12950 ];
	}

	#[DataProvider( 'pieces' )]
	public function test_prices_keep_their_fractions_until_the_line_is_made( int $quantity, int $total ): void {
		$this->set( [ 'woocommerce_calc_taxes' => 'yes', 'woocommerce_prices_include_tax' => 'no' ] );
		$this->aTaxRate( 'GB', '21' );
		$this->add( $this->priced( '10.7024' ), $quantity );
		self::assertSame( $total, $this->totals()->total->minor );
	}

	public function test_a_shop_may_round_the_whole_basket_once(): void {
		$this->taxed( 'no', 'excl' );
		foreach ( [ '0.12', '0.12', '0.12' ] as $price ) {
			$this->add( $this->aProduct( regularPrice: $price ) );
		}
		self::assertSame( [ 6, 42 ], [ $this->totals()->tax->minor, $this->totals()->total->minor ] );
		$this->set( [ 'woocommerce_tax_round_at_subtotal' => 'yes' ] );
		self::assertSame( [ 7, 43 ], [ $this->totals()->tax->minor, $this->totals()->total->minor ] );
	}

	public function test_coupons_may_count_one_after_another(): void {
		$this->aCoupon( 'twenty', [ 'discount_type' => 'percent', 'coupon_amount' => '20' ] );
		$this->aCoupon( 'ten', [ 'discount_type' => 'percent', 'coupon_amount' => '10' ] );
		$this->add( $this->aProduct( regularPrice: '100' ) );
		$this->basket()->applyCoupon( 'twenty' );
		$this->basket()->applyCoupon( 'ten' );
		self::assertSame( 3000, $this->totals()->discount->minor );
		$this->set( [ 'woocommerce_calc_discounts_sequentially' => 'yes' ] );
		self::assertSame( 2800, $this->totals()->discount->minor );
	}

	/** A delivery of a third of a pound is charged with its fractions: with 1.335 that makes 1.67, and not 1.66. */
	public function test_delivery_keeps_its_fractions_until_the_total_is_made(): void {
		$this->aShippingMethod( 'flat_rate', [ 'cost' => '1.004' ] );
		$this->aCoupon( 'half', [ 'discount_type' => 'fixed_product', 'coupon_amount' => '0.004' ] );
		$this->set( [ 'woocommerce_tax_round_at_subtotal' => 'yes' ] );
		$this->add( $this->priced( '1.002' ) );
		self::assertSame( [ 100, 201 ], [ $this->totals()->shipping?->minor, $this->totals()->total->minor ] );
	}

	public function test_delivery_is_taxed_by_the_goods_that_are_sent(): void {
		$this->taxed( 'no', 'excl' );
		$this->aTaxRate( 'GB', '5', 'Reduced' );
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}woocommerce_tax_rates SET tax_rate_class = 'reduced-rate' WHERE tax_rate_name = 'Reduced'" );
		$this->aShippingMethod( 'flat_rate', [ 'cost' => '10' ] );
		$this->add( $this->aProduct( regularPrice: '0', taxClass: 'reduced-rate' ) );
		$this->add( $this->aProduct( regularPrice: '0', virtual: true ) );
		self::assertSame( 50, $this->totals()->tax->minor );
	}

	/** Not through the writer, which keeps as many decimals as the currency has. */
	private function priced( string $price ): int {
		$product = $this->aProduct();
		update_post_meta( $product, '_regular_price', $price );
		update_post_meta( $product, '_price', $price );
		return $product;
	}

	/** Lines, discounts, shipping and taxes always add up to the total, whatever the prices. */
	public function test_sums_are_consistent_to_the_penny(): void {
		mt_srand( 7 );
		$this->aShippingMethod( 'flat_rate', [ 'cost' => '4.95' ] );
		$this->aCoupon( 'odd', [ 'discount_type' => 'percent', 'coupon_amount' => '13.7' ] );
		foreach ( [ [ 'yes', 'incl' ], [ 'no', 'excl' ], [ 'yes', 'excl' ], [ 'no', 'incl' ] ] as [ $includes, $shows ] ) {
			$this->taxed( $includes, $shows );
			$this->basket()->clear();
			foreach ( range( 1, 6 ) as $ignored ) {
				$this->add( $this->aProduct( regularPrice: number_format( mt_rand( 1, 9999 ) / 100, 2, '.', '' ) ), mt_rand( 1, 9 ) );
			}
			$this->basket()->applyCoupon( 'odd' );

			$contents = $this->nextRequest()->basket()->contents();
			$totals   = $contents->totals;
			$shown    = $totals->subtotal->minor - $totals->discount->minor + (int) $totals->shipping?->minor + ( $totals->taxIncluded ? 0 : $totals->tax->minor );
			self::assertSame( $totals->total->minor, $shown, "prices include tax: {$includes}, shown: {$shows}" );
			self::assertSame( $totals->subtotal->minor, array_sum( array_map( static fn ( $line ): int => $line->prices->total->minor, $contents->lines ) ) );
			self::assertSame( $totals->tax->minor, array_sum( array_map( static fn ( array $tax ): int => $tax['amount']->minor, $totals->taxLines ) ) );
		}
	}
}
