<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Product;

defined( 'ABSPATH' ) || exit;

/** Parts of a product's page; the values are those of the block's `part`. */
enum ProductPart: string {
	case Breadcrumbs   = 'breadcrumbs';
	case Gallery       = 'gallery';
	case Title         = 'title';
	case Rating        = 'rating';
	case Price         = 'price';
	case Deal          = 'deal';
	case Excerpt       = 'excerpt';
	case Stock         = 'stock';
	case Actions       = 'actions';
	case Facts         = 'facts';
	case Specification = 'specification';
	case Details       = 'details';
	case Related       = 'related';
}
