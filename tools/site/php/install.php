<?php
/**
 * Installs WordPress on an empty database: `php install.php SITE-FOLDER TITLE USER PASSWORD EMAIL`.
 *
 * @package Marketday
 */

declare( strict_types=1 );

define( 'WP_INSTALLING', true );

require __DIR__ . '/load-site.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

if ( is_blog_installed() ) {
	exit( 0 );
}

[ , , $marketday_title, $marketday_user, $marketday_password, $marketday_email ] = $argv;
wp_install( $marketday_title, $marketday_user, $marketday_email, true, '', $marketday_password );

$marketday_options = [
	'WPLANG'              => 'en_GB',
	'blogdescription'     => 'Good things from small makers',
	'date_format'         => 'j F Y',
	'permalink_structure' => '/%postname%/',
	'start_of_week'       => '1',
	'timezone_string'     => 'Europe/London',
	'stylesheet'          => 'twentytwentyfive',
	'template'            => 'twentytwentyfive',
	'default_pingback_flag'  => '0',
	'default_ping_status'    => 'closed',
	'default_comment_status' => 'closed',
];
foreach ( $marketday_options as $marketday_name => $marketday_value ) {
	update_option( $marketday_name, $marketday_value );
}
foreach ( get_posts( [ 'post_type' => [ 'post', 'page' ], 'post_status' => 'any', 'numberposts' => 10 ] ) as $marketday_post ) {
	wp_delete_post( $marketday_post->ID, true );
}
foreach ( glob( MARKETDAY_SITE_DIR . '/mail/*.json' ) ?: [] as $marketday_mail ) {
	unlink( $marketday_mail );
}
