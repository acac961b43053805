<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Automattic\WooCommerce\Utilities\OrderUtil;
use DateTimeImmutable;
use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\OrderData;
use Marketday\Engine\Contract\Orders;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\Storage\MetaRows;
use Marketday\Engine\Contract\Storage\SaleRows;
use Marketday\Engine\Contract\StoreError;
use WC_Order;
use WC_Order_Item_Product;
use WC_Product_Variation;

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

	public function additions( int $id ): array {
		$order  = wc_get_order( $id );
		$additions = [];
		foreach ( $order instanceof WC_Order ? $order->get_items() : [] as $item ) {
			if ( $item instanceof WC_Order_Item_Product ) {
				$additions[] = self::addition( $item );
			}
		}
		return $additions;
	}

	private static function addition( WC_Order_Item_Product $item ): AddToBasket {
		$variation = wc_get_product( $item->get_variation_id() );
		$chosen    = [];
		foreach ( $variation instanceof WC_Product_Variation ? array_keys( $variation->get_variation_attributes() ) : [] as $name ) {
			$value = $item->get_meta( substr( (string) $name, strlen( 'attribute_' ) ) );
			if ( is_string( $value ) && '' !== $value ) {
				$chosen[ (string) $name ] = $value;
			}
		}
		return new AddToBasket(
			$item->get_product_id(),
			max( 1, $item->get_quantity() ),
			$item->get_variation_id(),
			$chosen,
			BasketAnnouncements::dataOfOrder( $item )
		);
	}

	public function hasBought( int $customerId, int $productId ): bool {
		return $customerId > 0 && $productId > 0 && (bool) wc_customer_bought_product( '', $customerId, $productId );
	}

	public function data( int $id, string $namespace ): array {
		$order  = wc_get_order( $id );
		$fields = [];
		foreach ( $order instanceof WC_Order ? $order->get_meta_data() : [] as $field ) {
			[ 'key' => $key, 'value' => $value ] = $field->get_data();
			if ( is_string( $value ) ) {
				$fields[ $key ] = $value;
			}
		}
		return OrderData::of( $namespace, $fields );
	}

	public function keep( int $id, string $namespace, array $values ): void {
		$order = $this->order( $id );
		foreach ( $values as $name => $value ) {
			$key = OrderData::key( $namespace, $name );
			null === $value ? $order->delete_meta_data( $key ) : $order->update_meta_data( $key, $value );
		}
		$order->save_meta_data();
	}

	public function withData( string $namespace, string $name, string $value ): ?int {
		$found = wc_get_orders(
			[
				'type'       => 'shop_order',
				'return'     => 'ids',
				'limit'      => 1,
				'orderby'    => 'ID',
				'order'      => 'DESC',
				'meta_key'   => OrderData::key( $namespace, $name ), // phpcs:ignore WordPress.DB.SlowDBQuery -- the key is indexed, and few orders have it.
				'meta_value' => MetaRows::serialise( $value ), // phpcs:ignore WordPress.DB.SlowDBQuery -- beside the key.
			]
		);
		$id    = is_array( $found ) ? reset( $found ) : false;
		return is_int( $id ) ? $id : null;
	}

	public function note( int $id, string $text ): void {
		$this->order( $id )->add_order_note( sanitize_textarea_field( $text ) );
	}

	public function sales( DateTimeImmutable $since, int $most ): array {
		return self::rows()->sales( $since, $most );
	}

	public function piecesSold( DateTimeImmutable $since, int $most = 5000 ): array {
		return self::rows()->pieces( $since, $most );
	}

	public function origins( int $most ): array {
		$orders  = (array) wc_get_orders( [
			'type'    => 'shop_order',
			'limit'   => $most,
			'orderby' => 'ID',
			'order'   => 'DESC',
		] );
		$origins = array_map( static fn ( WC_Order $order ): array => [
			'address' => $order->get_customer_ip_address(),
			'email'   => $order->get_billing_email(),
		], array_filter( $orders, static fn ( mixed $order ): bool => $order instanceof WC_Order ) );
		return array_values( array_filter( $origins, static fn ( array $origin ): bool => '' !== $origin['address'] && '' !== $origin['email'] ) );
	}

	private static function rows(): SaleRows {
		return OrderUtil::custom_orders_table_usage_is_enabled() ? SaleRows::ofTables() : SaleRows::ofPosts();
	}

	public function setStatus( int $id, OrderStatus $status, string $note = '' ): void {
		$order = $this->order( $id );
		if ( ! $order->update_status( $status->value, $note ) ) {
			throw new StoreError( 'woocommerce_rest_order_not_updated', __( 'We couldn’t update the order.', 'marketday' ), 500 );
		}
	}

	/** @throws StoreError */
	private function order( int $id ): WC_Order {
		$order = wc_get_order( $id );
		return $order instanceof WC_Order ? $order : throw new StoreError( 'woocommerce_rest_invalid_order', __( 'We can’t find that order.', 'marketday' ), 404 );
	}
}
