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
	'eicon-search',
	[
		'searchPlaceHolder'  => new Control( __( 'Placeholder', 'marketday' ) ),
		'showSearchCategory' => new Control( __( 'Category dropdown', 'marketday' ) ),
		'showPopular'        => new Control( __( 'Offer popular searches', 'marketday' ) ),
		'showProductImage'   => new Control( __( 'Picture', 'marketday' ) ),
		'showProductPrice'   => new Control( __( 'Price', 'marketday' ) ),
		'showProductRating'  => new Control( __( 'Rating', 'marketday' ) ),
	]
);
