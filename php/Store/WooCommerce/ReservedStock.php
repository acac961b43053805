<?php

declare( strict_types=1 );

namespace Marketday\Store\WooCommerce;

/**
 * Closes the moment in which WooCommerce can sell the last piece twice: an order that has just been paid is no longer counted
 * among the reservations, while its stock is taken only after its e-mails are sent. Its reservation counts until it is released.
 */
final class ReservedStock {
	private const COUNTED = "IN ( 'wc-checkout-draft', 'wc-pending' )";

	private const HELD = "IN ( 'wc-checkout-draft', 'wc-pending', 'wc-processing', 'wc-on-hold', 'wc-completed' )";

	public function register(): void {
		add_filter( 'woocommerce_query_for_reserved_stock', [ $this, 'countPaidOrders' ] );
	}

	/** A query of another form, from another version or extension, stays as it is. */
	public function countPaidOrders( string $query ): string {
		return str_replace( self::COUNTED, self::HELD, $query );
	}
}
