<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\Jobs;

/** WordPress's own queue. */
final class CronJobs implements Jobs {
	public function soon( string $hook ): void {
		if ( false === wp_next_scheduled( $hook ) ) {
			wp_schedule_single_event( time(), $hook );
		}
	}
}
