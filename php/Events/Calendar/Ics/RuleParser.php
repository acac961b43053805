<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

use Marketday\Events\Calendar\LocalDateTime;
use Marketday\Events\Calendar\Recurrence\InvalidRuleException;
use Marketday\Events\Calendar\Recurrence\Rule;
use Marketday\Events\Calendar\Recurrence\RuleDates;

/** A rule of a file, as far as it can be followed: one part that cannot be does not cost the others. */
final class RuleParser {
	/** Parts that narrow a day down to times: days have none (RFC 5545, 3.3.10). */
	private const OF_TIMES = [ 'BYHOUR', 'BYMINUTE', 'BYSECOND' ];

	private const OTHERS = [ 'FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'WKST' ];

	/** Parts that RFC 5545 forbids beside a frequency. */
	private const FORBIDDEN = [
		'DAILY'   => [ 'BYWEEKNO', 'BYYEARDAY' ],
		'WEEKLY'  => [ 'BYWEEKNO', 'BYYEARDAY', 'BYMONTHDAY' ],
		'MONTHLY' => [ 'BYWEEKNO', 'BYYEARDAY' ],
	];

	/** Dates that are looked at to find which of two ends is the earlier. */
	private const MOST = 100_000;

	/** @var list<string> What could not be followed. */
	public array $left = [];

	/** Null where nothing of it can be followed. */
	public readonly ?Rule $rule;

	/** @param LocalDateTime $start Of the event, by the clock that the rule follows. */
	public function __construct( string $text, private readonly LocalDateTime $start, private readonly bool $isDay ) {
		$text       = VcalendarRule::read( $text, $start ) ?? $text;
		$this->rule = $this->read( strtoupper( (string) preg_replace( '/\s+/', '', $text ) ) );
	}

	private function read( string $text ): ?Rule {
		$parts = $this->parts( str_starts_with( $text, 'RRULE:' ) ? substr( $text, 6 ) : $text );
		if ( [] === $parts ) {
			$this->left[] = $text;
			return null;
		}
		$parts = $this->byDays( $this->withoutOwn( $parts ) );
		if ( isset( $parts['BYSETPOS'] ) && [] === preg_grep( '/^BY(?!SETPOS)/', array_keys( $parts ) ) ) {
			$this->left[] = "BYSETPOS={$parts['BYSETPOS']}";
			unset( $parts['BYSETPOS'] );
		}
		try {
			$rule = Rule::parse( self::text( $parts ) );
			return isset( $parts['UNTIL'], $parts['COUNT'] ) ? $this->earlierEnd( $parts ) : $rule;
		} catch ( InvalidRuleException $problem ) {
			$this->left[] = $problem->getMessage();
			return null;
		}
	}

	/**
	 * @return array<string, string> The parts that can be followed.
	 */
	private function parts( string $text ): array {
		// Days of another calendar's years are not those of ours (RFC 7529).
		if ( 1 === preg_match( '/(?:^|;)RSCALE=(?!GREGORIAN(?:;|$))/', $text ) ) {
			return [];
		}
		$parts     = [];
		$frequency = 1 === preg_match( '/(?:^|;)FREQ=([A-Z]+)/', $text, $found ) ? $found[1] : '';
		foreach ( array_filter( explode( ';', $text ), static fn ( string $part ): bool => '' !== $part && 'RSCALE=GREGORIAN' !== $part ) as $part ) {
			[ $name, $value ] = explode( '=', $part, 2 ) + [ '', '' ];
			$kept             = match ( true ) {
				isset( $parts[ $name ] ), in_array( $name, self::FORBIDDEN[ $frequency ] ?? [], true ) => '',
				isset( Rule::LISTS[ $name ] ) => self::numbers( $name, $value ),
				'BYDAY' === $name             => self::weekdays( $value, $frequency ),
				'WKST' === $name              => in_array( $value, Rule::WEEKDAYS, true ) ? $value : '',
				'INTERVAL' === $name          => (int) $value > 0 ? $value : '',
				// Some makers say so that there is no number.
				'COUNT' === $name             => 1 === preg_match( '/^(?:-\d+|0+)$/', $value ) ? '' : $value,
				'UNTIL' === $name             => self::until( $value ),
				default                       => in_array( $name, self::OTHERS, true ) ? $value : '',
			};
			if ( $kept !== $value || '' === $kept ) {
				$this->left[] = mb_substr( $part, 0, 60 );
			}
			if ( '' !== $kept ) {
				$parts[ $name ] = $kept;
			}
		}
		return $parts;
	}

	/** The numbers of a list that can be. A leap second is the one before it. */
	private static function numbers( string $name, string $value ): string {
		[ $least, $most ] = Rule::LISTS[ $name ];
		return implode( ',', array_filter(
			explode( ',', 'BYSECOND' === $name ? str_replace( '60', '59', $value ) : $value ),
			static fn ( string $one ): bool => 1 === preg_match( '/^[+-]?\d{1,3}$/', $one )
				&& (int) $one >= $least
				&& (int) $one <= $most
				&& ( 0 !== (int) $one || $least >= 0 )
		) );
	}

	/** 'The second Tuesday' is one of a month or a year. */
	private static function weekdays( string $value, string $frequency ): string {
		$days = [];
		foreach ( explode( ',', $value ) as $one ) {
			if ( 1 === preg_match( '/^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)/', $one, $found ) ) {
				$days[] = in_array( $frequency, [ 'MONTHLY', 'YEARLY' ], true ) && 0 !== (int) $found[1] ? (int) $found[1] . $found[2] : $found[2];
			}
		}
		return implode( ',', $days ) === str_replace( '+', '', $value ) ? $value : implode( ',', $days );
	}

	/** End of a rule. One that cannot be read stays as it is: a series without its end would have dates that are none. */
	private static function until( string $value ): string {
		if ( 1 !== preg_match( '/^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d)(?::?(\d\d))?(?:\.\d+)?(Z?))?$/', $value, $found ) ) {
			return $value;
		}
		[ , $year, $month, $day, $hour, $minute, $second, $utc ] = $found + [ 4 => '', 5 => '', 6 => '', 7 => '' ];
		return "{$year}{$month}{$day}" . ( '' === $hour ? '' : sprintf( 'T%s%s%02d%s', $hour, $minute, (int) $second, $utc ) );
	}

	private function ownOf( string $name ): int {
		return match ( $name ) {
			'BYHOUR'   => intdiv( $this->start->second, 3600 ),
			'BYMINUTE' => intdiv( $this->start->second % 3600, 60 ),
			default    => $this->start->second % 60,
		};
	}

	/**
	 * Drops the time that the start says. Beside a frequency of hours or minutes, a part of that kind leaves times out.
	 *
	 * @param array<string, string> $parts
	 * @return array<string, string>
	 */
	private function withoutOwn( array $parts ): array {
		$names = match ( $parts['FREQ'] ?? '' ) {
			'HOURLY'   => array_slice( self::OF_TIMES, 1 ),
			'MINUTELY' => array_slice( self::OF_TIMES, 2 ),
			default    => self::OF_TIMES,
		};
		$isOwn = fn ( string $name ): bool => ! isset( $parts['BYSETPOS'] ) && ( $parts[ $name ] ?? null ) === (string) $this->ownOf( $name );
		return array_diff_key( $parts, array_flip( $this->isDay ? self::OF_TIMES : array_filter( $names, $isOwn ) ) );
	}

	/**
	 * Every few hours or minutes is every day at those times, where a day has a whole number of them.
	 *
	 * @param array<string, string> $parts
	 * @return array<string, string>
	 */
	private function byDays( array $parts ): array {
		$least = [ 'HOURLY' => 60, 'MINUTELY' => 1 ][ $parts['FREQ'] ?? '' ] ?? 0;
		$step  = $least * (int) ( $parts['INTERVAL'] ?? 1 );
		$fits  = 0 !== $step && ( $step < 60 ? 0 === 60 % $step : 0 === $step % 60 && ( 0 === 1440 % $step || 0 === $step % 1440 ) );
		if ( ! $fits || $this->isDay || isset( $parts['BYSETPOS'] ) ) {
			return $parts;
		}
		$parts = [ 'FREQ' => 'DAILY', 'INTERVAL' => (string) max( 1, intdiv( $step, 1440 ) ) ] + $parts;
		$begin = intdiv( $this->start->second, 60 ) % min( $step, 1440 );
		$each  = static fn ( int $numbers, int $first, int $step ): array => array_filter(
			range( 0, $numbers - 1 ),
			static fn ( int $one ): bool => $first === $one % $step
		);
		$parts = self::narrow( $parts, 'BYHOUR', $step < 60 ? range( 0, 23 ) : $each( 24, intdiv( $begin, 60 ), min( 24, intdiv( $step, 60 ) ) ) );
		if ( 60 !== $least ) {
			$parts = self::narrow( $parts, 'BYMINUTE', $each( 60, $begin % 60, min( 60, $step ) ) );
		}
		// Nothing but the start, where no time is left.
		return in_array( '', $parts, true ) ? [ 'FREQ' => 'DAILY', 'COUNT' => '1' ] : $parts;
	}

	/**
	 * @param array<string, string> $parts
	 * @param array<int>            $numbers That the frequency has.
	 * @return array<string, string>
	 */
	private static function narrow( array $parts, string $name, array $numbers ): array {
		$own = isset( $parts[ $name ] ) ? array_map( 'intval', explode( ',', $parts[ $name ] ) ) : $numbers;
		return [ $name => implode( ',', array_intersect( $numbers, $own ) ) ] + $parts;
	}

	/** @param array<string, string> $parts */
	private static function text( array $parts ): string {
		unset( $parts[ isset( $parts['UNTIL'] ) ? 'COUNT' : '' ] );
		return implode( ';', array_map( static fn ( string $name, string $value ): string => "{$name}={$value}", array_keys( $parts ), $parts ) );
	}

	/**
	 * A rule has one end (RFC 5545, 3.3.10): of two, the one that comes first.
	 *
	 * @param array<string, string> $parts
	 * @throws InvalidRuleException
	 */
	private function earlierEnd( array $parts ): Rule {
		$until   = $parts['UNTIL'];
		$counted = Rule::parse( self::text( array_diff_key( $parts, [ 'UNTIL' => '' ] ) ) );
		$time    = LocalDateTime::readBasic( rtrim( $until, 'Z' ) );
		$last    = $this->start;
		$number  = 0;
		foreach ( ( new RuleDates( $counted, $this->start->day, $this->start->second ) )->through( $time->day ?? 0 ) as $date ) {
			if ( ++$number > self::MOST ) {
				break;
			}
			$last = new LocalDateTime( ...$date );
		}
		return $number >= (int) $counted->count && ! ( null !== $time && strlen( $until ) > 8 && $time->isBefore( $last ) )
			? $counted
			: Rule::parse( self::text( $parts ) );
	}
}
