<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\WooCommerce;

use Marketday\Buying\Checkout\SubmittedCheckout;
use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\CheckoutRefused;
use Marketday\Engine\Contract\CheckoutRequest;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\PaymentStatus;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Contract\SubmittedAddresses;
use Marketday\Engine\Contract\TotalRows;
use Marketday\Kernel\Http\Request;
use WC_Coupon;
use WC_Shipping_Zone;

final class CheckoutTest extends WooCommerceTestCase {
	public function test_places_an_order_of_the_basket(): void {
		$this->put( '12.50', 2 );

		$placed = $this->engine()->checkout()->place( new CheckoutRequest( new SubmittedAddresses( $this->anAddress(), new Address() ), 'bacs', 'Ring twice' ) );

		$this->made( $placed->id );
		self::assertSame( [ OrderStatus::OnHold, PaymentStatus::Success ], [ $placed->status, $placed->outcome->status ] );
		self::assertSame( $placed->redirectUrl, $placed->outcome->redirectUrl );
		self::assertStringContainsString( $placed->key, $placed->redirectUrl );
		$order = $this->engine()->orders()->find( $placed->id, $placed->key );
		self::assertSame(
			[ 2500, 'Ring twice', 'bacs', 'York' ],
			[ $order?->contents->total->minor, $order?->customer->note, $order?->payment->methodId, $order?->customer->billing->city ]
		);
		self::assertStringContainsString( 'Name the order.', (string) $order?->payment->instructionsHtml );
		self::assertNull( $this->engine()->orders()->find( $placed->id, 'wc_order_guessed' ) );
	}

	public function test_the_order_has_the_words_of_the_basket(): void {
		$this->put( '12.50', 2 );
		$coupon = new WC_Coupon();
		$coupon->set_props( [ 'code' => 'woo-test-fiver', 'discount_type' => 'fixed_cart', 'amount' => '5' ] );
		$coupon->save();
		$this->engine()->basket()->applyCoupon( 'woo-test-fiver' );
		$basket = TotalRows::of( $this->engine()->basket()->contents()->toArray() );

		$placed = $this->engine()->checkout()->place( new CheckoutRequest( new SubmittedAddresses( $this->anAddress(), new Address() ), 'bacs' ) );

		$this->made( $placed->id );
		$coupon->delete( true );
		$totals = $this->engine()->orders()->find( $placed->id, $placed->key )?->contents->totals;
		self::assertSame( [ 'Subtotal' => '£25.00', 'Coupon: woo-test-fiver' => '-£5.00', 'Total' => '£20.00' ], array_column( (array) $totals, 'amount', 'label' ) );
		self::assertSame( $basket, $totals );
	}

	public function test_writes_an_address_as_its_country_does(): void {
		$lines = $this->engine()->checkout()->addressLines( ... );

		self::assertSame(
			[ 'Ann Walker & Sons', 'Am Markt 1', '10115 Berlin', 'Germany' ],
			$lines( new Address( company: 'Ann Walker & Sons', address1: 'Am Markt 1', city: 'Berlin', postcode: '10115', country: 'DE' ) )
		);
		self::assertSame( [], $lines( new Address( country: 'GB', state: '' ) ) );
	}

	public function test_knows_who_has_bought_a_product_and_paid_for_it(): void {
		$mug = $this->aProduct();
		wp_set_current_user( 1 );
		$this->engine()->basket()->add( new AddToBasket( $mug ) );
		$id = $this->made( $this->engine()->checkout()->place( new CheckoutRequest( new SubmittedAddresses( $this->anAddress(), new Address() ), 'bacs' ) )->id );
		self::assertFalse( $this->engine()->orders()->hasBought( 1, $mug ), 'It waits for its payment.' );

		$this->engine()->orders()->setStatus( $id, OrderStatus::Completed );
		wp_cache_flush();
		self::assertSame(
			[ true, false, false ],
			[
				$this->engine()->orders()->hasBought( 1, $mug ),
				$this->engine()->orders()->hasBought( 1, $this->aProduct() ),
				$this->engine()->orders()->hasBought( 0, $mug ),
			]
		);
	}

	public function test_leads_the_second_sending_to_the_order_of_the_first(): void {
		$this->put();
		// As a browser sends it, whose last order is known by it.
		$_COOKIE[ 'wp_woocommerce_session_' . COOKIEHASH ] = WC()->session->get_customer_id() . '|1|1|sent';
		$request = new CheckoutRequest( new SubmittedAddresses( $this->anAddress(), new Address() ), 'cod' );
		$first   = $this->engine()->checkout()->place( $request );
		$this->made( $first->id );
		WC()->session->save_data();

		$second = $this->engine()->checkout()->place( $request );

		unset( $_COOKIE[ 'wp_woocommerce_session_' . COOKIEHASH ] );
		self::assertSame( $first->id, $second->id );
		self::assertTrue( $this->engine()->basket()->contents()->isEmpty() );
	}

	public function test_places_a_new_order_of_a_new_basket(): void {
		$request = new CheckoutRequest( new SubmittedAddresses( $this->anAddress(), new Address() ), 'cod' );
		$this->put();
		$first = $this->made( $this->engine()->checkout()->place( $request )->id );
		$this->put();
		WC()->session->save_data();
		$GLOBALS['wp_rest_server'] = null;
		$second = $this->made( $this->engine()->checkout()->place( $request )->id );
		self::assertNotSame( $first, $second );
	}

	public function test_tells_every_field_at_fault(): void {
		$this->put();
		$fields = $this->refusal( new CheckoutRequest(
			new SubmittedAddresses( new Address( country: 'GB', postcode: '12345', email: 'ann@' ), new Address() ),
			'cod'
		) )->fields;

		self::assertSame(
			[ 'billing_first_name', 'billing_last_name', 'billing_address_1', 'billing_city', 'billing_postcode', 'billing_email' ],
			array_keys( $fields )
		);
		self::assertStringContainsString( 'Enter a valid postcode', $fields['billing_postcode'] );
		self::assertStringContainsString( 'required', $fields['billing_city'] );
	}

	public function test_wants_the_other_address_that_was_asked_for(): void {
		// Without any way of delivery WooCommerce sends nothing.
		$zone = new WC_Shipping_Zone();
		$zone->save();
		$zone->add_shipping_method( 'flat_rate' );
		$this->engine()->basket()->add( new AddToBasket( $this->aProduct() ) );
		$refusal = $this->refusal( new CheckoutRequest( new SubmittedAddresses( $this->anAddress(), new Address( country: 'GB' ), true ), 'cod' ) );
		$zone->delete();

		self::assertSame(
			[ 'shipping_first_name', 'shipping_last_name', 'shipping_address_1', 'shipping_city', 'shipping_postcode' ],
			array_keys( $refusal->fields )
		);
	}

	public function test_a_shop_that_sends_to_the_billing_address_alone_asks_for_no_other(): void {
		$zone = new WC_Shipping_Zone();
		$zone->save();
		$zone->add_shipping_method( 'flat_rate' );
		$this->engine()->basket()->add( new AddToBasket( $this->aProduct() ) );
		$request  = new Request( [ 'billing_city' => 'York', 'shipping_city' => 'Whitby', 'ship_to_different_address' => '1' ] );
		$received = function () use ( $request ): array {
			$contents = $this->engine()->basket()->contents();
			$sent     = SubmittedCheckout::read( $request, $this->engine()->basket() );
			return [ $contents->delivery->isNeeded, $contents->delivery->needsAddress, $contents->toArray()['needsShippingAddress'] ?? null, $sent->delivery()->city ];
		};

		$free = $received();
		$this->setOption( 'woocommerce_ship_to_destination', 'billing_only' );
		$forced = $received();
		$zone->delete();

		self::assertSame( [ true, true, null, 'Whitby' ], $free );
		self::assertSame( [ true, false, false, 'York' ], $forced );
	}

	public function test_tells_that_the_payment_method_is_not_offered(): void {
		$this->put();
		self::assertArrayHasKey( 'payment_method', $this->refusal( new CheckoutRequest( new SubmittedAddresses( $this->anAddress(), new Address() ), 'gold' ) )->fields );
	}

	public function test_refuses_an_empty_basket(): void {
		$this->expectException( StoreError::class );
		$this->engine()->checkout()->place( new CheckoutRequest( new SubmittedAddresses( $this->anAddress(), new Address() ), 'cod' ) );
	}

	public function test_asks_in_each_country_for_its_own_fields(): void {
		$names = fn ( string $country ): array => array_column( $this->engine()->checkout()->addressFields( 'billing', $country ), 'required', 'name' );
		self::assertTrue( $names( 'US' )['state'] );
		self::assertFalse( $names( 'GB' )['state'] );
		self::assertArrayHasKey( 'GB', $this->engine()->checkout()->countries() );
	}

	private function put( string $price = '10', int $quantity = 1 ): void {
		$this->engine()->basket()->add( new AddToBasket( $this->aProduct( regularPrice: $price, virtual: true ), $quantity ) );
	}

	private function refusal( CheckoutRequest $request ): CheckoutRefused {
		try {
			$this->engine()->checkout()->place( $request );
		} catch ( CheckoutRefused $refusal ) {
			return $refusal;
		}
		self::fail( 'The order was placed.' );
	}
}
