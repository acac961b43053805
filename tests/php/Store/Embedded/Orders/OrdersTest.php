<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded\Orders;

use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\PlacedOrder;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Embedded\Orders\OrderNotes;
use Marketday\Engine\Embedded\Orders\OrderStates;
use Marketday\Tests\Store\Embedded\SalesTestCase;

/** What happens to orders after they were placed. */
final class OrdersTest extends SalesTestCase {
	private function placed( int $product, int $quantity = 1 ): PlacedOrder {
		$this->nextRequest();
		$this->add( $product, $quantity );
		return $this->shop()->checkout()->place( $this->request() );
	}

	private function go( PlacedOrder $order, OrderStatus $status, string $note = '' ): void {
		$this->nextRequest()->orders()->setStatus( $order->id, $status, $note );
	}

	public function test_an_order_is_read_with_its_key_only(): void {
		$order = $this->placed( $this->aProduct() );
		foreach ( [ '', 'wc_order_guessed', strtoupper( $order->key ) ] as $key ) {
			self::assertNull( $this->shop()->orders()->find( $order->id, $key ) );
		}
		self::assertNull( $this->shop()->orders()->find( $this->aProduct(), '' ) );
		self::assertSame( $order->id, $this->shop()->orders()->find( $order->id, $order->key )?->id );
	}

	public function test_a_customer_sees_his_own_orders_newest_first(): void {
		$ann = wp_insert_user( [ 'user_login' => 'ann-orders', 'user_pass' => 'x', 'user_email' => 'ann-orders@example.com' ] );
		wp_set_current_user( $ann );
		$orders = [ $this->placed( $this->aProduct() ), $this->placed( $this->aProduct() ), $this->placed( $this->aProduct() ) ];
		wp_set_current_user( 0 );
		$this->placed( $this->aProduct() );

		$ids = fn ( int $page, int $perPage ): array => array_map(
			static fn ( $order ): int => $order->id,
			$this->shop()->orders()->forCustomer( $ann, $page, $perPage )
		);
		self::assertSame( [ $orders[2]->id, $orders[1]->id ], $ids( 1, 2 ) );
		self::assertSame( [ $orders[0]->id ], $ids( 2, 2 ) );
		self::assertSame( [], $this->shop()->orders()->forCustomer( 0 ) );
	}

	public function test_knows_who_has_bought_a_product_and_paid_for_it(): void {
		$ann = (int) wp_insert_user( [ 'user_login' => 'ann-bought', 'user_pass' => 'x', 'user_email' => 'ann-bought@example.com' ] );
		$mug = $this->aProduct();
		wp_set_current_user( $ann );
		$order  = $this->placed( $mug );
		$bought = fn ( int $customer, int $product ): bool => $this->shop()->orders()->hasBought( $customer, $product );
		self::assertFalse( $bought( $ann, $mug ), 'It waits for its payment.' );

		$this->go( $order, OrderStatus::Processing );
		self::assertTrue( $bought( $ann, $mug ) );
		self::assertSame( [ false, false, false ], [ $bought( $ann, $this->aProduct() ), $bought( $ann + 1, $mug ), $bought( 0, $mug ) ] );

		$this->go( $order, OrderStatus::Refunded );
		self::assertFalse( $bought( $ann, $mug ) );
	}

	public function test_cancelling_gives_stock_and_coupon_back_once(): void {
		$mug    = $this->aProduct( stockQuantity: '2' );
		$coupon = $this->aCoupon( 'back', [ 'discount_type' => 'percent', 'coupon_amount' => '10', 'usage_limit' => '1' ] );
		$this->nextRequest();
		$this->add( $mug, 2 );
		$this->basket()->applyCoupon( 'back' );
		$order = $this->shop()->checkout()->place( $this->request() );
		self::assertSame( [ 0, '1' ], [ $this->stock( $mug ), get_post_meta( $coupon, 'usage_count', true ) ] );

		$this->go( $order, OrderStatus::Cancelled );
		$this->go( $order, OrderStatus::Cancelled );
		self::assertSame(
			[ 2, 'instock', '0', [] ],
			[ $this->stock( $mug ), get_post_meta( $mug, '_stock_status', true ), get_post_meta( $coupon, 'usage_count', true ), get_post_meta( $coupon, '_used_by' ) ]
		);
	}

	public function test_a_revived_order_takes_its_stock_again_or_stays_as_it_is(): void {
		$mug   = $this->aProduct( stockQuantity: '2' );
		$order = $this->placed( $mug, 2 );
		$this->go( $order, OrderStatus::Cancelled );
		$this->go( $order, OrderStatus::Processing );
		self::assertSame( 0, $this->stock( $mug ) );

		$this->go( $order, OrderStatus::Cancelled );
		$this->shop()->writer()->save( new ProductDraft( id: $mug, stockQuantity: '1' ) );
		self::assertSame( 409, $this->refusal( fn () => $this->go( $order, OrderStatus::OnHold ) )->status );
		self::assertSame( [ 1, 'wc-cancelled' ], [ $this->stock( $mug ), get_post_status( $order->id ) ] );
	}

	public function test_refunds_restock_once_and_are_final(): void {
		$mug   = $this->aProduct( stockQuantity: '5' );
		$order = $this->placed( $mug, 2 );
		$this->go( $order, OrderStatus::Processing );
		$this->go( $order, OrderStatus::Completed );
		$this->go( $order, OrderStatus::Refunded );
		self::assertSame( 5, $this->stock( $mug ) );
		self::assertSame( [], OrderStates::after( OrderStatus::Refunded ) );
		self::assertSame( 'marketday_order_status_refused', $this->refusal( fn () => $this->go( $order, OrderStatus::Processing ) )->errorCode );
	}

	public function test_a_part_that_goes_back_is_told_to_the_shopper_once(): void {
		$order = $this->placed( $this->aProduct(), 2 );
		$this->go( $order, OrderStatus::Processing );
		$this->emails = [];

		$this->shop()->payments()->recordRefund( $order->id, Money::fromDecimal( '4.50', $this->shop()->settings()->currency() ), 'A handle was loose.' );

		self::assertCount( 1, $this->emails );
		self::assertStringContainsString( '£4.50 of your order is on its way back to you.', (string) $this->emails[0]['message'] );
		self::assertSame( [ 'wc-processing', 450 ], [ get_post_status( $order->id ), $this->shop()->payments()->refundedSum( $order->id )->minor ] );

		$this->shop()->payments()->recordRefund( $order->id, Money::fromDecimal( '15.50', $this->shop()->settings()->currency() ) );
		self::assertSame( 'wc-refunded', get_post_status( $order->id ) );
		self::assertStringContainsString( 'Your order has been refunded', (string) $this->emails[1]['message'] );
		self::assertCount( 2, $this->emails );
	}

	public function test_a_payment_that_never_arrives_is_told_to_the_shopper(): void {
		$order = $this->placed( $this->aProduct(), 1 );
		$this->go( $order, OrderStatus::OnHold );
		$this->emails = [];

		$this->go( $order, OrderStatus::Failed );

		self::assertStringContainsString( 'Your payment didn’t go through', implode( ' ', array_column( $this->emails, 'message' ) ) );
	}

	public function test_states_follow_their_order(): void {
		self::assertTrue( OrderStates::allows( OrderStatus::Pending, OrderStatus::Processing ) );
		self::assertTrue( OrderStates::allows( OrderStatus::Failed, OrderStatus::Pending ) );
		self::assertFalse( OrderStates::allows( OrderStatus::Completed, OrderStatus::Pending ) );
		self::assertFalse( OrderStates::allows( OrderStatus::Cancelled, OrderStatus::Completed ) );
		self::assertSame(
			[ 'woocommerce_rest_invalid_order', 404 ],
			[ ( $refusal = $this->refusal( fn () => $this->shop()->orders()->setStatus( 999999, OrderStatus::Completed ) ) )->errorCode, $refusal->status ]
		);
	}

	public function test_each_change_is_noted_and_notes_are_nobody_elses(): void {
		$order = $this->placed( $this->aProduct() );
		$this->go( $order, OrderStatus::Processing, 'Paid by phone <script>' );

		$notes = ( new OrderNotes() )->of( $order->id );
		self::assertCount( 1, $notes );
		self::assertStringContainsString( 'Paid by phone', $notes[0]['text'] );
		self::assertStringNotContainsString( '<script>', $notes[0]['text'] );
		self::assertSame( [], get_comments( [ 'post_id' => $order->id ] ) );
	}

	public function test_the_shopper_is_told_of_each_state(): void {
		$order = $this->placed( $this->aProduct() );
		$this->emails = [];
		$this->go( $order, OrderStatus::Processing );
		$this->go( $order, OrderStatus::Completed );
		$this->go( $order, OrderStatus::Refunded );
		self::assertSame( array_fill( 0, 3, 'ann@example.com' ), array_column( $this->emails, 'to' ) );

		$other       = $this->placed( $this->aProduct() );
		$this->emails = [];
		$this->go( $other, OrderStatus::Cancelled );
		self::assertSame( [ get_option( 'admin_email' ), 'ann@example.com' ], array_column( $this->emails, 'to' ) );
	}
}
