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
	Group::Tools,
	__( 'Events for scripts', 'marketday' ),
	__( 'Tells other scripts on your site what shoppers do.', 'marketday' )
);
