<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Downloads;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use DateTimeZone;

/** A row of WooCommerce's table of download permissions: one file of one product of one order. */
final class Permission {
	private function __construct(
		public readonly int $id,
		public readonly string $fileId,
		public readonly int $productId,
		public readonly PermissionOwner $owner,
		/** Null without a limit. */
		public readonly ?int $remaining,
		public readonly DateTimeImmutable $granted,
		/** Its last day; null without an end. */
		public readonly ?DateTimeImmutable $lastDay,
		public readonly int $count
	) {}

	/** @param array<string, string|null> $row */
	public static function fromRow( array $row ): self {
		$utc = new DateTimeZone( 'UTC' );
		return new self(
			(int) $row['permission_id'],
			(string) $row['download_id'],
			(int) $row['product_id'],
			new PermissionOwner( (int) $row['order_id'], (string) $row['order_key'], (string) $row['user_email'], (int) $row['user_id'] ),
			'' === (string) $row['downloads_remaining'] ? null : (int) $row['downloads_remaining'],
			new DateTimeImmutable( (string) $row['access_granted'], $utc ),
			'' === (string) $row['access_expires'] ? null : new DateTimeImmutable( (string) $row['access_expires'], $utc ),
			(int) $row['download_count']
		);
	}

	/** The e-mail address, as links carry it. */
	public function emailHash(): string {
		return hash( 'sha256', $this->owner->email );
	}

	public function isUsedUp(): bool {
		return null !== $this->remaining && $this->remaining < 1;
	}

	/** Days are those of UTC, as WooCommerce counts them. */
	public function isOver( DateTimeImmutable $now ): bool {
		return null !== $this->lastDay && $this->lastDay->format( 'Y-m-d' ) < $now->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d' );
	}

	/** WooCommerce's address of a download, so that links in old mails work with either engine. */
	public function url(): string {
		return add_query_arg(
			array_map(
				'rawurlencode',
				[
					'download_file' => (string) $this->productId,
					'order'         => $this->owner->orderKey,
					'uid'           => $this->emailHash(),
					'key'           => $this->fileId,
				]
			),
			trailingslashit( home_url() )
		);
	}
}
