<?php
/**
 * Changes a site's old address to its new one in what has been written: `php move-address.php SITE-FOLDER OLD NEW`.
 *
 * @package Marketday
 */

declare( strict_types=1 );

require __DIR__ . '/load-site.php';

/** Of the site that is switched to. */
function marketday_move_texts( string $old, string $new ): void {
	global $wpdb;
	$like = '%' . $wpdb->esc_like( $old ) . '%';
	$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->posts} SET post_content = REPLACE( post_content, %s, %s ) WHERE post_content LIKE %s", $old, $new, $like ) );
}

/** A network says in its tables where its sites are. */
function marketday_move_network( string $old, string $new ): void {
	global $wpdb;
	$host = static fn ( string $url ): string => wp_parse_url( $url, PHP_URL_HOST ) . ':' . wp_parse_url( $url, PHP_URL_PORT );
	foreach ( get_sites( [ 'fields' => 'ids' ] ) as $site ) {
		switch_to_blog( $site );
		marketday_move_texts( $old, $new );
		foreach ( [ 'siteurl', 'home' ] as $name ) {
			update_option( $name, str_replace( $old, $new, (string) get_option( $name ) ) );
		}
		restore_current_blog();
	}
	$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->sitemeta} SET meta_value = REPLACE( meta_value, %s, %s ) WHERE meta_key = 'siteurl'", $old, $new ) );
	foreach ( [ $wpdb->blogs, $wpdb->site ] as $table ) {
		$wpdb->query( $wpdb->prepare( "UPDATE {$table} SET domain = %s WHERE domain = %s", $host( $new ), $host( $old ) ) );
	}
}

[ , , $marketday_old, $marketday_new ] = $argv;
is_multisite() ? marketday_move_network( $marketday_old, $marketday_new ) : marketday_move_texts( $marketday_old, $marketday_new );
