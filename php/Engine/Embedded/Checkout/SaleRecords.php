<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Checkout;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Storage\Database;
use Marketday\Engine\Contract\Storage\MetaRows;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Embedded\Basket\BasketSnapshot;
use Marketday\Engine\Embedded\Basket\CalculatedCoupon;
use Marketday\Engine\Embedded\Basket\LineTotals;
use Marketday\Engine\Embedded\Coupons\Coupon;
use Marketday\Engine\Embedded\Coupons\CouponUse;
use Marketday\Engine\Embedded\Downloads\DownloadGrants;

/** Records a sale beside its order, in the order's transaction: stock, coupons, pieces sold, and downloads. */
final class SaleRecords {
	public function __construct(
		private readonly StockReduction $stock,
		private readonly DownloadGrants $downloads
	) {}

	/**
	 * @return list<int> Ids whose stock has changed.
	 * @throws StoreError Where a coupon has been used up meanwhile.
	 */
	public function write( int $order, OrderDraft $draft, BasketSnapshot $reading ): array {
		$stock = $this->stock->take( array_values( array_map(
			static fn ( LineTotals $line ): array => [ 'purchasable' => $line->purchasable, 'quantity' => $line->item->quantity ],
			$reading->sums->lines
		) ) );
		$this->takeCoupons( $reading, $draft->addresses->billing->email, $draft->customerId );
		$this->countSales( $reading );
		$this->downloads->follow( $order, $draft->status );
		return $stock;
	}

	private function takeCoupons( BasketSnapshot $reading, string $email, int $userId ): void {
		$coupons = array_map(
			static fn ( CalculatedCoupon $one ): Coupon => $one->coupon,
			$reading->sums->coupons
		);
		usort( $coupons, static fn ( $a, $b ): int => $a->id <=> $b->id );
		foreach ( $coupons as $coupon ) {
			if ( ! CouponUse::take( $coupon, $email, $userId ) ) {
				/* translators: %s: coupon code */
				throw new StoreError( 'woocommerce_rest_cart_coupon_errors', sprintf( __( 'Coupon “%s” has been fully used. Please remove it.', 'marketday' ), $coupon->code ), 409 );
			}
		}
	}

	private function countSales( BasketSnapshot $reading ): void {
		global $wpdb;
		$sold = [];
		foreach ( $reading->sums->lines as $line ) {
			$sold[ $line->purchasable->source->productId ] = ( $sold[ $line->purchasable->source->productId ] ?? 0 ) + $line->item->quantity;
		}
		ksort( $sold );
		foreach ( $sold as $id => $quantity ) {
			if ( 0 === Database::execute(
				"UPDATE {$wpdb->postmeta} SET meta_value = CAST(meta_value AS SIGNED) + %d WHERE post_id = %d AND meta_key = 'total_sales'",
				$quantity,
				$id
			) ) {
				MetaRows::insert( $wpdb->postmeta, 'post_id', [ [ $id, 'total_sales', (string) $quantity ] ] );
			}
			Database::execute( "UPDATE {$wpdb->prefix}wc_product_meta_lookup SET total_sales = total_sales + %d WHERE product_id = %d", $quantity, $id );
			wp_cache_delete( $id, 'post_meta' );
		}
	}
}
