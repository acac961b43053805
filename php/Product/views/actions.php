<?php declare( strict_types=1 );
/**
 * What else can be done with a product.
 *
 * @var Marketday\Store\Product $product
 */

use Marketday\Kernel\Slot;

defined( 'ABSPATH' ) || exit;

Slot::ProductActions->print( $product );
