<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Orders;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Storage\Database;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Embedded\Basket\PurchasableItemReader;
use Marketday\Engine\Embedded\Checkout\StockReduction;
use Marketday\Engine\Embedded\Coupons\Coupon;
use Marketday\Engine\Embedded\Coupons\CouponReader;
use Marketday\Engine\Embedded\Coupons\CouponUse;

/** Gives an order's stock and coupons back when it ends, once, and takes them again when it is revived. Inside a transaction. */
final class OrderStock {
	public function __construct(
		private readonly OrderItems $items,
		private readonly PurchasableItemReader $purchasable,
		private readonly StockReduction $stock,
		private readonly CouponReader $coupons
	) {}

	/** @return list<int> The ids whose stock has changed. */
	public function release( int $orderId ): array {
		// Stock before coupons, as orders take them, so that none waits for the other.
		$changed = $this->turn( $orderId, '_order_stock_reduced', 'yes', 'no' ) ? $this->releaseStock( $orderId ) : [];
		if ( $this->turn( $orderId, '_recorded_coupon_usage_counts', 'yes', 'no' ) ) {
			foreach ( $this->couponsOf( $orderId ) as $coupon ) {
				CouponUse::giveBack( $coupon->id, ...$this->customer( $orderId ) );
			}
		}
		return $changed;
	}

	/**
	 * @return list<int> The ids whose stock has changed.
	 * @throws StoreError Where somebody else has it by now.
	 */
	public function retake( int $orderId ): array {
		$changed = $this->turn( $orderId, '_order_stock_reduced', 'no', 'yes' ) ? $this->retakeStock( $orderId ) : [];
		if ( $this->turn( $orderId, '_recorded_coupon_usage_counts', 'no', 'yes' ) ) {
			foreach ( $this->couponsOf( $orderId ) as $coupon ) {
				if ( ! CouponUse::take( $coupon, ...$this->customer( $orderId ) ) ) {
					/* translators: %s: coupon code */
					throw new StoreError( 'marketday_order_status_refused', sprintf( __( 'Coupon “%s” has been fully used by other orders.', 'marketday' ), $coupon->code ), 409 );
				}
			}
		}
		return $changed;
	}

	/** @return list<int> */
	private function releaseStock( int $orderId ): array {
		$quantities = [];
		foreach ( $this->lines( $orderId ) as $line ) {
			$taken = (int) ( $line['meta']['_reduced_stock'] ?? 0 );
			$purchasable = $taken > 0 ? $this->purchasable->find( $this->productId( $line ) ) : null;
			if ( null !== $purchasable && $purchasable->countsStock() ) {
				$quantities[ $purchasable->stock->id ] = ( $quantities[ $purchasable->stock->id ] ?? 0 ) + $taken;
			}
		}
		return $this->stock->giveBack( $quantities );
	}

	/** @return list<int> */
	private function retakeStock( int $orderId ): array {
		$wanted = [];
		foreach ( $this->lines( $orderId ) as $line ) {
			$purchasable = $this->purchasable->find( $this->productId( $line ) );
			if ( null !== $purchasable && isset( $line['meta']['_reduced_stock'] ) ) {
				$wanted[] = [
					'purchasable'    => $purchasable,
					'quantity' => (int) $line['meta']['_reduced_stock'],
				];
			}
		}
		return $this->stock->take( $wanted );
	}

	/** @return list<Coupon> In the order in which all orders take them. */
	private function couponsOf( int $orderId ): array {
		$coupons = [];
		foreach ( $this->items->of( $orderId ) as $item ) {
			$coupons[] = 'coupon' === $item['type'] ? $this->coupons->find( $item['name'] ) : null;
		}
		$coupons = array_values( array_filter( $coupons ) );
		usort( $coupons, static fn ( Coupon $a, Coupon $b ): int => $a->id <=> $b->id );
		return $coupons;
	}

	/** @return array{string, int} Who the coupons count for: e-mail and account. */
	private function customer( int $orderId ): array {
		return [ OrderMeta::text( $orderId, '_billing_email' ), (int) OrderMeta::text( $orderId, '_customer_user' ) ];
	}

	/** Turns a flag in only one of several requests. */
	private function turn( int $orderId, string $flag, string $from, string $to ): bool {
		global $wpdb;
		$turned = Database::execute(
			"UPDATE {$wpdb->postmeta} SET meta_value = %s WHERE post_id = %d AND meta_key = %s AND meta_value = %s",
			$to,
			$orderId,
			$flag,
			$from
		);
		wp_cache_delete( $orderId, 'post_meta' );
		return $turned > 0;
	}

	/** @return list<array{id: int, type: string, name: string, meta: array<string, string>}> */
	private function lines( int $orderId ): array {
		return array_values( array_filter( $this->items->of( $orderId ), static fn ( array $item ): bool => 'line_item' === $item['type'] ) );
	}

	/** @param array{meta: array<string, string>} $line */
	private function productId( array $line ): int {
		return (int) ( $line['meta']['_variation_id'] ?? 0 ) ?: (int) ( $line['meta']['_product_id'] ?? 0 );
	}
}
