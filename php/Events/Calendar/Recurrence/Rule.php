<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Recurrence;

defined( 'ABSPATH' ) || exit;

/** A rule of recurrence as RFC 5545 writes it (RRULE), of any frequency from daily to yearly. */
final class Rule {
	public const FREQUENCIES = [ 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY' ];
	public const WEEKDAYS    = [ 'MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU' ];

	/** Bounds of the parts that are lists of numbers; those from below 0 count from the end, and 0 is none of them. */
	public const LISTS = [
		'BYMONTH'    => [ 1, 12 ],
		'BYWEEKNO'   => [ -53, 53 ],
		'BYYEARDAY'  => [ -366, 366 ],
		'BYMONTHDAY' => [ -31, 31 ],
		'BYSETPOS'   => [ -366, 366 ],
		'BYHOUR'     => [ 0, 23 ],
		'BYMINUTE'   => [ 0, 59 ],
		'BYSECOND'   => [ 0, 59 ],
	];

	private const LONGEST = 1000;

	/** Times of a day: every minute. */
	private const MOST_TIMES = 1440;

	/**
	 * @param int|null                       $count     Occurrences, the first included.
	 * @param string|null                    $until     As written: `20261231`, `20261231T190000`, with Z for UTC.
	 * @param array<string, list<int>>       $numbers   By part: BYMONTH, BYMONTHDAY and so on, each sorted.
	 * @param list<array{int, int}>          $weekdays  Which of the period (0 for each), and the day, 0 for Monday.
	 * @param int                            $weekStart 0 for Monday.
	 */
	private function __construct(
		public readonly string $frequency,
		public readonly int $interval,
		public readonly ?int $count,
		public readonly ?string $until,
		public readonly array $numbers,
		public readonly array $weekdays,
		public readonly int $weekStart,
		private readonly string $text
	) {}

	/** @throws InvalidRuleException With a sentence for people. */
	public static function parse( string $text ): self {
		$text = strtoupper( trim( $text ) );
		$text = str_starts_with( $text, 'RRULE:' ) ? substr( $text, 6 ) : $text;
		if ( strlen( $text ) > self::LONGEST ) {
			throw new InvalidRuleException( __( 'The recurrence rule is too long.', 'marketday' ) );
		}
		$parts = self::parts( $text );
		if ( ! in_array( $parts['FREQ'] ?? '', self::FREQUENCIES, true ) ) {
			throw new InvalidRuleException( __( 'An event can repeat daily, weekly, monthly or yearly.', 'marketday' ) );
		}
		if ( isset( $parts['COUNT'], $parts['UNTIL'] ) ) {
			throw new InvalidRuleException( __( 'A recurrence ends after a number of times or on a date, not both.', 'marketday' ) );
		}
		$until = $parts['UNTIL'] ?? null;
		if ( null !== $until && ! self::isDate( $until ) ) {
			throw new InvalidRuleException( __( 'The recurrence’s end date isn’t a date.', 'marketday' ) );
		}
		$numbers = [];
		foreach ( self::LISTS as $name => [ $least, $most ] ) {
			if ( isset( $parts[ $name ] ) ) {
				$numbers[ $name ] = self::numbers( $name, $parts[ $name ], $least, $most );
			}
		}
		$times = array_map( static fn ( string $name ): int => count( $numbers[ $name ] ?? [ 0 ] ), [ 'BYHOUR', 'BYMINUTE', 'BYSECOND' ] );
		if ( array_product( $times ) > self::MOST_TIMES ) {
			throw new InvalidRuleException( __( 'The recurrence rule has more times of day than a day has minutes.', 'marketday' ) );
		}
		$weekdays = isset( $parts['BYDAY'] ) ? self::weekdays( $parts['BYDAY'], $parts['FREQ'] ) : [];
		if ( isset( $numbers['BYSETPOS'] ) && [] === $weekdays && 1 === count( $numbers ) ) {
			throw self::invalidPart( 'BYSETPOS' );
		}
		if ( isset( $numbers['BYWEEKNO'] ) && 'YEARLY' !== $parts['FREQ'] ) {
			throw self::invalidPart( 'BYWEEKNO' );
		}
		if ( isset( $numbers['BYYEARDAY'] ) && in_array( $parts['FREQ'], [ 'DAILY', 'WEEKLY', 'MONTHLY' ], true ) ) {
			throw self::invalidPart( 'BYYEARDAY' );
		}
		if ( isset( $numbers['BYMONTHDAY'] ) && 'WEEKLY' === $parts['FREQ'] ) {
			throw self::invalidPart( 'BYMONTHDAY' );
		}
		$week = array_search( $parts['WKST'] ?? 'MO', self::WEEKDAYS, true );
		if ( false === $week ) {
			throw self::invalidPart( 'WKST' );
		}
		return new self( $parts['FREQ'], self::positive( $parts, 'INTERVAL' ) ?? 1, self::positive( $parts, 'COUNT' ), $until, $numbers, $weekdays, $week, $text );
	}

	public function isEndless(): bool {
		return null === $this->count && null === $this->until;
	}

	/** The value of an RRULE. */
	public function __toString(): string {
		return $this->text;
	}

	/** @return array<string, string> */
	private static function parts( string $text ): array {
		$parts = [];
		foreach ( explode( ';', rtrim( $text, ';' ) ) as $part ) {
			[ $name, $value ] = explode( '=', $part, 2 ) + [ '', '' ];
			$isKnown          = in_array( $name, [ 'FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'WKST' ], true ) || isset( self::LISTS[ $name ] );
			if ( ! $isKnown || '' === $value || isset( $parts[ $name ] ) ) {
				throw self::invalidPart( $name );
			}
			$parts[ $name ] = $value;
		}
		return $parts;
	}

	/** @param array<string, string> $parts */
	private static function positive( array $parts, string $name ): ?int {
		$number = filter_var( $parts[ $name ] ?? '1', FILTER_VALIDATE_INT, [
			'options' => [
				'min_range' => 1,
				'max_range' => 100_000,
			],
		] );
		if ( false === $number ) {
			throw self::invalidPart( $name );
		}
		return isset( $parts[ $name ] ) ? $number : null;
	}

	/** @return list<int> */
	private static function numbers( string $name, string $value, int $least, int $most ): array {
		$numbers = [];
		foreach ( explode( ',', $value ) as $one ) {
			$number = filter_var( $one, FILTER_VALIDATE_INT );
			if ( false === $number || $number < $least || $number > $most || ( 0 === $number && $least < 0 ) ) {
				throw self::invalidPart( $name );
			}
			$numbers[] = $number;
		}
		$numbers = array_values( array_unique( $numbers ) );
		sort( $numbers );
		return $numbers;
	}

	/** @return list<array{int, int}> */
	private static function weekdays( string $value, string $frequency ): array {
		$days = [];
		foreach ( explode( ',', $value ) as $one ) {
			if ( 1 !== preg_match( '/^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/', $one, $found ) ) {
				throw self::invalidPart( 'BYDAY' );
			}
			$which = (int) $found[1];
			$most  = match ( $frequency ) {
				'YEARLY'  => 53,
				'MONTHLY' => 5,
				default   => 0,
			};
			if ( abs( $which ) > $most || ( '' !== $found[1] && 0 === $which ) ) {
				throw self::invalidPart( 'BYDAY' );
			}
			$days[] = [ $which, (int) array_search( $found[2], self::WEEKDAYS, true ) ];
		}
		return $days;
	}

	private static function isDate( string $until ): bool {
		return 1 === preg_match( '/^(\d{4})(\d\d)(\d\d)(?:T([01]\d|2[0-3])[0-5]\d[0-5]\dZ?)?$/', $until, $found )
			&& checkdate( (int) $found[2], (int) $found[3], (int) $found[1] );
	}

	private static function invalidPart( string $name ): InvalidRuleException {
		/* translators: %s: a part of an RRULE, such as BYDAY. */
		return new InvalidRuleException( sprintf( __( 'We can’t follow part of the recurrence rule: %s.', 'marketday' ), mb_substr( $name, 0, 20 ) ) );
	}
}
