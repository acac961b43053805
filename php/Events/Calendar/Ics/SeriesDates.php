<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

use DateTimeZone;
use Marketday\Events\Calendar\EventData;
use Marketday\Events\Calendar\LocalDateTime;
use Marketday\Events\Calendar\Recurrence\Rule;
use Marketday\Events\Calendar\Recurrence\RuleDates;

/** The dates of a series while it is read: its rule, and those that are told one by one. */
final class SeriesDates {
	/** Dates of a rule that are looked at. */
	private const MOST = 40_000;

	/** @var array<string, LocalDateTime> By their basic text. */
	public array $added = [];

	/** @var array<string, LocalDateTime> */
	public array $left = [];

	/** @var array<string, array{at: string, start: string, end: string, status: string}> By the basic text of the date that changes. */
	public array $changes = [];

	public function __construct(
		public LocalDateTime $start,
		public LocalDateTime $end,
		public readonly ?DateTimeZone $zone,
		public ?Rule $rule
	) {}

	/** The date of a series that is meant by a day, or by a time; null where there is none. */
	public function date( LocalDateTime $at, bool $isDay ): ?LocalDateTime {
		foreach ( $this->through( $at->day, $at->day ) as $time ) {
			if ( $isDay ? $time->day === $at->day : $time->basic() === $at->basic() ) {
				return $time;
			}
		}
		return null;
	}

	/** @return list<LocalDateTime> Of the rule and added, up to a day, in order; the excluded ones too. @param int $from A day. */
	public function through( int $last, int $from = PHP_INT_MIN ): array {
		$isAsked = static fn ( LocalDateTime $time ): bool => $time->day >= $from && $time->day <= $last;
		$times   = [ ...self::ofRule( $this->rule, $this->start, $last, $this->zone, $from ), ...array_filter( array_values( $this->added ), $isAsked ) ];
		usort( $times, static fn ( LocalDateTime $one, LocalDateTime $other ): int => [ $one->day, $one->second ] <=> [ $other->day, $other->second ] );
		return $times;
	}

	/**
	 * @param DateTimeZone|null $zone Null where the dates are days.
	 * @return list<LocalDateTime>
	 */
	public static function ofRule( ?Rule $rule, LocalDateTime $start, int $last, ?DateTimeZone $zone, int $from = PHP_INT_MIN ): array {
		$times = [];
		$until = null === $rule ? null : self::until( $rule, $zone );
		$dates = null === $rule
			? [ [ $start->day, $start->second ] ]
			: ( new RuleDates( $rule, $start->day, $start->second ) )->through( $last, $until?->day, $until->second ?? 86399, $from );
		foreach ( $dates as $date ) {
			$times[] = new LocalDateTime( ...$date );
			if ( count( $times ) >= self::MOST ) {
				break;
			}
		}
		return $times;
	}

	/** A rule's end by the clock of its zone; a day alone is the whole of it. */
	public static function until( Rule $rule, ?DateTimeZone $zone ): ?LocalDateTime {
		$time = null === $rule->until ? null : LocalDateTime::readBasic( rtrim( $rule->until, 'Z' ) );
		if ( null === $time || null === $zone || 8 === strlen( (string) $rule->until ) ) {
			return null === $time ? null : new LocalDateTime( $time->day, 86399 );
		}
		return str_ends_with( (string) $rule->until, 'Z' ) ? LocalDateTime::of( $time->in( new DateTimeZone( 'UTC' ) ), $zone ) : $time;
	}

	/** Ends the rule before a date. @return int How many of its dates are left. */
	public function endBefore( LocalDateTime $at ): int {
		$before = array_filter( self::ofRule( $this->rule, $this->start, $at->day, $this->zone ), static fn ( LocalDateTime $time ): bool => $time->isBefore( $at ) );
		$this->limit( count( $before ) );
		foreach ( [ 'added', 'left', 'changes' ] as $kind ) {
			$this->$kind = array_filter( $this->$kind, static fn ( string $id ): bool => $id < $at->basic(), ARRAY_FILTER_USE_KEY );
		}
		return count( $before );
	}

	/** Lets the rule have as many dates. */
	public function limit( int $count ): void {
		$this->rule = null === $this->rule ? null : self::withCount( $this->rule, max( 1, $count ) );
	}

	public static function withCount( Rule $rule, int $count ): Rule {
		return Rule::parse( preg_replace( '/;?(COUNT|UNTIL)=[^;]*/', '', (string) $rule ) . ";COUNT={$count}" );
	}

	public function add( LocalDateTime ...$times ): void {
		foreach ( $times as $time ) {
			$this->added[ $time->basic() ] = $time;
		}
	}

	public function leave( LocalDateTime ...$times ): void {
		foreach ( $times as $time ) {
			$this->left[ $time->basic() ] = $time;
		}
	}

	/**
	 * Dates as EventData has them. Of more dates than an event can have, those of long ago are cut.
	 *
	 * @return array{array<string, mixed>, int} The data, and how many were cut.
	 */
	public function data(): array {
		$cut  = 0;
		$keep = static function ( array $list ) use ( &$cut ): array {
			ksort( $list );
			$cut += max( 0, count( $list ) - EventData::MOST_DATES );
			return array_values( array_slice( $list, -EventData::MOST_DATES ) );
		};
		$text = fn ( LocalDateTime $time ): string => null === $this->zone ? $time->date() : $time->text();
		return [ [
			'start'   => $this->start->text(),
			'end'     => $this->end->text(),
			'zone'    => $this->zone?->getName() ?? '',
			'allDay'  => null === $this->zone,
			'rrule'   => (string) $this->rule,
			'rdates'  => array_map( $text, $keep( $this->added ) ),
			'exdates' => array_map( $text, $keep( $this->left ) ),
			'changes' => $keep( $this->changes ),
		], $cut ];
	}
}
