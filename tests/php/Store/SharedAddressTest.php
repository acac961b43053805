<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store;

use Marketday\Kernel\Health\SiteHealth;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

/** A proxy that tells nothing of the visitors shows in the orders. */
#[Group( 'sqlite' )]
final class SharedAddressTest extends SiteTestCase {
	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_type = 'shop_order'" );
		if ( self::isWooCommerce() ) {
			$wpdb->query( "DELETE FROM {$wpdb->prefix}wc_orders" );
		}
	}

	public function test_many_shoppers_of_one_address_stand_behind_a_proxy(): void {
		foreach ( range( 1, 12 ) as $number ) {
			$this->order( "shopper{$number}@example.com", '192.0.2.1' );
		}
		$this->order( 'other@example.com', '198.51.100.7' );

		$found = SiteHealth::run( 'shared_address' );

		self::assertSame( 'recommended', $found['status'] );
		self::assertStringContainsString( '192.0.2.1', $found['description'] );
	}

	public function test_shoppers_of_many_addresses_and_one_who_orders_often_are_no_sign(): void {
		foreach ( range( 1, 15 ) as $number ) {
			$this->order( 'ann@example.com', '192.0.2.1' );
		}
		self::assertSame( 'good', $this->found() );

		foreach ( range( 1, 12 ) as $number ) {
			$this->order( "shopper{$number}@example.com", '198.51.100.' . ( $number % 5 ) );
		}
		self::assertSame( 'good', $this->found() );
	}

	/** @phpstan-impure */
	private function found(): string {
		return (string) SiteHealth::run( 'shared_address' )['status'];
	}

	private function order( string $email, string $address ): void {
		if ( self::isWooCommerce() ) {
			$order = new \WC_Order();
			$order->set_billing_email( $email );
			$order->set_customer_ip_address( $address );
			$order->save();
			return;
		}
		wp_insert_post( [
			'post_type'   => 'shop_order',
			'post_status' => 'wc-pending',
			'post_title'  => 'Order',
			'meta_input'  => [
				'_billing_email'       => $email,
				'_customer_ip_address' => $address,
			],
		] );
	}
}
