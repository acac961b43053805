<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Jobs;
use Marketday\Engine\Contract\Schedules;

/** WordPress's own queue. */
final class CronJobs implements Jobs {
	public function soon( string $hook, array $arguments = [] ): void {
		$waits = $this->waitsUntil( $hook, $arguments );
		if ( null === $waits || $waits > time() ) {
			$this->at( time(), $hook, $arguments );
		}
	}

	public function at( int $time, string $hook, array $arguments = [] ): void {
		// WordPress refuses a second event of a job within ten minutes of the first.
		$this->cancel( $hook, $arguments );
		wp_schedule_single_event( $time, $hook, $arguments );
	}

	public function cancel( string $hook, array $arguments = [] ): void {
		wp_clear_scheduled_hook( $hook, $arguments );
	}

	public function waitsUntil( string $hook, array $arguments = [] ): ?int {
		return wp_next_scheduled( $hook, $arguments ) ?: null;
	}

	public function earliest(): ?int {
		return Schedules::earliestOfCron();
	}
}
