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
	__( 'Product import', 'marketday' ),
	__( 'Brings products in from a CSV file.', 'marketday' )
);
