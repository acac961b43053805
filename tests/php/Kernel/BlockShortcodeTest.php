<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel;

use Marketday\Engine\Contract\Page;
use Marketday\Tests\SiteTestCase;

/** Blocks of ours where no block can stand. */
final class BlockShortcodeTest extends SiteTestCase {
	protected function tearDown(): void {
		remove_all_filters( 'wpml_object_id' );
		wp_set_current_user( 0 );
		parent::tearDown();
	}

	public function test_draws_what_the_block_draws_with_its_attributes(): void {
		$expected = do_blocks( '<!-- wp:marketday/product-search {"label":"Find it","showLabel":true} /-->' );

		$drawn = do_shortcode( 'Before [marketday block="product-search" label="Find it" show-label="yes" nonsense="1"] after' );

		self::assertNotSame( '', trim( $expected ) );
		self::assertSame( self::still( "Before {$expected} after" ), self::still( $drawn ) );
	}

	public function test_a_value_of_another_type_leaves_the_block_as_it_is(): void {
		self::assertSame(
			self::still( do_blocks( '<!-- wp:marketday/product-grid /-->' ) ),
			self::still( do_shortcode( '[marketday block="product-grid" perPage="many" query="{broken"]' ) )
		);
	}

	public function test_who_may_write_is_told_of_a_block_that_is_not_there_and_visitors_are_not(): void {
		self::assertSame( '', do_shortcode( '[marketday block="nothing"]' ) );
		self::assertSame( '', do_shortcode( '[marketday]' ) );

		wp_set_current_user( self::editor() );

		self::assertStringContainsString( 'There is no Marketday block “nothing”', do_shortcode( '[marketday block="nothing"]' ) );
	}

	public function test_a_page_of_the_shop_is_the_one_of_the_language_that_is_shown(): void {
		self::assertSame( 7, Page::inLanguage( 7 ) );

		add_filter( 'wpml_object_id', static fn ( int $id, string $type ): int => 'page' === $type && 7 === $id ? 70 : $id, 10, 2 );

		self::assertSame( [ 70, 8, 0 ], [ Page::inLanguage( 7 ), Page::inLanguage( 8 ), Page::inLanguage( 0 ) ] );
	}

	private static function editor(): int {
		$found = get_users( [ 'role' => 'administrator', 'number' => 1, 'fields' => 'ids' ] );
		return (int) ( $found[0] ?? 0 );
	}

	/** Without numbers that are counted up on a page. */
	private static function still( string $html ): string {
		return trim( (string) preg_replace( '/-\d+(?=["\' ])/', '', $html ) );
	}
}
