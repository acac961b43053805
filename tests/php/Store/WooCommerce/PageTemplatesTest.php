<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\WooCommerce;

use Marketday\Engine\WooCommerce\PageTemplates;
use WP_Block_Templates_Registry;

final class PageTemplatesTest extends WooCommerceTestCase {
	public function test_our_block_templates_count_where_woocommerce_looks_for_its_own(): void {
		$templates = new PageTemplates();
		$registry  = WP_Block_Templates_Registry::get_instance();
		$missing   = array_filter(
			[ 'marketday//single-product', 'marketday//products-by-attribute' ],
			static fn ( string $name ): bool => ! $registry->is_registered( $name )
		);
		foreach ( $missing as $name ) {
			$registry->register( $name, [ 'content' => 'A template of ours.' ] );
		}
		try {
			self::assertTrue( $templates->countOurs( false, 'single-product' ) );
			self::assertTrue( $templates->countOurs( false, 'taxonomy-product_attribute' ) );
			self::assertFalse( $templates->countOurs( false, 'single-poster' ) );
			self::assertTrue( $templates->countOurs( true, 'single-poster' ) );
		} finally {
			array_map( $registry->unregister( ... ), $missing );
		}
	}
}
