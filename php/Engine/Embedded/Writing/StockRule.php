<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Writing;

defined( 'ABSPATH' ) || exit;

/** The stock status that follows from a counted stock. */
final class StockRule {
	public static function status( int $quantity, string $backorders ): string {
		$least = max( 0, (int) get_option( 'woocommerce_notify_no_stock_amount', 0 ) );
		return match ( true ) {
			$quantity > $least                                  => 'instock',
			in_array( $backorders, [ 'yes', 'notify' ], true ) => 'onbackorder',
			default                                             => 'outofstock',
		};
	}
}
