<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use Closure;

/**
 * Work in steps, one in each run of a job. A queue takes a job off its list before it runs, so one whose process is killed would be gone: its next
 * run waits before the step begins, and begins again what was not ended.
 */
final class LastingJob {
	/** Seconds after which a step that has not ended is begun again: more than any step takes. */
	public const LEASE = 10 * MINUTE_IN_SECONDS;

	/**
	 * @param list<int|string> $arguments
	 * @param Closure(): bool  $step      Does some of the work; whether there is more.
	 */
	public static function run( Jobs $jobs, string $hook, array $arguments, Closure $step ): void {
		self::await( $jobs, $hook, $arguments );
		if ( $step() ) {
			$jobs->soon( $hook, $arguments );
		} elseif ( ( $jobs->waitsUntil( $hook, $arguments ) ?? PHP_INT_MAX ) <= time() + self::LEASE ) {
			// One for a later time was arranged by the step itself.
			$jobs->cancel( $hook, $arguments );
		}
	}

	/** @param list<int|string> $arguments Of a job that goes on where others, a progress bar or a command, are killed. */
	public static function await( Jobs $jobs, string $hook, array $arguments = [] ): void {
		$jobs->at( time() + self::LEASE, $hook, $arguments );
	}
}
