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
	'eicon-filter',
	[
		'title'        => new Control( __( 'Title', 'marketday' ) ),
		'limit'        => new Control( __( 'Values before “Show more”', 'marketday' ) ),
		'openSections' => new Control( __( 'Sections open at first', 'marketday' ) ),
		'emptyValues'  => new Control( __( 'Values without products', 'marketday' ), [
			'hide'    => __( 'are hidden', 'marketday' ),
			'disable' => __( 'are disabled', 'marketday' ),
		] ),
		'showCounts'   => new Control( __( 'Show the number of products for each value', 'marketday' ) ),
		'showChips'    => new Control( __( 'Show active filters above the sections', 'marketday' ) ),
	]
);
