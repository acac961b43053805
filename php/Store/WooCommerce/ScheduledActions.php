<?php

declare( strict_types=1 );

namespace Marketday\Store\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\Jobs;

/** Action Scheduler, which WooCommerce brings: its list under Tools shows the jobs, and its workers run them. */
final class ScheduledActions implements Jobs {
	private const GROUP = 'marketday';

	public function soon( string $hook ): void {
		if ( did_action( 'action_scheduler_init' ) && ! as_has_scheduled_action( $hook, [], self::GROUP ) ) {
			as_enqueue_async_action( $hook, [], self::GROUP );
		} elseif ( ! did_action( 'action_scheduler_init' ) ) {
			add_action( 'action_scheduler_init', fn () => $this->soon( $hook ) );
		}
	}
}
