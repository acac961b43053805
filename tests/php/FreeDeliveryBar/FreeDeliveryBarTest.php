<?php

declare( strict_types=1 );

namespace Marketday\Tests\FreeDeliveryBar;

use Marketday\Tests\Markup;
use Marketday\Tests\Store\Embedded\SalesTestCase;

/** What every visitor reads of free delivery. */
final class FreeDeliveryBarTest extends SalesTestCase {
	public function test_the_value_from_which_goods_are_sent_for_nothing(): void {
		$this->aShippingMethod( 'free_shipping', [ 'title' => 'Free', 'requires' => 'min_amount', 'min_amount' => '50' ] );

		$bar = $this->bar( ' {"missing":"{amount} \\u0026 more","reached":"Free!"}' );

		self::assertStringContainsString( '>Free delivery from £50.00</p>', $bar );
		self::assertStringContainsString( 'data-missing="{amount} &amp; more" data-reached="Free!"', $bar );
	}

	public function test_delivery_that_is_always_free_needs_no_bar(): void {
		$this->aShippingMethod( 'free_shipping', [ 'title' => 'Free', 'requires' => '' ] );

		self::assertStringContainsString( '>Free delivery</p>', $this->bar() );
		self::assertStringNotContainsString( '__track', $this->bar() );
	}

	public function test_a_shop_without_free_delivery_has_none(): void {
		$this->aShippingMethod( 'flat_rate', [ 'title' => 'Post', 'cost' => '3.95' ] );

		self::assertSame( '', $this->bar() );
	}

	private function bar( string $attributes = '' ): string {
		return Markup::of( trim( do_blocks( "<!-- wp:marketday/free-delivery-bar{$attributes} /-->" ) ) );
	}
}
