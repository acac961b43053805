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
	Group::Pages,
	__( 'Lightbox', 'marketday' ),
	__( 'Opens linked pictures on the whole screen.', 'marketday' )
);
