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
	__( 'Moving from WowStore', 'marketday' ),
	__( 'Turns WowStore’s blocks into ours.', 'marketday' )
);
