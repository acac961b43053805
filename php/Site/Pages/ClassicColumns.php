<?php

declare( strict_types=1 );

namespace Marketday\Site\Pages;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Page;
use Marketday\Kernel\Loading\LoadsIf;

/**
 * Columns that classic themes leave to a sidebar. Basket and checkout have none: what else a site says would lead away from what is bought there. Other pages
 * with blocks of ours have none where nothing stands in it. What an editor has chosen for a page holds.
 */
#[LoadsIf( 'classic', 'ocean_post_layout_class', 'astra_page_layout', 'generate_sidebar_layout', 'body_class' )]
final class ClassicColumns {
	/** Layout without a sidebar, and the field in which a page has its own, by the theme's filter. OceanWP asks only where a page has none. */
	private const LAYOUTS = [
		'ocean_post_layout_class' => [ 'full-width', '' ],
		'astra_page_layout'       => [ 'no-sidebar', 'site-sidebar-layout' ],
		'generate_sidebar_layout' => [ 'no-sidebar', '_generate-sidebar-layout-meta' ],
	];

	/** Astra's style sheet. */
	private const ASTRA = 'astra-theme-css';

	/** Room above and below the content, as Astra's pages with a sidebar have it. */
	private const ROOM = 'body.ast-plain-container.ast-no-sidebar #primary{margin-block:60px}';

	public function __construct( private readonly Engine $engine ) {}

	public function register(): void {
		foreach ( self::LAYOUTS as $filter => [ $layout, $field ] ) {
			add_filter( $filter, fn ( mixed $own ): mixed => $this->hasOneColumn( $field ) ? self::withRoom( $layout ) : $own, 99 );
		}
		add_filter( 'body_class', $this->addStorefronts( ... ) );
	}

	/** Leaves out the sidebar of a page that is about to be drawn, where nothing stands in it. */
	public static function leaveOutEmpty(): void {
		// GeneratePress prints its sidebar by WooCommerce's hook, beside WooCommerce alone.
		$hasPlace = false !== has_action( 'woocommerce_sidebar' );
		foreach ( self::LAYOUTS as $filter => [ $layout ] ) {
			$isLeftOut = static fn (): bool => self::isSidebarEmpty() || ( ! $hasPlace && 'generate_sidebar_layout' === $filter );
			add_filter( $filter, static fn ( mixed $own ): mixed => $isLeftOut() ? self::withRoom( $layout ) : $own, 99 );
		}
	}

	/**
	 * Storefront has a class for it, which it gives to pages whose sidebar is empty.
	 *
	 * @param list<string> $classes
	 * @return list<string>
	 */
	private function addStorefronts( array $classes ): array {
		if ( ! function_exists( 'storefront_get_sidebar' ) || ! $this->hasOneColumn( '' ) ) {
			return $classes;
		}
		remove_action( 'storefront_sidebar', 'storefront_get_sidebar' );
		return [ ...$classes, 'storefront-full-width-content' ];
	}

	private function hasOneColumn( string $field ): bool {
		$id = is_page() ? get_queried_object_id() : 0;
		if ( 0 === $id || ( '' !== $field && ! in_array( get_post_meta( $id, $field, true ), [ '', 'default' ], true ) ) ) {
			return false;
		}
		return in_array( $this->engine->settings()->pageOf( $id ), [ Page::Basket, Page::Checkout ], true )
			|| ( self::isSidebarEmpty() && str_contains( (string) get_post_field( 'post_content', $id ), '<!-- wp:marketday/' ) );
	}

	/** @return string The layout. Astra leaves no room below the header of a page without a sidebar, as page builders wish. */
	private static function withRoom( string $layout ): string {
		if ( wp_style_is( self::ASTRA, 'enqueued' ) && ! in_array( self::ROOM, (array) wp_styles()->get_data( self::ASTRA, 'after' ), true ) ) {
			wp_add_inline_style( self::ASTRA, self::ROOM );
		}
		return $layout;
	}

	private static function isSidebarEmpty(): bool {
		$sidebar = function_exists( 'oceanwp_get_sidebar' ) ? oceanwp_get_sidebar() : apply_filters( 'astra_get_sidebar', 'sidebar-1' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Astra's.
		return is_string( $sidebar ) && ! is_active_sidebar( $sidebar );
	}
}
