<?php
/**
 * Entry of this feature on the screen of features.
 *
 * @package Marketday
 */

declare( strict_types=1 );

use Marketday\Kernel\Features\About;
use Marketday\Kernel\Features\Group;

defined( 'ABSPATH' ) || exit;

return new About(
	Group::Search,
	__( 'Product filter', 'marketday' ),
	__( 'Filters lists of products by price, category, attribute and more.', 'marketday' ),
	[ 'ProductGrid' ]
);
