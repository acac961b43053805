<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

/** Time in which a sale price holds. Its days are stored as UTC timestamps: the first second of the first, the last second of the last. */
final class SaleSchedule {
	public static function applies( string $regular, string $sale, string $from, string $to, DateTimeImmutable $now ): bool {
		if ( ! StoredAmount::isAmount( $sale ) || ! StoredAmount::isAmount( $regular ) || (float) $sale >= (float) $regular ) {
			return false;
		}
		$second = $now->getTimestamp();
		return ( '' === $from || (int) $from <= $second ) && ( '' === $to || (int) $to >= $second );
	}

	/** @param string $to As stored; '' without an end. */
	public static function end( string $to ): ?DateTimeImmutable {
		return (int) $to > 0 ? ( new DateTimeImmutable( '@' . (int) $to ) )->setTimezone( wp_timezone() ) : null;
	}

	/** @param string $day YYYY-MM-DD in the site's time zone, '' for none. */
	public static function firstSecond( string $day ): string {
		return self::second( $day, '00:00:00' );
	}

	public static function lastSecond( string $day ): string {
		return self::second( $day, '23:59:59' );
	}

	private static function second( string $day, string $time ): string {
		return '' === $day ? '' : (string) ( new DateTimeImmutable( "{$day} {$time}", wp_timezone() ) )->getTimestamp();
	}
}
