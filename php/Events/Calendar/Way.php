<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

/** A way to another look at a calendar: `Way` of src/features/calendar/calendar-model.ts. */
final class Way {
	/** @return array{key: string, label: string, url: string, isCurrent: bool} */
	public static function of( string $key, string $label, CalendarState $state, string $view, bool $isCurrent = false ): array {
		return [
			'key'       => $key,
			'label'     => $label,
			'url'       => CalendarPage::url( $state, $view ),
			'isCurrent' => $isCurrent,
		];
	}

	/** @return array{key: string, label: string, url: string, isCurrent: bool} To a day's own list. */
	public static function toDay( \DateTimeImmutable $day, string $label, CalendarState $state, string $view ): array {
		return self::of( 'day', $label, $state->as( 'list', 'month' )->at( $day, 'day' ), $view );
	}
}
