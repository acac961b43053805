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

	public function test_brings_data_to_nobody_who_asks_for_none(): void {
		self::assertArrayNotHasKey( 'script.marketday-basket-data', apply_filters( 'woocommerce_add_to_cart_fragments', [] ) );
		self::assertArrayHasKey( 'div.widget_shopping_cart_content', $this->engine()->basket()->fragments() );

		$_POST['marketday_regions'] = 'mini-cart';

		self::assertSame( [ 'div.widget_shopping_cart_content' ], array_keys( $this->engine()->basket()->fragments() ) );
	}

	public function test_spares_the_mini_cart_where_the_page_has_no_place_for_it(): void {
		$_POST['marketday_regions'] = 'basket';

		self::assertSame( [ 'script.marketday-basket-data' ], array_keys( $this->engine()->basket()->fragments() ) );
	}

	public function test_an_addition_brings_the_whole_basket_as_data(): void {
		$_POST['marketday_regions'] = 'basket mini-cart';
		$fragments                  = apply_filters( 'woocommerce_add_to_cart_fragments', [] );

		preg_match( '#<script type="application/json" class="marketday-basket-data">(.*)</script>#', $fragments['script.marketday-basket-data'], $found );
		$basket = json_decode( $found[1] ?? '', true );
		self::assertSame( [ 'lines', 'coupons', 'packages', 'totals' ], array_slice( array_keys( $basket ), 0, 4 ) );
		self::assertStringNotContainsString( '<', $found[1] );
	}

	private function block(): string {
		return do_blocks( '<!-- wp:marketday/mini-basket /-->' );
	}
}
