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
	'eicon-posts-masonry',
	[
		'perPage'        => new Control( __( 'Posts per page (0 uses the site’s setting)', 'marketday' ) ),
		'columns'        => new Control( __( 'Columns', 'marketday' ) ),
		'masonry'        => new Control( __( 'Masonry', 'marketday' ) ),
		'infiniteScroll' => new Control( __( 'Infinite scroll', 'marketday' ) ),
		'showPicture'    => new Control( __( 'Picture', 'marketday' ) ),
		'showCategory'   => new Control( __( 'Category', 'marketday' ) ),
		'showExcerpt'    => new Control( __( 'Excerpt', 'marketday' ) ),
		'showDate'       => new Control( __( 'Date', 'marketday' ) ),
		'showAuthor'     => new Control( __( 'Author', 'marketday' ) ),
	]
);
