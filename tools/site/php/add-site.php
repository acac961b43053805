<?php
/**
 * Adds a site to a network: `php add-site.php SITE-FOLDER NAME TITLE`.
 *
 * @package Marketday
 */

declare( strict_types=1 );

require __DIR__ . '/load-site.php';
require_once __DIR__ . '/site-options.php';

[ , , $marketday_name, $marketday_title ] = $argv;
$marketday_network                        = get_network();
$marketday_id                             = wp_insert_site( [
	'domain'  => $marketday_network->domain,
	'path'    => "{$marketday_network->path}{$marketday_name}/",
	'title'   => $marketday_title,
	'user_id' => 1,
] );
if ( is_wp_error( $marketday_id ) ) {
	fwrite( STDERR, $marketday_id->get_error_message() . "\n" );
	exit( 1 );
}
switch_to_blog( $marketday_id );
marketday_make_site_ours( marketday_site_options( $marketday_site['setup'] ) );
restore_current_blog();
