<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use Marketday\Events\Calendar\EventData;
use Marketday\Events\Calendar\LocalDateTime;
use Marketday\Events\Calendar\Recurrence\Days;
use Marketday\Events\Calendar\Recurrence\Rule;

/** The rules of a VEVENT. An event has one rule here: what further ones add and leave out is told date by date. */
final class SeriesRules {
	private const EARLIEST_YEAR = 1900;

	/** Days from today for which dates are told one by one. */
	private const DAYS = 5 * 366;

	public readonly SeriesZone $zone;

	public readonly SeriesDates $dates;

	/** @var list<string> What could not be followed. */
	public array $leftOut = [];

	private readonly int $today;

	/** @var list<Rule> */
	private readonly array $excluded;

	public function __construct( IcsComponent $main, private readonly IcsSpan $span, IcsZones $zones, DateTimeImmutable $now ) {
		$this->today    = intdiv( $now->getTimestamp(), 86400 );
		$rules          = $this->read( $main, 'RRULE' );
		$this->excluded = $this->read( $main, 'EXRULE' );
		$this->zone     = new SeriesZone( $span, $zones, [] !== $rules, $now );
		$this->dates    = $this->zone->dates( $span );
		if ( $this->zone->isExact ) {
			$this->dates->rule = array_shift( $rules );
			$this->beginIn( self::EARLIEST_YEAR );
		}
		foreach ( $rules as $rule ) {
			$this->dates->add( ...$this->near( array_map( $this->wall( ... ), $this->ofRule( $rule, $this->horizon() ) ), 'RRULE', $rule->isEndless() ) );
		}
	}

	/** Leaves out what its rules of exception name; once all other dates are known. */
	public function exclude(): void {
		$all = [] === $this->excluded ? [] : $this->dates->through( $this->horizon() );
		foreach ( $this->excluded as $rule ) {
			$left = array_map( static fn ( LocalDateTime $time ): string => $time->basic(), array_map( $this->wall( ... ), $this->ofRule( $rule, $this->horizon() ) ) );
			$left = array_filter( $all, static fn ( LocalDateTime $time ): bool => in_array( $time->basic(), $left, true ) );
			$ends = $rule->isEndless() && true === $this->dates->rule?->isEndless();
			$near = $this->near( array_values( $left ), 'EXRULE', $ends );
			$this->dates->leave( ...$near );
			if ( [] !== $near && ( $ends || count( $near ) < count( $left ) ) ) {
				$last = $near[ count( $near ) - 1 ];
				$this->dates->limit( count( array_filter( $all, static fn ( LocalDateTime $time ): bool => ! $last->isBefore( $time ) ) ) );
			}
		}
	}

	/** @return list<Rule> */
	private function read( IcsComponent $main, string $property ): array {
		$rules = [];
		foreach ( $main->all( $property ) as $line ) {
			$reading = new RuleParser( $line->value, $this->span->start->wall, $this->span->isDay );
			foreach ( $reading->left as $part ) {
				$this->leftOut[] = rtrim( "{$property}: {$part}", ': ' );
			}
			$rules[] = $reading->rule;
		}
		return array_values( array_filter( $rules ) );
	}

	/** @return list<LocalDateTime> By the clock of the file. */
	private function ofRule( Rule $rule, int $last ): array {
		$zone  = $this->zone->isExact ? $this->zone->zone : $this->span->start->zone->zoneAt( $this->span->moments()[0] );
		$times = SeriesDates::ofRule( $rule, $this->span->start->wall, $last, $zone );
		return ( new \Marketday\Events\Calendar\Recurrence\RuleDates( $rule, $this->span->start->wall->day, $this->span->start->wall->second ) )->isOfRule()
			? $times
			: array_slice( $times, 1 );
	}

	private function wall( LocalDateTime $time ): LocalDateTime {
		return $this->zone->wall( new IcsTime( $time, $this->span->isDay, $this->span->start->zone ) );
	}

	/**
	 * The times that an event can have, those of long ago cut first.
	 *
	 * @param list<LocalDateTime> $times In order.
	 * @return list<LocalDateTime>
	 */
	private function near( array $times, string $property, bool $isEndless ): array {
		if ( count( $times ) > EventData::MOST_DATES ) {
			$times     = array_values( array_filter( $times, fn ( LocalDateTime $time ): bool => $time->day > $this->today - 366 ) );
			$isEndless = $isEndless || count( $times ) > EventData::MOST_DATES;
			$times     = array_slice( $times, 0, EventData::MOST_DATES );
		}
		if ( $isEndless && [] !== $times ) {
			/* translators: 1: RRULE or EXRULE. 2: a date. */
			$this->leftOut[] = sprintf( __( '%1$s: its dates after %2$s', 'marketday' ), $property, $times[ count( $times ) - 1 ]->date() );
		}
		return $times;
	}

	private function horizon(): int {
		return max( $this->dates->start->day, $this->today ) + self::DAYS;
	}

	/** A series of long before begins with its first date then: birthdays without a year are written as of 1604. */
	private function beginIn( int $year ): void {
		$first = Days::number( $year, 1, 1 );
		$rule  = $this->dates->rule;
		$start = $this->dates->start;
		if ( null === $rule || $start->day >= $first ) {
			return;
		}
		$before = SeriesDates::ofRule( $rule, $start, $first - 1, $this->zone->zone );
		$next   = SeriesDates::ofRule( $rule, $start, $first + 10 * 366, $this->zone->zone, $first )[0] ?? null;
		if ( null === $next ) {
			return;
		}
		if ( null !== $rule->count ) {
			$this->dates->rule = SeriesDates::withCount( $rule, max( 1, $rule->count - count( $before ) ) );
		}
		$this->dates->end   = new LocalDateTime( $this->dates->end->day + $next->day - $start->day, $this->dates->end->second );
		$this->dates->start = $next;
		/* translators: %d: a year. */
		$this->leftOut[] = sprintf( __( 'Dates before %d', 'marketday' ), $year );
	}
}
