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
	__( 'Product grid', 'marketday' ),
	__( 'Lists of products as cards, page by page, as carousels or by tabs.', 'marketday' )
);
