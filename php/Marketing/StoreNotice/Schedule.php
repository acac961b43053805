<?php

declare( strict_types=1 );

namespace Marketday\Marketing\StoreNotice;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use Exception;
use Marketday\Kernel\Clock;

/** Time for which a bar stands, by the site's own clock. */
final class Schedule {
	private function __construct(
		public readonly ?DateTimeImmutable $from,
		public readonly ?DateTimeImmutable $until
	) {}

	/** @param array<string, mixed> $attributes What is no time sets no bound. */
	public static function of( array $attributes ): self {
		return new self( self::time( $attributes['from'] ?? '' ), self::time( $attributes['until'] ?? '' ) );
	}

	/** A page of a cache may be older than its end: what is to come, or to go, is in the page and its script sees to it. */
	public function isOver( Clock $clock ): bool {
		return null !== $this->until && $this->until <= $clock->now();
	}

	private static function time( mixed $text ): ?DateTimeImmutable {
		if ( ! is_string( $text ) || 1 !== preg_match( '/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/D', $text ) ) {
			return null;
		}
		try {
			return new DateTimeImmutable( $text, wp_timezone() );
		} catch ( Exception ) {
			return null;
		}
	}
}
