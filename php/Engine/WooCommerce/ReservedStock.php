<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;
use Marketday\Engine\Contract\HoldTable;
use Marketday\Engine\Contract\StockHolds;
use Marketday\Engine\Contract\Storage\Database;
use Marketday\Kernel\Loading\LoadsLate;
use Marketday\Kernel\RequestEnd;
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
#[LoadsLate( 'shutdown' )]
final class ReservedStock {
	private const COUNTED = "IN ( 'wc-checkout-draft', 'wc-pending' )";

	private const HELD = "IN ( 'wc-checkout-draft', 'wc-pending', 'wc-processing', 'wc-on-hold', 'wc-completed' )";

	private const SUM = 'SELECT COALESCE( SUM( stock_table.`stock_quantity` ), 0 )';

	/** The statement by which WooCommerce takes from a stock, in its own form. */
	private const TAKING = '~^UPDATE (\S+) SET meta_value = meta_value (-[\d.]+) WHERE post_id = (\d+) AND meta_key=\'_stock\'$~';

	/** The order whose stock is being taken; 0 for none. */
	private int $order = 0;

	/** True if pieces are held for an addition that has not come about yet. */
	private bool $isClaimed = false;

	public function register(): void {
		add_filter( 'woocommerce_query_for_reserved_stock', [ $this, 'countOthersHolds' ], 20, 2 );
		// Last, so that what is held for an addition is not refused by another one.
		add_filter( 'woocommerce_add_to_cart_validation', [ $this, 'refuseHeld' ], 1000, 4 );
		add_action( 'woocommerce_after_cart_item_quantity_update', [ $this, 'refuseMore' ], 5, 4 );
		add_action( 'woocommerce_add_to_cart', fn () => $this->isClaimed = false, 1, 0 );
		add_action( 'shutdown', fn () => $this->isClaimed && RequestEnd::hasDatabase() ? $this->letGo() : null, 5, 0 );
		add_action( 'woocommerce_guest_session_to_user_id', [ $this, 'takeAlong' ], 10, 2 );
		add_filter( 'woocommerce_query_for_reserved_stock', [ $this, 'countPaidOrders' ] );
		add_filter( 'woocommerce_order_hold_stock_minutes', [ $this, 'assignOrder' ], 10, 2 );
		add_filter( 'woocommerce_can_reduce_order_stock', [ $this, 'beginTaking' ], 1000, 2 );
		add_filter( 'woocommerce_update_product_stock_query', [ $this, 'takeAtOnce' ] );
		add_action( 'woocommerce_reduce_order_item_stock', [ $this, 'release' ], 1, 3 );
		add_action( 'woocommerce_reduce_order_stock', fn () => $this->order = 0, 1, 0 );
	}

	/** A query of another form, from another version or extension, stays as it is. */
	public function countPaidOrders( string $query ): string {
		return str_replace( self::COUNTED, self::HELD, $query );
	}

	/** Releases at once, so that no piece counts both as taken and as reserved. */
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

	/** Tells whose pieces they are from now on: they count as the order's, no longer as the basket's. */
	public function assignOrder( mixed $minutes, mixed $order ): mixed {
		if ( $order instanceof WC_Order && (int) $minutes > 0 && '' !== self::visitor() ) {
			StockHolds::assignOrder( self::visitor(), $order->get_id() );
		}
		return $minutes;
	}

	public function beginTaking( mixed $may, mixed $order ): mixed {
		$this->order = true === $may && $order instanceof WC_Order ? $order->get_id() : 0;
		return $may;
	}

	/** Takes in one statement what was reserved for the order, and ends the reservation. */
	public function takeAtOnce( string $query ): string {
		global $wpdb;
		if ( 0 === $this->order || Database::isSqlite() || 1 !== preg_match( self::TAKING, $query, $found ) ) {
			return $query;
		}
		[ , $table, $less, $id ] = $found;
		$order                   = $this->order;
		$joins                   = "LEFT JOIN {$wpdb->prefix}wc_reserved_stock r ON r.order_id = {$order} AND r.product_id = m.post_id";
		$sets                    = "m.meta_value = m.meta_value {$less}, r.stock_quantity = GREATEST( 0, r.stock_quantity {$less} )";
		if ( StockHolds::minutes() > 0 ) {
			$joins .= ' LEFT JOIN ' . HoldTable::name() . " h ON h.order_id = {$order} AND h.stock_id = m.post_id";
			$sets  .= ", h.quantity = GREATEST( 0, h.quantity {$less} )";
		}
		return "UPDATE {$table} m {$joins} SET {$sets} WHERE m.post_id = {$id} AND m.meta_key = '_stock'";
	}

	/** Counts what waits in others' baskets as an unpaid order's pieces; once it is an order's, it is among those. */
	public function countOthersHolds( string $query, int|string $stockId ): string {
		global $wpdb;
		$held = StockHolds::statement(
			(int) $stockId,
			self::visitor(),
			"NOT EXISTS ( SELECT 1 FROM {$wpdb->prefix}wc_reserved_stock r WHERE r.order_id = h.order_id AND r.product_id = h.stock_id AND r.expires > NOW() )"
		);
		return '0' === $held ? $query : str_replace( self::SUM, self::SUM . " + {$held}", $query );
	}

	/** WooCommerce's plain addition asks for the stock alone; its Store API asks for what is reserved too, but not in the moment of the addition. */
	public function refuseHeld( mixed $isValid, mixed $productId, mixed $quantity, mixed $variationId = 0 ): mixed {
		$product = 0 === StockHolds::minutes() ? null : wc_get_product( (int) $variationId ?: (int) $productId );
		if ( true !== $isValid || ! $product instanceof WC_Product ) {
			return $isValid;
		}
		if ( self::claim( $product, self::inBasket( $product ) + (int) $quantity ) ) {
			$this->isClaimed = ! ShopSession::isAside();
			return $isValid;
		}
		wc_add_notice( self::reservedSentence( $product ), 'error' );
		return false;
	}

	/** WooCommerce has refused the addition after all: what was held for it is held no longer. */
	public function letGo(): void {
		if ( $this->isClaimed && WC()->cart instanceof WC_Cart ) {
			StockHolds::hold( self::visitor(), self::wantedPieces( WC()->cart ), self::countTaken( ... ) );
		}
	}

	/** @return array<int, int> Pieces of a basket whose stock is counted, by the id that counts it. */
	public static function wantedPieces( WC_Cart $cart ): array {
		$wanted = [];
		foreach ( $cart->get_cart() as $item ) {
			$product = $item['data'] ?? null;
			if ( $product instanceof WC_Product && $product->managing_stock() && ! $product->backorders_allowed() ) {
				$id            = $product->get_stock_managed_by_id();
				$wanted[ $id ] = ( $wanted[ $id ] ?? 0 ) + (int) $item['quantity'];
			}
		}
		return $wanted;
	}

	/** @throws RouteException Where a front end is to be told. */
	public function refuseMore( mixed $key, mixed $quantity, mixed $before, mixed $cart ): void {
		$this->isClaimed = false;
		$product = 0 === StockHolds::minutes() || ! $cart instanceof WC_Cart ? null : $cart->cart_contents[ (string) $key ]['data'] ?? null;
		if ( ! $product instanceof WC_Product || $quantity <= $before || self::claim( $product, self::inBasket( $product ) ) ) {
			return;
		}
		$cart->cart_contents[ (string) $key ]['quantity'] = $before;
		if ( WC()->is_rest_api_request() ) {
			throw new RouteException( 'woocommerce_rest_product_partially_out_of_stock', self::reservedSentence( $product ), 400 ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		}
		wc_add_notice( self::reservedSentence( $product ), 'error' );
	}

	/** Number of a stock that is not this visitor's: reserved for others' orders, or waiting in their baskets. */
	public static function countTaken( int $stockId ): int {
		$product = wc_get_product( $stockId );
		$session = WC()->session;
		$order   = static fn ( string $name ): int => $session instanceof WC_Session ? absint( $session->get( $name, 0 ) ) : 0;
		$orders  = array_filter( array_map( $order, [ 'order_awaiting_payment', 'store_api_draft_order' ] ), static fn ( int $id ): bool => 0 !== $id );
		return $product instanceof WC_Product ? (int) wc_get_held_stock_quantity( $product, (int) reset( $orders ) ) : 0;
	}

	public function takeAlong( mixed $guest, mixed $user ): void {
		if ( is_scalar( $guest ) && is_scalar( $user ) ) {
			StockHolds::move( (string) $guest, (string) $user );
		}
	}

	private static function claim( WC_Product $product, int $pieces ): bool {
		if ( ShopSession::isAside() || ! $product->managing_stock() || $product->backorders_allowed() ) {
			return true;
		}
		$id = $product->get_stock_managed_by_id();
		return StockHolds::claim( self::visitor(), $id, $pieces, static fn (): int => self::countTaken( $id ) );
	}

	private static function inBasket( WC_Product $product ): int {
		return WC()->cart instanceof WC_Cart ? (int) ( WC()->cart->get_cart_item_quantities()[ $product->get_stock_managed_by_id() ] ?? 0 ) : 0;
	}

	private static function reservedSentence( WC_Product $product ): string {
		/* translators: %s: product's name */
		return sprintf( esc_html__( '“%s” is in other people’s baskets right now. Try again in a few minutes.', 'marketday' ), esc_html( $product->get_name() ) );
	}

	private static function visitor(): string {
		return WC()->session instanceof WC_Session ? (string) WC()->session->get_customer_id() : '';
	}
}
