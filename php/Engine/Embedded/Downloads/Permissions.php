<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Downloads;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use DateTimeZone;
use Marketday\Engine\Contract\Storage\Database;
use Marketday\Engine\Contract\Storage\Transaction;

/** Permissions of who may have which file, in WooCommerce's table `woocommerce_downloadable_product_permissions`, and its log of downloads. */
final class Permissions {
	/** Seconds in which the parts of a file that is fetched piece by piece count as one download. */
	private const ONE_DOWNLOAD = 30 * MINUTE_IN_SECONDS;

	/** @var array<int, list<Permission>> By order. */
	private array $known = [];

	/** @param array<string, string|int|null> $row */
	public function add( array $row ): void {
		Database::insert( $this->table(), $row );
		unset( $this->known[ (int) $row['order_id'] ] );
	}

	/** @return list<Permission> */
	public function ofOrder( int $orderId ): array {
		if ( ! isset( $this->known[ $orderId ] ) ) {
			$this->prime( [ $orderId ] );
		}
		return $this->known[ $orderId ];
	}

	/**
	 * The permissions of many orders with one query.
	 *
	 * @param list<int> $orderIds
	 */
	public function prime( array $orderIds ): void {
		$this->known = array_fill_keys( $orderIds, [] ) + $this->known;
		$in          = implode( ',', array_map( 'intval', $orderIds ) );
		foreach ( '' === $in ? [] : $this->select( "order_id IN ({$in}) ORDER BY permission_id" ) as $permission ) {
			$this->known[ $permission->owner->orderId ][] = $permission;
		}
	}

	/** @return list<Permission> What a customer can have today, newest first. */
	public function openOf( int $userId, DateTimeImmutable $now, int $most ): array {
		return $userId < 1 ? [] : $this->select(
			"user_id = %d AND ( downloads_remaining IS NULL OR downloads_remaining = '' OR CAST(downloads_remaining AS SIGNED) > 0 )
			AND ( access_expires IS NULL OR access_expires >= %s ) ORDER BY permission_id DESC LIMIT %d",
			$userId,
			self::utc( $now )->format( 'Y-m-d 00:00:00' ),
			$most
		);
	}

	/** @return list<Permission> Of an e-mail address, with an account or without. */
	public function ofEmail( string $email, int $perPage, int $page ): array {
		$user = get_user_by( 'email', $email );
		return $this->select(
			'( user_email = %s OR ( user_id > 0 AND user_id = %d ) ) ORDER BY permission_id LIMIT %d OFFSET %d',
			$email,
			false === $user ? 0 : $user->ID,
			$perPage,
			( max( 1, $page ) - 1 ) * $perPage
		);
	}

	/** The permission of a link. The database compares loosely (case, spaces at the end), so each secret is compared again, in constant time. */
	public function find( int $productId, string $orderKey, string $fileId, string $email, string $emailHash ): ?Permission {
		$found = $this->select(
			"product_id = %d AND order_key = %s AND download_id = %s
			ORDER BY CASE WHEN downloads_remaining IS NULL OR downloads_remaining = '' THEN 0 ELSE 1 END, CAST(downloads_remaining AS SIGNED) DESC LIMIT 10",
			$productId,
			$orderKey,
			$fileId
		);
		foreach ( $found as $permission ) {
			$isOwner = '' === $emailHash ? hash_equals(
				strtolower( $permission->owner->email ),
				strtolower( $email )
			) : hash_equals( $permission->emailHash(), $emailHash );
			if (
				$isOwner
				&& '' !== $permission->owner->email
				&& '' !== $permission->owner->orderKey
				&& hash_equals( $permission->owner->orderKey, $orderKey )
				&& hash_equals( $permission->fileId, $fileId )
			) {
				return $permission;
			}
		}
		return null;
	}

	/**
	 * Counts a download and notes it in the log: of requests at the same time, as many as are left get the file.
	 *
	 * @param bool $isPart A further part of a file within its time belongs to the download that began it.
	 * @return bool False where none is left or its time is over.
	 */
	public function take( Permission $permission, bool $isPart, string $address, int $userId, DateTimeImmutable $now ): bool {
		$now = self::utc( $now );
		return Transaction::run(
			function () use ( $permission, $isPart, $address, $userId, $now ): bool {
				// Before anything is read: parts that come at once wait here for the first of them.
				Database::execute( "UPDATE {$this->table()} SET download_count = download_count WHERE permission_id = %d", $permission->id );
				if ( $isPart && $this->isGoingOn( $permission->id, $address, $now ) ) {
					return true;
				}
				$won = Database::execute(
					"UPDATE {$this->table()} SET download_count = download_count + 1,
					downloads_remaining = CASE WHEN downloads_remaining IS NULL OR downloads_remaining = '' THEN '' ELSE CAST(downloads_remaining AS SIGNED) - 1 END
					WHERE permission_id = %d AND ( downloads_remaining IS NULL OR downloads_remaining = '' OR CAST(downloads_remaining AS SIGNED) > 0 )
					AND ( access_expires IS NULL OR access_expires >= %s )",
					$permission->id,
					$now->format( 'Y-m-d 00:00:00' )
				);
				if ( $won > 0 ) {
					Database::insert(
						$this->log(),
						[
							'timestamp'       => $now->format( 'Y-m-d H:i:s' ),
							'permission_id'   => $permission->id,
							'user_id'         => $userId > 0 ? $userId : null,
							'user_ip_address' => $address,
						]
					);
				}
				return $won > 0;
			}
		);
	}

	/** @return list<array{at: string, address: string}> The latest downloads. */
	public function logOf( int $permissionId ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results( $wpdb->prepare( "SELECT timestamp, user_ip_address FROM {$this->log()} WHERE permission_id = %d ORDER BY download_log_id DESC LIMIT 100", $permissionId ), 'ARRAY_A' ); // phpcs:ignore WordPress.DB.PreparedSQL -- the table's name.
		return array_values( array_map(
			static fn ( array $row ): array => [
				'at'      => (string) $row['timestamp'],
				'address' => (string) $row['user_ip_address'],
			],
			$rows
		) );
	}

	/** Nobody can download anything of the order any more. */
	public function removeOrder( int $orderId ): void {
		unset( $this->known[ $orderId ] );
		$this->remove( array_map( static fn ( Permission $permission ): int => $permission->id, $this->ofOrder( $orderId ) ) );
		unset( $this->known[ $orderId ] );
	}

	/** @param list<int> $ids */
	public function remove( array $ids ): void {
		$in = implode( ',', array_map( 'intval', $ids ) );
		if ( '' !== $in ) {
			Database::execute( "DELETE FROM {$this->log()} WHERE permission_id IN ({$in})" );
			Database::execute( "DELETE FROM {$this->table()} WHERE permission_id IN ({$in})" );
			$this->known = [];
		}
	}

	private function isGoingOn( int $permissionId, string $address, DateTimeImmutable $now ): bool {
		global $wpdb;
		$since = $now->modify( '-' . self::ONE_DOWNLOAD . ' seconds' )->format( 'Y-m-d H:i:s' );
		return null !== $wpdb->get_var( $wpdb->prepare( "SELECT download_log_id FROM {$this->log()} WHERE permission_id = %d AND user_ip_address = %s AND timestamp >= %s LIMIT 1", $permissionId, $address, $since ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- the table's name.
	}

	/** @return list<Permission> */
	private function select( string $where, string|int ...$values ): array {
		global $wpdb;
		$sql = "SELECT * FROM {$this->table()} WHERE {$where}";
		return array_values( array_map(
			Permission::fromRow( ... ),
			(array) $wpdb->get_results( [] === $values ? $sql : $wpdb->prepare( $sql, ...$values ), 'ARRAY_A' ) // phpcs:ignore WordPress.DB.PreparedSQL -- prepared where there are values.
		) );
	}

	private static function utc( DateTimeImmutable $time ): DateTimeImmutable {
		return $time->setTimezone( new DateTimeZone( 'UTC' ) );
	}

	private function table(): string {
		global $wpdb;
		return "{$wpdb->prefix}woocommerce_downloadable_product_permissions";
	}

	private function log(): string {
		global $wpdb;
		return "{$wpdb->prefix}wc_download_log";
	}
}
