<?php

declare( strict_types=1 );

namespace Marketday\Store;

defined( 'ABSPATH' ) || exit;

/** Runs an action later, apart from visitors' requests: Action Scheduler with WooCommerce, WP-Cron without. */
interface Jobs {
	/**
	 * Runs `do_action( $hook )` soon. Asking again before it has begun changes nothing.
	 *
	 * @param string $hook An action without arguments.
	 */
	public function soon( string $hook ): void;
}
