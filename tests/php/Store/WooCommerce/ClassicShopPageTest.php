<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\WooCommerce;

use Marketday\Engine\WooCommerce\ClassicShopPage;
use WP_Query;

final class ClassicShopPageTest extends WooCommerceTestCase {
	private mixed $query = null;

	private int $page = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->query = $GLOBALS['wp_query'] ?? null;
		register_theme_directory( dirname( __DIR__, 3 ) . '/fixtures' );
		search_theme_directories( true );
		$this->setOption( 'template', 'classic-theme' );
		$this->setOption( 'stylesheet', 'classic-theme' );
		$this->page = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Our shop' ] );
		$this->setOption( 'woocommerce_shop_page_id', $this->page );
		( new ClassicShopPage() )->register();
	}

	protected function tearDown(): void {
		// Nothing to restore where the test was skipped before it began.
		$GLOBALS['wp_query'] = $this->query ?? $GLOBALS['wp_query'];
		wp_delete_post( $this->page, true );
		parent::tearDown();
	}

	public function test_a_page_with_our_listing_is_shown_as_a_page(): void {
		$this->show( '<!-- wp:marketday/product-grid /-->' );

		self::assertNotSame( 'archive-product.php', basename( $this->template() ) );
	}

	public function test_a_page_without_it_stays_woocommerces_archive(): void {
		$this->show( 'Welcome.' );

		self::assertSame( 'archive-product.php', basename( $this->template() ) );
	}

	private function template( string $file = '/plugins/woocommerce/templates/archive-product.php' ): string {
		$template = apply_filters( 'template_include', $file );
		self::assertIsString( $template );
		return $template;
	}

	private function show( string $content ): void {
		wp_update_post( [ 'ID' => $this->page, 'post_content' => $content ] );
		$GLOBALS['wp_query'] = new WP_Query( [ 'page_id' => $this->page ] );
	}
}
