<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/** Tells a network's further sites apart where WordPress keeps one thing for all of them: salts, users and what it knows of them. */
final class SiteOfNetwork {
	/** '' for a network's first site, and for one that is in none. */
	public static function mark(): string {
		return is_multisite() && ! is_main_site() ? 'site' . get_current_blog_id() . '|' : '';
	}

	/** The name of what is kept of a user for this site alone. */
	public static function userMeta( string $name ): string {
		global $wpdb;
		return '' === self::mark() ? $name : $wpdb->get_blog_prefix() . $name;
	}
}
