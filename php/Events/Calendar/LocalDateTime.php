<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use DateTimeZone;
use Marketday\Events\Calendar\Recurrence\Days;

/** A day and a time as a clock on the wall shows them, in no zone yet. */
final class LocalDateTime {
	/** @param int $day See Days. @param int $second Of the day. */
	public function __construct(
		public readonly int $day,
		public readonly int $second
	) {}

	/** Reads `2026-11-26T19:00`, with or without seconds. Null for anything else. */
	public static function read( string $text ): ?self {
		$isTime = 1 === preg_match( '/^(\d{4})-(\d\d)-(\d\d)(?:T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?)?$/D', $text, $found );
		if ( ! $isTime || ! checkdate( (int) $found[2], (int) $found[3], (int) $found[1] ) || (int) $found[1] < 1900 ) {
			return null;
		}
		return new self(
			Days::number( (int) $found[1], (int) $found[2], (int) $found[3] ),
			(int) ( $found[4] ?? 0 ) * 3600 + (int) ( $found[5] ?? 0 ) * 60 + (int) ( $found[6] ?? 0 )
		);
	}

	/** Reads what iCalendar writes: `20261126T190000`, `20261126`. */
	public static function readBasic( string $text ): ?self {
		return self::read( (string) preg_replace( [ '/^(\d{4})(\d\d)(\d\d)/', '/T(\d\d)(\d\d)(\d\d)$/' ], [ '$1-$2-$3', 'T$1:$2:$3' ], $text ) );
	}

	public static function of( DateTimeImmutable $time, DateTimeZone $zone ): self {
		[ $year, $month, $day, $hour, $minute, $second ] = array_map( 'intval', explode( ' ', $time->setTimezone( $zone )->format( 'Y n j G i s' ) ) );
		return new self( Days::number( $year, $month, $day ), $hour * 3600 + $minute * 60 + $second );
	}

	/** The moment of this time. A time that the clocks skip is the moment it would have been; one that they show twice, the first. */
	public function in( DateTimeZone $zone ): DateTimeImmutable {
		// Not PHP's own reading of a text: which of two it takes differs from zone to zone.
		$moment = $this->moment( static fn ( int $moment ): int => $zone->getOffset( new DateTimeImmutable( "@{$moment}" ) ) );
		return ( new DateTimeImmutable( "@{$moment}" ) )->setTimezone( $zone );
	}

	/**
	 * The moment as `in()` has it, in a zone that PHP does not know.
	 *
	 * @param callable(int): int $offset Seconds east of UTC at a moment.
	 * @return int Unix time.
	 */
	public function moment( callable $offset ): int {
		$wall   = $this->day * 86400 + $this->second;
		$before = $offset( $wall - 86400 );
		$moment = $wall - $before;
		if ( $offset( $moment ) !== $before ) {
			$after  = $wall - $offset( $wall + 86400 );
			$moment = $wall - $offset( $after ) === $after ? $after : $moment;
		}
		return $moment;
	}

	/** The time so many seconds later, by the clock on the wall. */
	public function plus( int $seconds ): self {
		$second = $this->second + $seconds;
		return new self( $this->day + (int) floor( $second / 86400 ), ( $second % 86400 + 86400 ) % 86400 );
	}

	public function date(): string {
		return vsprintf( '%04d-%02d-%02d', Days::parts( $this->day ) );
	}

	/** `2026-11-26T19:00:00`. */
	public function text(): string {
		return sprintf( '%sT%02d:%02d:%02d', $this->date(), intdiv( $this->second, 3600 ), intdiv( $this->second % 3600, 60 ), $this->second % 60 );
	}

	/** `20261126T190000`: what an occurrence of a series is known by. */
	public function basic(): string {
		return str_replace( [ '-', ':' ], '', $this->text() );
	}

	public function isBefore( self $other ): bool {
		return [ $this->day, $this->second ] < [ $other->day, $other->second ];
	}
}
