<?php
/**
 * Runs when the plugin is deleted: its own tables, settings and jobs go. Products, orders and pages stay: they are the shop's, in
 * shapes that WooCommerce reads too.
 *
 * @package Marketday
 */

declare( strict_types=1 );

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

( static function (): void {
	global $wpdb;
	$like   = $wpdb->esc_like( "{$wpdb->prefix}marketday_" ) . '%';
	$tables = (array) $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $like ) );
	foreach ( $tables as $table ) {
		$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $table ) );
	}
	foreach ( (array) $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( 'marketday_' ) . '%' ) ) as $option ) {
		delete_option( (string) $option );
	}
	foreach ( (array) _get_cron_array() as $hooks ) {
		foreach ( array_keys( (array) $hooks ) as $hook ) {
			if ( str_starts_with( (string) $hook, 'marketday_' ) ) {
				wp_clear_scheduled_hook( (string) $hook );
			}
		}
	}
} )();
