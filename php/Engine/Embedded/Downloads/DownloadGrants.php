<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Downloads;

defined( 'ABSPATH' ) || exit;

use DateTimeZone;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\Storage\Database;
use Marketday\Engine\Contract\Storage\Transaction;
use Marketday\Engine\Embedded\Orders\OrderItems;
use Marketday\Kernel\Clock;

/** Orders that let their files be had, and the permissions they give: once an order, with WooCommerce's flag for it. */
final class DownloadGrants {
	private const GRANTED = '_download_permissions_granted';

	public function __construct(
		private readonly Permissions $permissions,
		private readonly OrderItems $items,
		private readonly Clock $clock
	) {}

	/** A completed order; a paid one where the shop is set so, as shops are from the start. */
	public static function isPermitted( OrderStatus $status ): bool {
		return OrderStatus::Completed === $status
			|| ( OrderStatus::Processing === $status && 'no' !== get_option( 'woocommerce_downloads_grant_access_after_payment', 'yes' ) );
	}

	/** Follows an order's new state for its files. A cancelled order may come back, so it keeps permissions that nobody can use meanwhile. */
	public function follow( int $orderId, OrderStatus $status ): void {
		if ( self::isPermitted( $status ) ) {
			Transaction::run( fn () => $this->grant( $orderId ) );
		} elseif ( OrderStatus::Refunded === $status ) {
			$this->permissions->removeOrder( $orderId );
		}
	}

	private function grant( int $orderId ): void {
		global $wpdb;
		// The order's row is held, so that only one request gives permissions.
		Database::execute( "UPDATE {$wpdb->posts} SET ping_status = ping_status WHERE ID = %d", $orderId );
		wp_cache_delete( $orderId, 'post_meta' );
		if ( 'yes' === get_post_meta( $orderId, self::GRANTED, true ) ) {
			return;
		}
		$this->items->forget( $orderId );
		foreach ( $this->items->of( $orderId ) as $item ) {
			if ( 'line_item' === $item['type'] ) {
				$this->grantLine(
					$orderId,
					(int) ( $item['meta']['_variation_id'] ?? 0 ) ?: (int) ( $item['meta']['_product_id'] ?? 0 ),
					(int) ( $item['meta']['_qty'] ?? 1 )
				);
			}
		}
		update_post_meta( $orderId, self::GRANTED, 'yes' );
	}

	private function grantLine( int $orderId, int $productId, int $quantity ): void {
		$today = $this->clock->now()->setTimezone( new DateTimeZone( 'UTC' ) )->setTime( 0, 0 );
		$limit = ProductFiles::limit( $productId );
		$days  = ProductFiles::days( $productId );
		foreach ( ProductFiles::of( $productId ) as $file ) {
			$this->permissions->add(
				[
					'download_id'         => $file->id,
					'product_id'          => $productId,
					'order_id'            => $orderId,
					'order_key'           => (string) get_post_meta( $orderId, '_order_key', true ),
					'user_email'          => (string) get_post_meta( $orderId, '_billing_email', true ),
					'user_id'             => (int) get_post_meta( $orderId, '_customer_user', true ),
					'downloads_remaining' => null === $limit ? '' : (string) ( $limit * $quantity ),
					'access_granted'      => $today->format( 'Y-m-d H:i:s' ),
					'access_expires'      => null === $days ? null : $today->modify( "+{$days} days" )->format( 'Y-m-d H:i:s' ),
					'download_count'      => 0,
				]
			);
		}
	}
}
