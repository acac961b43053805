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
	Group::Products,
	__( 'Size charts', 'marketday' ),
	__( 'Size charts on the pages of the products they’re for.', 'marketday' )
);
