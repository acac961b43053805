<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Importers;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use Marketday\Events\Calendar\EventData;
use Marketday\Events\Calendar\Ics\IcsLine;

/** An event of another calendar, told as iCalendar, so that one import takes all. */
final class MovedEvent {
	/**
	 * @param int                                                $id     In the other calendar.
	 * @param string                                             $uid    What it is known by here, so that it never comes twice.
	 * @param list<array{DateTimeImmutable, DateTimeImmutable}>  $dates  Begin and end, in the event's zone, in order. Of all-day events the end is the day after.
	 * @param list<IcsLine>                                      $lines  Its rule, place, categories and the like.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $uid,
		public readonly MovedPost $post,
		public readonly array $dates,
		public readonly bool $isAllDay,
		public readonly array $lines
	) {}

	/** Number of its dates, the first ones, that are more than an event can have. */
	public function cut(): int {
		return max( 0, count( $this->dates ) - EventData::MOST_DATES );
	}

	/** @return list<IcsLine> A VEVENT, and one for each date that lasts longer or shorter than the first. */
	public function toLines(): array {
		$dates = array_slice( $this->dates, $this->cut() );
		$first = $dates[0] ?? null;
		if ( null === $first ) {
			return [];
		}
		$length  = $first[1]->getTimestamp() - $first[0]->getTimestamp();
		$changes = array_filter( $dates, static fn ( array $date ): bool => ! ( $date[1]->getTimestamp() - $date[0]->getTimestamp() === $length ) );
		return [
			...$this->component( [
				$this->at( 'DTSTART', $first[0] ),
				$this->at( 'DTEND', $first[1] ),
				...array_map( fn ( array $date ): IcsLine => $this->at( 'RDATE', $date[0] ), array_slice( $dates, 1 ) ),
			] ),
			...array_merge( ...array_values( array_map(
				fn ( array $date ): array => $this->isAllDay ? [] : $this->component( [
					$this->at( 'RECURRENCE-ID', $date[0] ),
					$this->at( 'DTSTART', $date[0] ),
					$this->at( 'DTEND', $date[1] ),
				] ),
				$changes
			) ) ),
		];
	}

	/**
	 * @param list<IcsLine> $times
	 * @return list<IcsLine>
	 */
	private function component( array $times ): array {
		$lines = [
			new IcsLine( 'BEGIN', 'VEVENT' ),
			IcsLine::ofText( 'UID', $this->uid ),
			IcsLine::ofText( 'SUMMARY', $this->post->title ),
			...$times,
			IcsLine::ofText( 'X-ALT-DESC', $this->post->html, [ 'FMTTYPE' => 'text/html' ] ),
			new IcsLine( 'CLASS', 'private' === $this->post->status ? 'PRIVATE' : '' ),
			...$this->lines,
			new IcsLine( 'END', 'VEVENT' ),
		];
		return array_values( array_filter( $lines, static fn ( IcsLine $line ): bool => '' !== trim( $line->value ) ) );
	}

	private function at( string $name, DateTimeImmutable $time ): IcsLine {
		return $this->isAllDay
			? new IcsLine( $name, $time->format( 'Ymd' ), [ 'VALUE' => 'DATE' ] )
			: new IcsLine( $name, $time->format( 'Ymd\THis' ), [ 'TZID' => $time->getTimezone()->getName() ] );
	}
}
