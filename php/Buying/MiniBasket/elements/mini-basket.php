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
	'eicon-basket-medium',
	[
		'showLabel'        => new Control( __( 'Show label next to the icon', 'marketday' ) ),
		'opens'            => new Control( __( 'Button', 'marketday' ), [
			'drawer' => __( 'opens the basket beside the page', 'marketday' ),
			'page'   => __( 'goes to the basket page', 'marketday' ),
		] ),
		'opensAfterAdding' => new Control( __( 'Open after adding a product', 'marketday' ) ),
		'showFreeDelivery' => new Control( __( 'Progress to free delivery', 'marketday' ) ),
		'showCrossSells'   => new Control( __( 'Goes well with your basket', 'marketday' ) ),
	]
);
