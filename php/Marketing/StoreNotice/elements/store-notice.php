<?php
/**
 * Entry of this block in page builders.
 *
 * @package Marketday
 */

declare( strict_types=1 );

use Marketday\Kernel\Elements\Control;
use Marketday\Kernel\Elements\Element;

defined( 'ABSPATH' ) || exit;

return new Element(
	'eicon-alert',
	[
		'text'       => new Control( __( 'Announcement', 'marketday' ) ),
		'canDismiss' => new Control( __( 'Visitors can close it', 'marketday' ) ),
	]
);
