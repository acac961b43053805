<?php

declare( strict_types=1 );

namespace Marketday\Tests\SetupGuide;

use Marketday\Admin\SetupGuide\ClassicMenus;
use Marketday\Engine\Contract\Page;
use Marketday\Tests\SiteTestCase;

/** Menus of a classic theme, in the guide's last step. */
final class ClassicMenusTest extends SiteTestCase {
	protected function setUp(): void {
		parent::setUp();
		foreach ( array_keys( get_registered_nav_menus() ) as $place ) {
			unregister_nav_menu( (string) $place );
		}
		remove_theme_mod( 'nav_menu_locations' );
	}

	public function test_only_places_that_the_theme_has_are_offered(): void {
		self::assertSame( [], $this->menus()->choices() );

		register_nav_menus( [ 'topbar_menu' => 'Top Bar', 'mobile_menu' => 'Mobile', 'main_menu' => 'Main' ] );
		self::assertSame( [ 'main-menu' ], array_keys( $this->menus()->choices() ) );

		register_nav_menus( [ 'menu-2' => 'Footer' ] );
		self::assertSame( [ 'main-menu', 'footer-menu' ], array_keys( $this->menus()->choices() ) );
	}

	public function test_the_main_menu_holds_the_shops_own_pages_and_no_draft(): void {
		register_nav_menus( [ 'secondary' => 'Secondary Menu', 'primary' => 'Primary Menu' ] );
		$contact = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Contact', 'post_name' => 'contact' ] );
		$hidden  = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Zebra' ] );
		self::assertFalse( $this->menus()->isMade( 'main-menu' ) );

		self::assertSame( '', $this->menus()->make( 'main-menu' ) );

		self::assertTrue( $this->menus()->isMade( 'main-menu' ) );
		$ids = $this->pagesIn( 'primary' );
		self::assertSame( $this->engine()->settings()->pageId( Page::Shop ), $ids[0] ?? null );
		self::assertSame( $this->engine()->settings()->pageId( Page::Basket ), end( $ids ) );
		self::assertContains( $contact, $ids );
		self::assertNotContains( $hidden, $ids );
		self::assertArrayNotHasKey( 'secondary', get_nav_menu_locations() );
	}

	public function test_phones_have_the_main_menu_unless_they_have_one(): void {
		register_nav_menus( [ 'primary' => 'Primary Menu', 'handheld' => 'Handheld Menu', 'mobile_menu' => 'Mobile' ] );
		$own = wp_create_nav_menu( 'Own' );
		set_theme_mod( 'nav_menu_locations', [ 'mobile_menu' => $own ] );

		self::assertSame( '', $this->menus()->make( 'main-menu' ) );

		$places = get_nav_menu_locations();
		self::assertSame( $places['primary'], $places['handheld'] );
		self::assertSame( $own, $places['mobile_menu'] );
	}

	public function test_a_draft_is_no_link_of_the_footer(): void {
		register_nav_menus( [ 'footer_menu' => 'Footer' ] );
		$privacy = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Privacy' ] );
		$returns = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'Returns' ] );
		update_option( 'wp_page_for_privacy_policy', $privacy );
		update_option( 'woocommerce_refund_returns_page_id', $returns );

		self::assertSame( '', $this->menus()->make( 'footer-menu' ) );

		self::assertContains( $privacy, $this->pagesIn( 'footer_menu' ) );
		self::assertNotContains( $returns, $this->pagesIn( 'footer_menu' ) );
	}

	public function test_a_footer_without_a_place_for_menus_has_one_as_a_widget(): void {
		$shown = $GLOBALS['wp_registered_sidebars'];
		register_sidebar( [ 'id' => 'footer-1', 'name' => 'Footer 1' ] );
		register_sidebar( [ 'id' => 'footer-bar', 'name' => 'Bottom' ] );
		update_option( 'sidebars_widgets', [ 'footer-bar' => [ 'search-2' ], 'array_version' => 3 ] );
		update_option( 'widget_nav_menu', [ 3 => [ 'title' => 'Kept', 'nav_menu' => 1 ], '_multiwidget' => 1 ] );
		self::assertSame( [ 'footer-menu' ], array_keys( $this->menus()->choices() ) );
		self::assertFalse( $this->menus()->isMade( 'footer-menu' ) );

		self::assertSame( '', $this->menus()->make( 'footer-menu' ) );

		self::assertTrue( $this->menus()->isMade( 'footer-menu' ) );
		self::assertSame( [ 'search-2', 'nav_menu-4' ], ( (array) get_option( 'sidebars_widgets' ) )['footer-bar'] );
		$menus = (array) get_option( 'widget_nav_menu' );
		self::assertSame( [ 'Kept', wp_get_nav_menu_object( 'Shop footer' )?->term_id ], [ $menus[3]['title'], $menus[4]['nav_menu'] ] );
		$GLOBALS['wp_registered_sidebars'] = $shown;
	}

	public function test_a_basket_that_the_theme_shows_is_no_link_as_well(): void {
		register_nav_menus( [ 'primary' => 'Primary Menu' ] );
		add_filter( 'template', static fn (): string => 'storefront' );
		add_action( 'storefront_header', 'storefront_header_cart', 60 );

		$this->menus()->make( 'main-menu' );

		$ids = $this->pagesIn( 'primary' );
		remove_all_filters( 'template' );
		remove_all_actions( 'storefront_header' );
		self::assertContains( $this->engine()->settings()->pageId( Page::Account ), $ids );
		self::assertNotContains( $this->engine()->settings()->pageId( Page::Basket ), $ids );
	}

	public function test_a_menu_of_its_name_that_people_have_changed_is_taken_as_it_is(): void {
		register_nav_menus( [ 'primary' => 'Primary Menu' ] );
		$menu = wp_create_nav_menu( 'Shop menu' );
		self::assertIsInt( $menu );
		wp_update_nav_menu_item( $menu, 0, [ 'menu-item-title' => 'Ours', 'menu-item-url' => '/ours/', 'menu-item-status' => 'publish' ] );

		self::assertSame( '', $this->menus()->make( 'main-menu' ) );

		self::assertSame( [ 'primary' => $menu ], get_nav_menu_locations() );
		self::assertSame( [ 'Ours' ], array_column( (array) wp_get_nav_menu_items( $menu ), 'title' ) );
	}

	private function menus(): ClassicMenus {
		return new ClassicMenus( $this->engine()->settings() );
	}

	/** @return list<int> */
	private function pagesIn( string $place ): array {
		$items = (array) wp_get_nav_menu_items( get_nav_menu_locations()[ $place ] ?? 0 );
		return array_map( 'intval', array_values( array_column( $items, 'object_id', 'ID' ) ) );
	}
}
