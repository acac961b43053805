<?php
/**
 * Finishes WooCommerce's installation as its owner's first visit to the admin does, and opens the shop: `php finish-woocommerce.php SITE-FOLDER`. Without
 * it a new shop has orders among the posts and a header without WooCommerce's blocks, which no owner has ever seen.
 *
 * @package Marketday
 */

declare( strict_types=1 );

define( 'WP_ADMIN', true );

require __DIR__ . '/load-site.php';

wp_set_current_user( 1 );
WC_Install::newly_installed();
update_option( 'woocommerce_coming_soon', 'no' );
