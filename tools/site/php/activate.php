<?php
/**
 * Activates plugins in the order given, in all of a network where the site is one: `php activate.php SITE-FOLDER PLUGIN-FILE...`.
 *
 * @package Marketday
 */

declare( strict_types=1 );

define( 'WP_ADMIN', true );

require __DIR__ . '/load-site.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

wp_set_current_user( 1 );
foreach ( array_slice( $argv, 2 ) as $marketday_plugin ) {
	$marketday_result = activate_plugin( $marketday_plugin, '', is_multisite() );
	if ( is_wp_error( $marketday_result ) ) {
		fwrite( STDERR, $marketday_plugin . ': ' . wp_strip_all_tags( $marketday_result->get_error_message() ) . "\n" );
		exit( 1 );
	}
}
