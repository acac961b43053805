<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\WooCommerce;

use WC_Shipping_Zone;

/** What a country is offered, before anything is in a basket. */
final class DeliveryNamesTest extends WooCommerceTestCase {
	private ?WC_Shipping_Zone $zone = null;

	protected function tearDown(): void {
		$this->zone?->delete();
		parent::tearDown();
	}

	public function test_are_those_of_the_countrys_zone_in_the_shops_order(): void {
		$this->zone = new WC_Shipping_Zone();
		$this->zone->set_zone_name( 'Switzerland' );
		$this->zone->set_zone_order( -1 );
		$this->zone->add_location( 'CH', 'country' );
		$this->zone->save();
		$id = $this->zone->add_shipping_method( 'flat_rate' );
		$this->setOption( "woocommerce_flat_rate_{$id}_settings", [ 'title' => 'Velokurier', 'cost' => '4' ] );
		$this->zone->add_shipping_method( 'free_shipping' );

		self::assertSame( [ 'Velokurier', 'Free shipping' ], $this->engine()->checkout()->deliveryNames( 'CH' ) );
	}

	public function test_are_none_where_the_shop_sends_nothing(): void {
		$this->setOption( 'woocommerce_ship_to_countries', 'disabled' );

		self::assertSame( [], $this->engine()->checkout()->deliveryNames( 'GB' ) );
	}
}
