<?php
/**
 * A plugin that gives visitors with its cookie two more currencies, a service that suggests addresses, at the port that the cookie says, and
 * a shop that records sources without asking; other tests of the same site see nothing of it.
 *
 * @package Marketday
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

if ( isset( $_COOKIE['further-choices'] ) ) {
	add_filter( 'pre_option_marketday_currencies', static fn (): array => [
		[
			'code' => 'EUR',
			'rate' => '1.2',
		],
		[
			'code' => 'USD',
			'rate' => '1.3',
		],
	] );
	add_filter( 'pre_option_marketday_address_search', static fn (): array => [
		'service' => 'photon',
		'url'     => 'http://127.0.0.1:' . (int) $_COOKIE['further-choices'],
	] );
	add_filter( 'pre_option_marketday_order_attribution', static fn (): string => 'always' );
	add_filter( 'pre_option_woocommerce_feature_order_attribution_enabled', static fn (): string => 'no' );
	add_filter( 'http_request_host_is_external', '__return_true' );
}
