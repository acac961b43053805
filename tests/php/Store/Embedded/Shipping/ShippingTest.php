<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded\Shipping;

use Marketday\Store\Address;
use Marketday\Store\Embedded\Shipping\CostFormula;
use Marketday\Tests\Store\Embedded\SalesTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Which ways of sending an address has, and what they cost. */
final class ShippingTest extends SalesTestCase {
	/** @return array<string, int> Price by name. */
	private function rates( string $country = 'GB', string $postcode = '' ): array {
		$this->basket()->updateAddresses( null, new Address( country: $country, postcode: $postcode ) );
		$packages = $this->nextRequest()->basket()->contents()->packages;
		return [] === $packages ? [] : array_column( array_map( static fn ( $rate ): array => [ $rate->name, $rate->price->minor ], $packages[0]->rates ), 1, 0 );
	}

	public function test_a_country_has_the_rates_of_its_zone_and_others_those_of_the_world(): void {
		$this->aShippingMethod( 'flat_rate', [ 'title' => 'Royal Mail', 'cost' => '4.95' ] );
		$this->aShippingMethod( 'flat_rate', [ 'title' => 'World', 'cost' => '15' ], '' );
		$this->add( $this->aProduct() );
		self::assertSame( [ 'Royal Mail' => 495 ], $this->rates( 'GB' ) );
		self::assertSame( [ 'World' => 1500 ], $this->rates( 'NZ' ) );
	}

	public function test_continents_and_postcodes(): void {
		global $wpdb;
		$this->aShippingMethod( 'flat_rate', [ 'title' => 'Europe', 'cost' => '9' ], 'FR' );
		$wpdb->query( "UPDATE {$wpdb->prefix}woocommerce_shipping_zone_locations SET location_code = 'EU', location_type = 'continent'" );
		$this->aShippingMethod( 'flat_rate', [ 'title' => 'Highlands', 'cost' => '7' ], 'GB', 0 );
		$zone = (int) $wpdb->get_var( "SELECT zone_id FROM {$wpdb->prefix}woocommerce_shipping_zone_locations WHERE location_code = 'GB'" );
		$wpdb->insert( "{$wpdb->prefix}woocommerce_shipping_zone_locations", [ 'zone_id' => $zone, 'location_code' => 'IV*', 'location_type' => 'postcode' ] );
		$this->add( $this->aProduct() );

		self::assertSame( [ 'Highlands' => 700 ], $this->rates( 'GB', 'IV1 1AA' ) );
		self::assertSame( [ 'Europe' => 900 ], $this->rates( 'GB', 'YO1 7HH' ) );
		self::assertSame( [ 'Europe' => 900 ], $this->rates( 'DE', '10115' ) );
		self::assertSame( [], $this->rates( 'US', '90210' ) );
	}

	public function test_free_shipping_from_an_amount_on_counts_discounts(): void {
		$this->aShippingMethod( 'flat_rate', [ 'title' => 'Mail', 'cost' => '5' ] );
		$this->aShippingMethod( 'free_shipping', [ 'title' => 'Free', 'requires' => 'min_amount', 'min_amount' => '50' ], 'GB', 2 );
		$this->aCoupon( 'one', [ 'discount_type' => 'fixed_cart', 'coupon_amount' => '1' ] );
		$key = $this->add( $this->aProduct( regularPrice: '25' ) );
		self::assertSame( [ 'Mail' => 500 ], $this->rates() );
		$this->basket()->update( $key, 2 );
		self::assertSame( [ 'Mail' => 500, 'Free' => 0 ], $this->rates() );
		$this->basket()->applyCoupon( 'one' );
		self::assertSame( [ 'Mail' => 500 ], $this->rates() );
	}

	public function test_free_shipping_by_coupon_is_chosen_by_itself(): void {
		$this->aShippingMethod( 'flat_rate', [ 'title' => 'Mail', 'cost' => '5' ] );
		$this->aShippingMethod( 'free_shipping', [ 'title' => 'Free', 'requires' => 'coupon' ], 'GB', 2 );
		$this->aCoupon( 'ship', [ 'discount_type' => 'fixed_cart', 'coupon_amount' => '0', 'free_shipping' => 'yes' ] );
		$this->add( $this->aProduct() );
		$this->basket()->applyCoupon( 'ship' );
		self::assertSame( 0, $this->basket()->contents()->totals->shipping?->minor );
	}

	public function test_a_choice_that_is_no_longer_offered_gives_way_to_the_first(): void {
		$this->aShippingMethod( 'flat_rate', [ 'title' => 'Slow', 'cost' => '3' ] );
		$this->aShippingMethod( 'flat_rate', [ 'title' => 'World', 'cost' => '15' ], '' );
		$this->add( $this->aProduct() );
		$this->basket()->chooseShippingRate( '0', 'flat_rate:999999' );
		self::assertSame( 300, $this->basket()->contents()->totals->shipping?->minor );
	}

	public function test_virtual_products_are_not_sent(): void {
		$this->aShippingMethod( 'flat_rate', [ 'cost' => '5' ] );
		$this->add( $this->aProduct( virtual: true ) );
		$contents = $this->basket()->contents();
		self::assertSame( [ false, [], null ], [ $contents->needsShipping, $contents->packages, $contents->totals->shipping ] );
	}

	/** @return iterable<string, array{string, int|null}> */
	public static function formulas(): iterable {
		yield 'a number' => [ '4.95', 495 ];
		yield 'a comma' => [ '4,95', 495 ];
		yield 'for each piece' => [ '3 + 0.5 * [qty]', 450 ];
		yield 'of the price' => [ '[cost] * 0.1', 200 ];
		yield 'brackets' => [ '( 1 + 2 ) * -( -3 )', 900 ];
		yield 'below nothing' => [ '1 - 5', 0 ];
		yield 'empty' => [ '', null ];
		yield 'divided by nothing' => [ '1 / 0', null ];
		yield 'unfinished' => [ '1 +', null ];
		yield 'code' => [ 'phpinfo()', null ];
	}

	#[DataProvider( 'formulas' )]
	public function test_costs_are_numbers_or_sums( string $formula, ?int $pence ): void {
		self::assertSame( $pence, ( new CostFormula( 2 ) )->evaluate( $formula, 3, 2000 ) );
	}
}
