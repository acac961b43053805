<?php

declare( strict_types=1 );

namespace Marketday\Tests\Pages;

use Marketday\Engine\Contract\Page;
use Marketday\Site\Pages\ClassicColumns;
use Marketday\Tests\SiteTestCase;
use WP_Post;
use WP_Query;

/** Sidebars of classic themes, by the filters in which they ask for a page's layout. */
final class ClassicColumnsTest extends SiteTestCase {
	/** What themes call a page without a sidebar, and the field in which an editor chooses for a page. */
	private const THEMES = [
		'ocean_post_layout_class' => [ 'full-width', null ],
		'astra_page_layout'       => [ 'no-sidebar', 'site-sidebar-layout' ],
		'generate_sidebar_layout' => [ 'no-sidebar', '_generate-sidebar-layout-meta' ],
	];

	private mixed $query = null;

	/** @var list<string> What stands in the sidebar. */
	private array $widgets = [];

	protected function setUp(): void {
		parent::setUp();
		$this->query = $GLOBALS['wp_query'] ?? null;
		add_filter( 'sidebars_widgets', fn (): array => [ 'sidebar-1' => $this->widgets ] );
		( new ClassicColumns( $this->engine() ) )->register();
	}

	protected function tearDown(): void {
		$GLOBALS['wp_query'] = $this->query;
		array_map( 'remove_all_filters', array_keys( self::THEMES ) );
		parent::tearDown();
	}

	public function test_basket_and_checkout_have_none_though_something_stands_in_it(): void {
		$this->fillSidebar();
		foreach ( [ Page::Basket, Page::Checkout ] as $page ) {
			$this->on( 'Of the shop', $page );
			foreach ( self::THEMES as $filter => [ $layout ] ) {
				self::assertSame( $layout, apply_filters( $filter, 'right-sidebar' ), "{$filter}, {$page->name}" );
			}
		}
	}

	public function test_astra_leaves_room_below_its_header_once(): void {
		wp_enqueue_style( 'astra-theme-css', '/astra.css' );
		$this->on( 'Of the shop', Page::Basket );
		apply_filters( 'astra_page_layout', 'no-sidebar' );
		apply_filters( 'astra_page_layout', 'right-sidebar' );

		self::assertSame( [ 'body.ast-plain-container.ast-no-sidebar #primary{margin-block:60px}' ], wp_styles()->get_data( 'astra-theme-css', 'after' ) );
		wp_deregister_style( 'astra-theme-css' );
	}

	public function test_an_editors_choice_for_a_page_holds(): void {
		foreach ( array_filter( self::THEMES, static fn ( array $theme ): bool => null !== $theme[1] ) as $filter => [ , $field ] ) {
			update_post_meta( $this->on( 'Of the shop', Page::Basket ), (string) $field, 'left-sidebar' );

			self::assertSame( 'left-sidebar', apply_filters( $filter, 'left-sidebar' ), $filter );
		}
	}

	public function test_other_pages_with_blocks_of_ours_have_none_where_it_is_empty(): void {
		$this->on( '<!-- wp:marketday/wishlist /-->' );
		self::assertSame( 'no-sidebar', apply_filters( 'astra_page_layout', 'right-sidebar' ) );

		$this->fillSidebar();
		self::assertSame( 'right-sidebar', apply_filters( 'astra_page_layout', 'right-sidebar' ) );
	}

	public function test_pages_without_them_are_the_themes_own_affair(): void {
		$this->on( 'About us' );

		foreach ( array_keys( self::THEMES ) as $filter ) {
			self::assertSame( 'right-sidebar', apply_filters( $filter, 'right-sidebar' ), $filter );
		}
	}

	private function fillSidebar(): void {
		$this->widgets = [ 'block-2' ];
	}

	private function on( string $content, ?Page $page = null ): int {
		$id = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'A page', 'post_content' => $content ] );
		null === $page || update_option( $page->option(), $id );
		$query                    = new WP_Query();
		$post                     = get_post( $id );
		$query->queried_object    = $post instanceof WP_Post ? $post : null;
		$query->queried_object_id = $id;
		$query->is_page           = true;
		$query->is_singular       = true;
		$GLOBALS['wp_query']      = $query;
		return $id;
	}
}
