<?php

declare( strict_types=1 );

namespace Marketday\Tests\Pages;

use Marketday\Kernel\PageBlock;
use Marketday\Kernel\PageBlocks;
use Marketday\Site\Pages\ClassicTemplates;
use Marketday\Site\Pages\ClassicWidth;
use Marketday\Tests\SiteTestCase;
use WP_Block;
use WP_Query;

final class ClassicTemplatesTest extends SiteTestCase {
	private mixed $query = null;

	private mixed $template = null;

	protected function setUp(): void {
		parent::setUp();
		$this->query    = $GLOBALS['wp_query'] ?? null;
		$this->template = $GLOBALS['_wp_current_template_id'] ?? null;
		// A page of a block theme was drawn by the same request.
		$GLOBALS['_wp_current_template_id'] = null;
		register_theme_directory( dirname( __DIR__, 2 ) . '/fixtures' );
		search_theme_directories( true );
		update_option( 'template', 'classic-theme' );
		update_option( 'stylesheet', 'classic-theme' );
	}

	protected function tearDown(): void {
		$GLOBALS['_wp_current_template_id'] = $this->template;
		$GLOBALS['wp_query']                = $this->query;
		parent::tearDown();
	}

	public function test_brings_templates_for_products_to_a_theme_without_any(): void {
		$this->on( [ 'is_single' => true, 'is_singular' => true ] );
		self::assertStringEndsWith( 'views/classic-product.php', ( new ClassicTemplates() )->choose( '/theme/index.php' ) );

		$this->on( [ 'is_post_type_archive' => true, 'is_archive' => true ] );
		self::assertStringEndsWith( 'views/classic-listing.php', ( new ClassicTemplates() )->choose( '/theme/archive.php' ) );
	}

	public function test_the_calls_find_the_blocks_of_the_listings_it_brings(): void {
		$this->on( [ 'is_post_type_archive' => true, 'is_archive' => true ] );
		$idsOf = static fn ( PageBlocks $page ): array => array_map(
			static fn ( PageBlock $block ): string => $block->id(),
			$page->ofNames( [ 'marketday/product-grid' ] )
		);

		self::assertSame( 'classic-listing', PageBlocks::current()->template );
		self::assertSame( [ 'listing' ], $idsOf( PageBlocks::of( 0, 'classic-listing' ) ) );
		self::assertSame( [], $idsOf( PageBlocks::of( 0, '' ) ) );
	}

	public function test_what_is_wide_keeps_to_the_column_where_no_one_says_how_wide_that_is(): void {
		( new ClassicWidth() )->register();
		$drawn = static fn ( string $block, string $class ): string => (string) apply_filters(
			'render_block',
			"<div class=\"a {$class}\"></div>",
			[ 'blockName' => $block ],
			new WP_Block( [ 'blockName' => $block, 'attrs' => [] ] )
		);

		self::assertSame( '<div class="a"></div>', $drawn( 'marketday/basket', 'alignwide' ) );
		self::assertSame( '<div class="a alignfull"></div>', $drawn( 'marketday/basket', 'alignfull' ) );
		self::assertSame( '<div class="a alignwide"></div>', $drawn( 'core/table', 'alignwide' ) );
		update_option( 'template', 'twentytwentyfive' );
		update_option( 'stylesheet', 'twentytwentyfive' );
		self::assertSame( '<div class="a alignwide"></div>', $drawn( 'marketday/basket', 'alignwide' ) );
	}

	public function test_a_theme_that_knows_products_keeps_its_template(): void {
		$this->on( [ 'is_single' => true, 'is_singular' => true ] );

		self::assertSame( '/theme/single-product.php', ( new ClassicTemplates() )->choose( '/theme/single-product.php' ) );
	}

	public function test_leaves_what_is_no_product(): void {
		$this->on( [ 'is_single' => true, 'is_singular' => true ], 'post' );

		self::assertSame( '/theme/single.php', ( new ClassicTemplates() )->choose( '/theme/single.php' ) );
	}

	public function test_a_site_can_keep_its_general_templates(): void {
		$this->on( [ 'is_single' => true, 'is_singular' => true ] );
		add_filter( 'marketday_classic_templates', '__return_false' );

		self::assertSame( '/theme/single.php', ( new ClassicTemplates() )->choose( '/theme/single.php' ) );
		remove_filter( 'marketday_classic_templates', '__return_false' );
	}

	/** @param array<string, bool> $flags */
	private function on( array $flags, string $type = 'product' ): void {
		$query                 = new WP_Query();
		$query->queried_object = get_post( $this->aPost( $type ) );
		$query->queried_object_id = $query->queried_object->ID ?? 0;
		$query->set( 'post_type', $type );
		if ( $flags['is_post_type_archive'] ?? false ) {
			$query->queried_object = get_post_type_object( $type );
		}
		foreach ( $flags as $name => $value ) {
			$query->{$name} = $value;
		}
		$GLOBALS['wp_query'] = $query;
	}

	private function aPost( string $type ): int {
		return wp_insert_post(
			[
				'post_type'   => $type,
				'post_status' => 'publish',
				'post_title'  => 'Something',
			]
		);
	}
}
