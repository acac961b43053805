<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded\Basket;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\BasketTotals;
use Marketday\Engine\Contract\Fee;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Tests\Store\Embedded\SalesTestCase;

/** The kinds in which sums once differed from WooCommerce's, one test each; `RecordedSumsTest` has them all at once. */
final class SumsLikeWooCommerceTest extends SalesTestCase {
	protected function setUp(): void {
		parent::setUp();
		$this->set( [ 'woocommerce_calc_taxes' => 'yes' ] );
	}

	private function totals(): BasketTotals {
		return $this->nextRequest()->basket()->contents()->totals;
	}

	/** @param list<string> $postcodes */
	private function aRateAt( string $percent, array $postcodes, string $city = '', string $country = 'GB' ): void {
		global $wpdb;
		$this->aTaxRate( $country, $percent );
		$id = $wpdb->insert_id;
		foreach ( $postcodes as $code ) {
			$wpdb->insert( "{$wpdb->prefix}woocommerce_tax_rate_locations", [ 'tax_rate_id' => $id, 'location_code' => $code, 'location_type' => 'postcode' ] );
		}
		if ( '' !== $city ) {
			$wpdb->insert( "{$wpdb->prefix}woocommerce_tax_rate_locations", [ 'tax_rate_id' => $id, 'location_code' => $city, 'location_type' => 'city' ] );
		}
	}

	private function travel( string $country, string $postcode, string $city = '' ): void {
		$this->basket()->updateAddresses( null, new Address( city: $city, postcode: $postcode, country: $country ) );
	}

	private function reduceBy( int $amount ): void {
		SaleEvents::onFees( static fn ( array $fees ): array => [ ...$fees, new Fee( 'bonus', 'Bonus', -$amount, true ) ] );
	}

	public function test_the_rate_of_a_district_is_not_that_of_districts_which_begin_alike(): void {
		$this->aRateAt( '20', [] );
		$this->aRateAt( '5', [ 'NG1 *' ] );
		$this->add( $this->aProduct( regularPrice: '100' ) );
		$this->travel( 'GB', 'NG1 5AA' );
		self::assertSame( 500, $this->totals()->tax->minor );
		$this->travel( 'GB', 'NG10 1AA' );
		self::assertSame( 2000, $this->totals()->tax->minor );
	}

	public function test_of_rates_alike_the_one_with_more_places_that_fit_counts(): void {
		$this->aRateAt( '5', [ 'NG*' ] );
		$this->aRateAt( '7', [ 'NG1*', 'NG*' ] );
		$this->add( $this->aProduct( regularPrice: '100' ) );
		$this->travel( 'GB', 'NG1 5AA' );
		self::assertSame( 700, $this->totals()->tax->minor );
	}

	public function test_a_city_is_known_with_its_accents_and_without(): void {
		$this->aRateAt( '9', [], 'MÜNCHEN', 'DE' );
		$this->add( $this->aProduct( regularPrice: '100' ) );
		foreach ( [ 'München', 'munchen', 'MÜNCHEN' ] as $city ) {
			$this->travel( 'DE', '80331', $city );
			self::assertSame( 900, $this->totals()->tax->minor, $city );
		}
		$this->aRateAt( '13', [], 'ΑΘΉΝΑ', 'GR' );
		foreach ( [ 'Αθήνα', 'αθηνα' ] as $city ) {
			$this->travel( 'GR', '10431', $city );
			self::assertSame( 1300, $this->totals()->tax->minor, $city );
		}
	}

	/** WooCommerce's rule, which it lets a site lift. */
	public function test_what_is_fetched_is_taxed_where_the_shop_is(): void {
		$this->aTaxRate( 'GB', '20' );
		$this->aTaxRate( 'DE', '19' );
		$this->aShippingMethod( 'flat_rate', [ 'cost' => '10' ], 'DE' );
		$this->aShippingMethod( 'local_pickup', [ 'cost' => '5', 'title' => 'At the mill' ], 'DE', 2 );
		$this->set( [ 'woocommerce_tax_display_cart' => 'incl' ] );
		$this->add( $this->aProduct( regularPrice: '100' ) );
		$this->travel( 'DE', '80331' );
		self::assertSame( [ 2090, 13090 ], [ $this->totals()->tax->minor, $this->totals()->total->minor ] );
		$pickup = $this->basket()->contents()->delivery->packages[0]->rates[1];
		self::assertSame( 'At the mill', $pickup->name );

		$this->basket()->chooseShippingRate( '0', $pickup->id );
		$contents = $this->nextRequest()->basket()->contents();
		self::assertSame( [ 2100, 12600, 12000 ], [ $contents->totals->tax->minor, $contents->totals->total->minor, $contents->lines[0]->prices->each->minor ] );

		add_filter( 'woocommerce_apply_base_tax_for_local_pickup', '__return_false' );
		try {
			self::assertSame( [ 1995, 12495 ], [ $this->totals()->tax->minor, $this->totals()->total->minor ] );
		} finally {
			remove_filter( 'woocommerce_apply_base_tax_for_local_pickup', '__return_false' );
		}
	}

	/** A state with a rate for every postcode has thousands of them. */
	public function test_any_number_of_rates_may_stand_before_the_one_that_fits(): void {
		global $wpdb;
		$rows = implode( ', ', array_fill( 0, 600, "( 'US', 'CA', '1.0000', 'Tax', 1, 0, 1, 1, '' )" ) );
		$wpdb->query( "INSERT INTO {$wpdb->prefix}woocommerce_tax_rates ( tax_rate_country, tax_rate_state, tax_rate, tax_rate_name, tax_rate_priority,
			tax_rate_compound, tax_rate_shipping, tax_rate_order, tax_rate_class ) VALUES {$rows}" ); // phpcs:ignore WordPress.DB -- literals.
		$wpdb->query( "INSERT INTO {$wpdb->prefix}woocommerce_tax_rate_locations ( location_code, tax_rate_id, location_type )
			SELECT CONCAT( '8', tax_rate_id ), tax_rate_id, 'postcode' FROM {$wpdb->prefix}woocommerce_tax_rates" );
		$this->aRateAt( '8', [ '90210' ], '', 'US' );
		$this->add( $this->aProduct( regularPrice: '100' ) );
		$this->travel( 'US', '90210' );
		$this->basket()->updateAddresses( null, new Address( state: 'CA', postcode: '90210', country: 'US' ) );
		self::assertSame( 800, $this->totals()->tax->minor );
	}

	/** The shop keeps it. */
	public function test_half_a_penny_of_a_discount_is_not_shown_as_one(): void {
		$this->aCoupon( 'half', [ 'discount_type' => 'fixed_product', 'coupon_amount' => '0.005' ] );
		$this->add( $this->aProduct( regularPrice: '10' ) );
		$this->basket()->applyCoupon( 'half' );
		self::assertSame( 0, $this->nextRequest()->basket()->contents()->coupons[0]->discount->minor );
	}

	public function test_a_coupon_for_products_and_categories_asks_for_both(): void {
		$mug = $this->aProduct();
		$tea = $this->aProduct( categories: [ [ 'Tea' ] ] );
		$this->aCoupon( 'both', [ 'discount_type' => 'percent', 'coupon_amount' => '10', 'product_ids' => (string) $mug ] );
		$terms = wp_get_post_terms( $tea, 'product_cat', [ 'fields' => 'ids' ] );
		update_post_meta( $this->couponId( 'both' ), 'product_categories', $terms );
		$this->add( $mug );
		self::assertSame( 'woocommerce_rest_cart_coupon_error', $this->refusal( fn () => $this->basket()->applyCoupon( 'both' ) )->errorCode );
		$this->add( $tea );
		$this->basket()->applyCoupon( 'both' );
		self::assertSame( 200, $this->totals()->discount->minor );
	}

	public function test_a_minimum_of_a_fraction_is_no_whole_penny(): void {
		$this->aCoupon( 'least', [ 'discount_type' => 'percent', 'coupon_amount' => '10', 'minimum_amount' => '10.004' ] );
		$this->add( $this->aProduct( regularPrice: '10' ) );
		self::assertSame( 'woocommerce_rest_cart_coupon_error', $this->refusal( fn () => $this->basket()->applyCoupon( 'least' ) )->errorCode );
	}

	/** Two taxes of 0.084 and 0.084 each round to 8 pence, and are offered as 17. */
	public function test_a_delivery_is_offered_with_its_taxes_rounded_once(): void {
		global $wpdb;
		$this->aTaxRate( 'GB', '8.4', 'One' );
		$this->aTaxRate( 'GB', '8.4', 'Two' );
		$wpdb->query( "UPDATE {$wpdb->prefix}woocommerce_tax_rates SET tax_rate_priority = 2 WHERE tax_rate_name = 'Two'" );
		$this->set( [ 'woocommerce_tax_display_cart' => 'incl' ] );
		$this->aShippingMethod( 'flat_rate', [ 'cost' => '1' ] );
		$this->add( $this->aProduct( regularPrice: '0' ) );
		$contents = $this->nextRequest()->basket()->contents();
		self::assertSame( [ 117, 116 ], [ $contents->delivery->packages[0]->rates[0]->price->minor, $contents->totals->shipping?->minor ] );
	}

	/** A third of a pound at 9.975 %: reckoned on the cost as it is, half a penny is not lost. */
	public function test_a_delivery_is_taxed_before_its_fractions_are_cut(): void {
		$this->aTaxRate( 'GB', '9.975' );
		$this->aShippingMethod( 'flat_rate', [ 'cost' => '220 / 3' ] );
		$this->add( $this->aProduct( regularPrice: '0' ) );
		self::assertSame( 732, $this->totals()->tax->minor );
	}

	public function test_a_reduction_takes_its_share_of_tax_off_each_class(): void {
		$this->aTaxRate( 'GB', '20' );
		$this->add( $this->aProduct( regularPrice: '30' ) );
		$this->add( $this->aProduct( regularPrice: '10', taxStatus: 'none' ) );
		$this->reduceBy( 1000 );
		// Three quarters of the reduction are of taxed purchasable: 600 less 150.
		self::assertSame( [ 450, 3450 ], [ $this->totals()->tax->minor, $this->totals()->total->minor ] );
	}

	public function test_a_reduction_ends_where_nothing_is_left(): void {
		$this->add( $this->aProduct( regularPrice: '3' ) );
		$this->reduceBy( 1000 );
		self::assertSame( [ -300, 0 ], [ $this->totals()->fees[0]['amount']->minor, $this->totals()->total->minor ] );
	}

	public function test_a_piece_is_shown_with_its_taxes_rounded_as_the_line(): void {
		$this->aTaxRate( 'GB', '21' );
		$this->set( [ 'woocommerce_tax_display_cart' => 'incl' ] );
		$product = $this->aProduct();
		update_post_meta( $product, '_regular_price', '33.3349' );
		update_post_meta( $product, '_price', '33.3349' );
		$this->add( $product );
		self::assertSame( 4033, $this->nextRequest()->basket()->contents()->lines[0]->prices->each->minor );
	}

	public function test_a_tax_that_comes_to_nothing_is_no_line(): void {
		$this->aTaxRate( 'GB', '0', 'Nothing' );
		$this->add( $this->aProduct( regularPrice: '10' ) );
		self::assertSame( [], $this->totals()->taxLines );
	}

	private function couponId( string $code ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type = 'shop_coupon' AND post_title = %s", $code ) );
	}
}
