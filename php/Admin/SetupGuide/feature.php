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
	__( 'Set-up guide', 'marketday' ),
	__( 'Five steps from an empty site to a shop.', 'marketday' )
);
