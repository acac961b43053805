<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\WooCommerce;

use Marketday\Engine\Contract\ProductDraft;

/** Tabs that other plugins add by WooCommerce's hook. */
final class ProductTabsTest extends WooCommerceTestCase {
	public function test_they_stand_among_marketdays_and_know_their_product(): void {
		$id  = $this->engine()->writer()->save( new ProductDraft( name: 'Slate Coaster', regularPrice: '5', description: '<p>Split by hand.</p>' ) );
		$add = static fn ( array $tabs ): array => $tabs + [
			'care' => [
				'title'    => 'Care',
				'priority' => 5,
				'callback' => static function ( string $key, array $tab ): void {
					global $product;
					printf( '<p>%s: %s of %s</p>', esc_html( $key ), esc_html( $tab['title'] ), esc_html( $product->get_name() ) );
				},
			],
			'odd'  => [ 'title' => 'Without a callback' ],
		];
		add_filter( 'woocommerce_product_tabs', $add, 50 );
		$GLOBALS['product'] = 'as before';

		$html = do_blocks( sprintf( '<!-- wp:marketday/product-tabs {"productId":%d} /-->', $id ) );

		remove_filter( 'woocommerce_product_tabs', $add, 50 );
		preg_match_all( '/data-tab="([^"]*)"/', $html, $found );
		self::assertSame( [ 'care', 'description', 'reviews' ], $found[1] );
		self::assertStringContainsString( '<p>care: Care of Slate Coaster</p>', $html );
		self::assertSame( 'as before', $GLOBALS['product'] );
		unset( $GLOBALS['product'] );
	}
}
