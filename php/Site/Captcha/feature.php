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
	__( 'Captcha', 'marketday' ),
	__( 'Keeps robots out of forms, the checkout and login.', 'marketday' )
);
