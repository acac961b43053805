<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

defined( 'ABSPATH' ) || exit;

/** A page that is one visitor's, or right for a moment alone: no cache may keep it. */
final class PrivatePage {
	/** Tells browsers and proxies by headers, and the site's own page caches, which do not read them. */
	public static function keep(): void {
		self::announceToPlugins();
		if ( ! headers_sent() ) {
			nocache_headers();
			header( 'Cache-Control: no-cache, must-revalidate, max-age=0, no-store, private' );
		}
	}

	/** The constant is what WP Super Cache, W3 Total Cache and others look at when the page has been made; LiteSpeed Cache hears an action. */
	public static function announceToPlugins(): void {
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true );
		}
		do_action( 'litespeed_control_set_nocache', 'Marketday: a page of one visitor' );
	}
}
