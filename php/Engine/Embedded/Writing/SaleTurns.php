<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Writing;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\Announcement;
use Marketday\Engine\Contract\DueJob;
use Marketday\Engine\Contract\Schedules;
use Marketday\Engine\Contract\Storage\StorageFailure;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Loading\LoadsIf;

/**
 * Turns stored prices when sales begin and end. Prices on show and in the basket follow the clock to the second; what listings sort
 * and filter by is stored, and follows here: by an event at the next such second, by the first visit after it where WordPress's queue
 * is late, before that visit is answered, and by an hourly run as a net. Of a great many at one second a visit turns what fits.
 */
#[LoadsIf( 'due:marketday_sale_prices_next', 'init' )]
final class SaleTurns {
	private const HOURLY = 'marketday_sale_prices_turn';

	/** All changes up to this second are stored. */
	private const SEEN = 'marketday_sale_prices_seen';

	/** A turn that did not fit into one run: `second:post`, up to which second it goes and the last post that was turned. */
	private const UNFINISHED = 'marketday_sale_prices_turning';

	/** Posts that are looked for at once, and turned in one transaction. */
	private const FOUND   = 500;
	private const PORTION = 20;

	/** Seconds that a run may take, and a visit be kept waiting. */
	private const RUN_SECONDS   = 20.0;
	private const VISIT_SECONDS = 0.5;

	/** Seconds for which others leave a turn to who has begun it. */
	private const CLAIM = 60;

	/** @param Closure(list<int>): void $refresh Stores the prices of these products and variations as they are now. */
	public function __construct(
		private readonly SaleDates $dates,
		private readonly Clock $clock,
		private readonly Closure $refresh
	) {}

	public function register(): void {
		foreach ( [ self::HOURLY, SaleDates::EVENT ] as $hook ) {
			add_action( $hook, [ $this, 'turn' ] );
		}
		foreach ( [ 'added_post_meta', 'updated_post_meta' ] as $hook ) {
			add_action( $hook, fn ( int $row, int $post, string $key, mixed $value ) => $this->dates->noteField( $key, $value ), 10, 4 );
		}
		Schedules::add( fn ( int $now ): array => [ new DueJob( self::HOURLY, $now, every: 'hourly' ), ...$this->dates->dueJobs() ] );
		// Products' taxonomies are there by now, and nothing has been listed.
		add_action( 'init', [ $this, 'onVisit' ], 30 );
	}

	public function onVisit(): void {
		if ( ! $this->dates->isDue() || wp_doing_cron() || ! $this->dates->claim( self::CLAIM ) ) {
			return;
		}
		try {
			$this->turnFor( self::VISIT_SECONDS );
		} catch ( StorageFailure ) {
			// The database has said why in the log; the page goes on, and the event tries again.
			return;
		}
	}

	public function turn(): void {
		$this->dates->claim( self::CLAIM );
		$this->turnFor( self::RUN_SECONDS );
	}

	private function turnFor( float $seconds ): void {
		$until           = microtime( true ) + $seconds;
		[ $upTo, $last ] = $this->unfinishedTurn();
		$seen            = (int) get_option( self::SEEN, 0 );
		do {
			// What was stored for a later second than now is of a clock that was set back.
			$found = $this->dates->changedProducts( min( $seen, $upTo ), max( $seen, $upTo ), $last, self::FOUND );
			foreach ( array_chunk( $found, self::PORTION ) as $portion ) {
				( $this->refresh )( $portion );
				$last = max( $portion );
				if ( microtime( true ) >= $until ) {
					$this->leave( $upTo, $last );
					return;
				}
			}
		} while ( self::FOUND === count( $found ) );
		$this->finish( $upTo );
	}

	/** @return array{int, int} */
	private function unfinishedTurn(): array {
		$unfinished = explode( ':', (string) get_option( self::UNFINISHED, '' ) );
		return 2 === count( $unfinished ) ? [ (int) $unfinished[0], (int) $unfinished[1] ] : [ $this->clock->now()->getTimestamp(), 0 ];
	}

	private function leave( int $upTo, int $last ): void {
		update_option( self::UNFINISHED, "{$upTo}:{$last}", false );
		$this->dates->plan( $this->clock->now()->getTimestamp() );
		$this->announce();
	}

	private function finish( int $upTo ): void {
		delete_option( self::UNFINISHED );
		update_option( self::SEEN, $upTo, false );
		$this->dates->planAfter( $upTo );
		$this->announce();
	}

	private function announce(): void {
		/** Stored prices are as they are shown now: what is listed in this request should know. */
		Announcement::make( 'marketday_prices_turned' );
	}
}
