<?php

declare( strict_types=1 );

namespace Marketday\Tests\MiniBasket;

use Marketday\Tests\SiteTestCase;

final class MiniBasketTest extends SiteTestCase {
	public function test_prints_nothing_of_a_visitor_and_no_nonce(): void {
		$guest = $this->block();
		wp_set_current_user( 1 );
		$user = $this->block();

		self::assertSame( $guest, $user );
		self::assertStringNotContainsString( 'nonce', $guest );
	}

	public function test_is_a_link_to_the_basket_page_without_scripts(): void {
		$page = $this->engine()->settings()->pageUrl( \Marketday\Engine\Contract\Page::Basket );

		self::assertStringContainsString( 'href="' . esc_url( $page ) . '" aria-label="Basket"', $this->block() );
	}

	public function test_an_addition_brings_the_whole_basket_as_data(): void {
		$fragments = apply_filters( 'woocommerce_add_to_cart_fragments', [] );

		preg_match( '#<script type="application/json" class="marketday-basket-data">(.*)</script>#', $fragments['script.marketday-basket-data'], $found );
		$basket = json_decode( $found[1] ?? '', true );
		self::assertSame( [ 'lines', 'coupons', 'packages', 'totals' ], array_slice( array_keys( $basket ), 0, 4 ) );
		self::assertStringNotContainsString( '<', $found[1] );
	}

	private function block(): string {
		return do_blocks( '<!-- wp:marketday/mini-basket /-->' );
	}
}
