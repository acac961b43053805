<?php

declare( strict_types=1 );

namespace Marketday\Tests\SoldRecently;

use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Tests\Store\Embedded\SalesTestCase;

/** Figures of a product: true ones, or none. */
final class SoldRecentlyTest extends SalesTestCase {
	protected function setUp(): void {
		parent::setUp();
		$this->now = (string) wp_date( 'Y-m-d H:i:s' );
		delete_transient( 'marketday_sold_7' );
	}

	public function test_pieces_of_paid_orders_are_counted(): void {
		$mug = $this->aProduct( regularPrice: '10', virtual: true );
		$this->sell( $mug, 4, OrderStatus::Processing );
		$this->sell( $mug, 2, OrderStatus::Completed );
		$this->sell( $mug, 9, OrderStatus::OnHold );
		$this->sell( $mug, 9, OrderStatus::Cancelled );

		self::assertStringContainsString( '<li>6 sold in the last 7 days</li>', $this->block( $mug ) );
	}

	public function test_figures_are_true_for_a_day(): void {
		update_option( 'woocommerce_notify_low_stock_amount', '3' );
		$drawn = $this->block( $this->aProduct( regularPrice: '10', stockQuantity: '3' ) );

		self::assertSame( 1, preg_match( '/data-until="(\d+)"/', $drawn, $found ) );
		self::assertEqualsWithDelta( time() + DAY_IN_SECONDS, (int) $found[1], 60 );
	}

	public function test_few_are_no_news(): void {
		$mug = $this->aProduct( regularPrice: '10', virtual: true );
		$this->sell( $mug, 4, OrderStatus::Processing );

		self::assertSame( '', $this->block( $mug ) );
		self::assertStringContainsString( '4 sold', $this->block( $mug, '"least":4' ) );
	}

	public function test_what_is_nearly_gone_is_said_by_the_shops_own_threshold(): void {
		update_option( 'woocommerce_notify_low_stock_amount', '3' );
		$mug = $this->aProduct( regularPrice: '10', stockQuantity: '3' );

		self::assertStringContainsString( '<li>Only 3 left</li>', $this->block( $mug ) );
		self::assertSame( '', $this->block( $mug, '"showStock":false' ) );
		update_post_meta( $mug, '_low_stock_amount', '2' );
		self::assertSame( '', $this->block( $mug ) );
	}

	public function test_what_may_be_ordered_on_presses_nobody(): void {
		update_option( 'woocommerce_notify_low_stock_amount', '3' );

		self::assertSame( '', $this->block( $this->aProduct( regularPrice: '10', stockQuantity: '1', backorders: 'yes' ) ) );
		self::assertSame( '', $this->block( $this->aProduct( regularPrice: '10', stockQuantity: '0' ) ) );
	}

	private function block( int $product, string $more = '' ): string {
		$more = '' === $more ? '' : ",{$more}";
		return trim( do_blocks( "<!-- wp:marketday/sold-recently {\"productId\":{$product}{$more}} /-->" ) );
	}

	private function sell( int $product, int $pieces, OrderStatus $status ): void {
		$this->shop()->basket()->add( new AddToBasket( $product, $pieces ) );
		$this->shop()->orders()->setStatus( $this->shop()->checkout()->place( $this->request() )->id, $status );
	}
}
