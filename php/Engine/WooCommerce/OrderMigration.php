<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Automattic\WooCommerce\Database\Migrations\CustomOrderTable\PostsToOrdersMigrationController;
use Automattic\WooCommerce\Utilities\OrderUtil;

/**
 * Orders that were taken by the embedded store, where the shop has chosen WooCommerce's own order tables: they stand only among the posts.
 * They are copied by WooCommerce's migration, a batch at once and the rest in the background.
 */
final class OrderMigration {
	private const ACTION = 'marketday_adopt_orders';

	private const BATCH = 100;

	public function register(): void {
		add_action( self::ACTION, [ $this, 'adopt' ] );
	}

	public function adopt(): void {
		if ( ! OrderUtil::custom_orders_table_usage_is_enabled() ) {
			return;
		}
		$ids = $this->strangers();
		if ( [] === $ids ) {
			return;
		}
		wc_get_container()->get( PostsToOrdersMigrationController::class )->migrate_orders( $ids );
		$left = $this->strangers();
		// A batch that could not be copied is not tried for ever.
		if ( [] !== $left && $left !== $ids ) {
			WC()->queue()->add( self::ACTION, [], 'marketday' );
		}
	}

	/** @return list<int> Orders among the posts that the order tables do not know. */
	private function strangers(): array {
		global $wpdb;
		$sql = $wpdb->prepare(
			"SELECT post.ID FROM {$wpdb->posts} post LEFT JOIN {$wpdb->prefix}wc_orders known ON known.id = post.ID
			WHERE post.post_type = 'shop_order' AND post.post_status NOT IN ( 'auto-draft', 'trash' ) AND known.id IS NULL ORDER BY post.ID LIMIT %d",
			self::BATCH
		);
		return array_values( array_map( 'intval', $wpdb->get_col( $sql ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared above.
	}
}
