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
	'eicon-calendar',
	[
		'view'        => new Control( __( 'View', 'marketday' ), [
			'grid' => __( 'Month, as a grid', 'marketday' ),
			'list' => __( 'Month, as a list', 'marketday' ),
			'mini' => __( 'Small month', 'marketday' ),
		] ),
		'details'     => new Control( __( 'Events open', 'marketday' ), [
			'modal'  => __( 'over the page', 'marketday' ),
			'inline' => __( 'inline', 'marketday' ),
			'page'   => __( 'on their own page', 'marketday' ),
		] ),
		'showFilters' => new Control( __( 'Let visitors filter events', 'marketday' ) ),
	]
);
