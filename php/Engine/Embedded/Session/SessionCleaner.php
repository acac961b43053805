<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Session;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\DueJob;
use Marketday\Engine\Contract\Schedules;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Commands;
use Marketday\Kernel\Upkeep;

/** Deletes expired sessions in the background, a bounded number at a time. */
final class SessionCleaner {
	public const HOOK  = 'marketday_clean_sessions';
	public const BATCH = 500;

	public function __construct(
		private readonly SessionTable $table,
		private readonly Clock $clock
	) {}

	public function register( Commands $commands ): void {
		$commands->add( 'clean-sessions', 'Deletes expired baskets at once.', $this->cleanAll( ... ) );
		add_action( self::HOOK, [ $this, 'clean' ] );
		Upkeep::add( fn () => $this->table->shorten( $this->clock->now()->getTimestamp() + SessionCookie::LIFETIME + HOUR_IN_SECONDS ) );
		Schedules::add( fn ( int $now ): array => [ new DueJob( self::HOOK, $now + HOUR_IN_SECONDS, every: 'hourly' ) ] );
	}

	/**
	 * @param list<string>           $arguments
	 * @param callable(string): void $print
	 */
	private function cleanAll( array $arguments, callable $print ): int {
		$all = 0;
		do {
			$deleted = $this->table->deleteExpired( $this->clock->now()->getTimestamp(), self::BATCH );
			$all    += $deleted;
		} while ( self::BATCH === $deleted );
		/* translators: %d: number */
		$print( sprintf( _n( '%d expired basket deleted.', '%d expired baskets deleted.', $all, 'marketday' ), $all ) );
		return 0;
	}

	/** A full batch means there are more: they get their own run in a minute. */
	public function clean(): void {
		if ( self::BATCH === $this->table->deleteExpired( $this->clock->now()->getTimestamp(), self::BATCH ) ) {
			wp_schedule_single_event( $this->clock->now()->getTimestamp() + MINUTE_IN_SECONDS, self::HOOK );
		}
	}
}
