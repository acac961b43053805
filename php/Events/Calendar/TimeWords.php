<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

/** Days and times of day in words, each worked out once: a month of events says the same again and again. */
final class TimeWords {
	/** @var array<string, string> By day. */
	private array $dates = [];

	/** @var array<string, string> By time of day, zone and its distance to UTC, which a site's form may say. */
	private array $times = [];

	public function date( DateTimeImmutable $day ): string {
		return $this->dates[ $day->format( 'Y-m-d' ) ] ??= EventTimes::date( $day );
	}

	public function time( DateTimeImmutable $time ): string {
		return $this->times[ $time->format( 'H:i:s e P' ) ] ??= EventTimes::time( $time );
	}
}
