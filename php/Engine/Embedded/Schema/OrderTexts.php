<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Schema;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\Storage\Database;
use Marketday\Engine\Contract\Storage\MetaRows;
use Marketday\Engine\Embedded\Checkout\OrderWriter;

/**
 * Orders once kept their texts as they were typed, and whoever read one that looks serialised made an object of it. Such texts are
 * stored here as `MetaRows` stores them. What is right already stays as it is, so the work can begin again at any point.
 */
final class OrderTexts {
	private const PORTION = 500;

	private const FIELDS = [
		'_payment_method',
		'_payment_method_title',
		'_customer_ip_address',
		'_customer_user_agent',
		'_billing_address_index',
		'_shipping_address_index',
	];

	/** An item's other fields are texts. */
	private const LISTS = [ '_line_tax_data', 'taxes' ];

	public function heal(): void {
		global $wpdb;
		$fields = self::FIELDS;
		foreach ( Address::FIELDS as $name ) {
			array_push( $fields, "_billing_{$name}", "_shipping_{$name}" );
		}
		$this->healRows( $wpdb->postmeta, "{$wpdb->postmeta} m", 'm.post_id', 'm.meta_key IN ' . self::quote( $fields ) );
		$table = "{$wpdb->prefix}woocommerce_order_itemmeta";
		$items = "{$table} m JOIN {$wpdb->prefix}woocommerce_order_items i ON i.order_item_id = m.order_item_id";
		$this->healRows( $table, $items, 'i.order_id', 'm.meta_key NOT IN ' . self::quote( self::LISTS ) );
		wp_cache_flush();
	}

	/** Heals rows only in orders of this engine: what others have stored is theirs. */
	private function healRows( string $table, string $rows, string $order, string $are ): void {
		global $wpdb;
		$version = "v.meta_key = '_order_version' AND v.meta_value = '" . OrderWriter::VERSION . "'";
		$sql     = "SELECT m.meta_id, m.meta_value FROM {$rows} JOIN {$wpdb->postmeta} v ON v.post_id = {$order} AND {$version}
			WHERE {$are} AND ( m.meta_value LIKE '_:%' OR m.meta_value LIKE 'N;%' )";
		$last    = 0;
		do {
			$found = (array) $wpdb->get_results( "{$sql} AND m.meta_id > {$last} ORDER BY m.meta_id LIMIT " . self::PORTION ); // phpcs:ignore WordPress.DB.PreparedSQL -- names and numbers of ours.
			foreach ( $found as $row ) {
				$last   = (int) $row->meta_id;
				$stored = (string) $row->meta_value;
				$value  = MetaRows::value( $stored );
				if ( is_serialized( $stored ) && ! ( is_string( $value ) && is_serialized( $value ) ) ) {
					Database::execute( "UPDATE {$table} SET meta_value = %s WHERE meta_id = %d AND meta_value = %s", (string) MetaRows::serialise( $stored ), $last, $stored );
				}
			}
		} while ( self::PORTION === count( $found ) );
	}

	/** @param list<string> $names */
	private static function quote( array $names ): string {
		return "('" . implode( "', '", $names ) . "')";
	}
}
