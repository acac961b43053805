<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Import;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use DateTimeZone;
use Exception;

/** Dates as other programs write them. What is not clearly a date is none. */
final class Dates {
	private const TIME = '(?:[T ,]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?:\s*([ap])\.?m\.?)?)?';
	private const ZONE = '(?:\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})(?:\s*\(?\w+\)?)?)?';

	/**
	 * @param bool         $isMonthFirst How 03/04/2024 is meant.
	 * @param DateTimeZone $zone         Of what names none.
	 */
	public function __construct(
		private readonly bool $isMonthFirst,
		private readonly DateTimeZone $zone
	) {}

	/** @return string|null UTC, as MySQL writes it; null where it is no date. */
	public function read( string $text ): ?string {
		$text = trim( $text );
		$time = $this->ofEpoch( $text ) ?? $this->ofYear( $text ) ?? $this->ofDay( $text ) ?? $this->ofWords( $text );
		if ( null === $time || $time->getTimestamp() < 0 || $time->getTimestamp() > time() + 2 * DAY_IN_SECONDS ) {
			return null;
		}
		return gmdate( 'Y-m-d H:i:s', $time->getTimestamp() );
	}

	/** No date, and said so: `0000-00-00`. */
	public static function isNone( string $text ): bool {
		return in_array( strtolower( trim( $text ) ), [ '', '-', '0', 'null', 'none', 'n/a', 'never' ], true ) || str_starts_with( $text, '0000-00-00' );
	}

	/**
	 * Tells whether a column of dates has the month first: a thirteenth of anything tells, else the site's own way of writing.
	 *
	 * @param iterable<string> $texts
	 */
	public static function areMonthFirst( iterable $texts ): bool {
		foreach ( $texts as $text ) {
			if ( 1 === preg_match( '~^\s*(\d{1,2})[/-](\d{1,2})[/-]\d{2,4}\b~', $text, $found ) && ( $found[1] > 12 || $found[2] > 12 ) ) {
				return $found[2] > 12;
			}
		}
		return 'en_US' === get_locale() || 1 === preg_match( '/^\W*[mnFM]\W/', (string) get_option( 'date_format' ) );
	}

	/** Seconds, or thousandths of them. */
	private function ofEpoch( string $text ): ?DateTimeImmutable {
		return 1 === preg_match( '/^\d{10}(?:\d{3})?$/D', $text ) ? new DateTimeImmutable( '@' . substr( $text, 0, 10 ) ) : null;
	}

	private function ofYear( string $text ): ?DateTimeImmutable {
		if ( 1 === preg_match( '~^(\d{4})([-/.]?)(\d{2})\2(\d{2})' . self::TIME . self::ZONE . '$~Di', $text, $found ) ) {
			return $this->makeDate( $found[1], $found[3], $found[4], array_slice( $found, 5 ) );
		}
		if ( 1 === preg_match( '~^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})(Z?)$~D', $text, $found ) ) {
			return $this->makeDate( $found[1], $found[2], $found[3], [ $found[4], $found[5], $found[6], '', $found[7] ] );
		}
		return null;
	}

	private function ofDay( string $text ): ?DateTimeImmutable {
		if ( 1 !== preg_match( '~^(\d{1,2})([-/.]) ?(\d{1,2})\2 ?(\d{4}|\d{2})' . self::TIME . self::ZONE . '$~Di', $text, $found ) ) {
			return null;
		}
		$year            = 2 === strlen( $found[4] ) ? "20{$found[4]}" : $found[4];
		[ $day, $month ] = '.' !== $found[2] && $this->isMonthFirst ? [ $found[3], $found[1] ] : [ $found[1], $found[3] ];
		return $this->makeDate( $year, $month, $day, array_slice( $found, 5 ) );
	}

	private function ofWords( string $text ): ?DateTimeImmutable {
		if ( 1 !== preg_match( '/\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/i', $text ) || 1 !== preg_match( '/\b(?:19|20)\d{2}\b/', $text ) ) {
			return null;
		}
		$parsed = date_parse( $text );
		if ( $parsed['error_count'] > 0 || isset( $parsed['relative'] ) || false === $parsed['year'] || false === $parsed['day'] ) {
			return null;
		}
		try {
			return new DateTimeImmutable( $text, $this->zone );
		} catch ( Exception ) {
			return null;
		}
	}

	/** @param array<int, string> $time Hour, minute, second, `a` or `p`, zone; as far as they are written. */
	private function makeDate( string $year, string $month, string $day, array $time ): ?DateTimeImmutable {
		[ $hour, $minute, $second, $half, $zone ] = $time + [ '', '', '', '', '' ];
		if ( '' !== $half ) {
			$hour = (string) ( (int) $hour % 12 + ( 'p' === strtolower( $half ) ? 12 : 0 ) );
		}
		if ( ! checkdate( (int) $month, (int) $day, (int) $year ) || (int) $hour > 23 || (int) $minute > 59 ) {
			return null;
		}
		$written = sprintf( '%04d-%02d-%02d %02d:%02d:%02d', $year, $month, $day, $hour, $minute, $second );
		return new DateTimeImmutable( $written, '' === $zone ? $this->zone : new DateTimeZone( in_array( strtoupper( $zone ), [ 'Z', 'GMT' ], true ) ? 'UTC' : $zone ) );
	}
}
