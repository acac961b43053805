<?php

declare( strict_types=1 );

namespace Marketday\Tests\Product;

use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Tests\SiteTestCase;

/** The block `marketday/product-tabs`. */
final class ProductTabsTest extends SiteTestCase {
	public function test_a_product_has_a_tab_for_each_thing_that_is_known_of_it(): void {
		$html = $this->tabs( new ProductDraft( name: 'Slate Coaster', regularPrice: '5', description: '<p>Split by hand.</p>' ) );

		self::assertSame( [ 'description', 'reviews' ], self::keys( $html ) );
		self::assertStringContainsString( 'Split by hand.', $html );
	}

	public function test_another_plugins_tab_stands_where_its_priority_says_and_empty_or_nameless_ones_nowhere(): void {
		$add = static fn ( array $tabs, Product $product ): array => $tabs + [
			'care'  => [
				'title'    => 'Care <b>& more</b>',
				'html'     => "<p>Wipe the {$product->name}.</p>",
				'priority' => 15,
			],
			'empty' => [
				'title' => 'Empty',
				'html'  => ' ',
			],
			'odd'   => 'no tab',
		];
		add_filter( 'marketday_product_tabs', $add, 10, 2 );

		$html = $this->tabs( new ProductDraft( name: 'Slate Coaster', regularPrice: '5', description: '<p>Split by hand.</p>' ) );

		remove_filter( 'marketday_product_tabs', $add );
		self::assertSame( [ 'description', 'care', 'reviews' ], self::keys( $html ) );
		self::assertStringContainsString( '<p>Wipe the Slate Coaster.</p>', $html );
		self::assertStringContainsString( '>Care &amp; more</a>', $html );
	}

	public function test_a_single_tab_is_a_panel_with_its_heading(): void {
		add_filter( 'comments_open', '__return_false' );

		$html = $this->tabs( new ProductDraft( name: 'Slate Coaster', regularPrice: '5', description: '<p>Split by hand.</p>', reviewsAllowed: false ) );

		remove_filter( 'comments_open', '__return_false' );
		self::assertSame( [ 'description' ], self::keys( $html ) );
		self::assertStringNotContainsString( '<ul', $html );
		self::assertStringContainsString( '>Description</h3>', $html );
	}

	private function tabs( ProductDraft $draft ): string {
		return do_blocks( sprintf( '<!-- wp:marketday/product-tabs {"productId":%d} /-->', $this->engine()->writer()->save( $draft ) ) );
	}

	/** @return list<string> */
	private static function keys( string $html ): array {
		preg_match_all( '/data-tab="([^"]*)"/', $html, $found );
		return $found[1];
	}
}
