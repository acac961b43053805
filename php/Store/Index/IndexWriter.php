<?php

declare( strict_types=1 );

namespace Marketday\Store\Index;

use Marketday\Store\Index\Text\ProductText;
use Marketday\Store\Index\Text\TextWriter;

/** Puts products into a generation and takes them out: the bits that change, and nothing else. One writer at a time (IndexLock). */
final class IndexWriter {
	public function __construct(
		private readonly IndexStorage $storage,
		private readonly TextWriter $texts,
		private readonly SortedOrder $order
	) {}

	/**
	 * @param list<ProductFacts> $facts   As they are now.
	 * @param list<int>          $removed Products that no visitor may see any more.
	 */
	public function apply( array $facts, array $removed = [] ): void {
		$known    = $this->storage->products( [ ...array_map( static fn ( ProductFacts $one ): int => $one->id, $facts ), ...$removed ] );
		$changes  = new BitChanges();
		$rows     = [];
		$ordinals = new OrdinalSupply( $this->storage );
		foreach ( $removed as $id ) {
			if ( isset( $known[ $id ] ) ) {
				$changes->clear( $known[ $id ]['ordinal'], $known[ $id ]['entries'] );
				$this->storage->removeProduct( $id );
			}
		}
		foreach ( $facts as $one ) {
			$rows[ $this->place( $one, $known[ $one->id ] ?? null, $changes, $ordinals ) ] = $one;
		}
		$this->writeProducts( $rows, $known );
		$this->write( $changes );
		$this->texts->apply( array_map( static fn ( ProductFacts $one ): ProductText => $one->text, $rows ), array_values( array_column( $known, 'ordinal' ) ) );
	}

	/** Whether an order of the products has to be written anew. */
	public function hasDroppedOrders(): bool {
		return $this->order->hasDropped();
	}

	/** @param array{ordinal: int, entries: list<Entry>, row: array<string, string>}|null $known */
	private function place( ProductFacts $facts, ?array $known, BitChanges $changes, OrdinalSupply $ordinals ): int {
		$hasSeveral = count( $facts->units ) > 1;
		$entries    = $facts->entries();
		if ( null !== $known && OrdinalSupply::isOfKind( $known['ordinal'], $hasSeveral ) ) {
			$changes->replace( $known['ordinal'], $known['entries'], $entries );
			return $known['ordinal'];
		}
		if ( null !== $known ) {
			$changes->clear( $known['ordinal'], $known['entries'] );
			$this->storage->removeProduct( $facts->id );
		}
		$ordinal = $ordinals->next( $hasSeveral );
		$changes->set( $ordinal, $entries );
		return $ordinal;
	}

	/**
	 * Writes the rows that are not as they were, and drops the orders they concern.
	 *
	 * @param array<int, ProductFacts>                                                                  $facts By ordinal.
	 * @param array<int, array{ordinal: int, entries: list<Entry>, row: array<string, string>}> $known As they were, by id.
	 */
	private function writeProducts( array $facts, array $known ): void {
		$columns = [];
		$rows    = [];
		foreach ( $facts as $ordinal => $one ) {
			$before  = ( $known[ $one->id ]['ordinal'] ?? -1 ) === $ordinal ? $known[ $one->id ]['row'] : [];
			$changed = array_diff_assoc( $one->row(), $before );
			if ( [] !== $changed ) {
				$rows[ $ordinal ] = $one;
				$columns         += $changed;
			}
		}
		// What is gone matches nothing any more; its place in the orders does no harm until it is given to another product.
		if ( [] !== $columns ) {
			$this->order->drop( array_keys( $columns ) );
		}
		$this->storage->writeProducts( $rows );
	}

	private function write( BitChanges $changes ): void {
		foreach ( $changes->segments() as $segment ) {
			$before = $this->storage->bitsOf( $segment, $changes->entries( $segment ) );
			$this->storage->writeBits( $segment, $changes->applied( $segment, $before ) );
		}
	}
}
