<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel;

use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\PageBlocks;
use Marketday\Tests\SiteTestCase;

/** Which saved blocks a call may ask for: those that visitors see. */
final class PageBlocksTest extends SiteTestCase {
	private const GRID = '<!-- wp:marketday/product-grid {"blockId":"grid"} /-->';

	protected function setUp(): void {
		parent::setUp();
		if ( ! wp_is_block_theme() ) {
			self::markTestSkipped( 'A block theme has templates.' );
		}
	}

	public function test_finds_the_blocks_of_a_template_and_its_parts(): void {
		$part = $this->template( 'wp_template_part', 'ours-part', self::GRID );
		$name = $this->template( 'wp_template', 'ours', sprintf( '<!-- wp:template-part {"slug":"%s"} /-->', $part ) );

		self::assertSame( 'grid', PageBlocks::of( 0, self::named( $name ) )->block( 'marketday/product-grid', 'grid' )->id() );
	}

	public function test_a_template_that_is_a_draft_or_in_the_trash_is_no_page(): void {
		foreach ( [ 'draft', 'trash', 'auto-draft' ] as $status ) {
			$name = $this->template( 'wp_template', "ours-{$status}", self::GRID, $status );
			self::assertSame( 'marketday_unknown_page', self::refusal( static fn () => PageBlocks::of( 0, self::named( $name ) ) ), $status );
		}
	}

	public function test_a_part_that_is_a_draft_has_no_blocks(): void {
		$part = $this->template( 'wp_template_part', 'ours-draft-part', self::GRID, 'draft' );
		$name = $this->template( 'wp_template', 'ours', sprintf( '<!-- wp:template-part {"slug":"%s"} /-->', $part ) );

		self::assertSame( [], PageBlocks::of( 0, self::named( $name ) )->ofNames( [ 'marketday/product-grid' ] ) );
	}

	public function test_finds_the_blocks_of_a_description_that_another_block_than_wordpress_own_prints(): void {
		$name = $this->template( 'wp_template', 'ours', '<!-- wp:marketday/product /-->' );

		self::assertCount( 1, PageBlocks::of( $this->page(), self::named( $name ) )->ofNames( [ 'marketday/product-grid' ] ) );
	}

	public function test_finds_the_blocks_of_a_post_once(): void {
		$name = $this->template( 'wp_template', 'ours', '<!-- wp:post-content /-->' );

		self::assertCount( 1, PageBlocks::of( $this->page(), self::named( $name ) )->ofNames( [ 'marketday/product-grid' ] ) );
	}

	public function test_names_the_parts_of_untitled_blocks_so_that_they_differ(): void {
		$markup = static fn ( string $id, string $title = '' ): string => '<!-- wp:marketday/product-grid ' . wp_json_encode( [ 'blockId' => $id, 'title' => $title ] ) . ' /-->';
		$blocks = PageBlocks::of( $this->page( $markup( 'a' ) . $markup( 'b', 'New in' ) . '<!-- wp:marketday/product-filter {"blockId":"filter"} /-->' . $markup( 'c' ) . $markup( 'd' ) ), '' );
		$name   = static fn ( string $id ): string => $blocks->numberedName( 'Pages', 'marketday/product-grid', $id );

		self::assertSame( [ 'Pages', 'Pages 2', 'Pages 3', 'Pages' ], array_map( $name, [ 'a', 'c', 'd', 'elsewhere' ] ) );
	}

	private function page( string $content = self::GRID ): int {
		return wp_insert_post( [
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_title'   => 'Grid',
			'post_content' => $content,
		] );
	}

	/** @return string Its slug. */
	private function template( string $type, string $slug, string $content, string $status = 'publish' ): string {
		$id = wp_insert_post( [
			'post_type'    => $type,
			'post_status'  => $status,
			'post_name'    => $slug,
			'post_title'   => $slug,
			'post_content' => $content,
		] );
		wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
		return (string) get_post_field( 'post_name', $id );
	}

	private static function named( string $slug ): string {
		return get_stylesheet() . "//{$slug}";
	}

	/** @param callable(): mixed $act */
	private static function refusal( callable $act ): string {
		try {
			$act();
		} catch ( Problem $problem ) {
			return $problem->problemCode;
		}
		return '';
	}
}
