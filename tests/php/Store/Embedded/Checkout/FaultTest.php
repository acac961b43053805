<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded\Checkout;

use Marketday\Tests\Store\Embedded\SalesTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;

/** Whatever breaks while an order is placed: nothing of it stays, and the basket is as it was. */
final class FaultTest extends SalesTestCase {
	/** @return array<string, mixed> Everything an order touches. */
	private function state( int $mug, int $coupon ): array {
		global $wpdb;
		return [
			'stock'  => $this->stock( $mug ),
			'status' => $wpdb->get_var( $wpdb->prepare( "SELECT meta_value FROM {$wpdb->postmeta} WHERE post_id = %d AND meta_key = '_stock_status'", $mug ) ),
			'sales'  => (int) $wpdb->get_var( $wpdb->prepare( "SELECT total_sales FROM {$wpdb->prefix}wc_product_meta_lookup WHERE product_id = %d", $mug ) ),
			'used'   => (int) $wpdb->get_var( $wpdb->prepare( "SELECT meta_value FROM {$wpdb->postmeta} WHERE post_id = %d AND meta_key = 'usage_count'", $coupon ) ),
			'orders' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = 'shop_order'" ),
			'items'  => $this->rows( 'woocommerce_order_items' ),
			'meta'   => $this->rows( 'woocommerce_order_itemmeta' ),
			'users'  => $this->rows( 'users' ),
			'basket' => $this->nextRequest()->basket()->contents()->itemCount(),
		];
	}

	/** @return iterable<string, array{string}> Statements an order is made of, by what they change. */
	public static function statements(): iterable {
		yield 'the order itself' => [ '/^INSERT INTO .*posts.*shop_order/s' ];
		yield 'its meta' => [ '/^INSERT INTO .*postmeta.*_order_key/s' ];
		yield 'its items' => [ '/^INSERT INTO .*woocommerce_order_items/s' ];
		yield "its items' meta" => [ '/^INSERT INTO .*woocommerce_order_itemmeta/s' ];
		yield 'the stock' => [ "/^UPDATE .*postmeta.*'_stock'/s" ];
		yield 'the lookup table' => [ '/^UPDATE .*wc_product_meta_lookup/s' ];
		yield 'the coupon' => [ "/^UPDATE .*postmeta.*'usage_count'/s" ];
		yield 'the sales' => [ "/^UPDATE .*postmeta.*'total_sales'/s" ];
		yield 'what follows it' => [ '/^INSERT INTO .*marketday_outbox/s' ];
		yield 'the basket' => [ '/^REPLACE INTO .*marketday_sessions/s' ];
	}

	#[DataProvider( 'statements' )]
	public function test_the_database_fails_at( string $pattern ): void {
		[ $mug, $coupon ] = $this->begun();
		$before           = $this->state( $mug, $coupon );
		$failed           = 0;
		$break            = static function ( string $sql ) use ( $pattern, &$failed ): string {
			if ( 1 === preg_match( $pattern, ltrim( $sql ) ) ) {
				++$failed;
				return '';
			}
			return $sql;
		};
		global $wpdb;
		$wpdb->suppress_errors( true );
		add_filter( 'query', $break );
		$refusal = $this->refusal( fn () => $this->shop()->checkout()->place( $this->request() ) );
		remove_filter( 'query', $break );
		$wpdb->suppress_errors( false );

		self::assertGreaterThan( 0, $failed, 'The statement was never run.' );
		self::assertSame( [ 500, 'woocommerce_rest_unknown_server_error' ], [ $refusal->status, $refusal->errorCode ] );
		self::assertSame( $before, $this->state( $mug, $coupon ) );
		self::assertSame( [], $this->emails );
	}

	public function test_an_extension_fails(): void {
		[ $mug, $coupon ] = $this->begun();
		$before           = $this->state( $mug, $coupon );
		$fail             = static fn () => throw new RuntimeException( 'Not today.' );
		add_action( 'marketday_checkout_extensions', $fail );
		try {
			$this->shop()->checkout()->place( $this->request() );
			self::fail( 'The order was placed.' );
		} catch ( RuntimeException $failure ) {
			self::assertSame( 'Not today.', $failure->getMessage() );
		} finally {
			remove_action( 'marketday_checkout_extensions', $fail );
		}
		self::assertSame( $before, $this->state( $mug, $coupon ) );
	}

	public function test_after_a_failure_the_same_basket_can_be_ordered(): void {
		[ $mug ] = $this->begun();
		$fail    = static fn () => throw new RuntimeException( 'Not today.' );
		add_action( 'marketday_checkout_extensions', $fail );
		try {
			$this->shop()->checkout()->place( $this->request() );
		} catch ( RuntimeException ) {
			remove_action( 'marketday_checkout_extensions', $fail );
		}
		$placed = $this->nextRequest()->checkout()->place( $this->request() );
		self::assertNotNull( $this->shop()->orders()->find( $placed->id, $placed->key ) );
		self::assertSame( 3, $this->stock( $mug ) );
	}

	/** @return array{int, int} A product with five pieces, two of them in the basket, and the coupon applied. */
	private function begun(): array {
		$mug    = $this->aProduct( stockQuantity: '5' );
		$coupon = $this->aCoupon( 'fault', [ 'discount_type' => 'percent', 'coupon_amount' => '10', 'usage_count' => '0' ] );
		update_post_meta( $mug, 'total_sales', '0' );
		$this->add( $mug, 2 );
		$this->basket()->applyCoupon( 'fault' );
		return [ $mug, $coupon ];
	}
}
