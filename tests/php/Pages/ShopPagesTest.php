<?php

declare( strict_types=1 );

namespace Marketday\Tests\Pages;

use Marketday\Site\Pages\ShopPages;
use Marketday\Tests\SiteTestCase;

final class ShopPagesTest extends SiteTestCase {
	private const OPTIONS = [ 'woocommerce_shop_page_id', 'woocommerce_cart_page_id', 'woocommerce_checkout_page_id', 'woocommerce_myaccount_page_id' ];

	protected function setUp(): void {
		parent::setUp();
		foreach ( self::OPTIONS as $option ) {
			wp_delete_post( (int) get_option( $option ), true );
			delete_option( $option );
		}
		update_option( 'marketday_activated', 'pending' );
	}

	public function test_makes_the_four_pages_at_their_addresses(): void {
		( new ShopPages() )->createOnce();

		$addresses = array_map( static fn ( string $option ): string => (string) get_page_uri( (int) get_option( $option ) ), self::OPTIONS );
		self::assertSame( [ 'shop', 'cart', 'checkout', 'my-account' ], $addresses );
		self::assertTrue( has_block( 'marketday/product-grid', (int) get_option( 'woocommerce_shop_page_id' ) ) );
		self::assertTrue( has_block( 'marketday/checkout', (int) get_option( 'woocommerce_checkout_page_id' ) ) );
	}

	public function test_does_it_once(): void {
		( new ShopPages() )->createOnce();
		wp_delete_post( (int) get_option( 'woocommerce_cart_page_id' ), true );

		( new ShopPages() )->createOnce();

		self::assertNull( get_post( (int) get_option( 'woocommerce_cart_page_id' ) ) );
	}

	public function test_leaves_it_to_the_first_of_two_requests_at_once(): void {
		global $wpdb;
		self::assertSame( 'pending', get_option( 'marketday_activated' ) );
		// The other request: what this one remembers of the options does not know of it.
		$wpdb->update( $wpdb->options, [ 'option_value' => 'done' ], [ 'option_name' => 'marketday_activated' ] );

		( new ShopPages() )->createOnce();

		self::assertSame( [ 0, 0, 0, 0 ], array_map( static fn ( string $option ): int => (int) get_option( $option ), self::OPTIONS ) );
		self::assertSame( 'done', get_option( 'marketday_activated' ) );
	}

	public function test_keeps_the_pages_that_the_options_name(): void {
		$mine = $this->aPage( 'bag', 'My own basket page' );
		update_option( 'woocommerce_cart_page_id', $mine );

		( new ShopPages() )->createOnce();

		self::assertSame( $mine, (int) get_option( 'woocommerce_cart_page_id' ) );
		self::assertSame( 'My own basket page', get_post( $mine )?->post_content );
	}

	public function test_never_overwrites_a_page_at_the_same_address(): void {
		$about = $this->aPage( 'shop', 'About our shop in Kendal' );

		( new ShopPages() )->createOnce();

		$shop = (int) get_option( 'woocommerce_shop_page_id' );
		self::assertNotSame( $about, $shop );
		self::assertSame( 'shop-2', get_page_uri( $shop ) );
		self::assertSame( 'About our shop in Kendal', get_post( $about )?->post_content );
	}

	public function test_finds_its_own_page_again_when_the_option_is_lost(): void {
		$ours = $this->aPage( 'checkout', '<!-- wp:marketday/checkout /-->' );

		( new ShopPages() )->createOnce();

		self::assertSame( $ours, (int) get_option( 'woocommerce_checkout_page_id' ) );
	}

	private function aPage( string $slug, string $content ): int {
		return wp_insert_post(
			[
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_name'    => $slug,
				'post_title'   => $slug,
				'post_content' => $content,
			]
		);
	}
}
