<?php

declare( strict_types=1 );

namespace Marketday\Store\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\Order;
use Marketday\Store\Orders;
use Marketday\Store\OrderStatus;
use Marketday\Store\StoreError;
use WC_Order;

final class WooCommerceOrders implements Orders {
	public function __construct( private readonly OrderReader $reader ) {}

	public function find( int $id, string $key ): ?Order {
		$order = $id > 0 && '' !== $key ? wc_get_order( $id ) : null;
		return $order instanceof WC_Order && $order->key_is_valid( $key ) ? $this->reader->order( $order ) : null;
	}

	public function forCustomer( int $customerId, int $page = 1, int $perPage = 10 ): array {
		if ( $customerId <= 0 ) {
			return [];
		}
		$found = wc_get_orders(
			[
				'customer_id' => $customerId,
				'type'        => 'shop_order',
				'status'      => array_keys( wc_get_order_statuses() ),
				'orderby'     => 'date',
				'order'       => 'DESC',
				'page'        => max( 1, $page ),
				'limit'       => max( 1, $perPage ),
			]
		);
		$orders = array_filter( is_array( $found ) ? $found : [], static fn ( mixed $order ): bool => $order instanceof WC_Order );
		return array_values( array_map( $this->reader->order( ... ), $orders ) );
	}

	public function downloads( int $customerId ): array {
		return $customerId > 0 ? ( new DownloadReader() )->ofCustomer( $customerId ) : [];
	}

	public function hasBought( int $customerId, int $productId ): bool {
		return $customerId > 0 && $productId > 0 && (bool) wc_customer_bought_product( '', $customerId, $productId );
	}

	public function setStatus( int $id, OrderStatus $status, string $note = '' ): void {
		$order = wc_get_order( $id );
		if ( ! $order instanceof WC_Order ) {
			throw new StoreError( 'woocommerce_rest_invalid_order', __( 'This order does not exist.', 'marketday' ), 404 );
		}
		if ( ! $order->update_status( $status->value, $note ) ) {
			throw new StoreError( 'woocommerce_rest_order_not_updated', __( 'The order could not be changed.', 'marketday' ), 500 );
		}
	}
}
