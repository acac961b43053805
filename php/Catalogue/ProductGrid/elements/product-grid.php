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
	'eicon-products',
	[
		'title'          => new Control( __( 'Title', 'marketday' ) ),
		'query'          => new Control( __( 'Products', 'marketday' ), [
			'all'            => __( 'All products', 'marketday' ),
			'featured'       => __( 'Featured', 'marketday' ),
			'onSale'         => __( 'On sale', 'marketday' ),
			'newest'         => __( 'Newest', 'marketday' ),
			'bestSelling'    => __( 'Best selling', 'marketday' ),
			'mostViewed'     => __( 'Most viewed', 'marketday' ),
			'topRated'       => __( 'Top rated', 'marketday' ),
			'related'        => __( 'Related to the product', 'marketday' ),
			'upSells'        => __( 'The product’s up-sells', 'marketday' ),
			'crossSells'     => __( 'Cross-sells of the product or basket', 'marketday' ),
			'recentlyViewed' => __( 'Recently viewed', 'marketday' ),
		], 'kind' ),
		'order'          => new Control( __( 'Order', 'marketday' ), [
			'menu_order' => __( 'Default order', 'marketday' ),
			'popularity' => __( 'Popularity', 'marketday' ),
			'rating'     => __( 'Rating', 'marketday' ),
			'date'       => __( 'Newest first', 'marketday' ),
			'price'      => __( 'Price: low to high', 'marketday' ),
			'price-desc' => __( 'Price: high to low', 'marketday' ),
			'title'      => __( 'Name', 'marketday' ),
		] ),
		'perPage'        => new Control( __( 'Products per page', 'marketday' ) ),
		'columns'        => new Control( __( 'Columns', 'marketday' ) ),
		'columnsTablet'  => new Control( __( 'Columns on tablets', 'marketday' ) ),
		'columnsPhone'   => new Control( __( 'Columns on phones', 'marketday' ) ),
		'layout'         => new Control( __( 'Layout', 'marketday' ), [
			'grid'     => __( 'Grid', 'marketday' ),
			'carousel' => __( 'Carousel', 'marketday' ),
		] ),
		'paginationKind' => new Control( __( 'Pages', 'marketday' ), [
			'numbers'  => __( 'Page numbers', 'marketday' ),
			'prevNext' => __( 'Previous and next', 'marketday' ),
			'loadMore' => __( 'Load more', 'marketday' ),
		] ),
		'showPagination' => new Control( __( 'Pages', 'marketday' ) ),
		'showPicture'    => new Control( __( 'Picture', 'marketday' ) ),
		'showBadge'      => new Control( __( 'Sale badge', 'marketday' ) ),
		'showTitle'      => new Control( __( 'Name', 'marketday' ) ),
		'showRating'     => new Control( __( 'Rating', 'marketday' ) ),
		'showPrice'      => new Control( __( 'Price', 'marketday' ) ),
		'showButton'     => new Control( __( 'Add-to-basket button', 'marketday' ) ),
		'showDeal'       => new Control( __( 'Sale countdown', 'marketday' ) ),
		'hideOutOfStock' => new Control( __( 'Hide out-of-stock products', 'marketday' ) ),
		'inherit'        => new Control( __( 'Use the page’s own products', 'marketday' ) ),
	]
);
