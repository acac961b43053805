<?php

declare( strict_types=1 );

namespace Marketday\Site\Pages;

defined( 'ABSPATH' ) || exit;

/**
 * Frame that a classic theme puts around the pages of a shop: its width, its columns, its sidebar. Themes hang it on WooCommerce's hooks, where that is the
 * shop; elsewhere a page has one column.
 */
final class ClassicFrame {
	/** Layouts without a sidebar, by the filter of themes that leave a quarter of a shop's page to one, even where nothing stands in it. */
	private const COLUMNLESS = [
		'ocean_post_layout_class' => 'full-width',
		'astra_page_layout'       => 'no-sidebar',
	];

	public static function open(): void {
		foreach ( self::COLUMNLESS as $filter => $layout ) {
			add_filter( $filter, static fn ( mixed $own ): mixed => self::isSidebarEmpty() ? $layout : $own, 99 );
		}
		get_header( self::isThemes() ? 'shop' : null );
		if ( self::isThemes() ) {
			// Our pages have their own.
			remove_action( 'woocommerce_before_main_content', 'woocommerce_breadcrumb', 20 );
			do_action( 'woocommerce_before_main_content' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- themes hang on it.
		} else {
			echo '<main id="marketday-content" class="marketday-page">';
		}
	}

	public static function close(): void {
		if ( self::isThemes() ) {
			do_action( 'woocommerce_after_main_content' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- themes hang on it.
			do_action( 'woocommerce_sidebar' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- themes hang on it.
		} else {
			echo '</main>';
		}
		get_footer( self::isThemes() ? 'shop' : null );
	}

	private static function isSidebarEmpty(): bool {
		$sidebar = function_exists( 'oceanwp_get_sidebar' ) ? oceanwp_get_sidebar() : apply_filters( 'astra_get_sidebar', 'sidebar-1' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Astra's.
		return is_string( $sidebar ) && ! is_active_sidebar( $sidebar );
	}

	/** Tells whether the theme brings it. */
	public static function isThemes(): bool {
		return current_theme_supports( 'woocommerce' ) && false !== has_action( 'woocommerce_before_main_content' );
	}
}
