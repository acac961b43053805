<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Coupons;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Storage\Database;
use Marketday\Engine\Contract\Storage\MetaRows;

/** Use of a coupon: `usage_count` in all, one `_used_by` (user id or e-mail) for each order. */
final class CouponUse {
	/** @param list<string> $emails */
	public static function countBy( int $couponId, array $emails, int $userId ): int {
		return self::count( $couponId, $emails, $userId, '' );
	}

	/**
	 * Counts one use, unless a limit is reached already. Belongs into the order's transaction: until it ends, others who want the same
	 * coupon wait. What they have counted meanwhile is read as it is now, not as it was when this transaction began.
	 *
	 * @return bool False where somebody else had the last use.
	 */
	public static function take( Coupon $coupon, string $email, int $userId ): bool {
		global $wpdb;
		$now = Database::isSqlite() ? '' : ' FOR UPDATE';
		$wpdb->get_var( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE ID = %d{$now}", $coupon->id ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- one word only.
		$sql = "SELECT meta_id FROM {$wpdb->postmeta} WHERE post_id = %d AND meta_key = 'usage_count' LIMIT 1{$now}";
		if ( null === $wpdb->get_var( $wpdb->prepare( $sql, $coupon->id ) ) ) { // phpcs:ignore WordPress.DB.PreparedSQL -- one word only.
			MetaRows::insert( $wpdb->postmeta, 'post_id', [ [ $coupon->id, 'usage_count', '0' ] ] );
		}
		if ( $coupon->limits->perUser > 0 && self::count( $coupon->id, [ $email ], $userId, $now ) >= $coupon->limits->perUser ) {
			return false;
		}
		$taken = Database::execute(
			"UPDATE {$wpdb->postmeta} SET meta_value = CAST(meta_value AS SIGNED) + 1 WHERE post_id = %d AND meta_key = 'usage_count' AND CAST(meta_value AS SIGNED) < %d",
			$coupon->id,
			$coupon->limits->total > 0 ? $coupon->limits->total : PHP_INT_MAX
		);
		if ( 1 > $taken ) {
			return false;
		}
		MetaRows::insert( $wpdb->postmeta, 'post_id', [ [ $coupon->id, '_used_by', self::nameOf( $email, $userId ) ] ] );
		wp_cache_delete( $coupon->id, 'post_meta' );
		return true;
	}

	/** Gives one use back (cancelled orders). */
	public static function giveBack( int $couponId, string $email, int $userId ): void {
		global $wpdb;
		Database::execute(
			"UPDATE {$wpdb->postmeta} SET meta_value = CAST(meta_value AS SIGNED) - 1 WHERE post_id = %d AND meta_key = 'usage_count' AND CAST(meta_value AS SIGNED) > 0",
			$couponId
		);
		$used = (int) $wpdb->get_var( $wpdb->prepare(
			"SELECT meta_id FROM {$wpdb->postmeta} WHERE post_id = %d AND meta_key = '_used_by' AND meta_value = %s ORDER BY meta_id DESC LIMIT 1",
			$couponId,
			self::nameOf( $email, $userId )
		) );
		if ( $used > 0 ) {
			Database::execute( "DELETE FROM {$wpdb->postmeta} WHERE meta_id = %d", $used );
		}
		wp_cache_delete( $couponId, 'post_meta' );
	}

	private static function nameOf( string $email, int $userId ): string {
		return $userId > 0 ? (string) $userId : strtolower( $email );
	}

	/** @param list<string> $emails */
	private static function count( int $couponId, array $emails, int $userId, string $lock ): int {
		global $wpdb;
		$names = self::namesOf( array_map( 'strtolower', $emails ), $userId );
		if ( [] === $names ) {
			return 0;
		}
		$marks = implode( ', ', array_fill( 0, count( $names ), '%s' ) );
		$sql   = "SELECT COUNT(*) FROM {$wpdb->postmeta} WHERE post_id = %d AND meta_key = '_used_by' AND meta_value IN ({$marks}){$lock}";
		return (int) $wpdb->get_var( $wpdb->prepare( $sql, $couponId, ...$names ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- marks only.
	}

	/**
	 * Everything one person is known by, as WooCommerce counts: his account, the addresses he gave, and the accounts those belong to.
	 *
	 * @param list<string> $emails
	 * @return list<string>
	 */
	private static function namesOf( array $emails, int $userId ): array {
		$emails[] = $userId > 0 ? strtolower( (string) ( get_userdata( $userId ) ?: null )?->user_email ) : '';
		$emails   = array_values( array_diff( array_unique( $emails ), [ '' ] ) );
		$users    = [] === $emails ? [] : get_users(
			[
				'fields'     => 'ID',
				'meta_query' => [ [ 'key' => 'billing_email', 'value' => $emails, 'compare' => 'IN' ] ],
			]
		);
		foreach ( $emails as $email ) {
			$users[] = (int) email_exists( $email );
		}
		return array_values( array_diff( array_unique( [ (string) $userId, ...array_map( 'strval', $users ), ...$emails ] ), [ '', '0' ] ) );
	}
}
