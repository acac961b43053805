<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded\Checkout;

use Marketday\Tests\Store\Embedded\SalesTestCase;

/** What a country is offered, before anything is in a basket. */
final class DeliveryNamesTest extends SalesTestCase {
	public function test_are_those_of_the_countrys_zone_in_the_shops_order(): void {
		$this->aShippingMethod( 'flat_rate', [ 'title' => 'Velokurier', 'cost' => '4' ], 'CH' );
		$this->aShippingMethod( 'free_shipping', [ 'title' => '' ], 'CH', 2 );
		$this->aShippingMethod( 'flat_rate', [ 'title' => 'Royal Mail', 'cost' => '3' ] );

		self::assertSame( [ 'Velokurier', 'Free shipping' ], $this->nextRequest()->checkout()->deliveryNames( 'CH' ) );
		self::assertSame( [], $this->nextRequest()->checkout()->deliveryNames( 'FR' ) );
	}

	public function test_are_none_where_the_shop_sends_nothing(): void {
		$this->aShippingMethod( 'flat_rate', [ 'title' => 'Royal Mail', 'cost' => '3' ] );
		$this->set( [ 'woocommerce_ship_to_countries' => 'disabled' ] );

		self::assertSame( [], $this->nextRequest()->checkout()->deliveryNames( 'GB' ) );
	}
}
