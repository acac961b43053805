<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

/** A single date of a series that is at another time or does not take place (RECURRENCE-ID). */
final class ChangedDate {
	private function __construct(
		public readonly ?LocalDateTime $start,
		public readonly ?LocalDateTime $end,
		public readonly ?EventStatus $status
	) {}

	/**
	 * @param array<array-key, mixed> $changes Each `{ at, start, end, status }`; what is empty stays as the series has it.
	 * @return array<string, self> By the basic text of the date.
	 * @throws InvalidEventException
	 */
	public static function readAll( array $changes, bool $isAllDay ): array {
		$read = [];
		foreach ( $changes as $change ) {
			$texts = is_array( $change ) ? array_map( static fn ( mixed $value ): string => is_string( $value ) ? $value : '', $change ) : [];
			$at    = LocalDateTime::read( $texts['at'] ?? '' );
			$start = LocalDateTime::read( $texts['start'] ?? '' );
			$end   = LocalDateTime::read( $texts['end'] ?? '' );
			$isBad = ( '' !== ( $texts['start'] ?? '' ) && null === $start ) || ( '' !== ( $texts['end'] ?? '' ) && null === $end );
			if ( null === $at || $isBad || ( null !== $end && $end->isBefore( $start ?? $at ) ) ) {
				throw new InvalidEventException( 'changes', __( 'One of the changed dates isn’t valid.', 'marketday' ) );
			}
			$at                   = $isAllDay ? new LocalDateTime( $at->day, 0 ) : $at;
			$read[ $at->basic() ] = new self( $start, $end, EventStatus::tryFrom( $texts['status'] ?? '' ) );
		}
		return $read;
	}
}
