<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

/** A file that an order gives its shopper. */
final class Download {
	public function __construct(
		public readonly string $name,
		public readonly int $productId,
		public readonly string $productName,
		/** '' where the file can no longer be had: its time is over, or no download is left. */
		public readonly string $url,
		/** Number of times it can still be had; null without a limit. */
		public readonly ?int $remaining,
		/** The last day on which it can be had; null without an end. */
		public readonly ?DateTimeImmutable $lastDay,
		public readonly int $orderId
	) {}

	/** Terms: how often and how long it can still be had, or why it cannot; '' without limits. */
	public function terms(): string {
		if ( '' === $this->url ) {
			return __( 'Download expired', 'marketday' );
		}
		$terms = [];
		if ( null !== $this->remaining ) {
			/* translators: %s: number of downloads */
			$terms[] = sprintf( _n( '%s download left', '%s downloads left', $this->remaining, 'marketday' ), number_format_i18n( $this->remaining ) );
		}
		if ( null !== $this->lastDay ) {
			/* translators: %s: date */
			$terms[] = sprintf( __( 'until %s', 'marketday' ), (string) wp_date( (string) get_option( 'date_format' ), $this->lastDay->getTimestamp(), $this->lastDay->getTimezone() ) );
		}
		return implode( ', ', $terms );
	}
}
