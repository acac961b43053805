<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

use DateInterval;
use DateTimeImmutable;
use DateTimeZone;
use Marketday\Events\Calendar\InvalidEventException;
use Marketday\Events\Calendar\LocalDateTime;
use Throwable;

/** The time that a VEVENT lasts. */
final class IcsSpan {
	/** Marks of a whole day that makers write from midnight to midnight. */
	public const ALL_DAY = [ 'X-MICROSOFT-CDO-ALLDAYEVENT', 'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT', 'X-FUNAMBOL-ALLDAY', 'X-ALLDAYEVENT' ];

	/** @var list<string> What could not be read. */
	public array $left = [];

	/** A length, where there is no end. */
	private readonly ?DateInterval $length;

	private readonly ?IcsTime $end;

	public readonly bool $isDay;

	public readonly IcsTime $start;

	/** @throws InvalidEventException Where it has no start. */
	public function __construct( IcsComponent $event, IcsZones $zones, ?IcsTime $otherwise = null ) {
		$line         = $event->line( 'DTSTART' );
		$start        = null === $line ? $otherwise : IcsTime::read( $line, $zones, $line->value );
		$start        = $start ?? throw new InvalidEventException(
			'start',
			null === $line ? __( 'The event has no start date.', 'marketday' ) : __( 'The event’s start date can’t be read.', 'marketday' )
		);
		$line         = $event->line( 'DTEND' );
		$end          = null === $line || '' === trim( $line->value ) ? null : IcsTime::read( $line, $zones, $line->value );
		$this->length = null === $end ? $this->length( $event ) : null;
		if ( null === $end && null !== $line && '' !== trim( $line->value ) ) {
			$this->left[] = 'DTEND';
		}
		$days = $this->wholeDays( $event, $start, $end, $zones );
		if ( null !== $days ) {
			[ $start, $end ] = $days;
		} elseif ( null !== $end && $end->isDay !== $start->isDay ) {
			$end = new IcsTime( $start->isDay && $end->wall->second > 0 ? new LocalDateTime( $end->wall->day + 1, 0 ) : $end->wall, $start->isDay, $start->zone );
		}
		if ( null !== $end && ( $start->isDay ? $end->wall->isBefore( $start->wall ) : $end->moment() < $start->moment() ) ) {
			$this->left[] = __( 'DTEND: the end is before the start', 'marketday' );
			$end          = null;
		}
		$this->start = $start;
		$this->end   = $end;
		$this->isDay = $start->isDay;
	}

	/** End by the clocks of a zone; of days, the last one. @param IcsZone|null $same See IcsTime. */
	public function end( DateTimeZone $zone, ?IcsZone $same ): LocalDateTime {
		$start = $this->start->in( $zone, $same );
		if ( $this->isDay ) {
			$days = null === $this->end ? self::days( $this->length ) : $this->end->wall->day - $start->day;
			return new LocalDateTime( $start->day + max( 0, $days - 1 ), 0 );
		}
		return $this->end?->in( $zone, $same ) ?? ( null === $this->length ? $start : LocalDateTime::of( $start->in( $zone )->add( $this->length ), $zone ) );
	}

	/** @return array{int, int} Unix time of its begin and its end. */
	public function moments(): array {
		$start = $this->start->moment();
		$end   = $this->end?->moment() ?? ( null === $this->length ? $start : $start->add( $this->length ) );
		return [ $start->getTimestamp(), max( $start, $end )->getTimestamp() ];
	}

	private function length( IcsComponent $event ): ?DateInterval {
		$text = ltrim( strtoupper( $event->text( 'DURATION' ) ), '+' );
		try {
			return '' === $text ? null : new DateInterval( $text );
		} catch ( Throwable ) {
			$this->left[] = 'DURATION';
			return null;
		}
	}

	private static function days( ?DateInterval $length ): int {
		return null === $length ? 1 : $length->d + (int) ceil( ( $length->h * 3600 + $length->i * 60 + $length->s ) / 86400 );
	}

	/**
	 * Midnight to midnight, by the clocks of its own zone or its calendar's, where its maker says that it is a whole day.
	 *
	 * @return array{IcsTime, IcsTime}|null The first day, and the day after the last.
	 */
	private function wholeDays( IcsComponent $event, IcsTime $start, ?IcsTime $end, IcsZones $zones ): ?array {
		$isMarked = array_filter( self::ALL_DAY, static fn ( string $name ): bool => in_array( strtoupper( $event->text( $name ) ), [ 'TRUE', '1' ], true ) );
		if ( [] === $isMarked || $start->isDay ) {
			return null;
		}
		$to = $end?->moment() ?? $start->moment()->add( $this->length ?? new DateInterval( 'P1D' ) );
		foreach ( [ $start->zone, $zones->own, ...$zones->all() ] as $zone ) {
			$days = array_map( static fn ( DateTimeImmutable $moment ): LocalDateTime => $zone->wall( $moment ), [ $start->moment(), $to ] );
			if ( 0 === $days[0]->second && 0 === $days[1]->second ) {
				return [ new IcsTime( $days[0], true, $zone ), new IcsTime( $days[1], true, $zone ) ];
			}
		}
		return null;
	}
}
