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
	'eicon-purchase-summary',
	[
		'thanks'        => new Control( __( 'Thank-you message', 'marketday' ) ),
		'showAddresses' => new Control( __( 'Addresses', 'marketday' ) ),
		'showShopLink'  => new Control( __( 'Back to shop link', 'marketday' ) ),
	]
);
