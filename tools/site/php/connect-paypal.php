<?php
/**
 * Connects the shop to a PayPal of its own: `php connect-paypal.php SITE-FOLDER ADDRESS`.
 *
 * @package Marketday
 */

declare( strict_types=1 );

require __DIR__ . '/load-site.php';

[ , , $marketday_address ] = $argv;
$marketday_kept            = get_option( 'marketday_paypal', [] );
update_option( 'marketday_paypal_address', $marketday_address );
update_option( 'marketday_paypal', [
	'mode'    => 'sandbox',
	'sandbox' => [
		'id'     => 'demo-client',
		'secret' => 'demo-secret',
	],
] + ( is_array( $marketday_kept ) ? $marketday_kept : [] ) );
// The letters' box is another one with each start.
do_action( 'marketday_paypal_make_webhook' );
