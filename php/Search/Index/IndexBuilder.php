<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Announcement;
use Marketday\Engine\Contract\Storage\Database;
use Marketday\Engine\Contract\Storage\Transaction;
use Marketday\Search\Index\Text\TextWriter;

/** Builds a new generation step by step, and keeps the serving one in step with the catalogue. */
final class IndexBuilder {
	/** Products that are read at once. */
	private const PORTION = 1000;

	/** A step ends with the portion during which these seconds are over: the more products are written at once, the fewer bitmaps are written again. */
	private const STEP_SECONDS = 3.0;

	/** Portions of a step at most: what they change is kept until they are written. */
	private const PORTIONS = 10;

	/** The same on SQLite, where everybody else who writes waits for a step's end. */
	private const PORTIONS_OF_SQLITE = 1;

	/** Seconds for writing keys or orders: a database does it in one go. */
	private const LONG = 60;

	/** Changes that are forgotten at once, when every generation has them. */
	private const REMEMBERED = 100;

	/** Microseconds for which another process is waited for, and how often at the beginning of a build. */
	private const WAIT     = 100_000;
	private const PATIENCE = 200;

	private readonly MemberReader $members;

	public function __construct(
		private readonly FactsReader $reader,
		private readonly IndexChanges $changes,
		private readonly IndexLock $lock
	) {
		$this->members = new MemberReader();
	}

	/** Tells whether another process writes now. */
	public function isBusy(): bool {
		return $this->lock->isHeld();
	}

	/** Begins anew; the serving generation goes on serving until the new one is whole. */
	public function begin(): IndexState {
		$this->changes->create();
		// A step of another process ends within a few seconds, and the lock of one that has died a little later.
		for ( $tries = 0; $tries < self::PATIENCE && ! $this->lock->run( $this->startOver( ... ) ); $tries++ ) {
			usleep( self::WAIT );
		}
		return IndexState::fresh();
	}

	/**
	 * One step of a build that has begun: some products, or the end of it.
	 *
	 * @return IndexState As it is afterwards; `building` is null when the new generation serves.
	 */
	public function step(): IndexState {
		$isTaken = $this->lock->run(
			function (): void {
				$state = IndexState::fresh();
				if ( null !== $state->building ) {
					$this->advance( $state );
				}
			}
		);
		if ( ! $isTaken ) {
			// Whoever calls this goes on until the build is done: not by asking without end for the lock of another process.
			usleep( self::WAIT );
		}
		return IndexState::fresh();
	}

	/**
	 * Takes over what was noted as changed.
	 *
	 * @param list<int> $ids Products that have changed since they were noted.
	 * @return bool Whether nothing is left to do: false where another process is at it, and where an order has to be written anew.
	 */
	public function catchUp( array $ids = [] ): bool {
		$isDone     = false;
		$hasChanged = false;
		$isTaken    = $this->lock->run(
			function () use ( $ids, &$isDone, &$hasChanged ): void {
				[ $state, $next ] = $this->changes->pending();
				if ( null !== $state->building ) {
					// The generation that is being built learns of them at its end.
					$this->changes->note( $ids );
				}
				$hasChanged = null !== $state->active && ( $next['isMore'] || [] !== $next['ids'] || [] !== $ids );
				$isDone     = ! $hasChanged || $this->update( $state, $next, $ids );
			}
		);
		if ( ! $isTaken ) {
			$this->changes->note( $ids );
		}
		if ( $hasChanged ) {
			$this->announce();
		}
		return $isDone;
	}

	/**
	 * Brings the serving generation up to date.
	 *
	 * @param array{ids: list<int>, last: int, isMore: bool} $next First changes that it lacks.
	 * @param list<int>                                      $ids  Further products.
	 * @return bool Whether all its orders are as they were.
	 */
	private function update( IndexState $state, array $next, array $ids ): bool {
		$writer = $this->writer( (string) $state->active );
		$served = $this->replay( $writer, $next, $ids );
		if ( $served > $state->served ) {
			$this->lock->leave( $state->caughtUp( $served ) );
		}
		if ( null === $state->building && intdiv( $served, self::REMEMBERED ) > intdiv( $state->served, self::REMEMBERED ) ) {
			$this->changes->forgetBefore( $served );
		}
		return ! $writer->hasDroppedOrders();
	}

	private function startOver(): void {
		global $wpdb;
		$total = (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type='product' AND post_status='publish'" );
		$state = IndexState::fresh()->startBuilding( $total, $this->changes->last() );
		IndexTables::of( (string) $state->building )->createEmpty();
		$state->save();
	}

	private function advance( IndexState $state ): void {
		$writer = $this->writer( (string) $state->building );
		$next   = $this->gather( $writer, $state );
		if ( $next !== $state ) {
			// A step costs the disk one wait, not hundreds.
			$this->lock->renew();
			Transaction::run( function () use ( $writer, $next ): void {
				$writer->write();
				$next->save();
				$this->lock->renew();
			} );
			return;
		}
		$this->lock->renew( self::LONG );
		if ( IndexTables::of( (string) $state->building )->complete() ) {
			return;
		}
		$served = $this->replay( $writer, $this->changes->after( $state->since ) );
		$this->completeOrders( (string) $state->building );
		// The generation it takes over from stays until the next build: a request may be reading it.
		$state->finishBuilding( $served )->save();
		$this->announce();
	}

	/** Reads some portions. Returns the state once they are written: the same where there are no more products. */
	private function gather( IndexWriter $writer, IndexState $state ): IndexState {
		$until = microtime( true ) + self::STEP_SECONDS;
		$most  = Database::isSqlite() ? self::PORTIONS_OF_SQLITE : self::PORTIONS;
		for ( $portions = 0; $portions < $most && microtime( true ) < $until; $portions++ ) {
			$ids = $this->nextIds( $state->cursor );
			if ( [] === $ids ) {
				break;
			}
			$writer->add( $this->reader->read( $ids ) );
			$state = $state->withProgress( max( $ids ), count( $ids ) );
			$this->lock->renew();
		}
		return $state;
	}

	private function announce(): void {
		/** The index in service says something else than before. */
		Announcement::make( 'marketday_index_changed' );
	}

	/** Writes the orders that changes have dropped. Returns whether all are there. */
	public function order(): bool {
		return $this->lock->run(
			function (): void {
				$active = IndexState::fresh()->active;
				if ( null !== $active ) {
					$this->completeOrders( $active );
				}
			}
		);
	}

	private function completeOrders( string $generation ): void {
		$this->lock->renew( self::LONG );
		$tables = IndexTables::of( $generation );
		( new SortedOrder( $tables ) )->complete( new IndexStorage( $tables ) );
	}

	/** @return list<int> */
	private function nextIds( int $cursor ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results( $wpdb->prepare(
			"SELECT ID FROM {$wpdb->posts} WHERE post_type='product' AND post_status='publish' AND post_password='' AND ID > %d ORDER BY ID LIMIT %d",
			$cursor,
			self::PORTION
		) );
		return array_map( 'intval', array_column( $rows, 'ID' ) );
	}

	/**
	 * @param array{ids: list<int>, last: int, isMore: bool} $next    First changes that the generation lacks.
	 * @param list<int>                                      $further Products beside those that were noted.
	 * @return int The last change that the generation has now.
	 */
	private function replay( IndexWriter $writer, array $next, array $further = [] ): int {
		for ( ; ; $next = $this->changes->after( $next['last'] ), $further = [] ) {
			$ids = array_values( array_unique( [ ...$next['ids'], ...$further ] ) );
			$ids = array_values( array_unique( [ ...$ids, ...$this->members->groupsOf( $ids ) ] ) );
			if ( [] !== $ids ) {
				$facts = $this->reader->read( $ids );
				$found = array_map( static fn ( ProductFacts $one ): int => $one->id, $facts );
				$writer->add( $facts, array_values( array_diff( $ids, $found ) ) );
				$writer->hasChanges() && Transaction::run( $writer->write( ... ) );
			}
			if ( ! $next['isMore'] ) {
				return $next['last'];
			}
			$this->lock->renew();
		}
	}

	private function writer( string $generation ): IndexWriter {
		$tables = IndexTables::of( $generation );
		return new IndexWriter( new IndexStorage( $tables ), new TextWriter( $tables->text() ), new SortedOrder( $tables ) );
	}
}
