<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract\Storage;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use DateTimeZone;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\Sale;

/** The statements that tell what was sold, over orders among the posts or in WooCommerce's own tables; lines are in the same tables for both. */
final class SaleRows {
	private function __construct(
		/** Table of orders as `o`. */
		private readonly string $orders,
		private readonly string $id,
		private readonly string $placed,
		private readonly string $status,
		private readonly string $type,
		/** The town as a column, and what it needs. */
		private readonly string $town,
		private readonly string $joins
	) {}

	public static function ofPosts(): self {
		global $wpdb;
		$meta = static fn ( string $name, string $key ): string => "LEFT JOIN {$wpdb->postmeta} {$name} ON {$name}.post_id = o.ID AND {$name}.meta_key = '{$key}'";
		return new self(
			"{$wpdb->posts} o",
			'o.ID',
			'o.post_date_gmt',
			'o.post_status',
			'o.post_type',
			"COALESCE( NULLIF( sent.meta_value, '' ), billed.meta_value, '' )",
			"{$meta( 'sent', '_shipping_city' )} {$meta( 'billed', '_billing_city' )}"
		);
	}

	public static function ofTables(): self {
		global $wpdb;
		$address = static fn (
			string $name,
			string $type
		): string => "LEFT JOIN {$wpdb->prefix}wc_order_addresses {$name} ON {$name}.order_id = o.id AND {$name}.address_type = '{$type}'";
		return new self(
			"{$wpdb->prefix}wc_orders o",
			'o.id',
			'o.date_created_gmt',
			'o.status',
			'o.type',
			"COALESCE( NULLIF( sent.city, '' ), billed.city, '' )",
			"{$address( 'sent', 'shipping' )} {$address( 'billed', 'billing' )}"
		);
	}

	/** @return list<Sale> */
	public function sales( DateTimeImmutable $since, int $most ): array {
		global $wpdb;
		// phpcs:disable WordPress.DB -- names of ours.
		/** @var list<array{id: string|int, placed: string, town: string}> $rows */
		$rows  = (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT {$this->id} AS id, {$this->placed} AS placed, {$this->town} AS town FROM {$this->orders} {$this->joins}
				WHERE {$this->type} = 'shop_order' AND {$this->status} IN "
					. self::paidStatuses()
					. " AND {$this->placed} >= %s ORDER BY {$this->placed} DESC, {$this->id} DESC LIMIT %d",
				self::time( $since ),
				max( 1, $most )
			),
			'ARRAY_A'
		);
		// phpcs:enable
		$lines = $this->products( array_map( static fn ( array $row ): int => (int) $row['id'], $rows ) );
		$utc   = new DateTimeZone( 'UTC' );
		return array_map(
			static fn ( array $row ): Sale => new Sale(
				(int) $row['id'],
				new DateTimeImmutable( $row['placed'], $utc ),
				$lines[ (int) $row['id'] ] ?? [],
				MetaRows::text( (string) $row['town'] )
			),
			$rows
		);
	}

	/** @return array<int, int> Pieces by product. */
	public function pieces( DateTimeImmutable $since, int $most ): array {
		$sold     = $this->sums( "{$this->type} = 'shop_order' AND {$this->status} IN " . self::paidStatuses() . " AND {$this->placed} >= %s", $since );
		$refunded = $this->sums( "{$this->type} = 'shop_order_refund' AND {$this->placed} >= %s", $since );
		foreach ( $refunded as $product => $pieces ) {
			if ( isset( $sold[ $product ] ) ) {
				$sold[ $product ] -= abs( $pieces );
			}
		}
		$sold = array_filter( $sold, static fn ( int $pieces ): bool => $pieces > 0 );
		arsort( $sold );
		return array_slice( $sold, 0, max( 1, $most ), true );
	}

	/** @return array<int, int> */
	private function sums( string $where, DateTimeImmutable $since ): array {
		global $wpdb;
		$meta = static fn (
			string $name,
			string $key
		): string => "JOIN {$wpdb->prefix}woocommerce_order_itemmeta {$name} ON {$name}.order_item_id = i.order_item_id AND {$name}.meta_key = '{$key}'";
		// phpcs:disable WordPress.DB -- names of ours.
		/** @var list<array{product: string, pieces: string|int|float}> $rows */
		$rows = (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT product.meta_value AS product, SUM( CAST( quantity.meta_value AS DECIMAL( 12, 2 ) ) ) AS pieces
				FROM {$this->orders} JOIN {$wpdb->prefix}woocommerce_order_items i ON i.order_id = {$this->id} AND i.order_item_type = 'line_item'
				{$meta( 'product', '_product_id' )} {$meta( 'quantity', '_qty' )}
				WHERE {$where} GROUP BY product.meta_value",
				self::time( $since )
			),
			'ARRAY_A'
		);
		// phpcs:enable
		$sums = [];
		foreach ( $rows as $row ) {
			$sums[ (int) $row['product'] ] = (int) round( (float) $row['pieces'] );
		}
		return $sums;
	}

	/**
	 * @param list<int> $orders
	 * @return array<int, list<int>> Products by order.
	 */
	private function products( array $orders ): array {
		global $wpdb;
		$in    = implode( ',', $orders );
		$found = [];
		foreach ( '' === $in ? [] : (array) $wpdb->get_results(
			"SELECT i.order_id, m.meta_value FROM {$wpdb->prefix}woocommerce_order_items i JOIN {$wpdb->prefix}woocommerce_order_itemmeta m ON m.order_item_id = i.order_item_id AND m.meta_key = '_product_id' WHERE i.order_id IN ({$in}) ORDER BY i.order_item_id", // phpcs:ignore WordPress.DB.PreparedSQL -- whole numbers.
			'ARRAY_A'
		) as $row ) {
			if ( (int) $row['meta_value'] > 0 ) {
				$found[ (int) $row['order_id'] ][] = (int) $row['meta_value'];
			}
		}
		return $found;
	}

	/** @return string The list of a statement. */
	private static function paidStatuses(): string {
		return sprintf( "( 'wc-%s', 'wc-%s' )", OrderStatus::Processing->value, OrderStatus::Completed->value );
	}

	private static function time( DateTimeImmutable $since ): string {
		return gmdate( 'Y-m-d H:i:s', $since->getTimestamp() );
	}
}
