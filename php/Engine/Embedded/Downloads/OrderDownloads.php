<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Downloads;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Download;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Embedded\Catalogue\PlainText;
use Marketday\Kernel\Clock;

/** The files of orders as their shoppers see them. */
final class OrderDownloads {
	private const MOST = 100;

	public function __construct(
		private readonly Permissions $permissions,
		private readonly Clock $clock
	) {}

	/** @return list<Download> */
	public function ofOrder( int $orderId, OrderStatus $status ): array {
		return DownloadGrants::isPermitted( $status ) ? $this->toDownloads( $this->permissions->ofOrder( $orderId ) ) : [];
	}

	/** @return list<Download> What a customer can have today, newest first. */
	public function ofCustomer( int $customerId ): array {
		$open = $this->permissions->openOf( $customerId, $this->clock->now(), self::MOST );
		_prime_post_caches( array_map( static fn ( Permission $one ): int => $one->owner->orderId, $open ), false );
		return $this->toDownloads( array_values( array_filter( $open, static fn ( Permission $one ): bool => self::isOpen( $one->owner->orderId ) ) ) );
	}

	/** Tells whether the order is in a state in which its files can be had. */
	public static function isOpen( int $orderId ): bool {
		$status = 'shop_order' === get_post_type( $orderId ) ? (string) get_post_status( $orderId ) : '';
		$status = str_starts_with( $status, 'wc-' ) ? OrderStatus::tryFrom( substr( $status, 3 ) ) : null;
		return null !== $status && DownloadGrants::isPermitted( $status );
	}

	/**
	 * @param list<Permission> $permissions
	 * @return list<Download>
	 */
	private function toDownloads( array $permissions ): array {
		$now   = $this->clock->now();
		$shown = [];
		foreach ( $permissions as $permission ) {
			$file = ProductFiles::of( $permission->productId )[ $permission->fileId ] ?? null;
			if ( null !== $file ) {
				$shown[] = new Download(
					$file->name,
					$permission->productId,
					PlainText::of( get_post_field( 'post_title', $permission->productId ) ),
					$permission->isUsedUp() || $permission->isOver( $now ) ? '' : $permission->url(),
					$permission->remaining,
					$permission->lastDay,
					$permission->owner->orderId
				);
			}
		}
		return $shown;
	}
}
