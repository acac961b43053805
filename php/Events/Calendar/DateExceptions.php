<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

/** Dates by which an event departs from its rule. */
final class DateExceptions {
	/**
	 * @param array<string, LocalDateTime> $added   By basic text.
	 * @param array<string, LocalDateTime> $left    Exceptions, by basic text.
	 * @param array<string, ChangedDate>   $changed By the basic text of the date that changed.
	 */
	public function __construct(
		public readonly array $added,
		public readonly array $left,
		public readonly array $changed
	) {}
}
