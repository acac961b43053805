<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded\Checkout;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\CheckoutRefused;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\PlacedOrder;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Tests\Store\Embedded\SalesTestCase;

/** One basket becomes one order, whole or not at all. */
final class PlaceOrderTest extends SalesTestCase {
	private function place( mixed ...$changes ): PlacedOrder {
		return $this->shop()->checkout()->place( $this->request( ...$changes ) );
	}

	private function order( PlacedOrder $placed ): Order {
		return $this->shop()->orders()->find( $placed->id, $placed->key ) ?? self::fail( 'We can’t find that order.' );
	}

	public function test_bank_transfer_waits_and_cash_on_delivery_is_prepared(): void {
		$this->add( $this->aProduct() );
		self::assertSame( OrderStatus::OnHold, $this->place()->status );
		$this->add( $this->aProduct() );
		self::assertSame( OrderStatus::Processing, $this->place( paymentMethod: 'cod' )->status );
	}

	public function test_what_costs_nothing_needs_no_payment(): void {
		$this->aCoupon( 'gift', [ 'discount_type' => 'percent', 'coupon_amount' => '100' ] );
		$this->add( $this->aProduct() );
		$this->basket()->applyCoupon( 'gift' );
		$placed = $this->place( paymentMethod: '' );
		self::assertSame( [ OrderStatus::Processing, '' ], [ $placed->status, $this->order( $placed )->payment->methodId ] );
	}

	public function test_the_order_says_what_the_basket_said(): void {
		$this->set( [ 'woocommerce_calc_taxes' => 'yes' ] );
		$this->aTaxRate( 'GB', '20' );
		$this->aShippingMethod( 'flat_rate', [ 'title' => 'Royal Mail', 'cost' => '5' ] );
		[ , $blue ] = $this->aShirt();
		$this->add( $blue, 2 );
		$total = $this->basket()->contents()->totals->total->minor;

		$order = $this->order( $this->place( customerNote: "Ring twice\n<b>please</b>", shipping: $this->ann( city: 'Leeds', email: '' ) ) );

		self::assertSame( [ 5400, $total ], [ $order->contents->total->minor, $total ] );
		self::assertSame(
			[ 'Shirt', 2, 4000, [ [ 'name' => 'Hue', 'value' => 'Blue' ] ] ],
			[ $order->contents->lines[0]->name, $order->contents->lines[0]->quantity, $order->contents->lines[0]->total->minor, $order->contents->lines[0]->choices ]
		);
		self::assertSame(
			[ 'Subtotal' => '£40.00', 'Delivery' => '£5.00', 'VAT' => '£9.00', 'Total' => '£54.00' ],
			array_column( $order->contents->totals, 'amount', 'label' )
		);
		self::assertSame(
			[ 'York', 'Leeds', "Ring twice\nplease", 'ann@example.com' ],
			[ $order->customer->billing->city, $order->customer->shipping->city, $order->customer->note, $order->customer->billing->email ]
		);
		self::assertTrue( $this->nextRequest()->basket()->contents()->isEmpty() );
	}

	public function test_it_is_stored_in_woocommerces_shapes(): void {
		global $wpdb;
		$this->add( $this->aProduct( stockQuantity: '9' ), 2 );
		$placed = $this->place();
		$post   = get_post( $placed->id );
		$meta   = static fn ( string $key ): string => (string) get_post_meta( $placed->id, $key, true );

		self::assertSame( [ 'shop_order', 'wc-on-hold', $placed->key ], [ $post->post_type, $post->post_status, $post->post_password ] );
		self::assertSame(
			[ $placed->key, '20.00', 'GBP', 'bacs', 'store-api', 'yes', 'yes', 'Ann', '0' ],
			array_map(
				$meta,
				[
					'_order_key',
					'_order_total',
					'_order_currency',
					'_payment_method',
					'_created_via',
					'_order_stock_reduced',
					'_recorded_sales',
					'_billing_first_name',
					'_customer_user',
				]
			)
		);
		$item = $wpdb->get_row( $wpdb->prepare( "SELECT * FROM {$wpdb->prefix}woocommerce_order_items WHERE order_id = %d", $placed->id ) );
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT meta_key, meta_value FROM {$wpdb->prefix}woocommerce_order_itemmeta WHERE order_item_id = %d", $item->order_item_id ), OBJECT_K );
		self::assertSame(
			[ 'line_item', '2', '20', '2' ],
			[ $item->order_item_type, $rows['_qty']->meta_value, $rows['_line_total']->meta_value, $rows['_reduced_stock']->meta_value ]
		);
		self::assertSame( [ 'total' => [], 'subtotal' => [] ], maybe_unserialize( $rows['_line_tax_data']->meta_value ) );
	}

	public function test_stock_sales_and_lookup_follow(): void {
		global $wpdb;
		$mug = $this->aProduct( stockQuantity: '2' );
		$this->add( $mug, 2 );
		$this->place();

		$lookup = $wpdb->get_row( $wpdb->prepare( "SELECT stock_quantity, stock_status, total_sales FROM {$wpdb->prefix}wc_product_meta_lookup WHERE product_id = %d", $mug ), ARRAY_A );
		self::assertEquals( [ 'stock_quantity' => 0, 'stock_status' => 'outofstock', 'total_sales' => 2 ], $lookup );
		self::assertSame(
			[ 0, 'outofstock', '2' ],
			[ $this->stock( $mug ), get_post_meta( $mug, '_stock_status', true ), get_post_meta( $mug, 'total_sales', true ) ]
		);
		self::assertFalse( $this->shop()->catalogue()->product( $mug )?->stock->isBuyable() );
	}

	public function test_backorders_go_below_nothing(): void {
		$mug = $this->aProduct( stockQuantity: '1', backorders: 'yes' );
		$this->add( $mug, 3 );
		$this->place();
		self::assertSame( [ -2, 'onbackorder' ], [ $this->stock( $mug ), get_post_meta( $mug, '_stock_status', true ) ] );
	}

	public function test_each_fault_has_its_field(): void {
		$this->add( $this->aProduct() );
		$refusal = $this->refusal( fn () => $this->place( billing: $this->ann( last_name: '', postcode: '123', email: 'ann@' ) ) );

		self::assertInstanceOf( CheckoutRefused::class, $refusal );
		self::assertSame( [ 'billing_email', 'billing_last_name', 'billing_postcode' ], $this->sorted( array_keys( $refusal->fields ) ) );
		self::assertStringStartsWith( 'Enter a valid postcode', $refusal->fields['billing_postcode'] );
		self::assertSame( 'Last name is a required field.', $refusal->fields['billing_last_name'] );
	}

	public function test_an_empty_address_is_the_billing_address_unless_another_was_asked_for(): void {
		$this->aShippingMethod( 'flat_rate', [ 'cost' => '5' ] );
		$this->add( $this->aProduct() );
		$empty   = new Address( country: 'GB' );
		$refusal = $this->refusal( fn () => $this->place( shipping: $empty, shipElsewhere: true ) );

		self::assertInstanceOf( CheckoutRefused::class, $refusal );
		self::assertSame(
			[ 'shipping_address_1', 'shipping_city', 'shipping_first_name', 'shipping_last_name', 'shipping_postcode' ],
			$this->sorted( array_keys( $refusal->fields ) )
		);
		self::assertSame( 'York', $this->order( $this->place( shipping: $empty ) )->customer->shipping->city );
	}

	public function test_refusals_leave_everything_as_it_was(): void {
		$mug    = $this->aProduct( stockQuantity: '5' );
		$orders = $this->rows( 'woocommerce_order_items' );
		$this->add( $mug, 2 );
		$code = fn ( mixed ...$changes ): string => $this->refusal( fn () => $this->place( ...$changes ) )->errorCode;

		self::assertSame( 'woocommerce_rest_checkout_missing_payment_method', $code( paymentMethod: '' ) );
		self::assertSame( 'woocommerce_rest_checkout_payment_method_disabled', $code( paymentMethod: 'gold' ) );
		self::assertSame( 'woocommerce_rest_missing_email_address', $code( billing: $this->ann( email: '' ) ) );
		self::assertSame(
			[ 5, $orders, 2, [] ],
			[ $this->stock( $mug ), $this->rows( 'woocommerce_order_items' ), $this->nextRequest()->basket()->contents()->itemCount(), $this->emails ]
		);
	}

	public function test_an_empty_basket_and_sold_stock_are_conflicts(): void {
		self::assertSame( [ 'woocommerce_rest_cart_empty', 409 ], [ ( $refusal = $this->refusal( fn () => $this->place() ) )->errorCode, $refusal->status ] );

		$mug = $this->aProduct( stockQuantity: '3' );
		$this->add( $mug, 3 );
		$this->shop()->writer()->save( new ProductDraft( id: $mug, stockQuantity: '2' ) );
		self::assertSame(
			[ 'woocommerce_rest_product_partially_out_of_stock', 409 ],
			[ ( $refusal = $this->refusal( fn () => $this->place() ) )->errorCode, $refusal->status ]
		);
		self::assertSame( 2, $this->stock( $mug ) );
	}

	public function test_a_form_sent_again_leads_to_the_order_it_made(): void {
		$mug = $this->aProduct( stockQuantity: '5' );
		$this->add( $mug );
		$first = $this->place();

		$second = $this->nextRequest()->checkout()->place( $this->request() );

		self::assertSame( [ $first->id, $first->redirectUrl, 4 ], [ $second->id, $second->redirectUrl, $this->stock( $mug ) ] );
		$this->add( $mug );
		self::assertNotSame( $first->id, $this->place()->id );
	}

	public function test_where_nothing_is_sent_nothing_is_ordered(): void {
		$this->aShippingMethod( 'flat_rate', [ 'cost' => '5' ] );
		$this->add( $this->aProduct() );
		self::assertSame( 'woocommerce_rest_invalid_shipping_option', $this->refusal( fn () => $this->place( shipping: $this->ann( country: 'FR', postcode: '75001' ) ) )->errorCode );
	}

	public function test_extensions_are_kept_and_handed_on(): void {
		$calls  = [];
		$listen = static function ( array $extensions, int $id ) use ( &$calls ): void {
			$calls = [ $extensions, $id ];
		};
		add_action( 'marketday_checkout_extensions', $listen, 10, 2 );
		$this->add( $this->aProduct() );
		$placed = $this->place( extensions: [ 'woocommerce/order-attribution' => [ 'source_type' => 'utm' ] ] );
		remove_action( 'marketday_checkout_extensions', $listen );

		self::assertSame( [ [ 'woocommerce/order-attribution' => [ 'source_type' => 'utm' ] ], $placed->id ], $calls );
		self::assertStringContainsString( 'utm', get_post_meta( $placed->id, '_marketday_checkout_extensions', true ) );
	}

	public function test_the_next_page_is_the_confirmation_with_its_key(): void {
		$this->add( $this->aProduct() );
		$placed = $this->place();
		self::assertStringContainsString( "order-received/{$placed->id}/?key={$placed->key}", $placed->redirectUrl );
	}

	/**
	 * @param list<string> $names
	 * @return list<string>
	 */
	private function sorted( array $names ): array {
		sort( $names );
		return $names;
	}
}
