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
	__( 'Add to basket', 'marketday' ),
	__( 'The form that puts a product in the basket: options, quantity and button.', 'marketday' )
);
