<?php
/**
 * Changes a site's old address to its new one in what has been written: `php move-address.php SITE-FOLDER OLD NEW`.
 *
 * @package Marketday
 */

declare( strict_types=1 );

require __DIR__ . '/load-site.php';

global $wpdb;
[ , , $marketday_old, $marketday_new ] = $argv;
$marketday_like = '%' . $wpdb->esc_like( $marketday_old ) . '%';
$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->posts} SET post_content = REPLACE( post_content, %s, %s ) WHERE post_content LIKE %s", $marketday_old, $marketday_new, $marketday_like ) );
