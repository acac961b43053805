<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded\Orders;

use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\AttributeDraft;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\PlacedOrder;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Embedded\Schema\OrderTexts;
use Marketday\Tests\Store\Embedded\SalesTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** What looks serialised is a text in an order, whoever reads it: nothing is ever made of it. */
final class OrderTextsTest extends SalesTestCase {
	/** @return iterable<string, array{string}> */
	public static function payloads(): iterable {
		yield 'a class that refuses to be woken' => [ 'O:13:"WP_HTML_Token":0:{}' ];
		yield 'an object' => [ 'O:8:"stdClass":0:{}' ];
		yield 'a list' => [ 'a:1:{i:0;i:1;}' ];
		yield 'a text' => [ 's:1:"x";' ];
		yield 'a truth' => [ 'b:1;' ];
		yield 'nothing' => [ 'N;' ];
	}

	#[DataProvider( 'payloads' )]
	public function test_is_stored_as_WordPress_stores_a_text( string $text ): void {
		$_SERVER['HTTP_USER_AGENT'] = $text;
		try {
			$placed = $this->placed( $text );
		} finally {
			unset( $_SERVER['HTTP_USER_AGENT'] );
		}

		self::assertSame( array_fill( 0, 4, $text ), $this->texts( $this->order( $placed ) ) );
		foreach ( [ '_billing_first_name', '_billing_company', '_shipping_first_name', '_customer_user_agent' ] as $key ) {
			self::assertSame( $text, get_post_meta( $placed->id, $key, true ), $key );
		}
		self::assertSame( [ [ 'name' => 'Size', 'value' => $text ] ], $this->order( $placed )->contents->lines[0]->choices );
	}

	#[DataProvider( 'payloads' )]
	public function test_is_healed_in_orders_that_hold_it_raw( string $text ): void {
		global $wpdb;
		$placed = $this->placed( 'Ann' );
		$this->makeRaw( $placed, $text );
		$taxes = $this->itemField( $placed, '_line_tax_data' );

		( new OrderTexts() )->heal();
		( new OrderTexts() )->heal();

		self::assertSame( $text, get_post_meta( $placed->id, '_billing_first_name', true ) );
		self::assertSame( $text, maybe_unserialize( $this->itemField( $placed, 'size' ) ) );
		self::assertSame( $text, $this->order( $placed )->contents->lines[0]->choices[0]['value'] );
		self::assertSame( $taxes, $this->itemField( $placed, '_line_tax_data' ) );
		self::assertIsArray( maybe_unserialize( $taxes ) );
	}

	public function test_is_never_woken_even_where_it_is_still_raw(): void {
		$placed = $this->placed( 'Ann' );
		$this->makeRaw( $placed, 'O:13:"WP_HTML_Token":0:{}' );

		self::assertSame( 'O:13:"WP_HTML_Token":0:{}', $this->order( $placed )->customer->billing->firstName );
	}

	public function test_lists_of_others_are_left_alone(): void {
		$placed = $this->placed( 'Ann' );
		update_post_meta( $placed->id, '_order_version', '9.9.9' );
		update_post_meta( $placed->id, '_billing_first_name', [ 'of an extension' ] );

		( new OrderTexts() )->heal();

		self::assertSame( [ 'of an extension' ], get_post_meta( $placed->id, '_billing_first_name', true ) );
	}

	/** An order with the text in every field of it. */
	private function placed( string $text ): PlacedOrder {
		$this->nextRequest();
		$this->aShippingMethod( 'flat_rate', [ 'title' => 'Post', 'cost' => '1' ] );
		$shirt = $this->aProduct( name: 'Shirt', type: ProductType::Variable, regularPrice: null, attributes: [ new AttributeDraft( 'Size', [ $text, 'L' ], false, true, true ) ] );
		$any   = $this->aProduct( name: null, variationOf: $shirt, regularPrice: '20', attributes: [ new AttributeDraft( 'Size', [], false ) ] );
		$ann   = $this->ann( ...[ 'first_name' => $text, 'company' => $text ] );
		$this->basket()->add( new AddToBasket( $shirt, 1, $any, [ 'attribute_size' => $text ] ) );
		return $this->shop()->checkout()->place( $this->request( billing: $ann, shipping: $ann, customerNote: $text ) );
	}

	/** As orders were kept before. */
	private function makeRaw( PlacedOrder $placed, string $text ): void {
		global $wpdb;
		$wpdb->update( $wpdb->postmeta, [ 'meta_value' => $text ], [ 'post_id' => $placed->id, 'meta_key' => '_billing_first_name' ] );
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}woocommerce_order_itemmeta SET meta_value = %s WHERE meta_key = 'size' AND order_item_id IN ( SELECT order_item_id FROM {$wpdb->prefix}woocommerce_order_items WHERE order_id = %d )", $text, $placed->id ) );
		wp_cache_flush();
	}

	private function itemField( PlacedOrder $placed, string $name ): string {
		global $wpdb;
		return (string) $wpdb->get_var( $wpdb->prepare( "SELECT m.meta_value FROM {$wpdb->prefix}woocommerce_order_itemmeta m JOIN {$wpdb->prefix}woocommerce_order_items i ON i.order_item_id = m.order_item_id WHERE i.order_id = %d AND m.meta_key = %s", $placed->id, $name ) );
	}

	private function order( PlacedOrder $placed ): Order {
		return $this->nextRequest()->orders()->find( $placed->id, $placed->key ) ?? self::fail( 'The order cannot be read.' );
	}

	/** @return list<string> */
	private function texts( Order $order ): array {
		return [ $order->customer->billing->firstName, $order->customer->billing->company, $order->customer->shipping->firstName, $order->customer->note ];
	}
}
