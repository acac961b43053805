<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use WC_Order;
use WC_Order_Item_Product;
use WC_Product;

/**
 * Stock that was counted for an order by a process that died before WooCommerce had said so with the order's line: that is made up for, lest it is
 * counted twice.
 */
final class CountedStock {
	private const TAKEN = '_reduced_stock';

	/** @param array<int, int> $counted Ids whose stock has changed, once for each line. */
	public function __construct( private array $counted ) {}

	/** @param bool $isTaken Whether stock was taken, or given back. */
	public function mark( WC_Order $order, bool $isTaken ): void {
		$lines = $this->lines( $order );
		foreach ( $lines as [ $item, $stockId ] ) {
			if ( self::isTaken( $item ) === $isTaken ) {
				$this->consume( $stockId );
			}
		}
		foreach ( $lines as [ $item, $stockId ] ) {
			if ( self::isTaken( $item ) !== $isTaken && $this->consume( $stockId ) ) {
				$isTaken
					? $item->add_meta_data( self::TAKEN, apply_filters( 'woocommerce_order_item_quantity', $item->get_quantity(), $order, $item ), true )
					: $item->delete_meta_data( self::TAKEN );
				$item->save();
			}
		}
	}

	/** @return list<array{WC_Order_Item_Product, int}> With the id whose stock is counted. */
	private function lines( WC_Order $order ): array {
		$lines = [];
		foreach ( $order->get_items() as $item ) {
			$product = $item instanceof WC_Order_Item_Product ? $item->get_product() : false;
			if ( $product instanceof WC_Product && $product->managing_stock() ) {
				$lines[] = [ $item, $product->get_stock_managed_by_id() ];
			}
		}
		return $lines;
	}

	private function consume( int $stockId ): bool {
		$place = array_search( $stockId, $this->counted, true );
		if ( false === $place ) {
			return false;
		}
		unset( $this->counted[ $place ] );
		return true;
	}

	private static function isTaken( WC_Order_Item_Product $item ): bool {
		return '' !== (string) $item->get_meta( self::TAKEN );
	}
}
