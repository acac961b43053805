<?php declare(strict_types=1);
/** The page of one product in a classic theme. */

use Marketday\Site\Pages\ClassicFrame;

defined( 'ABSPATH' ) || exit;

$products = '';
// Before the header: what is drawn names its styles, and may yet say that no cache keeps the page.
while ( have_posts() ) {
	the_post();
	$products .= do_blocks( '<!-- wp:marketday/product /-->' );
}
// The product has its own, whichever hook a theme prints WooCommerce's on.
add_filter( 'woocommerce_get_breadcrumb', '__return_empty_array', PHP_INT_MAX );
ClassicFrame::open();
echo $products; // phpcs:ignore WordPress.Security.EscapeOutput -- the block escapes.
ClassicFrame::close();
