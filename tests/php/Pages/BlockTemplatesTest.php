<?php

declare( strict_types=1 );

namespace Marketday\Tests\Pages;

use Marketday\Kernel\View;
use Marketday\Pages\BlockTemplates;
use Marketday\Tests\SiteTestCase;
use WP_Block_Templates_Registry;
use WP_Term;

final class BlockTemplatesTest extends SiteTestCase {
	public function test_block_themes_have_templates_for_products(): void {
		foreach ( [ 'single-product', 'archive-product', 'taxonomy-product_cat', 'taxonomy-product_tag', 'taxonomy-product_attribute', 'product-search-results' ] as $slug ) {
			self::assertNotSame( [], WP_Block_Templates_Registry::get_instance()->get_by_query( [ 'slug__in' => [ $slug ] ] ), $slug );
		}
	}

	public function test_stands_back_where_another_brings_the_template(): void {
		$registry = WP_Block_Templates_Registry::get_instance();
		$ours     = $registry->get_all_registered();
		array_map( $registry->unregister( ... ), array_keys( $ours ) );
		register_block_template( 'another//single-product', [ 'content' => 'Theirs' ] );

		( new BlockTemplates( new View( dirname( __DIR__, 3 ) . '/php/Pages/views' ) ) )->register();

		self::assertFalse( $registry->is_registered( 'marketday//single-product' ) );
		self::assertTrue( $registry->is_registered( 'marketday//archive-product' ) );
		array_map( $registry->unregister( ... ), array_keys( $registry->get_all_registered() ) );
		foreach ( $ours as $name => $template ) {
			register_block_template(
				$name,
				[
					'title'   => $template->title,
					'content' => $template->content,
				]
			);
		}
	}

	public function test_the_archives_of_attributes_share_a_template_below_their_own(): void {
		global $wp_query;
		$templates = new BlockTemplates( new View( '' ) );
		$names     = [ 'taxonomy-pa_colour-navy.php', 'taxonomy-pa_colour.php', 'taxonomy.php' ];
		register_taxonomy( 'pa_shade', 'product' );
		$about = static function ( string $taxonomy ) use ( $wp_query ): void {
			$wp_query->queried_object = new WP_Term( (object) [ 'term_id' => 1, 'taxonomy' => $taxonomy ] );
		};

		$about( 'pa_shade' );
		self::assertSame( [ 'taxonomy-pa_colour-navy.php', 'taxonomy-pa_colour.php', 'taxonomy-product_attribute', 'taxonomy.php' ], $templates->addAttribute( $names ) );
		$ours = WP_Block_Templates_Registry::get_instance()->unregister( 'marketday//taxonomy-product_attribute' );
		self::assertSame( $names, $templates->addAttribute( $names ), 'where it is another\'s' );
		register_block_template( 'marketday//taxonomy-product_attribute', [ 'title' => $ours->title, 'content' => $ours->content ] );
		$about( 'product_cat' );
		self::assertSame( $names, $templates->addAttribute( $names ) );
		unset( $wp_query->queried_object );
		unregister_taxonomy( 'pa_shade' );
	}

	public function test_searches_among_products_have_their_template_first(): void {
		$templates = new BlockTemplates( new View( '' ) );

		set_query_var( 'post_type', 'product' );
		self::assertSame( [ 'product-search-results', 'search.php' ], $templates->addSearch( [ 'search.php' ] ) );
		set_query_var( 'post_type', '' );
		self::assertSame( [ 'search.php' ], $templates->addSearch( [ 'search.php' ] ) );
	}
}
