<?php
/**
 * What a local site is to a visitor with a cookie of `npm run screens`, which lays this into the site while it runs: one in Arabic, one in a dark theme.
 *
 * @package Marketday
 */

declare( strict_types=1 );

if ( 'rtl' === ( $_COOKIE['marketday_screens_direction'] ?? '' ) ) {
	add_filter( 'pre_determine_locale', static fn (): string => 'ar' );
	add_filter( 'locale', static fn (): string => 'ar' );
}

if ( 'dark' === ( $_COOKIE['marketday_screens_theme'] ?? '' ) ) {
	add_filter( 'body_class', static fn ( array $classes ): array => [ ...$classes, 'is-dark-theme' ] );
	add_action(
		'wp_head',
		static function (): void {
			// The demo's palette as a dark variation of its theme would have it.
			echo '<style>:root{color-scheme:dark;--wp--preset--color--base:#191a18;--wp--preset--color--contrast:#f3efe6;'
				. '--wp--preset--color--accent-1:#7fd6a3;--wp--preset--color--accent-2:#f0a67f;--wp--preset--color--accent-3:#a9bce0;'
				. '--wp--preset--color--accent-4:#b9b3a8;--wp--preset--color--accent-5:#2a2b28;--wp--preset--color--accent-6:#4a4b46;'
				. '--wp--preset--color--marketday-accent:#7fd6a3;--wp--preset--color--marketday-on-accent:#0c1a12;--marketday-theme-on-button:#0c1a12}'
				. '.wp-element-button,.wp-block-button__link{color:#0c1a12!important}</style>';
		},
		100
	);
}
