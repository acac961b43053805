<?php

declare( strict_types=1 );

namespace Marketday\Store\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\StockHolds;
use WC_Cart;
use WC_Order;
use WC_Order_Item_Product;
use WC_Product;
use WC_Session;

/**
 * Closes the moment in which WooCommerce can sell the last piece twice: an order that has just been paid is no longer counted
 * among the reservations, while its stock is taken only after its e-mails are sent. Its reservation counts until the stock is taken.
 * What waits in baskets (`StockHolds`) counts among them too.
 */
final class ReservedStock {
	private const COUNTED = "IN ( 'wc-checkout-draft', 'wc-pending' )";

	private const HELD = "IN ( 'wc-checkout-draft', 'wc-pending', 'wc-processing', 'wc-on-hold', 'wc-completed' )";

	private const SUM = 'SELECT COALESCE( SUM( stock_table.`stock_quantity` ), 0 )';

	public function register(): void {
		add_filter( 'woocommerce_query_for_reserved_stock', [ $this, 'countOthersHolds' ], 20, 2 );
		add_filter( 'woocommerce_add_to_cart_validation', [ $this, 'refuseHeld' ], 20, 4 );
		add_action( 'woocommerce_guest_session_to_user_id', [ $this, 'takeAlong' ], 10, 2 );
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

	/** What waits in others' baskets is reserved as an unpaid order's pieces are. */
	public function countOthersHolds( string $query, int|string $stockId ): string {
		$held = StockHolds::statement( (int) $stockId, self::visitor() );
		return '0' === $held ? $query : str_replace( self::SUM, self::SUM . " + {$held}", $query );
	}

	/** WooCommerce's plain addition asks for the stock alone; its Store API asks for what is reserved too. */
	public function refuseHeld( mixed $isValid, mixed $productId, mixed $quantity, mixed $variationId = 0 ): mixed {
		$product = 0 === StockHolds::minutes() ? null : wc_get_product( (int) $variationId ?: (int) $productId );
		if ( true !== $isValid || ! $product instanceof WC_Product || ! $product->managing_stock() || $product->backorders_allowed() ) {
			return $isValid;
		}
		$id   = $product->get_stock_managed_by_id();
		$held = StockHolds::ofOthers( $id, self::visitor() );
		$own  = WC()->cart instanceof WC_Cart ? WC()->cart->get_cart_item_quantities()[ $id ] ?? 0 : 0;
		if ( 0 === $held || (int) $product->get_stock_quantity() - $held >= $own + (int) $quantity ) {
			return $isValid;
		}
		/* translators: %s: product's name */
		wc_add_notice( sprintf( esc_html__( '“%s” is reserved for another shopper at the moment. Please try again in some minutes.', 'marketday' ), esc_html( $product->get_name() ) ), 'error' );
		return false;
	}

	public function takeAlong( mixed $guest, mixed $user ): void {
		if ( is_scalar( $guest ) && is_scalar( $user ) ) {
			StockHolds::move( (string) $guest, (string) $user );
		}
	}

	private static function visitor(): string {
		return WC()->session instanceof WC_Session ? (string) WC()->session->get_customer_id() : '';
	}
}
