<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use DateTimeZone;

/** Time for which a sale price still holds (docs/PROTOCOL.md#deal-countdown): days, hours, minutes and seconds, two digits each, zeros once past. */
final class Deal {
	private function __construct( public readonly DateTimeImmutable $ends ) {}

	/** Null where nothing is on sale, or the sale has no end. */
	public static function of( Price $price ): ?self {
		return $price->onSale ? self::until( $price->saleEnds ) : null;
	}

	public static function until( ?DateTimeImmutable $end ): ?self {
		return null === $end ? null : new self( $end );
	}

	/** The day of its end in UTC, as the product-blocks write it. */
	public function date(): string {
		return $this->ends->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y/m/d' );
	}

	/** The second of its end, with its time zone. */
	public function timestamp(): string {
		return $this->ends->format( DATE_ATOM );
	}

	/** Its end as people read it, in the site's time zone. */
	public function sentence(): string {
		$format = get_option( 'date_format' ) . ', ' . get_option( 'time_format' );
		/* translators: %s: date and time. */
		return sprintf( __( 'Sale ends on %s', 'marketday' ), (string) wp_date( $format, $this->ends->getTimestamp() ) );
	}

	/** @return array<string, string> Two digits by `days`, `hours`, `minutes`, `seconds`. */
	public function remaining( int $now ): array {
		$left = max( 0, $this->ends->getTimestamp() - $now );
		return array_map(
			static fn ( int $number ): string => str_pad( (string) $number, 2, '0', STR_PAD_LEFT ),
			[
				'days'    => intdiv( $left, 86400 ),
				'hours'   => intdiv( $left, 3600 ) % 24,
				'minutes' => intdiv( $left, 60 ) % 60,
				'seconds' => $left % 60,
			]
		);
	}
}
