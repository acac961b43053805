<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded\Checkout;

use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\PlacedOrder;
use Marketday\Tests\Store\Embedded\SalesTestCase;

/** Who orders: guests, customers, and guests who become customers on the way. */
final class OrderAccountsTest extends SalesTestCase {
	private function place( mixed ...$changes ): PlacedOrder {
		return $this->shop()->checkout()->place( $this->request( ...$changes ) );
	}

	private function order( PlacedOrder $placed ): Order {
		return $this->shop()->orders()->find( $placed->id, $placed->key ) ?? self::fail( 'We can’t find that order.' );
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
		self::assertSame( [ $user->ID, [ 'customer' ], 'YO1 7HH' ], [ $order->customer->id, $user->roles, get_user_meta( $user->ID, 'billing_postcode', true ) ] );
		self::assertTrue( wp_check_password( 'long enough', $user->user_pass, $user->ID ) );

	}

	public function test_an_address_that_has_an_account_makes_a_guests_order_and_only_its_owner_is_told(): void {
		$this->set( [ 'woocommerce_enable_signup_and_login_from_checkout' => 'yes' ] );
		$owner = wp_insert_user( [ 'user_login' => 'owner', 'user_pass' => 'long enough', 'user_email' => 'owner@example.com', 'role' => 'customer' ] );
		$this->add( $this->aProduct() );
		$order = $this->order( $this->place( createAccount: true, password: 'another one', billing: $this->ann( email: 'owner@example.com' ) ) );

		self::assertSame( [ 0, 0 ], [ $order->customer->id, get_current_user_id() ] );
		self::assertTrue( wp_check_password( 'long enough', get_userdata( $owner )->user_pass, $owner ) );
		$subjects = array_column( array_filter( $this->emails, static fn ( array $email ): bool => 'owner@example.com' === $email['to'] ), 'subject' );
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

		self::assertSame( 'Choose a password of at least 8 characters.', $refusal->getMessage() );
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
		$emails = count( $this->emails );

		$refusal = $this->refusal( fn () => $this->place() );
		self::assertSame( [ 'marketday_too_many_requests', 429, $emails ], [ $refusal->errorCode, $refusal->status, count( $this->emails ) ] );

		wp_set_current_user( (int) wp_insert_user( [
			'user_login' => 'steady',
			'user_pass' => 'long enough',
			'user_email' => 'steady@example.com',
			'role' => 'customer',
		] ) );
		$this->nextRequest();
		$this->add( $this->aProduct() );
		self::assertSame( 'ann@example.com', $this->order( $this->place() )->customer->billing->email );
	}
}
