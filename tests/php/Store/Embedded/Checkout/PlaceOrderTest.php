<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded\Checkout;

use Marketday\Store\Address;
use Marketday\Store\CheckoutRefused;
use Marketday\Store\Order;
use Marketday\Store\OrderStatus;
use Marketday\Store\PlacedOrder;
use Marketday\Store\ProductDraft;
use Marketday\Store\SaleEvents;
use Marketday\Store\TotalRows;
use Marketday\Tests\Store\Embedded\SalesTestCase;
use PHPMailer\PHPMailer\PHPMailer;

/** One basket becomes one order, whole or not at all. */
final class PlaceOrderTest extends SalesTestCase {
	private function place( mixed ...$changes ): PlacedOrder {
		return $this->shop()->checkout()->place( $this->request( ...$changes ) );
	}

	private function order( PlacedOrder $placed ): Order {
		return $this->shop()->orders()->find( $placed->id, $placed->key ) ?? self::fail( 'There is no such order.' );
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
		self::assertSame( [ OrderStatus::Processing, '' ], [ $placed->status, $this->order( $placed )->paymentMethodId ] );
	}

	public function test_the_order_says_what_the_basket_said(): void {
		$this->set( [ 'woocommerce_calc_taxes' => 'yes' ] );
		$this->aTaxRate( 'GB', '20' );
		$this->aShippingMethod( 'flat_rate', [ 'title' => 'Royal Mail', 'cost' => '5' ] );
		[ , $blue ] = $this->aShirt();
		$this->add( $blue, 2 );
		$total = $this->basket()->contents()->totals->total->minor;

		$order = $this->order( $this->place( customerNote: "Ring twice\n<b>please</b>", shipping: $this->ann( city: 'Leeds', email: '' ) ) );

		self::assertSame( [ 5400, $total ], [ $order->total->minor, $total ] );
		self::assertSame(
			[ 'Shirt', 2, 4000, [ [ 'name' => 'Hue', 'value' => 'Blue' ] ] ],
			[ $order->lines[0]->name, $order->lines[0]->quantity, $order->lines[0]->total->minor, $order->lines[0]->choices ]
		);
		self::assertSame(
			[ 'Subtotal' => '£40.00', 'Delivery' => '£5.00', 'VAT' => '£9.00', 'Total' => '£54.00' ],
			array_column( $order->totals, 'amount', 'label' )
		);
		self::assertSame(
			[ 'York', 'Leeds', "Ring twice\nplease", 'ann@example.com' ],
			[ $order->billing->city, $order->shipping->city, $order->customerNote, $order->billing->email ]
		);
		self::assertTrue( $this->nextRequest()->basket()->contents()->isEmpty() );
	}

	public function test_page_and_mails_have_the_words_of_the_basket(): void {
		$this->set( [ 'woocommerce_calc_taxes' => 'yes', 'woocommerce_prices_include_tax' => 'yes', 'woocommerce_tax_display_cart' => 'incl' ] );
		$this->aTaxRate( 'GB', '20' );
		$this->aShippingMethod( 'free_shipping', [ 'title' => 'Free delivery' ] );
		$this->aCoupon( 'fiver', [ 'discount_type' => 'fixed_cart', 'coupon_amount' => '5' ] );
		$this->add( $this->aProduct( regularPrice: '65' ), 2 );
		$this->basket()->applyCoupon( 'fiver' );
		$basket = TotalRows::of( $this->basket()->contents()->toArray() );

		$order = $this->order( $this->place() );

		self::assertSame(
			[ 'Subtotal' => '£130.00', 'Coupon: fiver' => '-£5.00', 'Delivery' => 'Free', 'Total' => '£125.00' ],
			array_column( $order->totals, 'amount', 'label' )
		);
		self::assertSame( 'includes £20.83 VAT', $order->totals[3]['note'] );
		self::assertSame( $basket, $order->totals );
		foreach ( $this->mails as $mail ) {
			foreach ( [ 'Coupon: fiver', 'Delivery', 'Free', 'includes £20.83 VAT', 'Delivery address' ] as $words ) {
				self::assertStringContainsString( $words, $mail['message'] );
			}
		}
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
		self::assertStringStartsWith( 'Postcode is not valid', $refusal->fields['billing_postcode'] );
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
		self::assertSame( 'York', $this->order( $this->place( shipping: $empty ) )->shipping->city );
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
			[ $this->stock( $mug ), $this->rows( 'woocommerce_order_items' ), $this->nextRequest()->basket()->contents()->itemCount, $this->mails ]
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

	public function test_guests_may_be_kept_out(): void {
		$this->set( [ 'woocommerce_enable_guest_checkout' => 'no' ] );
		$this->add( $this->aProduct() );
		self::assertSame(
			[ 'woocommerce_rest_guest_checkout_disabled', 403 ],
			[ ( $refusal = $this->refusal( fn () => $this->place() ) )->errorCode, $refusal->status ]
		);
	}

	public function test_an_account_can_be_made_on_the_way(): void {
		$this->set( [ 'woocommerce_enable_signup_and_login_from_checkout' => 'yes' ] );
		$this->add( $this->aProduct() );
		$order = $this->order( $this->place( createAccount: true, password: 'long enough', billing: $this->ann( email: 'new@example.com' ) ) );

		$user = get_user_by( 'email', 'new@example.com' );
		self::assertSame( [ $user->ID, [ 'customer' ], 'YO1 7HH' ], [ $order->customerId, $user->roles, get_user_meta( $user->ID, 'billing_postcode', true ) ] );
		self::assertTrue( wp_check_password( 'long enough', $user->user_pass, $user->ID ) );

	}

	public function test_an_address_that_has_an_account_makes_a_guests_order_and_only_its_owner_is_told(): void {
		$this->set( [ 'woocommerce_enable_signup_and_login_from_checkout' => 'yes' ] );
		$owner = wp_insert_user( [ 'user_login' => 'owner', 'user_pass' => 'long enough', 'user_email' => 'owner@example.com', 'role' => 'customer' ] );
		$this->add( $this->aProduct() );
		$order = $this->order( $this->place( createAccount: true, password: 'another one', billing: $this->ann( email: 'owner@example.com' ) ) );

		self::assertSame( [ 0, 0 ], [ $order->customerId, get_current_user_id() ] );
		self::assertTrue( wp_check_password( 'long enough', get_userdata( $owner )->user_pass, $owner ) );
		$subjects = array_column( array_filter( $this->mails, static fn ( array $mail ): bool => 'owner@example.com' === $mail['to'] ), 'subject' );
		self::assertCount( 1, preg_grep( '/^You already have an account at /', $subjects ) );
	}

	public function test_a_shop_without_guests_has_to_say_that_there_is_an_account(): void {
		$this->set( [ 'woocommerce_enable_signup_and_login_from_checkout' => 'yes', 'woocommerce_enable_guest_checkout' => 'no' ] );
		wp_insert_user( [ 'user_login' => 'owner', 'user_pass' => 'long enough', 'user_email' => 'owner@example.com', 'role' => 'customer' ] );
		$this->add( $this->aProduct() );
		self::assertSame( 'registration-error-email-exists', $this->refusal( fn () => $this->place( createAccount: true, billing: $this->ann( email: 'owner@example.com' ) ) )->errorCode );
	}

	public function test_a_short_password_makes_no_account_and_no_order(): void {
		$this->set( [ 'woocommerce_enable_signup_and_login_from_checkout' => 'yes' ] );
		$this->add( $this->aProduct() );
		$refusal = $this->refusal( fn () => $this->place( createAccount: true, password: 'x', billing: $this->ann( email: 'short@example.com' ) ) );

		self::assertSame( 'Please choose a password of at least 8 characters.', $refusal->getMessage() );
		self::assertFalse( email_exists( 'short@example.com' ) );
	}

	public function test_a_guest_who_orders_without_end_has_to_wait_and_a_customer_has_not(): void {
		$name = static fn ( mixed $limit, string $name ): mixed => 'checkout' === $name ? [ 'calls' => 2, 'seconds' => 1000 ] : $limit;
		$from = '203.0.113.' . mt_rand( 1, 250 );
		add_filter( 'marketday_rate_limit', $name, 20, 2 );
		add_filter( 'marketday_visitor_address', static fn (): string => $from );
		for ( $order = 0; $order < 2; $order++ ) {
			$this->add( $this->aProduct() );
			$this->place();
			$this->nextRequest();
		}
		$this->add( $this->aProduct() );
		$mails = count( $this->mails );

		$refusal = $this->refusal( fn () => $this->place() );
		self::assertSame( [ 'marketday_too_many_requests', 429, $mails ], [ $refusal->errorCode, $refusal->status, count( $this->mails ) ] );

		wp_set_current_user( (int) wp_insert_user( [
			'user_login' => 'steady',
			'user_pass' => 'long enough',
			'user_email' => 'steady@example.com',
			'role' => 'customer',
		] ) );
		$this->nextRequest();
		$this->add( $this->aProduct() );
		self::assertSame( 'ann@example.com', $this->order( $this->place() )->billing->email );
	}

	public function test_mails_go_to_shopper_and_shop_and_hold_no_foreign_markup(): void {
		$this->set( [
			'admin_email' => 'shop@example.com',
			'woocommerce_bacs_settings' => [ 'enabled' => 'yes', 'title' => 'Bank', 'instructions' => 'Pay soon' ],
			'woocommerce_bacs_accounts' => [ [ 'account_name' => 'Market <Day>', 'iban' => 'GB00TEST' ] ],
		] );
		$this->add( $this->aProduct( name: 'Mug <img src=x>' ) );
		$this->place( billing: $this->ann( first_name: "Ann\r\nBcc: x@example.com" ) );

		self::assertSame( [ 'shop@example.com', 'ann@example.com' ], array_column( $this->mails, 'to' ) );
		self::assertStringContainsString( 'GB00TEST', $this->mails[1]['message'] );
		self::assertStringContainsString( '£10.00', $this->mails[1]['message'] );
		foreach ( $this->mails as $mail ) {
			self::assertStringNotContainsString( '<img src=x>', $mail['message'] );
			self::assertStringNotContainsString( 'Market <Day>', $mail['message'] );
			self::assertStringNotContainsString( "\n", $mail['subject'] );
		}
	}

	public function test_mails_name_country_and_region_and_only_the_shopper_is_told_how_to_pay(): void {
		$this->set( [
			'admin_email' => 'shop@example.com',
			'woocommerce_bacs_settings' => [ 'enabled' => 'yes', 'title' => 'Bank', 'instructions' => 'Pay within a week' ],
		] );
		$this->aShippingMethod( 'flat_rate', [ 'cost' => '5' ], 'US' );
		$this->add( $this->aProduct() );
		$texts = [];
		$read  = static function ( mixed $handled ) use ( &$texts ): mixed {
			$mailer = new PHPMailer();
			do_action( 'phpmailer_init', $mailer );
			$texts[] = $mailer->AltBody;
			return $handled;
		};
		require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
		add_filter( 'pre_wp_mail', $read, 0 );
		$this->place( shipping: $this->ann( city: 'Portland', state: 'OR', country: 'US', postcode: '97201', email: '' ) );
		remove_filter( 'pre_wp_mail', $read, 0 );

		[ $shop, $shopper ] = array_column( $this->mails, 'message' );
		foreach ( [ $shop, $shopper, ...$texts ] as $mail ) {
			self::assertStringContainsString( 'United Kingdom', $mail );
			self::assertMatchesRegularExpression( '#Portland(<br>|\n)Oregon(<br>|\n)97201(<br>|\n)United States#', $mail );
		}
		self::assertSame(
			[ false, true, false, true ],
			array_map( static fn ( string $mail ): bool => str_contains( $mail, 'Pay within a week' ), [ $shop, $shopper, ...$texts ] )
		);
		self::assertSame(
			[ true, false ],
			array_map( static fn ( array $mail ): bool => in_array( 'Reply-To: ann@example.com', $mail['headers'], true ), $this->mails )
		);
	}

	public function test_a_mail_that_cannot_be_sent_loses_no_order(): void {
		$fail = static fn () => throw new \RuntimeException( 'The mail server is away.' );
		add_filter( 'pre_wp_mail', $fail, 0 );
		$this->add( $this->aProduct() );
		$placed = $this->place();
		remove_filter( 'pre_wp_mail', $fail, 0 );
		self::assertSame( OrderStatus::OnHold, $this->order( $placed )->status );
	}

	public function test_what_fails_after_the_order_is_stored_loses_no_order(): void {
		$told = [];
		$hear = static function ( int $id, \Throwable $failure ) use ( &$told ): void {
			$told[] = $failure->getMessage();
		};
		$fail = static fn () => throw new \RuntimeException( 'A listener is broken.' );
		add_action( 'marketday_order_placed', $fail );
		SaleEvents::onFollowUpFailed( $hear );
		$this->add( $this->aProduct() );
		$placed = $this->place();
		remove_action( 'marketday_order_placed', $fail );

		self::assertSame( [ OrderStatus::OnHold, [ 'A listener is broken.' ], 2 ], [ $this->order( $placed )->status, $told, count( $this->mails ) ] );
	}

	public function test_extensions_are_kept_and_handed_on(): void {
		$heard  = [];
		$listen = static function ( array $extensions, int $id ) use ( &$heard ): void {
			$heard = [ $extensions, $id ];
		};
		add_action( 'marketday_checkout_extensions', $listen, 10, 2 );
		$this->add( $this->aProduct() );
		$placed = $this->place( extensions: [ 'woocommerce/order-attribution' => [ 'source_type' => 'utm' ] ] );
		remove_action( 'marketday_checkout_extensions', $listen );

		self::assertSame( [ [ 'woocommerce/order-attribution' => [ 'source_type' => 'utm' ] ], $placed->id ], $heard );
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
