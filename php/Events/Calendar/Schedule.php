<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use DateTimeZone;
use Marketday\Events\Calendar\Recurrence\InvalidRuleException;
use Marketday\Events\Calendar\Recurrence\Rule;
use Marketday\Events\Calendar\Recurrence\RuleDates;

/** The dates of an event: its first, and the rule, additions, exceptions and changes that make its others. */
final class Schedule {
	private const LONGEST_DAYS = 3660;

	/** @param LocalDateTime                $end     Of an all-day event, its last day. */
	private function __construct(
		public readonly LocalDateTime $start,
		public readonly LocalDateTime $end,
		public readonly DateTimeZone $zone,
		public readonly bool $isAllDay,
		public readonly ?Rule $rule,
		public readonly DateExceptions $exceptions,
		public readonly EventStatus $status
	) {}

	/**
	 * @param array<string, mixed> $data As EventData keeps it.
	 * @throws InvalidEventException
	 */
	public static function read( array $data ): self {
		$isAllDay = true === ( $data['allDay'] ?? false );
		$start    = self::time( $data, 'start' );
		$end      = self::time( $data, 'end' );
		if ( $isAllDay ) {
			$start = new LocalDateTime( $start->day, 0 );
			$end   = new LocalDateTime( $end->day, 0 );
		}
		if ( $end->isBefore( $start ) ) {
			throw new InvalidEventException( 'end', __( 'The event ends before it starts.', 'marketday' ) );
		}
		if ( $end->day - $start->day >= self::LONGEST_DAYS ) {
			throw new InvalidEventException( 'end', __( 'An event can last up to ten years. For longer, make it repeat.', 'marketday' ) );
		}
		return new self(
			$start,
			$end,
			self::zone( is_string( $data['zone'] ?? null ) ? $data['zone'] : '' ),
			$isAllDay,
			self::rule( is_string( $data['rrule'] ?? null ) ? $data['rrule'] : '' ),
			new DateExceptions(
				self::times( $data, 'rdates', $start ),
				self::times( $data, 'exdates', $start ),
				ChangedDate::readAll( is_array( $data['changes'] ?? null ) ? $data['changes'] : [], $isAllDay )
			),
			EventStatus::tryFrom( is_string( $data['status'] ?? null ) ? $data['status'] : '' ) ?? EventStatus::Scheduled
		);
	}

	public function isRecurring(): bool {
		return null !== $this->rule || [] !== $this->exceptions->added;
	}

	/** Tells whether there are more dates after any horizon. */
	public function isEndless(): bool {
		return null !== $this->rule && $this->rule->isEndless();
	}

	/**
	 * @param int                    $most Occurrences at most.
	 * @param DateTimeImmutable|null $from What the rule names before it is left out, however much that is.
	 * @return list<Occurrence> Those that begin before the horizon, in order.
	 */
	public function occurrences( DateTimeImmutable $horizon, int $most = PHP_INT_MAX, ?DateTimeImmutable $from = null ): array {
		$times = [];
		foreach ( $this->ruleTimes( $horizon, null === $from ? PHP_INT_MIN : LocalDateTime::of( $from, $this->zone )->day ) as $time ) {
			$times[ $time->basic() ] = $time;
			if ( count( $times ) >= $most ) {
				break;
			}
		}
		$times       = array_diff_key( $times + $this->exceptions->added, $this->exceptions->left );
		$length      = $this->end->in( $this->zone )->getTimestamp() - $this->start->in( $this->zone )->getTimestamp();
		$occurrences = [];
		foreach ( $times as $id => $time ) {
			$occurrence = $this->occurrence( (string) $id, $time, $length );
			if ( $occurrence->start < $horizon ) {
				$occurrences[] = $occurrence;
			}
		}
		usort(
			$occurrences,
			static fn ( Occurrence $one, Occurrence $other ): int => [ $one->start->getTimestamp(), $one->id ] <=> [ $other->start->getTimestamp(), $other->id ]
		);
		return array_slice( $occurrences, 0, $most );
	}

	/**
	 * @param int $from A day; see Days.
	 * @return iterable<LocalDateTime>
	 */
	private function ruleTimes( DateTimeImmutable $horizon, int $from ): iterable {
		if ( null === $this->rule ) {
			yield $this->start;
			return;
		}
		$last  = LocalDateTime::of( $horizon, $this->zone )->day;
		$until = $this->until();
		$dates = new RuleDates( $this->rule, $this->start->day, $this->start->second );
		foreach ( $dates->through( $last, $until?->day, $until->second ?? 86399, $from ) as [ $day, $second ] ) {
			yield new LocalDateTime( $day, $second );
		}
	}

	/** The rule's end by the wall's clock; a date alone is the whole of that day, and of days only the date counts. */
	public function until(): ?LocalDateTime {
		$text = $this->rule?->until;
		if ( null === $text ) {
			return null;
		}
		$time = LocalDateTime::readBasic( rtrim( $text, 'Z' ) );
		if ( null === $time || $this->isAllDay || 8 === strlen( $text ) ) {
			return null === $time ? null : new LocalDateTime( $time->day, 86399 );
		}
		return str_ends_with( $text, 'Z' ) ? LocalDateTime::of( $time->in( new DateTimeZone( 'UTC' ) ), $this->zone ) : $time;
	}

	/** @param int $length In seconds: an evening stays as long when the clocks change in it. Days are counted as days. */
	private function occurrence( string $id, LocalDateTime $time, int $length ): Occurrence {
		$change = $this->exceptions->changed[ $id ] ?? null;
		$from   = $change->start ?? $time;
		$to     = $change?->end;
		$start  = $from->in( $this->zone );
		if ( $this->isAllDay ) {
			$end = ( new LocalDateTime( ( $to ?? new LocalDateTime( $from->day + $this->end->day - $this->start->day, 0 ) )->day + 1, 0 ) )->in( $this->zone );
		} else {
			$end = null === $to ? $start->setTimestamp( $start->getTimestamp() + $length ) : $to->in( $this->zone );
		}
		$own = $change?->status;
		return new Occurrence(
			$id,
			$start,
			$end,
			$this->isAllDay,
			EventStatus::Scheduled === $this->status || EventStatus::Cancelled === $own ? $own ?? $this->status : $this->status
		);
	}

	/** @param array<string, mixed> $data */
	private static function time( array $data, string $name ): LocalDateTime {
		$value = $data[ $name ] ?? null;
		$time  = is_string( $value ) ? LocalDateTime::read( $value ) : null;
		return $time ?? throw new InvalidEventException(
			$name,
			'start' === $name ? __( 'Add a start date and time.', 'marketday' ) : __( 'Add an end date and time.', 'marketday' )
		);
	}

	/**
	 * @param array<string, mixed> $data
	 * @return array<string, LocalDateTime>
	 */
	private static function times( array $data, string $name, LocalDateTime $start ): array {
		$times = [];
		foreach ( is_array( $data[ $name ] ?? null ) ? $data[ $name ] : [] as $text ) {
			$time = is_string( $text ) ? LocalDateTime::read( $text ) : null;
			if ( null === $time ) {
				throw new InvalidEventException( $name, __( 'One of the single dates isn’t a date.', 'marketday' ) );
			}
			// A date without a time means the event's own.
			$time                    = 10 === strlen( (string) $text ) ? new LocalDateTime( $time->day, $start->second ) : $time;
			$times[ $time->basic() ] = $time;
		}
		return $times;
	}

	private static function zone( string $name ): DateTimeZone {
		if ( '' === $name ) {
			return wp_timezone();
		}
		if (
			1 !== preg_match( '/^[A-Za-z0-9_+:\/-]{1,60}$/', $name )
			|| ( ! in_array( $name, timezone_identifiers_list( DateTimeZone::ALL_WITH_BC ), true ) && 1 !== preg_match( '/^[+-]\d\d:?\d\d$/', $name ) )
		) {
			throw new InvalidEventException( 'zone', __( 'We don’t recognise this time zone.', 'marketday' ) );
		}
		return new DateTimeZone( $name );
	}

	private static function rule( string $text ): ?Rule {
		if ( '' === trim( $text ) ) {
			return null;
		}
		try {
			return Rule::parse( $text );
		} catch ( InvalidRuleException $problem ) {
			throw new InvalidEventException( 'rrule', $problem->getMessage() );
		}
	}
}
