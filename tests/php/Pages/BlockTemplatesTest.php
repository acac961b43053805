<?php

declare( strict_types=1 );

namespace Marketday\Tests\Pages;

use Marketday\Engine\Contract\Page;
use Marketday\Kernel\View;
use Marketday\Site\Pages\BlockTemplates;
use Marketday\Site\Pages\YieldingTemplates;
use Marketday\Tests\SiteTestCase;
use WP_Block_Template;
use WP_Block_Templates_Registry;
use WP_Query;
use WP_Term;

final class BlockTemplatesTest extends SiteTestCase {
	/** @var array<string, WP_Block_Template> */
	private array $registered = [];

	private mixed $query = null;

	protected function setUp(): void {
		parent::setUp();
		$this->registered = WP_Block_Templates_Registry::get_instance()->get_all_registered();
		$this->query      = $GLOBALS['wp_query'] ?? null;
	}

	protected function tearDown(): void {
		$registry = WP_Block_Templates_Registry::get_instance();
		array_map( $registry->unregister( ... ), array_keys( $registry->get_all_registered() ) );
		foreach ( $this->registered as $name => $template ) {
			register_block_template( $name, [ 'title' => $template->title, 'content' => $template->content ] );
		}
		$GLOBALS['wp_query'] = $this->query;
		parent::tearDown();
	}

	public function test_block_themes_have_our_templates_for_products_and_the_pages_of_the_shop(): void {
		$slugs = [
			'single-product',
			'archive-product',
			'taxonomy-product_cat',
			'taxonomy-product_tag',
			'products-by-attribute',
			'product-search-results',
			'page-shop',
			'page-cart',
			'page-checkout',
			'page-my-account',
			'order-confirmation',
		];
		foreach ( $slugs as $slug ) {
			$found = WP_Block_Templates_Registry::get_instance()->get_by_query( [ 'slug__in' => [ $slug ] ] );
			self::assertSame( [ "marketday//{$slug}" ], array_keys( $found ), $slug );
		}
	}

	public function test_a_page_has_only_the_templates_registered_that_it_may_have(): void {
		$this->onlyTemplateOf( 'another' );

		$templates = $this->templates();
		$templates->registerTemplates( [ 'page-cart', 'page', 'index' ] );
		self::assertSame( [ 'marketday//page-cart' ], $this->named( 'page-cart' ) );
		self::assertSame( [], $this->named( 'archive-product' ) );

		$templates->registerTemplates( [ 'archive-product', 'page-cart' ] );
		self::assertSame( [ 'marketday//archive-product' ], $this->named( 'archive-product' ) );

		$templates->registerTemplates();
		self::assertSame( [ 'marketday//page-checkout' ], $this->named( 'page-checkout' ) );
	}

	public function test_what_was_taken_away_is_not_registered_again(): void {
		$this->onlyTemplateOf( 'another' );
		$templates = $this->templates();
		$templates->registerTemplates( [ 'page-cart' ] );
		unregister_block_template( 'marketday//page-cart' );

		$templates->registerTemplates();

		self::assertSame( [], $this->named( 'page-cart' ) );
	}

	public function test_the_search_results_are_headed_as_a_search(): void {
		self::assertStringContainsString( 'wp:query-title {"type":"search"', $this->registered['marketday//product-search-results']->content );
		self::assertStringContainsString( 'wp:query-title {"type":"archive"', $this->registered['marketday//archive-product']->content );
	}

	public function test_no_template_is_named_for_a_taxonomy_that_does_not_exist(): void {
		foreach ( array_keys( $this->registered ) as $name ) {
			if ( 1 === preg_match( '~^marketday//taxonomy-(\w+)$~', $name, $found ) ) {
				self::assertTrue( taxonomy_exists( $found[1] ), $name );
			}
		}
	}

	public function test_stands_back_where_another_brings_the_template(): void {
		$this->onlyTemplateOf( 'another' );

		$this->templates()->registerTemplates();

		self::assertSame( [ 'another//single-product' ], $this->named( 'single-product' ) );
		self::assertSame( [ 'marketday//archive-product' ], $this->named( 'archive-product' ) );
	}

	public function test_the_engines_templates_make_way_unless_the_site_says_no(): void {
		add_filter( 'marketday_yielding_plugins', static fn (): array => [ 'an-engine' ] );

		$this->onlyTemplateOf( 'an-engine' );
		$this->templates()->registerTemplates();
		self::assertSame( [ 'marketday//single-product' ], $this->named( 'single-product' ) );

		update_option( 'marketday_templates', 'no' );
		$this->onlyTemplateOf( 'an-engine' );
		$this->templates()->registerTemplates();
		self::assertSame( [ 'an-engine//single-product' ], $this->named( 'single-product' ) );
		self::assertSame( [], $this->named( 'archive-product' ) );
	}

	public function test_a_theme_that_takes_the_names_away_where_woocommerce_is_missing_gets_ours_back(): void {
		if ( self::isWooCommerce() ) {
			self::markTestSkipped( 'There the theme keeps its own.' );
		}
		$this->templates()->registerTemplates();
		$without = static fn ( array $found ): array => array_filter( $found, static fn ( \WP_Block_Template $one ): bool => 'single-product' !== $one->slug );
		add_filter( 'get_block_templates', $without );

		$found = get_block_templates( [ 'slug__in' => [ 'single-product' ] ] );

		self::assertSame( [ 'marketday' ], array_values( array_unique( array_map( static fn ( \WP_Block_Template $one ): ?string => $one->plugin, $found ) ) ) );
		self::assertSame( [], get_block_templates( [ 'wp_id' => 987_654_321 ] ) );
	}

	public function test_the_archives_of_attributes_share_a_template_below_their_own(): void {
		$names = [ 'taxonomy-pa_shade-navy.php', 'taxonomy-pa_shade.php', 'archive-product', 'taxonomy.php' ];
		register_taxonomy( 'pa_shade', 'product' );

		$this->on( 'pa_shade' );
		self::assertSame(
			[ 'taxonomy-pa_shade-navy.php', 'taxonomy-pa_shade.php', 'products-by-attribute', 'taxonomy.php' ],
			$this->templates()->addTaxonomy( $names )
		);

		$this->anOwn( 'archive-product' );
		self::assertSame(
			[ 'taxonomy-pa_shade-navy.php', 'taxonomy-pa_shade.php', 'archive-product', 'products-by-attribute', 'taxonomy.php' ],
			$this->templates()->addTaxonomy( $names ),
			'the site\'s own catalogue first'
		);

		WP_Block_Templates_Registry::get_instance()->unregister( 'marketday//products-by-attribute' );
		self::assertSame( $names, $this->templates()->addTaxonomy( $names ), 'where it is another\'s' );
		unregister_taxonomy( 'pa_shade' );
	}

	public function test_a_catalogue_that_the_site_laid_out_itself_is_that_of_its_categories_too_where_the_engine_means_it(): void {
		$names = [ 'taxonomy-product_cat-mugs.php', 'taxonomy-product_cat.php', 'archive-product', 'taxonomy.php' ];
		$this->on( 'product_cat' );

		self::assertSame( $names, $this->templates()->addTaxonomy( $names ) );
		$this->anOwn( 'archive-product' );
		self::assertSame( [ 'taxonomy-product_cat-mugs.php', 'archive-product', 'taxonomy.php' ], $this->templates()->addTaxonomy( $names ) );
		$this->anOwn( 'taxonomy-product_cat' );
		self::assertSame( $names, $this->templates()->addTaxonomy( $names ) );
	}

	public function test_searches_among_products_have_their_template_first(): void {
		set_query_var( 'post_type', 'product' );
		self::assertSame( [ 'product-search-results', 'search.php' ], $this->templates()->addSearch( [ 'search.php' ] ) );
		set_query_var( 'post_type', '' );
		self::assertSame( [ 'search.php' ], $this->templates()->addSearch( [ 'search.php' ] ) );
	}

	public function test_the_shops_pages_have_their_templates_whatever_they_are_called_below_one_chosen_for_the_page(): void {
		$basket = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Trolley', 'post_name' => 'trolley' ] );
		update_option( 'woocommerce_' . Page::Basket->value . '_page_id', $basket );
		$this->onPage( $basket );

		self::assertSame( [ 'plain', 'page-trolley.php', 'page-cart', 'page.php' ], $this->templates()->addPage( [ 'plain', 'page-trolley.php', 'page.php' ] ) );
	}

	public function test_an_order_just_made_has_the_template_of_the_confirmation(): void {
		$checkout = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Checkout' ] );
		update_option( 'woocommerce_' . Page::Checkout->value . '_page_id', $checkout );
		$this->onPage( $checkout );

		self::assertSame( [ 'page-checkout', 'page.php' ], $this->templates()->addPage( [ 'page.php' ] ) );
		set_query_var( 'order-received', '12' );
		self::assertSame( 'order-confirmation', $this->templates()->addPage( [ 'page.php' ] )[0] );
	}

	private function templates(): BlockTemplates {
		return new BlockTemplates( new View( dirname( __DIR__, 3 ) . '/php/Site/Pages/views' ), $this->engine()->settings(), new YieldingTemplates() );
	}

	private function onlyTemplateOf( string $plugin ): void {
		$registry = WP_Block_Templates_Registry::get_instance();
		array_map( $registry->unregister( ... ), array_keys( $registry->get_all_registered() ) );
		register_block_template( "{$plugin}//single-product", [ 'content' => 'Theirs' ] );
	}

	/** @return list<string> */
	private function named( string $slug ): array {
		return array_keys( WP_Block_Templates_Registry::get_instance()->get_by_query( [ 'slug__in' => [ $slug ] ] ) );
	}

	/** A template as the site editor saves it. */
	private function anOwn( string $slug ): void {
		$id = wp_insert_post( [ 'post_type' => 'wp_template', 'post_status' => 'publish', 'post_name' => $slug, 'post_title' => $slug, 'post_content' => 'Ours' ] );
		wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
	}

	private function on( string $taxonomy ): void {
		$query                 = new WP_Query();
		$query->queried_object = new WP_Term( (object) [ 'term_id' => 1, 'taxonomy' => $taxonomy ] );
		$GLOBALS['wp_query']   = $query;
	}

	private function onPage( int $id ): void {
		$query                    = new WP_Query();
		$query->is_page           = true;
		$query->is_singular       = true;
		$query->queried_object    = get_post( $id );
		$query->queried_object_id = $id;
		$GLOBALS['wp_query']      = $query;
	}
}
