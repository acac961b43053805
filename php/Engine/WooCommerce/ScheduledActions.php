<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use ActionScheduler_Abstract_Schedule;
use ActionScheduler_Action;
use ActionScheduler_Store;
use Closure;
use Marketday\Engine\Contract\Jobs;
use Marketday\Engine\Contract\Schedules;

/** Action Scheduler, which WooCommerce brings: its list under Tools shows the jobs, and its workers run them. */
final class ScheduledActions implements Jobs {
	private const GROUP = 'marketday';

	public function soon( string $hook, array $arguments = [] ): void {
		$this->onceReady(
			function () use ( $hook, $arguments ): void {
				$waits = $this->waitsUntil( $hook, $arguments );
				if ( null === $waits ) {
					as_enqueue_async_action( $hook, $arguments, self::GROUP );
				} elseif ( $waits > time() ) {
					$this->at( time(), $hook, $arguments );
				}
			}
		);
	}

	public function at( int $time, string $hook, array $arguments = [] ): void {
		$this->onceReady(
			function () use ( $time, $hook, $arguments ): void {
				$this->cancel( $hook, $arguments );
				as_schedule_single_action( max( $time, time() ), $hook, $arguments, self::GROUP );
			}
		);
	}

	public function cancel( string $hook, array $arguments = [] ): void {
		$this->onceReady( static fn () => as_unschedule_all_actions( $hook, $arguments, self::GROUP ) );
	}

	public function waitsUntil( string $hook, array $arguments = [] ): ?int {
		return $this->first( [
			'hook' => $hook,
			'args' => $arguments,
		] );
	}

	public function earliest(): ?int {
		$times = array_filter( [ $this->first( [] ), Schedules::earliestOfCron() ], 'is_int' );
		return [] === $times ? null : min( $times );
	}

	/** @param array<string, mixed> $which Of Action Scheduler's. */
	private function first( array $which ): ?int {
		$waiting = ! did_action( 'action_scheduler_init' ) ? [] : as_get_scheduled_actions(
			$which + [
				'group'    => self::GROUP,
				// One that runs does not wait: it may ask for itself again.
				'status'   => ActionScheduler_Store::STATUS_PENDING,
				'per_page' => 1,
				'orderby'  => 'date',
				'order'    => 'ASC',
			]
		);
		$next    = reset( $waiting );
		if ( ! $next instanceof ActionScheduler_Action ) {
			return null;
		}
		$schedule = $next->get_schedule();
		// An action without a date runs at once.
		return $schedule instanceof ActionScheduler_Abstract_Schedule ? $schedule->get_date()?->getTimestamp() ?? time() : time();
	}

	private function onceReady( Closure $work ): void {
		did_action( 'action_scheduler_init' ) ? $work() : add_action( 'action_scheduler_init', $work );
	}
}
