<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use DateTimeZone;
use Marketday\Events\Calendar\LocalDateTime;
use Marketday\Events\Calendar\Recurrence\Days;
use Marketday\Events\Calendar\Recurrence\InvalidRuleException;
use Marketday\Events\Calendar\Recurrence\Rule;
use Marketday\Events\Calendar\Recurrence\RuleDates;

/** A zone as a file describes it (VTIMEZONE): when its clocks change, and by how much. */
final class DescribedZone {
	/** Rules that go on are followed from here on, as many begin in 1601. */
	private const FROM_YEAR = 1960;

	/** Years from now that rules are followed for. */
	private const YEARS = 30;

	/** Changes of the clocks that are told: a century has some two hundred. Those of a zone beyond are left out. */
	private const MOST = 2000;

	/** @var list<array{int, int, int}> Unix time, and seconds east of UTC before and from then on. */
	private array $changes = [];

	/** Unix time of the first change that is told. */
	public readonly int $begin;

	/** Unix time of the last change that is told one by one; null where a rule goes on for ever. */
	public readonly ?int $end;

	/** @var array<string, DateTimeZone|null> Zones that agree, by the years asked for. */
	private array $same = [];

	/** @param DateTimeZone|null $known What its name means: before its first change, about which it says nothing. */
	private function __construct( IcsComponent $zone, private readonly ?DateTimeZone $known ) {
		$isEndless = false;
		foreach ( $zone->children as $observance ) {
			$before = self::seconds( $observance->text( 'TZOFFSETFROM' ) );
			$after  = self::seconds( $observance->text( 'TZOFFSETTO' ) );
			$start  = self::local( $observance->text( 'DTSTART' ), 0 );
			if ( null === $after || null === $start ) {
				continue;
			}
			if ( count( $this->changes ) >= self::MOST ) {
				break;
			}
			[ $times, $goesOn ] = self::onsets( $observance, $start, $before ?? $after );
			$isEndless          = $isEndless || $goesOn;
			foreach ( $times as $time ) {
				$this->changes[] = [ $time->day * 86400 + $time->second - ( $before ?? $after ), $before ?? $after, $after ];
			}
		}
		sort( $this->changes );
		$this->begin = $this->changes[0][0] ?? 0;
		$this->end   = $isEndless || [] === $this->changes ? null : $this->changes[ count( $this->changes ) - 1 ][0];
	}

	/** Null where it tells no offset. */
	public static function read( IcsComponent $zone, ?DateTimeZone $known = null ): ?self {
		$described = new self( $zone, $known );
		return [] === $described->changes ? null : $described;
	}

	/** Seconds east of UTC at a moment. */
	public function offset( int $moment ): int {
		[ $low, $high ] = [ 0, count( $this->changes ) ];
		while ( $low < $high ) {
			$middle         = intdiv( $low + $high, 2 );
			[ $low, $high ] = $this->changes[ $middle ][0] > $moment ? [ $low, $middle ] : [ $middle + 1, $high ];
		}
		return 0 === $low
			? $this->known?->getOffset( new DateTimeImmutable( "@{$moment}" ) ) ?? $this->changes[0][1]
			: $this->changes[ max( 0, $low - 1 ) ][2];
	}

	/** Tells whether a zone's clocks show the same from one moment to another. */
	public function agreesWith( DateTimeZone $zone, int $from, int $to ): bool {
		$to          = max( $from, $to );
		$transitions = $zone->getTransitions( $from, $to );
		$moments     = [
			$from,
			$to,
			...( is_array( $transitions ) ? array_column( $transitions, 'ts' ) : [] ),
			...array_filter( array_column( $this->changes, 0 ), static fn ( int $moment ): bool => $moment > $from && $moment <= $to ),
		];
		foreach ( $moments as $moment ) {
			foreach ( [ $moment, $moment > $from ? $moment - 1 : $moment ] as $one ) {
				if ( $zone->getOffset( new DateTimeImmutable( "@{$one}" ) ) !== $this->offset( $one ) ) {
					return false;
				}
			}
		}
		return true;
	}

	/**
	 * A zone of the database whose clocks show the same.
	 *
	 * @param list<DateTimeZone> $first Those that are tried first.
	 */
	public function inDatabase( int $from, int $to, array $first ): ?DateTimeZone {
		$key = "{$from} {$to}";
		if ( ! array_key_exists( $key, $this->same ) ) {
			$this->same[ $key ] = null;
			$names              = [ ...array_values( WindowsZones::NAMES ), ...timezone_identifiers_list() ];
			foreach ( [ ...$first, ...array_map( static fn ( string $name ): DateTimeZone => new DateTimeZone( $name ), array_unique( $names ) ) ] as $zone ) {
				if ( $this->agreesWith( $zone, $from, $to ) ) {
					$this->same[ $key ] = $zone;
					break;
				}
			}
		}
		return $this->same[ $key ];
	}

	/** @return array{list<LocalDateTime>, bool} By the clock of before the change; whether they go on for ever. */
	private static function onsets( IcsComponent $observance, LocalDateTime $start, int $before ): array {
		$times = [];
		foreach ( $observance->all( 'RDATE' ) as $line ) {
			foreach ( explode( ',', $line->value ) as $value ) {
				// Of a period, its begin.
				$times[] = self::local( explode( '/', $value )[0], $before );
			}
		}
		$line = $observance->line( 'RRULE' );
		try {
			$rule = null === $line ? null : Rule::parse( $line->value );
		} catch ( InvalidRuleException ) {
			$rule = null;
		}
		if ( null === $rule ) {
			return [ array_values( array_filter( [ $start, ...$times ] ) ), false ];
		}
		$dates = new RuleDates( $rule, $start->day, $start->second );
		$until = null === $rule->until ? null : self::local( $rule->until, $before );
		// A start that the rule does not name is where it begins, and no change of the clocks.
		$first = $dates->isOfRule() ? null : [ $start->day, $start->second ];
		$last  = ( new DateTimeImmutable( '+' . self::YEARS . ' years' ) )->getTimestamp();
		$since = Days::number( self::FROM_YEAR, 1, 1 );
		$from  = null !== $until && $until->day < $since ? PHP_INT_MIN : $since;
		foreach ( $dates->through( intdiv( $last, 86400 ), $until?->day, $until->second ?? 86399, $from ) as $date ) {
			if ( $date !== $first ) {
				$times[] = new LocalDateTime( ...$date );
			}
			if ( count( $times ) >= self::MOST ) {
				break;
			}
		}
		return [ array_values( array_filter( $times ) ), $rule->isEndless() ];
	}

	/** A time of whatever year, as zones have a long history. @param int $offset Seconds east of UTC, for what is written in UTC. */
	private static function local( string $value, int $offset ): ?LocalDateTime {
		if ( 1 !== preg_match( '/^\s*(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?)?(Z?)\s*$/', $value, $found ) ) {
			return null;
		}
		[ , $year, $month, $day, $hour, $minute, $second ] = array_map( 'intval', $found );
		return checkdate( $month, $day, $year )
			? ( new LocalDateTime( Days::number( $year, $month, $day ), 0 ) )->plus( $hour * 3600 + $minute * 60 + $second + ( 'Z' === $found[7] ? $offset : 0 ) )
			: null;
	}

	private static function seconds( string $offset ): ?int {
		return 1 === preg_match( '/^([+-]?)(\d\d):?(\d\d)(?::?(\d\d))?$/', $offset, $found )
			? ( '-' === $found[1] ? -1 : 1 ) * ( (int) $found[2] * 3600 + (int) $found[3] * 60 + (int) ( $found[4] ?? 0 ) )
			: null;
	}
}
