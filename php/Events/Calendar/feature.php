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
	Group::Events,
	__( 'Events calendar', 'marketday' ),
	__( 'Events with their dates, and the blocks that show them.', 'marketday' )
);
