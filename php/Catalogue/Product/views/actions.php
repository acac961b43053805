<?php declare( strict_types=1 );
/**
 * Further actions on a product.
 *
 * @var Marketday\Engine\Contract\Product $product
 */

use Marketday\Kernel\Slot;

defined( 'ABSPATH' ) || exit;

Slot::ProductActions->print( $product );
