<?php

declare( strict_types=1 );

namespace Marketday\Search\FacetIndex;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\DueJob;
use Marketday\Engine\Contract\Jobs;
use Marketday\Engine\Contract\LastingJob;
use Marketday\Engine\Contract\Schedules;
use Marketday\Engine\Contract\Storage\Transaction;
use Marketday\Kernel\RequestEnd;
use Marketday\Search\Index\IndexBuilder;
use Marketday\Search\Index\IndexState;

/** Takes the index forward: a step of a build, or what has changed. In the background, in a command, or while an admin watches. */
final class IndexWork {
	public const JOB = 'marketday_index_job';

	/** Seconds of work in one run of the background job. */
	private const JOB_SECONDS = 20.0;

	/** True if the end of this process sees to it. */
	private bool $isArranged = false;

	public function __construct(
		private readonly IndexBuilder $builder,
		private readonly Jobs $jobs
	) {}

	public function register(): void {
		add_action( self::JOB, fn () => LastingJob::run( $this->jobs, self::JOB, [], fn (): bool => ! $this->work( self::JOB_SECONDS )->isIdle() ) );
		Schedules::add( static fn ( int $now ): array => IndexState::fresh()->isIdle() ? [] : [ new DueJob( self::JOB, $now ) ] );
		add_action( 'init', [ $this, 'buildFirst' ], 30 );
	}

	/** A shop without an index gets one; in a command it is there when the command ends. */
	public function buildFirst(): void {
		// While a build is under way a job waits, also for the case that its process is killed.
		if ( null === IndexState::read()->active && ( 'cli' === PHP_SAPI || null === $this->jobs->waitsUntil( self::JOB ) ) ) {
			$this->soon();
		}
	}

	/** The index is gone: listings go on without one until there is one again. */
	public function onLoss(): void {
		( new IndexState() )->save();
		$this->soon();
	}

	/** The catalogue has changed as a whole. The index in service goes on serving meanwhile. */
	public function rebuildSoon(): void {
		if ( Transaction::isOpen() ) {
			// The new tables would end it.
			RequestEnd::add( $this->rebuildSoon( ... ), 25 );
			return;
		}
		$this->begin();
		$this->soon();
	}

	public function soon(): void {
		if ( 'cli' === PHP_SAPI && ! wp_doing_cron() ) {
			if ( ! $this->isArranged ) {
				$this->isArranged = true;
				RequestEnd::add( $this->finish( ... ), 30 );
			}
			return;
		}
		$this->jobs->soon( self::JOB );
	}

	/** Begins the work; who takes it forward, a progress bar or a command, may be killed: then a job does. */
	public function begin(): IndexState {
		LastingJob::await( $this->jobs, self::JOB );
		return $this->builder->begin();
	}

	/** Tells whether another process is at it. */
	public function isBusy(): bool {
		return $this->builder->isBusy();
	}

	/** Works until nothing is left to do. */
	public function finish(): void {
		while ( ! $this->work( self::JOB_SECONDS )->isIdle() ) {
			// Another process may hold the lock.
			usleep( 100_000 );
		}
	}

	/**
	 * Brings changes into the listings at once; the orders they have dropped are written by the job, which also takes over what
	 * changed while another process wrote.
	 *
	 * @param list<int> $ids Products.
	 */
	public function catchUp( array $ids ): void {
		if ( ! $this->builder->catchUp( $ids ) ) {
			$this->soon();
		}
	}

	/** Does as much as fits into the time. */
	public function work( float $seconds ): IndexState {
		$until = microtime( true ) + $seconds;
		$state = IndexState::read();
		if ( null === $state->active && null === $state->building ) {
			$state = $this->begin();
		}
		while ( null !== $state->building && microtime( true ) < $until ) {
			$state = $this->builder->step();
		}
		$this->builder->catchUp();
		$this->builder->order();
		return IndexState::read();
	}
}
