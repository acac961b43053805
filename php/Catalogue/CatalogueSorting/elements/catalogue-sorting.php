<?php
/**
 * Entry of this block in page builders.
 *
 * @package Marketday
 */

declare( strict_types=1 );

use Marketday\Kernel\Elements\Element;

defined( 'ABSPATH' ) || exit;

return new Element( 'eicon-sort-amount-desc' );
