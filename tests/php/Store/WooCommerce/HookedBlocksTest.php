<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\WooCommerce;

use Marketday\Tests\SiteTestCase;
use WP_Block_Template;

/** WooCommerce's basket and account link beside the menu of a header. */
final class HookedBlocksTest extends SiteTestCase {
	protected function setUp(): void {
		parent::setUp();
		if ( ! self::isWooCommerce() ) {
			self::markTestSkipped( 'WooCommerce puts them there.' );
		}
		// As WooCommerce does in a shop that was made with it.
		add_filter( 'hooked_block_types', static fn ( array $blocks, mixed $position, mixed $anchor ): array => 'after' === $position && 'core/navigation' === $anchor
			? [ 'woocommerce/customer-account', 'woocommerce/mini-cart', 'other/greeting' ] : $blocks, 10, 3 );
	}

	public function test_there_is_no_second_basket_and_account_where_marketdays_stand(): void {
		self::assertSame( [ 'other/greeting' ], $this->put( '<!-- wp:navigation /--><!-- wp:marketday/account-link /--><!-- wp:marketday/mini-basket {"showLabel":false} /-->' ) );
		self::assertSame( [ 'woocommerce/customer-account', 'other/greeting' ], $this->put( '<!-- wp:navigation /--><!-- wp:marketday/mini-basket /-->' ) );
	}

	public function test_other_headers_get_what_woocommerce_gives_them(): void {
		self::assertSame( [ 'woocommerce/customer-account', 'woocommerce/mini-cart', 'other/greeting' ], $this->put( '<!-- wp:navigation /-->' ) );
	}

	public function test_marketdays_header_is_drawn_without_them(): void {
		$content = get_block_template( get_stylesheet() . '//marketday-header', 'wp_template_part' )->content ?? '';

		self::assertStringContainsString( 'wp:marketday/mini-basket', $content );
		self::assertSame( [ 'other/greeting' ], $this->put( $content ) );
	}

	/** @return list<string> */
	private function put( string $content ): array {
		$part          = new WP_Block_Template();
		$part->type    = 'wp_template_part';
		$part->area    = 'header';
		$part->content = $content;
		return array_values( (array) apply_filters( 'hooked_block_types', [], 'after', 'core/navigation', $part ) );
	}
}
