<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Runs an action later, apart from visitors' requests: Action Scheduler with WooCommerce, WP-Cron without. A job is an action with its
 * arguments, which are what it is known by; it may run more than once, and does its work so that this changes nothing.
 */
interface Jobs {
	/**
	 * Runs `do_action( $hook, ...$arguments )` soon. Asking again before it has begun changes nothing; what waits for a later time comes soon.
	 *
	 * @param list<int|string> $arguments
	 */
	public function soon( string $hook, array $arguments = [] ): void;

	/**
	 * Runs it at this time, or soon where that has passed; the same job that waits for another time moves to this one.
	 *
	 * @param int              $time      Unix time, in seconds.
	 * @param list<int|string> $arguments
	 */
	public function at( int $time, string $hook, array $arguments = [] ): void;

	/**
	 * Takes a job back that has not begun.
	 *
	 * @param list<int|string> $arguments
	 */
	public function cancel( string $hook, array $arguments = [] ): void;

	/**
	 * @param list<int|string> $arguments
	 * @return int|null When it is to run, in seconds of Unix time; null where it does not wait.
	 */
	public function waitsUntil( string $hook, array $arguments = [] ): ?int;

	/** @return int|null For when the plugin's job is meant that should run first, in seconds of Unix time; null where none waits. */
	public function earliest(): ?int;
}
