<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Orders;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\OrderData;
use Marketday\Engine\Contract\Orders;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\Storage\MetaRows;
use Marketday\Engine\Contract\Storage\SaleRows;
use Marketday\Engine\Contract\Storage\Transaction;
use Marketday\Engine\Embedded\Basket\StoredAttribute;
use Marketday\Engine\Embedded\Checkout\OrderItemWriter;
use Marketday\Engine\Embedded\Checkout\OrderLifecycle;
use Marketday\Engine\Embedded\Downloads\DownloadsServices;

final class EmbeddedOrders implements Orders {
	private const MOST = 100;

	public function __construct(
		private readonly OrderReader $reader,
		private readonly OrderItems $items,
		private readonly OrderLifecycle $lifecycle,
		private readonly OrderNotes $notes,
		private readonly DownloadsServices $downloads
	) {}

	public function find( int $id, string $key ): ?Order {
		$order = $this->reader->read( $id );
		return null !== $order && '' !== $order->key && hash_equals( $order->key, $key ) ? $order : null;
	}

	public function forCustomer( int $customerId, int $page = 1, int $perPage = 10 ): array {
		global $wpdb;
		if ( $customerId < 1 ) {
			return [];
		}
		$perPage = max( 1, min( self::MOST, $perPage ) );
		$ids     = array_values( array_map(
			'intval',
			$wpdb->get_col(
				$wpdb->prepare(
					"SELECT p.ID FROM {$wpdb->postmeta} m JOIN {$wpdb->posts} p ON p.ID = m.post_id
					WHERE m.meta_key = '_customer_user' AND m.meta_value = %s AND p.post_type = 'shop_order'
					AND p.post_status NOT IN ( 'trash', 'auto-draft', 'wc-checkout-draft' )
					ORDER BY p.ID DESC LIMIT %d OFFSET %d",
					(string) $customerId,
					$perPage,
					( max( 1, $page ) - 1 ) * $perPage
				)
			)
		) );
		_prime_post_caches( $ids, false );
		$this->items->prime( $ids );
		$this->downloads->permissions->prime( $ids );
		return array_values( array_filter( array_map( $this->reader->read( ... ), $ids ) ) );
	}

	public function downloads( int $customerId ): array {
		return $this->downloads->ofOrders->ofCustomer( $customerId );
	}

	public function additions( int $id ): array {
		$lines = array_filter( $this->items->of( $id ), static fn ( array $row ): bool => 'line_item' === $row['type'] );
		return array_values( array_map( $this->addition( ... ), $lines ) );
	}

	/** @param array{meta: array<string, string>} $row */
	private function addition( array $row ): AddToBasket {
		$meta      = $row['meta'];
		$product   = (int) ( $meta['_product_id'] ?? 0 );
		$variation = (int) ( $meta['_variation_id'] ?? 0 );
		$chosen    = [];
		foreach ( $variation > 0 ? StoredAttribute::ofProduct( $product ) : [] as $attribute ) {
			$value = $meta[ substr( $attribute->key(), strlen( 'attribute_' ) ) ] ?? '';
			if ( '' !== $value ) {
				$chosen[ $attribute->key() ] = $value;
			}
		}
		$data = json_decode( $meta[ OrderItemWriter::LINE_DATA ] ?? '', true );
		return new AddToBasket(
			$product,
			max( 1, (int) ( $meta['_qty'] ?? 1 ) ),
			$variation,
			$chosen,
			is_array( $data ) ? array_filter( $data, 'is_string', ARRAY_FILTER_USE_KEY ) : []
		);
	}

	public function hasBought( int $customerId, int $productId ): bool {
		global $wpdb;
		if ( $customerId < 1 || $productId < 1 ) {
			return false;
		}
		return null !== $wpdb->get_var(
			$wpdb->prepare(
				"SELECT p.ID FROM {$wpdb->postmeta} m JOIN {$wpdb->posts} p ON p.ID = m.post_id
				JOIN {$wpdb->prefix}woocommerce_order_items i ON i.order_id = p.ID
				JOIN {$wpdb->prefix}woocommerce_order_itemmeta t ON t.order_item_id = i.order_item_id
				WHERE m.meta_key = '_customer_user' AND m.meta_value = %s AND p.post_type = 'shop_order' AND p.post_status IN ( 'wc-processing', 'wc-completed' )
				AND t.meta_key IN ( '_product_id', '_variation_id' ) AND t.meta_value = %s LIMIT 1",
				(string) $customerId,
				(string) $productId
			)
		);
	}

	public function data( int $id, string $namespace ): array {
		$stored = 'shop_order' === get_post_type( $id ) ? (array) get_post_meta( $id ) : [];
		return OrderData::of( $namespace, array_map( static fn ( array $values ): string => MetaRows::text( (string) $values[0] ), $stored ) );
	}

	public function keep( int $id, string $namespace, array $values ): void {
		$this->lifecycle->order( $id );
		Transaction::run(
			static function () use ( $id, $namespace, $values ): void {
				foreach ( $values as $name => $value ) {
					$key = OrderData::key( $namespace, $name );
					null === $value ? delete_post_meta( $id, $key ) : update_post_meta( $id, $key, wp_slash( $value ) );
				}
			}
		);
	}

	public function withData( string $namespace, string $name, string $value ): ?int {
		global $wpdb;
		$id = $wpdb->get_var(
			$wpdb->prepare(
				"SELECT p.ID FROM {$wpdb->postmeta} m JOIN {$wpdb->posts} p ON p.ID = m.post_id
				WHERE m.meta_key = %s AND m.meta_value = %s AND p.post_type = 'shop_order' AND p.post_status <> 'trash' ORDER BY p.ID DESC LIMIT 1",
				OrderData::key( $namespace, $name ),
				(string) MetaRows::serialise( $value )
			)
		);
		return null === $id ? null : (int) $id;
	}

	public function note( int $id, string $text ): void {
		$this->lifecycle->order( $id );
		$this->notes->add( $id, $text );
	}

	public function sales( DateTimeImmutable $since, int $most ): array {
		return SaleRows::ofPosts()->sales( $since, $most );
	}

	public function piecesSold( DateTimeImmutable $since, int $most = 5000 ): array {
		return SaleRows::ofPosts()->pieces( $since, $most );
	}

	public function origins( int $most ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT a.meta_value AS address, e.meta_value AS email FROM {$wpdb->posts} o
				JOIN {$wpdb->postmeta} a ON a.post_id = o.ID AND a.meta_key = '_customer_ip_address' AND a.meta_value <> ''
				JOIN {$wpdb->postmeta} e ON e.post_id = o.ID AND e.meta_key = '_billing_email' AND e.meta_value <> ''
				WHERE o.post_type = 'shop_order' AND o.post_status <> 'trash' ORDER BY o.ID DESC LIMIT %d",
				$most
			),
			'ARRAY_A'
		);
		return array_map( static fn ( array $row ): array => [
			'address' => (string) $row['address'],
			'email'   => (string) $row['email'],
		], array_values( array_filter( $rows, 'is_array' ) ) );
	}

	public function setStatus( int $id, OrderStatus $status, string $note = '' ): void {
		$this->lifecycle->setStatus( $id, $status, $note );
	}
}
