<?php
/**
 * What the screen of features says of this one.
 *
 * @package Marketday
 */

declare( strict_types=1 );

use Marketday\Kernel\Features\About;
use Marketday\Kernel\Features\Group;

defined( 'ABSPATH' ) || exit;

return new About(
	Group::Search,
	__( 'Product sorting', 'marketday' ),
	__( 'Lets shoppers choose the order of a list.', 'marketday' ),
	[ 'ProductGrid' ]
);
