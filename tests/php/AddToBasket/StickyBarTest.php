<?php

declare( strict_types=1 );

namespace Marketday\Tests\AddToBasket;

use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Tests\Markup;
use Marketday\Tests\SiteTestCase;
use WP_Query;

/** The bar that stays in sight: on the page of a product that can be bought there. */
final class StickyBarTest extends SiteTestCase {
	public function test_stands_hidden_on_the_products_own_page_with_its_threshold(): void {
		$html = $this->onItsPage( [ 'name' => 'Slate "Coaster"' ], '{"stickyBarAfter":120}' );

		self::assertStringContainsString( '<section class="marketday-sticky-bar wopb-sticky-cart" hidden="" data-scroll="120" aria-label="Buy Slate &quot;Coaster&quot;">', $html );
		self::assertStringContainsString( '>Add to basket</button>', $html );
	}

	public function test_of_options_says_that_they_are_to_be_chosen(): void {
		$html = $this->onItsPage( [ 'type' => ProductType::Grouped, 'regularPrice' => null ] );

		self::assertStringContainsString( '>Choose products</button>', $html );
	}

	public function test_is_left_out_where_it_is_switched_off_or_nothing_can_be_bought(): void {
		self::assertStringNotContainsString( 'sticky-bar', $this->onItsPage( [], '{"showStickyBar":false}' ) );
		self::assertStringNotContainsString( 'sticky-bar', $this->onItsPage( [ 'stockStatus' => StockStatus::OutOfStock ] ) );
		self::assertStringNotContainsString( 'sticky-bar', $this->onItsPage( [ 'type' => ProductType::External, 'externalUrl' => 'https://elsewhere.example/' ] ) );
	}

	public function test_is_left_out_on_other_pages(): void {
		$id = $this->aProduct( [] );

		self::assertStringNotContainsString( 'sticky-bar', do_blocks( sprintf( '<!-- wp:marketday/add-to-basket {"productId":%d} /-->', $id ) ) );
	}

	/** @param array<string, mixed> $fields */
	private function onItsPage( array $fields, string $settings = '' ): string {
		$before = $GLOBALS['wp_query'];
		$id     = $this->aProduct( $fields );
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- the page is the product's.
		$GLOBALS['wp_query'] = new WP_Query( [ 'p' => $id, 'post_type' => 'product' ] );
		$GLOBALS['wp_query']->the_post();
		$html = Markup::of( do_blocks( "<!-- wp:marketday/add-to-basket {$settings} /-->" ) );
		$GLOBALS['wp_query'] = $before;
		// phpcs:enable
		wp_reset_postdata();
		return $html;
	}

	/** @param array<string, mixed> $fields */
	private function aProduct( array $fields ): int {
		return $this->engine()->writer()->save( new ProductDraft( ...( $fields + [
			'name'         => 'Slate Coaster',
			'regularPrice' => '5',
		] ) ) );
	}
}
