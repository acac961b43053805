<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel;

use Marketday\Kernel\LayoutBlocks;
use Marketday\Tests\SiteTestCase;

/** What a page will draw is registered before its template is found. */
final class LayoutBlocksTest extends SiteTestCase {
	private const THEME = 'twentytwentyfive';

	/** @var list<string> */
	private array $registered = [];

	private int $redirects = 0;

	private mixed $query = null;

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'stylesheet', static fn (): string => self::THEME );
		add_filter( 'template', static fn (): string => self::THEME );
		$this->redirects = $GLOBALS['wp_actions']['template_redirect'] ?? 0;
		$this->query     = $GLOBALS['wp_query'] ?? null;
		$GLOBALS['wp_actions']['template_redirect'] = 1;
	}

	protected function tearDown(): void {
		unset( $GLOBALS['_wp_current_template_id'] );
		$GLOBALS['wp_actions']['template_redirect'] = $this->redirects;
		$GLOBALS['wp_query']                        = $this->query;
		parent::tearDown();
	}

	public function test_what_a_template_has_drawn_is_registered_for_its_next_page(): void {
		$this->draw( 'page', [ 'page-7', 'page', 'index' ], 'mini-basket', 'product-search' );

		self::assertSame( [ 'mini-basket', 'product-search' ], $this->foreseen( [ 'page-8', 'page', 'index' ] ) );
		self::assertSame( [], $this->foreseen( [ 'single-product', 'single' ] ) );
	}

	public function test_a_front_page_without_a_template_of_its_own_has_that_of_a_page(): void {
		$this->draw( 'page', [ 'page' ], 'mini-basket' );
		$this->visit( self::insertPost( '<!-- wp:marketday/basket /-->' ) );
		$this->registered = [];
		$blocks           = $this->blocks();

		$blocks->foresee( [ 'front-page' ] );
		self::assertSame( [ 'basket' ], $this->registered );
		$blocks->foresee( [ 'page-7', 'page' ] );
		$blocks->foresee( [ 'index' ] );
		remove_action( 'shutdown', [ $blocks, 'remember' ] );

		self::assertSame( [ 'basket', 'mini-basket' ], $this->registered );
	}

	public function test_what_is_drawn_later_joins_it(): void {
		$this->draw( 'page', [ 'page' ], 'mini-basket' );
		$this->draw( 'page', [ 'page' ], 'wishlist-link' );

		self::assertSame( [ 'mini-basket', 'wishlist-link' ], $this->foreseen( [ 'page' ] ) );
	}

	public function test_a_template_that_draws_none_is_not_taken_for_a_more_general_one(): void {
		$this->draw( 'page', [ 'page' ], 'mini-basket' );
		self::assertSame( [ 'mini-basket' ], $this->draw( 'blank', [ 'blank', 'page' ] ) );

		self::assertSame( [], $this->foreseen( [ 'blank', 'page' ] ) );
	}

	public function test_a_site_whose_templates_draw_none_keeps_nothing(): void {
		$this->draw( 'page', [ 'page' ] );

		self::assertFalse( get_option( LayoutBlocks::OPTION ) );
	}

	public function test_what_a_post_draws_is_read_in_it_and_is_none_of_its_template(): void {
		$id = self::insertPost( '<!-- wp:marketday/basket /--><!-- wp:marketday/carousel {"items":2} --><!-- /wp:marketday/carousel -->' );
		$this->visit( $id );
		$blocks = $this->blocks();
		add_filter( 'the_content', static function ( string $content ) use ( $blocks ): string {
			$blocks->note( 'basket' );
			$blocks->note( 'product-grid' );
			return $content;
		} );
		$blocks->foresee( [ 'page' ] );
		apply_filters( 'the_content', '' );
		$this->end( $blocks, 'page' );

		self::assertSame( [ 'basket', 'carousel' ], $this->registered );
		self::assertSame( [ self::THEME . '//page' => [ 'product-grid' ] ], get_option( LayoutBlocks::OPTION ) );
	}

	public function test_an_option_that_somebody_has_spoilt_is_none(): void {
		update_option( LayoutBlocks::OPTION, [ self::THEME . '//page' => 'mini-basket' ] );

		self::assertSame( [], $this->foreseen( [ 'page' ] ) );
	}

	public function test_sixty_templates_are_remembered(): void {
		$templates = array_map( static fn ( int $number ): string => self::THEME . "//page-{$number}", range( 1, 60 ) );
		update_option( LayoutBlocks::OPTION, array_fill_keys( $templates, [ 'basket' ] ) );
		$this->draw( 'one-more', [ 'one-more' ], 'mini-basket' );

		self::assertCount( 60, (array) get_option( LayoutBlocks::OPTION ) );
	}

	public function test_templates_of_a_theme_before_make_room(): void {
		$templates = array_map( static fn ( int $number ): string => "another//page-{$number}", range( 1, 60 ) );
		update_option( LayoutBlocks::OPTION, array_fill_keys( $templates, [ 'basket' ] ) );
		$this->draw( 'page', [ 'page' ], 'mini-basket' );

		self::assertSame( [ self::THEME . '//page' => [ 'mini-basket' ] ], get_option( LayoutBlocks::OPTION ) );
	}

	/**
	 * @param list<string> $slugs
	 * @return list<string> What was registered beforehand.
	 */
	private function draw( string $template, array $slugs, string ...$names ): array {
		$this->registered = [];
		$blocks           = $this->blocks();
		$blocks->foresee( $slugs );
		array_map( $blocks->note( ... ), $names );
		$this->end( $blocks, $template );
		return $this->registered;
	}

	/**
	 * @param list<string> $slugs
	 * @return list<string>
	 */
	private function foreseen( array $slugs ): array {
		$this->registered = [];
		$blocks = $this->blocks();
		$blocks->foresee( $slugs );
		remove_action( 'shutdown', [ $blocks, 'remember' ] );
		return $this->registered;
	}

	/** Ends the request, for these blocks alone. */
	private function end( LayoutBlocks $blocks, string $template ): void {
		$GLOBALS['_wp_current_template_id'] = self::THEME . "//{$template}";
		if ( remove_action( 'shutdown', [ $blocks, 'remember' ] ) ) {
			$blocks->remember();
		}
	}

	private function blocks(): LayoutBlocks {
		return new LayoutBlocks( function ( string $name ): void {
			$this->registered[] = $name;
		} );
	}

	private static function insertPost( string $content ): int {
		return (int) wp_insert_post( [
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_title'   => 'Layout',
			'post_content' => $content,
		] );
	}

	private function visit( int $id ): void {
		$GLOBALS['wp_query'] = new \WP_Query( [ 'page_id' => $id ] );
	}
}
