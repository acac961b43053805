<?php
/**
 * Entry of this block in page builders.
 *
 * @package Marketday
 */

declare( strict_types=1 );

use Marketday\Kernel\Elements\Control;
use Marketday\Kernel\Elements\Element;

defined( 'ABSPATH' ) || exit;

return new Element(
	'eicon-product-add-to-cart',
	[
		'productId'     => new Control( __( 'Product ID (0 for the page’s own)', 'marketday' ) ),
		'showBuyNow'    => new Control( __( 'Buy now button', 'marketday' ) ),
		'showStickyBar' => new Control( __( 'Sticky bar on product pages', 'marketday' ) ),
	]
);
