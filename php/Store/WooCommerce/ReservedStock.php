<?php

declare( strict_types=1 );

namespace Marketday\Store\WooCommerce;

defined( 'ABSPATH' ) || exit;

use WC_Order;
use WC_Order_Item_Product;
use WC_Product;

/**
 * Closes the moment in which WooCommerce can sell the last piece twice: an order that has just been paid is no longer counted
 * among the reservations, while its stock is taken only after its e-mails are sent. Its reservation counts until the stock is taken.
 */
final class ReservedStock {
	private const COUNTED = "IN ( 'wc-checkout-draft', 'wc-pending' )";

	private const HELD = "IN ( 'wc-checkout-draft', 'wc-pending', 'wc-processing', 'wc-on-hold', 'wc-completed' )";

	public function register(): void {
		add_filter( 'woocommerce_query_for_reserved_stock', [ $this, 'countPaidOrders' ] );
		add_action( 'woocommerce_reduce_order_item_stock', [ $this, 'release' ], 1, 3 );
	}

	/** A query of another form, from another version or extension, stays as it is. */
	public function countPaidOrders( string $query ): string {
		return str_replace( self::COUNTED, self::HELD, $query );
	}

	/** At once, so that no piece counts both as taken and as reserved. */
	public function release( mixed $item, mixed $change, mixed $order ): void {
		global $wpdb;
		$product = $item instanceof WC_Order_Item_Product ? $item->get_product() : false;
		if ( ! $product instanceof WC_Product || ! $order instanceof WC_Order ) {
			return;
		}
		$wpdb->delete(
			"{$wpdb->prefix}wc_reserved_stock",
			[
				'order_id'   => $order->get_id(),
				'product_id' => $product->get_stock_managed_by_id(),
			],
			'%d'
		);
	}
}
