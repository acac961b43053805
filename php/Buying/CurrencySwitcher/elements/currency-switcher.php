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
	'eicon-price-list',
	[
		'display'   => new Control( __( 'Display', 'marketday' ), [
			'dropdown' => __( 'Dropdown', 'marketday' ),
			'list'     => __( 'List', 'marketday' ),
		] ),
		'showSign'  => new Control( __( 'Symbols', 'marketday' ) ),
		'showLabel' => new Control( __( 'Label', 'marketday' ) ),
		'label'     => new Control( __( 'Label', 'marketday' ) ),
	]
);
