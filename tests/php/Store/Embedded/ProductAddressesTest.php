<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded;

use Marketday\Engine\Embedded\Schema\Permalinks;
use Marketday\Engine\Embedded\Schema\PostTypes;
use Marketday\Engine\Embedded\Schema\Taxonomies;
use Marketday\Kernel\Addresses\FormerAddresses;
use Marketday\Kernel\Addresses\RewriteRules;
use Marketday\Kernel\Admin\SettingsTab;
use Marketday\Kernel\Health\SiteHealth;
use Marketday\Tests\SiteTestCase;

/** Addresses of products, categories and tags: told where something else has them, and changed in the settings. */
final class ProductAddressesTest extends SiteTestCase {
	private string $structure = '';

	protected function setUp(): void {
		parent::setUp();
		if ( self::isWooCommerce() ) {
			self::markTestSkipped( 'The site runs on WooCommerce.' );
		}
		set_current_screen( 'front' );
		do_action( 'admin_init' );
		$this->structure = (string) $GLOBALS['wp_rewrite']->permalink_structure;
		$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
		flush_rewrite_rules( false );
	}

	protected function tearDown(): void {
		if ( self::isWooCommerce() ) {
			parent::tearDown();

			return;
		}
		unset( $_POST['option_page'] );
		set_current_screen( 'front' );
		unregister_post_type( 'other_ware' );
		delete_option( Permalinks::OPTION );
		$this->register();
		$GLOBALS['wp_rewrite']->set_permalink_structure( $this->structure );
		parent::tearDown();
	}

	public function test_the_owner_is_told_that_another_plugin_has_the_products_address(): void {
		register_post_type( 'other_ware', [ 'public' => true, 'label' => 'Wares', 'query_var' => 'ware' ] );
		update_option( 'rewrite_rules', [ 'product/([^/]+)/?$' => 'index.php?ware=$matches[1]' ] + (array) get_option( 'rewrite_rules' ) );

		$text = (string) SiteHealth::run( 'addresses' )['description'];

		self::assertStringContainsString( 'Another plugin (“Wares”) uses /product/, so visitors can’t reach your products.', $text );
		self::assertStringContainsString( esc_url( SettingsTab::Shop->address() . '#marketday-product-address-product_base' ), $text );
	}

	public function test_the_owner_is_told_of_pages_below_one_with_the_same_word(): void {
		$page = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Our product', 'post_name' => 'product' ] );
		self::assertSame( 'good', SiteHealth::run( 'addresses' )['status'] );

		wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Care', 'post_name' => 'care', 'post_parent' => $page ] );

		$result = SiteHealth::run( 'addresses' );
		self::assertSame( 'recommended', $result['status'] );
		self::assertStringContainsString(
			'Visitors can’t open the pages below your page “Our product”, because /product/ is the address of your products.',
			(string) $result['description']
		);
	}

	public function test_a_word_is_kept_where_woocommerce_keeps_it_and_old_links_lead_on(): void {
		update_option( Permalinks::OPTION, [ 'product_base' => 'product', 'attribute_base' => 'feature' ] );

		$this->save( [ 'product_base' => 'Things we make', 'category_base' => '', 'tag_base' => '' ] );
		$this->register();
		flush_rewrite_rules( false );

		self::assertSame(
			[
				'product_base'   => 'things-we-make',
				'category_base'  => 'product-category',
				'tag_base'       => 'product-tag',
				'attribute_base' => 'feature',
			],
			get_option( Permalinks::OPTION )
		);
		self::assertSame( 'mug', RewriteRules::current()->query( 'things-we-make/mug' )['product'] ?? '' );
		self::assertSame( 'things-we-make/mug', FormerAddresses::now( 'product/mug' ) );
	}

	public function test_a_word_that_a_page_has_changes_nothing_and_is_explained(): void {
		wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'About', 'post_name' => 'about-us' ] );
		$GLOBALS['wp_settings_errors'] = [];

		$this->save( [ 'product_base' => 'about-us', 'category_base' => 'a/b', 'tag_base' => 'label' ] );

		$now = new Permalinks();
		self::assertSame( [ 'product', 'product-category', 'label' ], [ $now->productBase(), $now->categoryBase(), $now->tagBase() ] );
		self::assertSame(
			[
				'Each product: Your site already uses /about-us/. Choose another word.',
				'Product categories: Use one word of letters, digits and hyphens, up to 60 characters.',
			],
			array_column( get_settings_errors(), 'message' )
		);
	}

	public function test_what_others_write_into_woocommerces_option_stays_as_it_is(): void {
		update_option( Permalinks::OPTION, [ 'product_base' => '/shop/product', 'use_verbose_page_rules' => true ] );

		self::assertSame( [ 'product_base' => '/shop/product', 'use_verbose_page_rules' => true ], get_option( Permalinks::OPTION ) );
	}

	/** @param array<string, string> $words As the form sends them. */
	private function save( array $words ): void {
		set_current_screen( 'options' );
		$_POST['option_page'] = SettingsTab::Shop->page();
		update_option( Permalinks::OPTION, sanitize_option( Permalinks::OPTION, $words ) );
	}

	private function register(): void {
		( new PostTypes() )->registerAll( new Permalinks() );
		( new Taxonomies() )->registerAll( new Permalinks() );
	}
}
