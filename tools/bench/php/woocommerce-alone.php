<?php
/**
 * Leaves WooCommerce alone on a site that it shares with Marketday: the shop's basket and checkout become its own of blocks, a page each has
 * those of its shortcodes, and header, footer and templates are the theme's again, as the demo's hold Marketday's blocks.
 *
 * @package Marketday
 */

declare( strict_types=1 );

require_once ABSPATH . 'wp-admin/includes/plugin.php';

foreach ( [ 'cart', 'checkout' ] as $marketday_page ) {
	// As WooCommerce writes its page: with all the blocks within.
	wp_update_post(
		[
			'ID'           => (int) get_option( "woocommerce_{$marketday_page}_page_id" ),
			'post_content' => wp_slash( ( new ReflectionMethod( WC_Install::class, "get_{$marketday_page}_block_content" ) )->invoke( null ) ),
		]
	);
	wp_insert_post(
		[
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_name'    => "bench-{$marketday_page}-classic",
			'post_title'   => 'Classic',
			'post_content' => "<!-- wp:shortcode -->[woocommerce_{$marketday_page}]<!-- /wp:shortcode -->",
		]
	);
}

$marketday_look = get_posts(
	[
		'post_type'   => [ 'wp_template', 'wp_template_part', 'wp_global_styles' ],
		'meta_key'    => '_marketday_demo_hash',
		'numberposts' => -1,
		'fields'      => 'ids',
	]
);
foreach ( $marketday_look as $marketday_id ) {
	wp_delete_post( $marketday_id, true );
}

deactivate_plugins( 'marketday/marketday.php' );

return true;
