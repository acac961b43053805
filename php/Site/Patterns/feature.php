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
	Group::Pages,
	__( 'Patterns', 'marketday' ),
	__( 'Ready-made sections and templates for the editor.', 'marketday' )
);
