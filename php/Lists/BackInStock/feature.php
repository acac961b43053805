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
	__( 'Back in stock', 'marketday' ),
	__( 'Emails shoppers once when a sold-out product is back.', 'marketday' ),
	[ 'AddToBasket' ]
);
