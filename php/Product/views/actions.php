<?php
/**
 * What else can be done with a product.
 *
 * @var Marketday\Store\Product $product
 */

defined( 'ABSPATH' ) || exit;

/**
 * Further buttons of a product's page: compare, wish, share.
 *
 * @param Marketday\Store\Product $product
 */
do_action( 'marketday_product_actions', $product );
