<?php

declare( strict_types=1 );

namespace Marketday\Store\Index;

use Closure;
use Marketday\Store\Index\Text\TextWriter;

/** Builds a new generation step by step, and keeps the serving one in step with the catalogue. */
final class IndexBuilder {
	private const STEP = 2500;

	/** How often a tenth of a second is waited for another process. */
	private const PATIENCE = 100;

	/** @param Closure(callable(): void): void|null $atomically Does the work in one transaction: a step then costs the disk one wait, not hundreds. */
	public function __construct(
		private readonly FactsReader $reader,
		private readonly IndexChanges $changes,
		private readonly IndexLock $lock,
		private readonly ?Closure $atomically = null
	) {}

	/** Begins anew; the serving generation goes on serving until the new one is whole. */
	public function begin(): IndexState {
		$this->changes->create();
		// A step of another process ends within a few seconds.
		for ( $tries = 0; $tries < self::PATIENCE && ! $this->lock->run( $this->startOver( ... ) ); $tries++ ) {
			usleep( 100_000 );
		}
		return IndexState::fresh();
	}

	/**
	 * One step of a build that has begun: some products, or the end of it.
	 *
	 * @return IndexState As it is afterwards; `building` is null when the new generation serves.
	 */
	public function step(): IndexState {
		$this->lock->run(
			function (): void {
				$state = IndexState::fresh();
				if ( null !== $state->building ) {
					$this->advance( $state );
				}
			}
		);
		return IndexState::fresh();
	}

	/**
	 * Takes over what was noted as changed.
	 *
	 * @param list<int> $ids Products that have changed since they were noted.
	 * @return bool Whether nothing is left to do: false where another process is at it, and where an order has to be written anew.
	 */
	public function catchUp( array $ids = [] ): bool {
		$isDone  = false;
		$isTaken = $this->lock->run(
			function () use ( $ids, &$isDone ): void {
				$state = IndexState::fresh();
				if ( null !== $state->building ) {
					// The generation that is being built learns of them at its end.
					$this->changes->note( $ids );
				}
				$isDone = null === $state->active || $this->update( $state, $ids );
			}
		);
		if ( ! $isTaken ) {
			$this->changes->note( $ids );
		}
		return $isDone;
	}

	/**
	 * Brings the serving generation up to date.
	 *
	 * @param list<int> $ids Further products.
	 * @return bool Whether all its orders are as they were.
	 */
	private function update( IndexState $state, array $ids ): bool {
		$writer = $this->writer( (string) $state->active );
		$served = $this->replay( $writer, $state->served, $ids );
		if ( $served > $state->served ) {
			$state->caughtUp( $served )->save();
		}
		if ( $served > $state->served || [] !== $ids ) {
			$this->announce();
		}
		if ( null === $state->building ) {
			$this->changes->forgetUntil( $served );
		}
		return ! $writer->hasDroppedOrders();
	}

	private function startOver(): void {
		global $wpdb;
		$total = (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type='product' AND post_status='publish'" );
		$state = IndexState::fresh()->begun( $total, $this->changes->last() );
		IndexTables::of( (string) $state->building )->createEmpty();
		$state->save();
	}

	private function advance( IndexState $state ): void {
		$ids = $this->nextIds( $state->cursor );
		if ( [] !== $ids ) {
			$facts = $this->reader->read( $ids );
			$this->whole( function () use ( $state, $facts, $ids ): void {
				$this->writer( (string) $state->building )->apply( $facts );
				$state->advanced( max( $ids ), count( $ids ) )->save();
			} );
			return;
		}
		if ( IndexTables::of( (string) $state->building )->complete() ) {
			return;
		}
		$served = $this->replay( $this->writer( (string) $state->building ), $state->since );
		$this->completeOrders( (string) $state->building );
		// The generation it takes over from stays until the next build: a request may be reading it.
		$state->finished( $served )->save();
		$this->announce();
	}

	/** @param callable(): void $work */
	private function whole( callable $work ): void {
		null === $this->atomically ? $work() : ( $this->atomically )( $work );
	}

	private function announce(): void {
		/** The index in service says something else than before. */
		do_action( 'marketday_index_changed' );
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
		$tables = IndexTables::of( $generation );
		( new SortedOrder( $tables ) )->complete( new IndexStorage( $tables ) );
	}

	/** @return list<int> */
	private function nextIds( int $cursor ): array {
		global $wpdb;
		$ids = $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type='product' AND post_status='publish' AND post_password='' AND ID > %d ORDER BY ID LIMIT %d", $cursor, self::STEP ) );
		return array_values( array_map( 'intval', $ids ) );
	}

	/**
	 * @param list<int> $further Products beside those that were noted.
	 * @return int The last change that the generation has now.
	 */
	private function replay( IndexWriter $writer, int $since, array $further = [] ): int {
		do {
			$next = $this->changes->after( $since );
			$ids  = array_values( array_unique( [ ...$next['ids'], ...$further ] ) );
			if ( [] !== $ids ) {
				$facts = $this->reader->read( $ids );
				$found = array_map( static fn ( ProductFacts $one ): int => $one->id, $facts );
				$writer->apply( $facts, array_values( array_diff( $ids, $found ) ) );
			}
			[ $since, $further ] = [ $next['last'], [] ];
		} while ( $next['isMore'] );
		return $since;
	}

	private function writer( string $generation ): IndexWriter {
		$tables = IndexTables::of( $generation );
		return new IndexWriter( new IndexStorage( $tables ), new TextWriter( $tables->text() ), new SortedOrder( $tables ) );
	}
}
