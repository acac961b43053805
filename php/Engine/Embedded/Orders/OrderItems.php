<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Orders;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Slug;
use Marketday\Engine\Contract\Storage\MetaRows;
use Marketday\Engine\Embedded\Catalogue\PlainText;

/** The items of an order, from WooCommerce's tables, with two queries. */
final class OrderItems {
	/** @var array<int, array<int, array{id: int, type: string, name: string, meta: array<string, string>}>> */
	private array $known = [];

	/** @return array<int, array{id: int, type: string, name: string, meta: array<string, string>}> By item id, in their order. */
	public function of( int $orderId ): array {
		if ( ! isset( $this->known[ $orderId ] ) ) {
			$this->prime( [ $orderId ] );
		}
		return $this->known[ $orderId ];
	}

	/** @param list<int> $orderIds */
	public function prime( array $orderIds ): void {
		global $wpdb;
		$this->known = array_fill_keys( $orderIds, [] ) + $this->known;
		if ( [] === $orderIds ) {
			return;
		}
		$in    = implode( ',', array_map( 'intval', $orderIds ) );
		$items = [];
		foreach ( (array) $wpdb->get_results(
			"SELECT * FROM {$wpdb->prefix}woocommerce_order_items WHERE order_id IN ({$in}) ORDER BY order_item_id", // phpcs:ignore WordPress.DB.PreparedSQL -- whole numbers.
			'ARRAY_A'
		) as $row ) {
			$items[ (int) $row['order_item_id'] ] = $row;
		}
		$meta = $this->meta( array_keys( $items ) );
		foreach ( $items as $id => $row ) {
			$this->known[ (int) $row['order_id'] ][ $id ] = [
				'id'   => $id,
				'type' => (string) $row['order_item_type'],
				'name' => (string) $row['order_item_name'],
				'meta' => $meta[ $id ] ?? [],
			];
		}
	}

	/**
	 * @param list<int> $itemIds
	 * @return array<int, array<string, string>> Values by name by item.
	 */
	private function meta( array $itemIds ): array {
		global $wpdb;
		$found = [];
		$in    = implode( ',', $itemIds );
		foreach ( '' === $in ? [] : (array) $wpdb->get_results(
			"SELECT order_item_id, meta_key, meta_value FROM {$wpdb->prefix}woocommerce_order_itemmeta WHERE order_item_id IN ({$in}) ORDER BY meta_id", // phpcs:ignore WordPress.DB.PreparedSQL -- whole numbers.
			'ARRAY_A'
		) as $row ) {
			$found[ (int) $row['order_item_id'] ][ (string) $row['meta_key'] ] = MetaRows::text( (string) $row['meta_value'] );
		}
		return $found;
	}

	public function forget( int $orderId ): void {
		unset( $this->known[ $orderId ] );
	}

	/**
	 * The chosen values of a line, as people read them.
	 *
	 * @param array{meta: array<string, string>} $row
	 * @return list<array{name: string, value: string}>
	 */
	public function choices( array $row ): array {
		$product = (int) ( $row['meta']['_product_id'] ?? 0 );
		$found   = [];
		foreach ( $row['meta'] as $key => $value ) {
			if ( str_starts_with( $key, '_' ) || '' === $value ) {
				continue;
			}
			$taxonomy = str_starts_with( $key, 'pa_' ) ? get_taxonomy( Slug::decode( $key ) ) : false;
			$term     = $taxonomy ? get_term_by( 'slug', $value, $taxonomy->name ) : false;
			$found[]  = [
				'name'  => $taxonomy ? (string) $taxonomy->labels->singular_name : $this->localName( $product, $key ),
				'value' => $term instanceof \WP_Term ? PlainText::of( $term->name ) : $value,
			];
		}
		return $found;
	}

	private function localName( int $productId, string $key ): string {
		foreach ( \Marketday\Engine\Embedded\Basket\StoredAttribute::ofProduct( $productId ) as $attribute ) {
			if ( $attribute->key() === "attribute_{$key}" ) {
				return $attribute->label;
			}
		}
		return Slug::decode( $key );
	}
}
