<?php

declare( strict_types=1 );

namespace Marketday\Tests\Pages;

use Marketday\Kernel\View;
use Marketday\Pages\BlockTemplates;
use Marketday\Tests\SiteTestCase;
use WP_Block_Templates_Registry;

final class BlockTemplatesTest extends SiteTestCase {
	public function test_block_themes_have_templates_for_products(): void {
		foreach ( [ 'single-product', 'archive-product', 'taxonomy-product_cat', 'taxonomy-product_tag', 'product-search-results' ] as $slug ) {
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

	public function test_searches_among_products_have_their_template_first(): void {
		$templates = new BlockTemplates( new View( '' ) );

		set_query_var( 'post_type', 'product' );
		self::assertSame( [ 'product-search-results', 'search.php' ], $templates->addSearch( [ 'search.php' ] ) );
		set_query_var( 'post_type', '' );
		self::assertSame( [ 'search.php' ], $templates->addSearch( [ 'search.php' ] ) );
	}
}
