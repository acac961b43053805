<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract\Storage;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use Marketday\Engine\Contract\OrderSources;

/** The statement that counts orders by source, over orders among the posts or in WooCommerce's own tables. */
final class OrderSourceRows {
	/** @return list<array{type: string, source: string, currency: string, orders: int, total: string}> */
	public static function ofPosts( DateTimeImmutable $since, int $most ): array {
		global $wpdb;
		$meta = static fn ( string $name, string $key ): string => "LEFT JOIN {$wpdb->postmeta} {$name} ON {$name}.post_id = o.ID AND {$name}.meta_key = '{$key}'";
		return self::rows(
			$since,
			$most,
			'currency.meta_value',
			'amount.meta_value',
			"{$wpdb->posts} o {$meta( 'currency', '_order_currency' )} {$meta( 'amount', '_order_total' )} {$meta( 'kind', self::key( 'source_type' ) )} {$meta( 'source', self::key( 'utm_source' ) )}",
			"o.post_type = 'shop_order' AND o.post_status NOT IN ( 'trash', 'auto-draft', 'wc-checkout-draft', 'wc-cancelled', 'wc-failed' ) AND o.post_date_gmt >= %s"
		);
	}

	/** @return list<array{type: string, source: string, currency: string, orders: int, total: string}> */
	public static function ofTables( DateTimeImmutable $since, int $most ): array {
		global $wpdb;
		$meta = static fn (
			string $name,
			string $key
		): string => "LEFT JOIN {$wpdb->prefix}wc_orders_meta {$name} ON {$name}.order_id = o.id AND {$name}.meta_key = '{$key}'";
		return self::rows(
			$since,
			$most,
			'o.currency',
			'o.total_amount',
			"{$wpdb->prefix}wc_orders o {$meta( 'kind', self::key( 'source_type' ) )} {$meta( 'source', self::key( 'utm_source' ) )}",
			"o.type = 'shop_order' AND o.status NOT IN ( 'trash', 'auto-draft', 'wc-checkout-draft', 'wc-cancelled', 'wc-failed' ) AND o.date_created_gmt >= %s"
		);
	}

	private static function key( string $field ): string {
		return '_' . OrderSources::PREFIX . $field;
	}

	/** @return list<array{type: string, source: string, currency: string, orders: int, total: string}> */
	private static function rows( DateTimeImmutable $since, int $most, string $currency, string $amount, string $from, string $where ): array {
		global $wpdb;
		$sql  = "SELECT COALESCE( kind.meta_value, '' ) AS kind, COALESCE( source.meta_value, '' ) AS source, {$currency} AS currency,
			COUNT(*) AS orders, SUM( CAST( {$amount} AS DECIMAL( 26, 4 ) ) ) AS total
			FROM {$from} WHERE {$where} GROUP BY kind.meta_value, source.meta_value, {$currency} ORDER BY orders DESC, total DESC, source LIMIT %d";
		/** @var list<array{kind: string, source: string, currency: string|null, orders: string|int, total: string|int|float|null}> $rows */
		$rows = (array) $wpdb->get_results( $wpdb->prepare( $sql, gmdate( 'Y-m-d H:i:s', $since->getTimestamp() ), $most ), 'ARRAY_A' ); // phpcs:ignore WordPress.DB.PreparedSQL -- names of ours.
		return array_map( static fn ( array $row ): array => [
			'type'     => MetaRows::text( $row['kind'] ),
			'source'   => MetaRows::text( $row['source'] ),
			'currency' => (string) $row['currency'],
			'orders'   => (int) $row['orders'],
			'total'    => number_format( (float) $row['total'], 4, '.', '' ),
		], $rows );
	}
}
