<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use DateTimeInterface;
use DateTimeZone;
use Marketday\Engine\Contract\Download;
use WC_Order;

/** The files of orders as WooCommerce gives them: permissions, links and counts are its own. */
final class DownloadReader {
	private const MOST = 100;

	/** @return list<Download> */
	public function ofOrder( WC_Order $order ): array {
		return array_map( $this->download( ... ), array_values( array_filter( (array) $order->get_downloadable_items(), 'is_array' ) ) );
	}

	/** @return list<Download> Newest first. */
	public function ofCustomer( int $customerId ): array {
		$items = array_values( array_filter( (array) wc_get_customer_available_downloads( $customerId ), 'is_array' ) );
		$found = array_map( $this->download( ... ), $items );
		usort( $found, static fn ( Download $one, Download $other ): int => $other->orderId <=> $one->orderId );
		return array_slice( $found, 0, self::MOST );
	}

	/** @param array<string, mixed> $item */
	private function download( array $item ): Download {
		$left    = $item['downloads_remaining'] ?? '';
		$left    = is_numeric( $left ) ? (int) $left : null;
		$lastDay = $this->day( $item['access_expires'] ?? null );
		$isOver  = 0 === $left || ( null !== $lastDay && $lastDay->format( 'Y-m-d' ) < gmdate( 'Y-m-d' ) );
		return new Download(
			PlainText::of( (string) ( $item['download_name'] ?? '' ) ),
			(int) ( $item['product_id'] ?? 0 ),
			PlainText::of( (string) ( $item['product_name'] ?? '' ) ),
			$isOver ? '' : (string) ( $item['download_url'] ?? '' ),
			$left,
			$lastDay,
			(int) ( $item['order_id'] ?? 0 )
		);
	}

	/** A date of an order's list, or the stored text of a customer's. */
	private function day( mixed $stored ): ?DateTimeImmutable {
		$utc = new DateTimeZone( 'UTC' );
		if ( $stored instanceof DateTimeInterface ) {
			return DateTimeImmutable::createFromInterface( $stored )->setTimezone( $utc );
		}
		return is_string( $stored ) && '' !== $stored ? new DateTimeImmutable( $stored, $utc ) : null;
	}
}
