<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

/** One date of an event. */
final class Occurrence {
	/**
	 * @param string            $id    The wall time the rule gave it, `20261126T190000`, also when it has been moved.
	 * @param DateTimeImmutable $start In the event's zone.
	 * @param DateTimeImmutable $end   The moment after it; all-day events end with a day.
	 */
	public function __construct(
		public readonly string $id,
		public readonly DateTimeImmutable $start,
		public readonly DateTimeImmutable $end,
		public readonly bool $isAllDay,
		public readonly EventStatus $status
	) {}
}
