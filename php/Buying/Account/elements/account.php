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
	'eicon-my-account',
	[
		'showOrders'    => new Control( __( 'Orders', 'marketday' ) ),
		'showDownloads' => new Control( __( 'Downloads', 'marketday' ) ),
		'showAddresses' => new Control( __( 'Addresses', 'marketday' ) ),
		'showDetails'   => new Control( __( 'Account details', 'marketday' ) ),
	]
);
