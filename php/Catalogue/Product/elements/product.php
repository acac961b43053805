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
	'eicon-single-product',
	[
		'productId'       => new Control( __( 'Product ID (0 for the page’s own)', 'marketday' ) ),
		'showBreadcrumbs' => new Control( __( 'Breadcrumbs', 'marketday' ) ),
		'showGallery'     => new Control( __( 'Pictures', 'marketday' ) ),
		'showTitle'       => new Control( __( 'Name', 'marketday' ) ),
		'showForm'        => new Control( __( 'Add-to-basket form', 'marketday' ) ),
		'showDetails'     => new Control( __( 'Details and reviews', 'marketday' ) ),
		'showRelated'     => new Control( __( 'Related products', 'marketday' ) ),
	]
);
