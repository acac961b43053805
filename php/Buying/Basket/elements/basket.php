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
	'eicon-cart',
	[
		'showCoupon'       => new Control( __( 'Coupon section', 'marketday' ) ),
		'showFreeDelivery' => new Control( __( 'Progress to free delivery', 'marketday' ) ),
		'showCrossSells'   => new Control( __( 'Goes well with your basket', 'marketday' ) ),
	]
);
