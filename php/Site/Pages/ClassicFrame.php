<?php

declare( strict_types=1 );

namespace Marketday\Site\Pages;

defined( 'ABSPATH' ) || exit;

/**
 * Frame that a classic theme puts around the pages of a shop: its width, its columns, its sidebar. Themes hang it on WooCommerce's hooks, where that is the
 * shop; elsewhere a page has one column.
 */
final class ClassicFrame {
	public static function open(): void {
		ClassicColumns::leaveOutEmpty();
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

	/** Tells whether the theme brings it. */
	public static function isThemes(): bool {
		return current_theme_supports( 'woocommerce' ) && false !== has_action( 'woocommerce_before_main_content' );
	}
}
