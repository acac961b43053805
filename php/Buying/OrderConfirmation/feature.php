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
	Group::Checkout,
	__( 'Order confirmation', 'marketday' ),
	__( 'What shoppers read after they’ve ordered.', 'marketday' ),
	[ 'Checkout' ]
);
