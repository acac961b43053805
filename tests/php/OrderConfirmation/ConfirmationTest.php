<?php

declare( strict_types=1 );

namespace Marketday\Tests\OrderConfirmation;

use Marketday\Kernel\View;
use Marketday\OrderConfirmation\AskedOrder;
use Marketday\OrderConfirmation\ConfirmationBlock;
use Marketday\Store\Address;
use Marketday\Store\AddToBasket;
use Marketday\Store\CheckoutRequest;
use Marketday\Store\PlacedOrder;
use Marketday\Store\ProductDraft;
use Marketday\Tests\SiteTestCase;

final class ConfirmationTest extends SiteTestCase {
	private const ANN = [
		'first_name' => 'Ann',
		'last_name'  => 'Walker',
		'address_1'  => '14 Finkle Street',
		'city'       => 'Kendal',
		'postcode'   => 'LA9 4ZZ',
		'country'    => 'GB',
		'email'      => 'ann@example.com',
		'phone'      => '01539 000000',
	];

	protected function setUp(): void {
		parent::setUp();
		update_option( 'woocommerce_bacs_settings', [ 'enabled' => 'yes', 'title' => 'Bank transfer' ] );
		if ( 'woocommerce' === $this->engine()->name() ) {
			// It asks once which payments there are, and its checkout route keeps its order: in a web request there is but one.
			WC()->payment_gateways()->init();
			$GLOBALS['wp_rest_server'] = null;
		}
	}

	protected function tearDown(): void {
		set_query_var( 'order-received', '' );
		$this->engine()->basket()->clear();
		parent::tearDown();
	}

	public function test_shows_the_order_to_whoever_has_its_number_and_key(): void {
		$placed = $this->anOrder();

		$html = $this->shown( (string) $placed->id, $placed->key );

		foreach ( [ 'Thank you. We have received your order.', 'Cedar bird box', '14 Finkle Street', 'ann@example.com', 'Leave it in the porch.' ] as $text ) {
			self::assertStringContainsString( $text, $html );
		}
	}

	public function test_tells_nothing_of_an_order_without_its_key(): void {
		$placed = $this->anOrder();

		foreach ( [ '', 'wc_order_wrong', $placed->key . 'x' ] as $key ) {
			$html = $this->shown( (string) $placed->id, $key );
			self::assertStringContainsString( 'We cannot show an order at this address.', $html );
			self::assertStringNotContainsString( 'Walker', $html );
			self::assertStringNotContainsString( 'Cedar', $html );
		}
	}

	public function test_a_number_that_is_none_is_answered_politely(): void {
		self::assertStringContainsString( 'We cannot show an order', $this->shown( '1 OR 1=1', 'wc_order_x' ) );
	}

	public function test_is_nothing_on_a_page_that_asks_for_no_order(): void {
		self::assertSame( '', $this->shown( '', '' ) );
	}

	private function shown( string $number, string $key ): string {
		set_query_var( 'order-received', $number );
		$_GET['key'] = $key;
		return ( new ConfirmationBlock( $this->engine(), new View( dirname( __DIR__, 3 ) . '/php/OrderConfirmation/views' ), new AskedOrder( $this->engine() ) ) )->render();
	}

	private function anOrder(): PlacedOrder {
		$product = $this->engine()->writer()->save( new ProductDraft( sku: 'CONFIRM-1', name: 'Cedar bird box', status: 'publish', regularPrice: '24' ) );
		$this->engine()->basket()->clear();
		$this->engine()->basket()->add( new AddToBasket( $product ) );
		$ann = Address::fromArray( self::ANN );
		$this->engine()->basket()->updateAddresses( $ann, $ann );
		return $this->engine()->checkout()->place( new CheckoutRequest( $ann, $ann, $this->engine()->checkout()->paymentMethods()[0]->id ?? '', 'Leave it in the porch.' ) );
	}
}
