<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use DateTimeZone;
use WP_Post;
use WP_Term;

/** One date of an event with what is shown of it. */
final class ShownEvent {
	public readonly WP_Post $post;

	public readonly Schedule $schedule;

	/** @var array<string, string> By zone: the grid and the list of a month both say it. */
	private array $whole = [];

	/** @var array<string, string> By zone. */
	private array $hours = [];

	/** @param DateTimeImmutable $start In the event's zone. @param DateTimeImmutable $end The moment after. */
	public function __construct(
		private readonly EventContent $event,
		public readonly string $occurrence,
		public readonly DateTimeImmutable $start,
		public readonly DateTimeImmutable $end,
		public readonly string $firstDay,
		public readonly string $lastDay,
		public readonly EventStatus $status
	) {
		$this->post     = $event->post;
		$this->schedule = $event->schedule;
	}

	public function title(): string {
		return $this->event->title();
	}

	/** Address of this date: a series' others have addresses of their own. */
	public function url(): string {
		return $this->event->urlOf( $this->occurrence );
	}

	/** Date and time in one line. */
	public function whole( DateTimeZone $zone ): string {
		return $this->whole[ $zone->getName() ] ??= EventTimes::whole( $this, $zone );
	}

	/** A time of its day in the form of the site. */
	public function time( DateTimeImmutable $time ): string {
		return $this->event->time( $time );
	}

	/** A day in the form of the site. */
	public function date( DateTimeImmutable $day ): string {
		return $this->event->date( $day );
	}

	/** Its times of the day it begins on. */
	public function hours( DateTimeZone $zone ): string {
		return $this->hours[ $zone->getName() ] ??= EventTimes::hours( $this, $zone );
	}

	public function isAllDay(): bool {
		return $this->schedule->isAllDay;
	}

	public function isOnline(): bool {
		return EventStatus::Online === $this->status || ( null === $this->venue() && '' !== $this->text( 'onlineUrl' ) );
	}

	public function venue(): ?Venue {
		return $this->event->venue();
	}

	public function colour(): Colour {
		return $this->event->colour();
	}

	/** @return list<WP_Term> */
	public function terms( string $taxonomy ): array {
		return $this->event->terms( $taxonomy );
	}

	public function text( string $field ): string {
		$value = $this->event->data[ $field ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/** The shop's product that is its ticket; 0 without one. */
	public function product(): int {
		$product = $this->event->data['product'] ?? 0;
		return is_int( $product ) ? max( 0, $product ) : 0;
	}

	public function summary(): string {
		return $this->event->summary();
	}
}
