<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Coupons;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\Storage\Database;
use Marketday\Store\Storage\MetaRows;

/** How often a coupon was used: `usage_count` in all, one `_used_by` (user id or e-mail) for each order. */
final class CouponUse {
	/** @param list<string> $emails */
	public static function countBy( int $couponId, array $emails, int $userId ): int {
		global $wpdb;
		$names = array_values( array_diff( [ $userId > 0 ? (string) $userId : '', ...array_map( 'strtolower', $emails ) ], [ '' ] ) );
		if ( [] === $names ) {
			return 0;
		}
		$marks = implode( ', ', array_fill( 0, count( $names ), '%s' ) );
		return (int) $wpdb->get_var(
			$wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->postmeta} WHERE post_id = %d AND meta_key = '_used_by' AND meta_value IN ({$marks})", $couponId, ...$names ) // Safe SQL: marks only.
		);
	}

	/**
	 * Counts one use, unless the limit is reached already. Belongs into the order's transaction.
	 *
	 * @return bool False where somebody else had the last use.
	 */
	public static function take( Coupon $coupon, string $email, int $userId ): bool {
		global $wpdb;
		if ( ! metadata_exists( 'post', $coupon->id, 'usage_count' ) ) {
			add_post_meta( $coupon->id, 'usage_count', '0', true );
		}
		$limit = $coupon->usageLimit > 0 ? $coupon->usageLimit : PHP_INT_MAX;
		$taken = Database::execute(
			"UPDATE {$wpdb->postmeta} SET meta_value = CAST(meta_value AS SIGNED) + 1 WHERE post_id = %d AND meta_key = 'usage_count' AND CAST(meta_value AS SIGNED) < %d",
			$coupon->id,
			$limit
		);
		if ( 1 > $taken ) {
			return false;
		}
		MetaRows::insert( $wpdb->postmeta, 'post_id', [ [ $coupon->id, '_used_by', $userId > 0 ? (string) $userId : strtolower( $email ) ] ] );
		return $coupon->usageLimitPerUser < 1 || self::countBy( $coupon->id, [ $email ], $userId ) <= $coupon->usageLimitPerUser;
	}

	/** Gives one use back (cancelled orders). */
	public static function giveBack( int $couponId, string $email, int $userId ): void {
		global $wpdb;
		Database::execute( "UPDATE {$wpdb->postmeta} SET meta_value = CAST(meta_value AS SIGNED) - 1 WHERE post_id = %d AND meta_key = 'usage_count' AND CAST(meta_value AS SIGNED) > 0", $couponId );
		$used = (int) $wpdb->get_var( $wpdb->prepare( "SELECT meta_id FROM {$wpdb->postmeta} WHERE post_id = %d AND meta_key = '_used_by' AND meta_value = %s ORDER BY meta_id DESC LIMIT 1", $couponId, $userId > 0 ? (string) $userId : strtolower( $email ) ) );
		if ( $used > 0 ) {
			Database::execute( "DELETE FROM {$wpdb->postmeta} WHERE meta_id = %d", $used );
		}
		wp_cache_delete( $couponId, 'post_meta' );
	}
}
