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
	Group::Products,
	__( 'Quick view', 'marketday' ),
	__( 'Opens a product over the list it’s in.', 'marketday' ),
	[ 'ProductGrid' ]
);
