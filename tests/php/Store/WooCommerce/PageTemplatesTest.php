<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\WooCommerce;

use Marketday\Store\WooCommerce\PageTemplates;

final class PageTemplatesTest extends WooCommerceTestCase {
	public function test_our_block_templates_count_where_woocommerce_looks_for_its_own(): void {
		$templates = new PageTemplates();

		self::assertTrue( $templates->countOurs( false, 'single-product' ) );
		self::assertTrue( $templates->countOurs( false, 'taxonomy-product_attribute' ) );
		self::assertFalse( $templates->countOurs( false, 'single-poster' ) );
		self::assertTrue( $templates->countOurs( true, 'single-poster' ) );
	}
}
