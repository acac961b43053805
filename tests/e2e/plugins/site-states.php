<?php
/**
 * A shop that is not open yet for visitors with its cookie alone, so that other tests of the same site go on buying.
 *
 * @package Marketday
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

if ( isset( $_COOKIE['not-open-yet'] ) ) {
	add_filter( 'pre_option_woocommerce_coming_soon', static fn (): string => 'yes' );
	add_filter( 'pre_option_woocommerce_store_pages_only', static fn (): string => 'yes' );
}
if ( isset( $_COOKIE['tells-of-stock'] ) ) {
	add_filter( 'pre_option_marketday_back_in_stock', static fn (): string => 'yes' );
}
