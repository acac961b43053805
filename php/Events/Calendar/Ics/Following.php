<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

use DateTimeZone;
use Marketday\Events\Calendar\EventData;
use Marketday\Events\Calendar\LocalDateTime;
use Marketday\Events\Calendar\Recurrence\Days;
use Marketday\Events\Calendar\Recurrence\Rule;

/** The part of a series that is otherwise from one of its dates on (RANGE=THISANDFUTURE). */
final class Following {
	/** Days after the date for which dates are told one by one. */
	private const DAYS = 5 * 366;

	public function __construct(
		private readonly SeriesDates $series,
		private readonly LocalDateTime $date
	) {}

	/**
	 * Ends the series, and gives all that comes to one that begins with the date's change.
	 *
	 * @return list<string> What could not be followed.
	 */
	public function into( SeriesDates $next ): array {
		$rule = $this->series->rule;
		if ( null === $rule ) {
			return [];
		}
		$days  = $next->start->day - $this->there( $this->date, $next->zone )->day;
		$move  = $days * 86400 + $next->start->second - $this->there( $this->date, $next->zone )->second;
		$all   = array_values( array_filter( $this->all( $rule ), fn ( LocalDateTime $time ): bool => ! $time->isBefore( $this->date ) ) );
		$moved = fn ( LocalDateTime $time ): LocalDateTime => $this->there( $time, $next->zone )->plus( $move );
		foreach ( [ 'added', 'left' ] as $kind ) {
			foreach ( $this->series->$kind as $time ) {
				$time->isBefore( $this->date ) || ( $next->$kind[ $moved( $time )->basic() ] = $moved( $time ) );
			}
		}
		foreach ( $this->series->changes as $id => $change ) {
			$at = LocalDateTime::readBasic( (string) $id );
			if ( null !== $at && ! $at->isBefore( $this->date ) ) {
				$next->changes[ $moved( $at )->basic() ] = [ 'at' => $moved( $at )->text() ] + $change;
			}
		}
		$before     = $this->series->endBefore( $this->date );
		$next->rule = self::shift( $rule, $days );
		if ( null === $next->rule ) {
			$next->add( ...array_slice( array_map( $moved, $all ), 0, EventData::MOST_DATES ) );
			$isCut = $rule->isEndless() || count( $all ) > EventData::MOST_DATES;
			/* translators: %s: a date. */
			return $isCut ? [ sprintf( __( 'RRULE: its dates after %s', 'marketday' ), $all[ min( count( $all ), EventData::MOST_DATES ) - 1 ]->date() ) ] : [];
		}
		if ( ! $rule->isEndless() ) {
			$next->rule = SeriesDates::withCount( $next->rule, max( 1, null === $rule->count ? count( $all ) : $rule->count - $before ) );
		}
		return [];
	}

	/** @return list<LocalDateTime> Of a rule that ends, all. */
	private function all( Rule $rule ): array {
		return SeriesDates::ofRule( $rule, $this->series->start, $this->date->day + ( $rule->isEndless() ? 1 : 20 ) * self::DAYS, $this->series->zone );
	}

	private function there( LocalDateTime $time, ?DateTimeZone $zone ): LocalDateTime {
		$own = $this->series->zone;
		return null === $own || null === $zone || $own->getName() === $zone->getName() ? $time : LocalDateTime::of( $time->in( $own ), $zone );
	}

	/** The rule as many days later; null where no rule says that. */
	private static function shift( Rule $rule, int $days ): ?Rule {
		$parts = array_keys( $rule->numbers );
		if ( [] !== array_intersect( $parts, [ 'BYHOUR', 'BYMINUTE', 'BYSECOND' ] ) ) {
			return null;
		}
		if ( 0 === $days || ( [] === $parts && [] === $rule->weekdays ) ) {
			return $rule;
		}
		if ( [] !== $parts || 'WEEKLY' !== $rule->frequency || $rule->interval > 1 ) {
			return null;
		}
		$weekdays = array_map( static fn ( array $day ): string => Rule::WEEKDAYS[ Days::weekday( $day[1] - 3 + $days ) ], $rule->weekdays );
		return Rule::parse( (string) preg_replace( '/BYDAY=[^;]*/', 'BYDAY=' . implode( ',', $weekdays ), (string) $rule ) );
	}
}
