<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded\Coupons;

use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\PlacedOrder;
use Marketday\Tests\Store\Embedded\SalesTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** What coupons take off, and when they are refused. */
final class CouponTest extends SalesTestCase {
	/** @return list<int> Discount of each coupon in the basket, in pence. */
	private function discounts(): array {
		return array_map( static fn ( $coupon ): int => $coupon->discount->minor, $this->nextRequest()->basket()->contents()->coupons );
	}

	public function test_per_cent_of_every_line(): void {
		$this->aCoupon( 'TEN', [ 'discount_type' => 'percent', 'coupon_amount' => '10' ] );
		$this->add( $this->aProduct( regularPrice: '9.99' ), 3 );
		$this->add( $this->aProduct( regularPrice: '0.55' ) );
		$this->basket()->applyCoupon( ' ten ' );
		self::assertSame( [ 305 ], $this->discounts() );
		self::assertSame( 2747, $this->basket()->contents()->totals->total->minor );
	}

	public function test_an_amount_off_the_basket_is_spread_to_the_penny(): void {
		$this->aCoupon( 'five', [ 'discount_type' => 'fixed_cart', 'coupon_amount' => '5' ] );
		foreach ( [ '3.33', '3.33', '3.34' ] as $price ) {
			$this->add( $this->aProduct( regularPrice: $price ) );
		}
		$this->basket()->applyCoupon( 'five' );
		self::assertSame( [ 500 ], $this->discounts() );
		self::assertSame( 500, $this->basket()->contents()->totals->total->minor );
	}

	public function test_never_more_than_the_basket_costs(): void {
		$this->aCoupon( 'hundred', [ 'discount_type' => 'fixed_cart', 'coupon_amount' => '100' ] );
		$this->add( $this->aProduct( regularPrice: '7.77' ), 3 );
		$this->basket()->applyCoupon( 'hundred' );
		self::assertSame( [ 2331 ], $this->discounts() );
		self::assertSame( 0, $this->basket()->contents()->totals->total->minor );
		self::assertFalse( $this->basket()->contents()->needsPayment );
	}

	public function test_an_amount_off_each_piece_of_the_named_products(): void {
		[ $mug, $bowl ] = [ $this->aProduct( regularPrice: '10' ), $this->aProduct( regularPrice: '10' ) ];
		$this->aCoupon( 'mugs', [ 'discount_type' => 'fixed_product', 'coupon_amount' => '2', 'product_ids' => (string) $mug ] );
		$this->add( $mug, 3 );
		$this->add( $bowl, 3 );
		$this->basket()->applyCoupon( 'mugs' );
		self::assertSame( [ 600 ], $this->discounts() );
	}

	public function test_only_in_the_named_categories_with_their_children(): void {
		$in  = $this->aProduct( regularPrice: '10', categories: [ [ 'Coupon parent', 'Coupon child' ] ] );
		$out = $this->aProduct( regularPrice: '10' );
		$this->aCoupon( 'cats', [ 'discount_type' => 'percent', 'coupon_amount' => '50' ] );
		update_post_meta(
			(int) get_posts( [ 'post_type' => 'shop_coupon', 'title' => 'cats', 'fields' => 'ids' ] )[0],
			'product_categories',
			[ (int) get_term_by( 'name', 'Coupon parent', 'product_cat' )->term_id ]
		);
		$this->add( $in );
		$this->add( $out );
		$this->basket()->applyCoupon( 'cats' );
		self::assertSame( [ 500 ], $this->discounts() );
	}

	/** @return iterable<string, array{array<string, string>}> */
	public static function refused(): iterable {
		yield 'expired' => [ [ 'date_expires' => '1262304000' ] ];
		yield 'for larger baskets' => [ [ 'minimum_amount' => '20.01' ] ];
		yield 'for smaller baskets' => [ [ 'maximum_amount' => '19.99' ] ];
		yield 'used up' => [ [ 'usage_limit' => '2', 'usage_count' => '2' ] ];
		yield 'for other products' => [ [ 'product_ids' => '999999' ] ];
		yield 'not for sales' => [ [ 'exclude_sale_items' => 'yes' ] ];
	}

	/** @param array<string, string> $meta */
	#[DataProvider( 'refused' )]
	public function test_is_refused_with_a_sentence( array $meta ): void {
		$this->aCoupon( 'no', $meta + [ 'discount_type' => 'percent', 'coupon_amount' => '10' ] );
		$this->add( $this->aProduct( regularPrice: '12', salePrice: '10' ), 2 );

		$refusal = $this->refusal( fn () => $this->basket()->applyCoupon( 'no' ) );
		self::assertSame( [ 'woocommerce_rest_cart_coupon_error', 400 ], [ $refusal->errorCode, $refusal->status ] );
		self::assertStringContainsString( 'no', $refusal->getMessage() );
		self::assertSame( [], $this->discounts() );
	}

	public function test_an_unknown_or_repeated_code_is_refused(): void {
		$this->aCoupon( 'once', [ 'discount_type' => 'percent', 'coupon_amount' => '10' ] );
		$this->add( $this->aProduct() );
		$this->basket()->applyCoupon( 'once' );
		$code = fn ( callable $work ): string => $this->refusal( $work )->errorCode;
		self::assertSame( 'woocommerce_rest_cart_coupon_error', $code( fn () => $this->basket()->applyCoupon( 'once' ) ) );
		self::assertSame( 'woocommerce_rest_cart_coupon_error', $code( fn () => $this->basket()->applyCoupon( "no'; DROP TABLE x" ) ) );
		self::assertSame( 'woocommerce_rest_cart_coupon_invalid_code', $code( fn () => $this->basket()->removeCoupon( 'never' ) ) );
	}

	public function test_one_for_individual_use_stands_alone(): void {
		$this->aCoupon( 'one', [ 'discount_type' => 'percent', 'coupon_amount' => '10' ] );
		$this->aCoupon( 'alone', [ 'discount_type' => 'fixed_cart', 'coupon_amount' => '1', 'individual_use' => 'yes' ] );
		$this->add( $this->aProduct() );
		$this->basket()->applyCoupon( 'one' );
		$this->basket()->applyCoupon( 'alone' );
		self::assertSame( [ 100 ], $this->discounts() );
		self::assertSame( 'woocommerce_rest_cart_coupon_error', $this->refusal( fn () => $this->basket()->applyCoupon( 'one' ) )->errorCode );
	}

	public function test_one_that_no_longer_holds_is_left_out_and_told(): void {
		$this->aCoupon( 'big', [ 'discount_type' => 'percent', 'coupon_amount' => '10', 'minimum_amount' => '20' ] );
		$key = $this->add( $this->aProduct( regularPrice: '10' ), 2 );
		$this->basket()->applyCoupon( 'big' );
		$this->basket()->update( $key, 1 );
		$contents = $this->nextRequest()->basket()->contents();
		self::assertSame( [ [], 1 ], [ $contents->coupons, count( $contents->errors ) ] );
	}

	public function test_orders_count_uses_in_all_and_by_person(): void {
		$id = $this->aCoupon( 'twice', [ 'discount_type' => 'percent', 'coupon_amount' => '10', 'usage_limit' => '2', 'usage_limit_per_user' => '1' ] );
		$this->add( $this->aProduct() );
		$this->basket()->applyCoupon( 'twice' );
		$this->shop()->checkout()->place( $this->request() );
		self::assertSame( [ '1', [ 'ann@example.com' ] ], [ get_post_meta( $id, 'usage_count', true ), get_post_meta( $id, '_used_by' ) ] );

		$this->add( $this->aProduct() );
		self::assertSame( 'woocommerce_rest_cart_coupon_error', $this->refusal( fn () => $this->basket()->applyCoupon( 'twice' ) )->errorCode );
	}

	public function test_one_for_each_customer_counts_an_account_and_its_addresses_as_one_person(): void {
		$this->aCoupon( 'first', [ 'discount_type' => 'percent', 'coupon_amount' => '10', 'usage_limit_per_user' => '1' ] );
		$ann = (int) wp_insert_user( [ 'user_login' => 'ann-coupon', 'user_pass' => 'x', 'user_email' => 'ann-account@example.com' ] );
		wp_set_current_user( $ann );
		$this->placeWith( 'first', 'ann@example.com' );
		wp_set_current_user( 0 );

		foreach ( [ 'ANN-account@example.com', 'ann@example.com' ] as $email ) {
			self::assertSame( 409, $this->refusal( fn () => $this->placeWith( 'first', $email ) )->status, $email );
		}
		$this->placeWith( 'first', 'bob@example.com' );
		self::assertSame( [ (string) $ann, 'bob@example.com' ], get_post_meta( $this->idOfCoupon( 'first' ), '_used_by' ) );
	}

	public function test_one_for_each_customer_counts_what_he_used_as_a_guest(): void {
		$this->aCoupon( 'first', [ 'discount_type' => 'percent', 'coupon_amount' => '10', 'usage_limit_per_user' => '1' ] );
		$this->placeWith( 'first', 'ann-account@example.com' );
		wp_set_current_user( (int) wp_insert_user( [ 'user_login' => 'ann-coupon', 'user_pass' => 'x', 'user_email' => 'ann-account@example.com' ] ) );
		$this->nextRequest();
		$this->add( $this->aProduct() );

		self::assertSame( 'woocommerce_rest_cart_coupon_error', $this->refusal( fn () => $this->basket()->applyCoupon( 'first' ) )->errorCode );
	}

	/** @return iterable<string, array{string, string, list<string>}> */
	public static function joined(): iterable {
		yield 'the guest brings one for individual use' => [ 'shared', 'alone', [ 'alone' ] ];
		yield 'the account has one for individual use' => [ 'alone', 'shared', [ 'alone' ] ];
		yield 'both have one for individual use' => [ 'alone', 'alone too', [ 'alone too' ] ];
		yield 'both may be joined' => [ 'shared', 'shared too', [ 'shared', 'shared too' ] ];
	}

	/** @param list<string> $stay */
	#[DataProvider( 'joined' )]
	public function test_coupons_of_a_guest_who_logs_in_join_as_they_would_in_one_basket( string $accounts, string $guests, array $stay ): void {
		foreach ( [ 'shared' => 'no', 'shared too' => 'no', 'alone' => 'yes', 'alone too' => 'yes' ] as $code => $individual ) {
			$this->aCoupon( $code, [ 'discount_type' => 'fixed_cart', 'coupon_amount' => '1', 'individual_use' => $individual ] );
		}
		$id = (int) wp_insert_user( [ 'user_login' => 'ann-joins', 'user_pass' => 'x', 'user_email' => 'ann-joins@example.com' ] );
		wp_set_current_user( $id );
		$this->nextRequest();
		$this->add( $this->aProduct() );
		$this->basket()->applyCoupon( $accounts );
		wp_set_current_user( 0 );
		$guest = $this->nextRequest();
		$this->add( $this->aProduct() );
		$this->basket()->applyCoupon( $guests );

		array_map( 'call_user_func', $guest->parts() );
		wp_set_current_user( $id );
		do_action( 'wp_login', 'ann-joins', get_userdata( $id ) );

		self::assertSame( $stay, array_map( static fn ( $coupon ): string => $coupon->code, $this->nextRequest()->basket()->contents()->coupons ) );
	}

	public function test_an_order_that_is_revived_takes_its_coupon_again_or_stays_as_it_is(): void {
		$id    = $this->aCoupon( 'last', [ 'discount_type' => 'percent', 'coupon_amount' => '10', 'usage_limit' => '1' ] );
		$order = $this->placeWith( 'last', 'ann@example.com' );
		$go    = fn ( OrderStatus $status ) => $this->nextRequest()->orders()->setStatus( $order->id, $status );
		$go( OrderStatus::Cancelled );
		$go( OrderStatus::Processing );
		self::assertSame( [ '1', [ 'ann@example.com' ] ], [ get_post_meta( $id, 'usage_count', true ), get_post_meta( $id, '_used_by' ) ] );

		$go( OrderStatus::Cancelled );
		$this->placeWith( 'last', 'bob@example.com' );
		$refusal = $this->refusal( fn () => $go( OrderStatus::Processing ) );
		self::assertSame( [ 409, 'Coupon “last” has been fully used by other orders.' ], [ $refusal->status, $refusal->getMessage() ] );
		self::assertSame(
			[ 'wc-cancelled', '1', [ 'bob@example.com' ] ],
			[ get_post_status( $order->id ), get_post_meta( $id, 'usage_count', true ), get_post_meta( $id, '_used_by' ) ]
		);
	}

	/** In a browser of its own. */
	private function placeWith( string $code, string $email ): PlacedOrder {
		$_COOKIE = [];
		$this->nextRequest();
		$this->add( $this->aProduct() );
		$this->basket()->applyCoupon( $code );
		return $this->shop()->checkout()->place( $this->request( billing: $this->ann( ...[ 'email' => $email ] ) ) );
	}

	private function idOfCoupon( string $code ): int {
		return (int) get_posts( [ 'post_type' => 'shop_coupon', 'title' => $code, 'fields' => 'ids' ] )[0];
	}
}
