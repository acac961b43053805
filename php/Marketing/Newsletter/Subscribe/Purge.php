<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Subscribe;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\DueJob;
use Marketday\Engine\Contract\Jobs;
use Marketday\Engine\Contract\Schedules;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Schema;
use Marketday\Marketing\Newsletter\Emails\EmailLimit;
use Marketday\Marketing\Newsletter\Subscribers\Subscribers;

/** Forgets addresses that nobody confirmed within thirty days. */
final class Purge {
	public const JOB = 'marketday_newsletter_purge';

	private const AFTER = 30 * DAY_IN_SECONDS;

	public function __construct(
		private readonly Subscribers $subscribers,
		private readonly EmailLimit $limit,
		private readonly Jobs $jobs,
		private readonly Clock $clock
	) {}

	public function register(): void {
		add_action( self::JOB, $this->work( ... ) );
		Schedules::add( $this->dueJobs( ... ) );
	}

	/** Plans with the first who waits; then each day as long as somebody does. */
	public function plan(): void {
		if ( null === $this->jobs->waitsUntil( self::JOB ) ) {
			$this->jobs->at( $this->clock->now()->getTimestamp() + DAY_IN_SECONDS, self::JOB );
		}
	}

	public function work(): void {
		// The next day's is arranged before this one: it may not end.
		$this->plan();
		$before = gmdate( 'Y-m-d H:i:s', $this->clock->now()->getTimestamp() - self::AFTER );
		while ( $this->subscribers->purge( $before ) > 0 ) { // phpcs:ignore Generic.CodeAnalysis.EmptyStatement -- all of them, some at a time.
		}
		$this->limit->forgetOld();
		if ( ! $this->subscribers->hasUnconfirmed() ) {
			$this->jobs->cancel( self::JOB );
		}
	}

	/** @return list<DueJob> */
	private function dueJobs( int $now ): array {
		$isNeeded = Schema::isMade( 'subscribers' ) && $this->subscribers->hasUnconfirmed();
		return $isNeeded ? [ new DueJob( self::JOB, $now + DAY_IN_SECONDS ) ] : [];
	}
}
