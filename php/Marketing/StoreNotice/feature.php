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
	Group::Promotion,
	__( 'Store notice', 'marketday' ),
	__( 'A line for all visitors, and announcement bars.', 'marketday' )
);
