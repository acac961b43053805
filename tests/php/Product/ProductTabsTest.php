<?php

declare( strict_types=1 );

namespace Marketday\Tests\Product;

use Marketday\Catalogue\Product\ProductTab;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Kernel\View;
use Marketday\Tests\MarkupFixture;
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

	public function test_another_plugins_tab_is_open_where_the_product_has_none_of_its_own(): void {
		$add = static fn ( array $tabs ): array => $tabs + [
			'care' => [
				'title' => 'Care',
				'html'  => '<p>Wipe it.</p>',
			],
		];
		add_filter( 'comments_open', '__return_false' );
		add_filter( 'marketday_product_tabs', $add );

		$html = $this->tabs( new ProductDraft( name: 'Slate Coaster', regularPrice: '5', reviewsAllowed: false ) );

		remove_filter( 'marketday_product_tabs', $add );
		remove_filter( 'comments_open', '__return_false' );
		self::assertSame( [ 'care' ], self::keys( $html ) );
		self::assertStringContainsString( '__panel is-open"', $html );
	}

	public function test_their_markup_is_what_react_takes_over(): void {
		$view = new View( dirname( __DIR__, 3 ) . '/php/Catalogue/Product/views' );
		$some = [
			new ProductTab( 'description', 'Description', '<p>Split by hand.</p>', 10 ),
			new ProductTab( 'care', 'Care & more', '<p>Wipe it.</p>', 50 ),
		];
		foreach ( [ 'some' => $some, 'one' => [ $some[0] ] ] as $name => $tabs ) {
			$html = $view->render(
				'tabs',
				[
					'tabs'    => $tabs,
					'open'    => $tabs[ count( $tabs ) - 1 ]->key,
					'prefix'  => 'tab-',
					'heading' => 'some' === $name ? 'h2' : 'h3',
				]
			);

			MarkupFixture::check( "product-tabs/{$name}", $html );
			$structure = (string) preg_replace( '~<div class="marketday-product__text">.*?</div>~s', '', $html );
			self::assertSame( View::tight( $structure ), $structure );
		}
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
