<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded\Shipping;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\Currency;
use Marketday\Engine\Embedded\Shipping\CostFormula;
use Marketday\Engine\Embedded\Tax\PostcodePattern;
use Marketday\Tests\Store\Embedded\SalesTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Which ways of sending an address has, and what they cost. */
final class ShippingTest extends SalesTestCase {
	/** @return array<string, int> Price by name. */
	private function rates( string $country = 'GB', string $postcode = '' ): array {
		$this->basket()->updateAddresses( null, new Address( country: $country, postcode: $postcode ) );
		$packages = $this->nextRequest()->basket()->contents()->delivery->packages;
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
		self::assertSame( [ false, [], null ], [ $contents->delivery->isNeeded, $contents->delivery->packages, $contents->totals->shipping ] );
	}

	/** @return iterable<string, array{string, float}> Each with what WooCommerce makes of it for three pieces at 20.00. */
	public static function formulas(): iterable {
		yield 'a number' => [ '4.95', 4.95 ];
		yield 'a comma' => [ '4,95', 4.95 ];
		yield 'for each piece' => [ '3 + 0.5 * [qty]', 4.5 ];
		yield 'of the price' => [ '[cost] * 0.1', 2.0 ];
		yield 'brackets' => [ '( 1 + 2 ) * -( -3 )', 9.0 ];
		yield 'nothing after the operator' => [ '10*', 10.0 ];
		yield 'nothing before the operator' => [ '+ 4', 4.0 ];
		yield 'multiplied without a sign' => [ '2([qty] + 1)', 8.0 ];
		yield 'to the power of' => [ '-[qty] ^ 2', -9.0 ];
		yield 'a sign in a product' => [ '2 * -[qty] + 40', 34.0 ];
		yield 'from the left' => [ '12 / 3 / 2', 2.0 ];
		yield 'a share' => [ '[fee percent="10"]', 2.0 ];
		yield 'a share with a least' => [ '[fee percent="10" min_fee="4"]', 4.0 ];
		yield 'a share with a most' => [ "5 + [fee percent='50' max_fee='7.50']", 12.5 ];
		yield 'a least alone' => [ '[fee min_fee="2"]', 2.0 ];
		yield 'a share of nothing' => [ '[fee]', 0.0 ];
		yield 'below nothing' => [ '1 - 5', -4.0 ];
		yield 'divided by nothing' => [ '1 / 0', 0.0 ];
		yield 'unfinished' => [ '1 +', 1.0 ];
		yield 'code' => [ 'phpinfo()', 0.0 ];
	}

	#[DataProvider( 'formulas' )]
	public function test_costs_are_numbers_or_sums( string $formula, float $pounds ): void {
		$pound = new Currency( 'GBP', '£', 2, 'left', '.', ',' );
		self::assertEqualsWithDelta( $pounds, ( new CostFormula( $pound ) )->evaluate( $formula, 3, 20.0 ), 1.0e-9 );
	}

	public function test_a_shortcode_of_the_same_name_is_the_sites_own_again(): void {
		add_shortcode( 'fee', static fn (): string => 'the site\'s own' );
		self::assertSame( 1.0, ( new CostFormula( new Currency( 'GBP', '£', 2, 'left', '.', ',' ) ) )->evaluate( '[fee percent="5"]', 1, 20.0 ) );
		self::assertSame( 'the site\'s own', do_shortcode( '[fee]' ) );
		remove_shortcode( 'fee' );
	}

	public function test_a_class_has_a_cost_where_the_method_has_none(): void {
		$class = $this->aClass( 'Bulky' );
		$this->aShippingMethod( 'flat_rate', [ 'title' => 'Van', 'cost' => '', "class_cost_{$class}" => '10' ] );
		$this->add( $this->aClassified( $class, '20' ) );
		self::assertSame( [ 'Van' => 1000 ], $this->rates() );
	}

	public function test_a_method_without_any_cost_is_not_offered(): void {
		$class = $this->aClass( 'Bulky' );
		$this->aShippingMethod( 'flat_rate', [ 'title' => 'Van', 'cost' => '', "class_cost_{$class}" => '10' ] );
		$this->add( $this->aProduct() );
		self::assertSame( [], $this->rates() );
	}

	public function test_a_class_is_reckoned_on_its_own_pieces_and_their_cost(): void {
		$class = $this->aClass( 'Bulky' );
		$this->aShippingMethod( 'flat_rate', [
			'title'               => 'Van',
			'cost'                => '1',
			"class_cost_{$class}" => '[fee percent="10"] + [qty]',
			'no_class_cost'       => '[cost] / 10',
		] );
		$this->add( $this->aClassified( $class, '20' ), 2 );
		$this->add( $this->aProduct( regularPrice: '50' ), 3 );
		// One for the package, ten per cent of 40 and 2 for two bulky pieces, a tenth of 150 for the rest.
		self::assertSame( [ 'Van' => 2200 ], $this->rates() );
	}

	public function test_by_order_the_dearest_class_alone_counts(): void {
		$class = $this->aClass( 'Bulky' );
		$this->aShippingMethod( 'flat_rate', [ 'title' => 'Van', 'cost' => '1', 'type' => 'order', "class_cost_{$class}" => '10', 'no_class_cost' => '4' ] );
		$this->add( $this->aClassified( $class, '20' ) );
		$this->add( $this->aProduct() );
		self::assertSame( [ 'Van' => 1100 ], $this->rates() );
	}

	private function aClass( string $name ): int {
		$made = wp_insert_term( $name, 'product_shipping_class' );
		self::assertIsArray( $made );
		return (int) $made['term_id'];
	}

	private function aClassified( int $class, string $price ): int {
		$product = $this->aProduct( regularPrice: $price );
		wp_set_object_terms( $product, [ $class ], 'product_shipping_class' );
		return $product;
	}

	/** @return iterable<string, array{string, string, string, bool}> */
	public static function postcodes(): iterable {
		yield 'the district, and not one that begins alike' => [ 'NG1 *', 'GB', 'NG10 1AA', false ];
		yield 'the district itself' => [ 'NG1 *', 'GB', 'ng1 5aa', true ];
		yield 'every district that begins so' => [ 'NG1*', 'GB', 'NG10 1AA', true ];
		yield 'written without its blank' => [ 'NG101AA', 'GB', 'NG10 1AA', true ];
		yield 'a beginning counts as it is written' => [ 'NG101*', 'GB', 'NG10 1AA', false ];
		yield 'the Netherlands' => [ '1012 A*', 'NL', '1012ab', true ];
		yield 'Sweden' => [ '114 *', 'SE', '11455', true ];
		yield 'Poland' => [ '00-9*', 'PL', '00950', true ];
		yield 'Portugal' => [ '1000-*', 'PT', '1000205', true ];
		yield 'Ireland' => [ 'D02 *', 'IE', 'D02AF30', true ];
		yield 'Japan' => [ '100-*', 'JP', '1000001', true ];
		yield 'Brazil' => [ '01310-*', 'BR', '01310100', true ];
		yield 'Canada' => [ 'K1A *', 'CA', 'k1a0b1', true ];
		yield 'Latvia' => [ 'LV-10*', 'LV', '1050', true ];
		yield 'Slovakia' => [ '811 *', 'SK', '81101', true ];
		yield 'Denmark' => [ 'DK-10*', 'DK', 'DK1050', true ];
		yield 'nine digits' => [ '94103-*', 'US', '941031741', true ];
		yield 'a range' => [ '90210...99000', 'US', '94103', true ];
		yield 'beyond a range' => [ '90210...99000', 'US', '10001', false ];
		yield 'a range of letters' => [ 'NG1...NG9', 'GB', 'NG5 1AA', true ];
		yield 'beyond letters' => [ 'NG1...NG3', 'GB', 'PE5 1AA', false ];
		yield 'a blank before the star, which no postcode begins with' => [ ' *', 'GB', 'NG1 5AA', false ];
		yield 'small letters, which no postcode has' => [ 'ng1 *', 'GB', 'NG1 5AA', false ];
	}

	#[DataProvider( 'postcodes' )]
	public function test_postcodes_are_named_as_woocommerce_names_them( string $pattern, string $country, string $postcode, bool $fits ): void {
		self::assertSame( $fits, PostcodePattern::matchesAny( [ $pattern ], $postcode, $country ) );
	}

	public function test_a_district_has_its_own_rate_and_those_that_begin_alike_do_not(): void {
		global $wpdb;
		$this->aShippingMethod( 'flat_rate', [ 'title' => 'District', 'cost' => '1' ] );
		$zone = (int) $wpdb->get_var( "SELECT zone_id FROM {$wpdb->prefix}woocommerce_shipping_zone_locations WHERE location_code = 'GB'" );
		$wpdb->insert( "{$wpdb->prefix}woocommerce_shipping_zone_locations", [ 'zone_id' => $zone, 'location_code' => 'NG1 *', 'location_type' => 'postcode' ] );
		$this->aShippingMethod( 'flat_rate', [ 'title' => 'Rest', 'cost' => '99' ], '' );
		$this->add( $this->aProduct() );
		self::assertSame( [ 'District' => 100 ], $this->rates( 'GB', 'NG1 5AA' ) );
		self::assertSame( [ 'Rest' => 9900 ], $this->rates( 'GB', 'NG10 1AA' ) );
	}
}
