<?php
/**
 * The options of a new site, by its language and its permalinks.
 *
 * @package Marketday
 */

declare( strict_types=1 );

/**
 * @param array{locale?: string, permalinks?: string} $setup As site.json has it.
 * @return array<string, string> Value by name.
 */
function marketday_site_options( array $setup, bool $is_networks_first = false ): array {
	[ $date, $zone ] = [
		'de_DE' => [ 'j. F Y', 'Europe/Berlin' ],
		'ar'    => [ 'j F، Y', 'Asia/Dubai' ],
	][ $setup['locale'] ?? '' ] ?? [ 'j F Y', 'Europe/London' ];
	$permalinks = $setup['permalinks'] ?? '/%postname%/';
	return [
		'WPLANG'              => $setup['locale'] ?? 'en_GB',
		'blogdescription'     => 'Good things from small makers',
		'date_format'         => $date,
		// The posts of a network's first site stand apart from its further sites.
		'permalink_structure' => $is_networks_first && '' !== $permalinks ? "/blog{$permalinks}" : $permalinks,
		'start_of_week'       => '1',
		'timezone_string'     => $zone,
		'stylesheet'          => 'twentytwentyfive',
		'template'            => 'twentytwentyfive',
		'default_pingback_flag'  => '0',
		'default_ping_status'    => 'closed',
		'default_comment_status' => 'closed',
	];
}

/** Sets them, takes away what WordPress writes into a new site, and the letters it sends about it. */
function marketday_make_site_ours( array $options ): void {
	foreach ( $options as $name => $value ) {
		update_option( $name, $value );
	}
	foreach ( get_posts( [ 'post_type' => [ 'post', 'page' ], 'post_status' => 'any', 'numberposts' => 10 ] ) as $post ) {
		wp_delete_post( $post->ID, true );
	}
	foreach ( glob( MARKETDAY_SITE_DIR . '/mail/*.json' ) ?: [] as $email ) {
		unlink( $email );
	}
}
