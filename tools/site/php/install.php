<?php
/**
 * Installs WordPress on an empty database: `php install.php SITE-FOLDER TITLE USER PASSWORD EMAIL`.
 *
 * @package Marketday
 */

declare( strict_types=1 );

define( 'WP_INSTALLING', true );
define( 'MARKETDAY_INSTALLING', true );

require __DIR__ . '/load-site.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once __DIR__ . '/site-options.php';

if ( is_blog_installed() ) {
	exit( 0 );
}

[ , , $marketday_title, $marketday_user, $marketday_password, $marketday_email ] = $argv;
$marketday_setup      = $marketday_site['setup'] ?? [];
$marketday_is_network = true === ( $marketday_setup['multisite'] ?? false );
wp_install( $marketday_title, $marketday_user, $marketday_email, true, '', $marketday_password );

if ( $marketday_is_network ) {
	foreach ( $wpdb->tables( 'ms_global' ) as $marketday_name => $marketday_table ) {
		$wpdb->$marketday_name = $marketday_table;
	}
	install_network();
	$marketday_network = populate_network( 1, $_SERVER['HTTP_HOST'], $marketday_email, $marketday_title, "{$marketday_setup['folder']}/", false );
	if ( is_wp_error( $marketday_network ) ) {
		fwrite( STDERR, $marketday_network->get_error_message() . "\n" );
		exit( 1 );
	}
}

marketday_make_site_ours( marketday_site_options( $marketday_setup, $marketday_is_network ) );
