<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

/** The result of an import, in sentences. */
final class ImportReport {
	/**
	 * @param array{made: int, renewed: int, same: int, refused: list<string>, left: array<string, int>} $report
	 * @return list<string>
	 */
	public static function lines( array $report ): array {
		/* translators: 1: number of new events. 2: of changed ones. 3: of those that were the same. */
		$lines = [ sprintf( __( '%1$d new events, %2$d updated, %3$d unchanged.', 'marketday' ), $report['made'], $report['renewed'], $report['same'] ) ];
		foreach ( $report['refused'] as $sentence ) {
			/* translators: %s: an event and what is wrong with it. */
			$lines[] = sprintf( __( 'Skipped: %s', 'marketday' ), $sentence );
		}
		foreach ( $report['left'] as $what => $count ) {
			/* translators: 1: a part of a calendar's file, such as VALARM. 2: how many of them. */
			$lines[] = sprintf( __( 'Dropped: %1$s (%2$d)', 'marketday' ), $what, $count );
		}
		return $lines;
	}
}
