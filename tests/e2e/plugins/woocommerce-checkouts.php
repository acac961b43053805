<?php
/**
 * A plugin that gives visitors with its cookie alone one of WooCommerce's own checkouts, with all that Marketday adds to it: a field of the
 * shop's, suggested addresses, reserved baskets. The cookie holds the page's id and the port of an address service.
 *
 * @package Marketday
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

if ( isset( $_COOKIE['woocommerce-checkout'] ) && preg_match( '/^(\d+)-(\d+)$/', (string) $_COOKIE['woocommerce-checkout'], $marketday_found ) ) {
	[ , $marketday_page, $marketday_port ] = $marketday_found;
	$marketday_options = [
		'woocommerce_checkout_page_id'             => $marketday_page,
		'woocommerce_address_autocomplete_enabled' => 'yes',
		// Ours records then.
		'woocommerce_feature_order_attribution_enabled' => 'no',
		'marketday_order_attribution'              => 'always',
		'marketday_reservation_minutes'            => 10,
		'marketday_order_fields'                   => [
			'added' => [
				[
					'id'    => 'gift-note',
					'label' => 'Gift note',
					'type'  => 'text',
				],
			],
			'order' => [],
		],
		'marketday_address_search'                 => [
			'service' => 'photon',
			'url'     => "http://127.0.0.1:{$marketday_port}",
		],
	];
	foreach ( $marketday_options as $marketday_name => $marketday_value ) {
		add_filter( "pre_option_{$marketday_name}", static fn (): mixed => $marketday_value );
	}
	add_filter( 'http_request_host_is_external', static fn ( bool $is_external, string $host ): bool => $is_external || '127.0.0.1' === $host, 10, 2 );
}
