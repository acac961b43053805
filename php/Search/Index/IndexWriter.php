<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

use Marketday\Search\Index\Text\TextWriter;

/** Puts products into a generation and takes them out: the bits that change, and nothing else. One writer at a time (IndexLock). */
final class IndexWriter {
	private readonly OrdinalAllocator $ordinals;

	private BitChanges $changes;

	/** @var list<int> Products that lose their ordinal. */
	private array $gone = [];

	/** @var list<string> Rows of products that are not as they were. */
	private array $rows = [];

	/** @var array<string, string> Their columns that are not as they were. */
	private array $columns = [];

	public function __construct(
		private readonly IndexStorage $storage,
		private readonly TextWriter $texts,
		private readonly SortedOrder $order
	) {
		$this->ordinals = new OrdinalAllocator( $storage );
		$this->changes  = new BitChanges();
	}

	/**
	 * Notes what has to be written for these: many products have the same bitmaps.
	 *
	 * @param list<ProductFacts> $facts   As they are now; each once until `write()`.
	 * @param list<int>          $removed Products that no visitor may see any more.
	 */
	public function add( array $facts, array $removed = [] ): void {
		$known = $this->storage->products( [ ...array_map( static fn ( ProductFacts $one ): int => $one->id, $facts ), ...$removed ] );
		$texts = [];
		$old   = array_column( $known, 'ordinal', 'ordinal' );
		foreach ( $removed as $id ) {
			if ( isset( $known[ $id ] ) ) {
				$this->remove( $id, $known[ $id ] );
			}
		}
		foreach ( $facts as $one ) {
			$ordinal = $this->place( $one, $known[ $one->id ] ?? null );
			$before  = ( $known[ $one->id ]['ordinal'] ?? -1 ) === $ordinal ? $known[ $one->id ]['row'] : [];
			$this->addRow( $ordinal, $one, $before );
			if ( $one->text->hash() === ( $before['text_hash'] ?? '' ) ) {
				unset( $old[ $ordinal ] );
			} else {
				$texts[ $ordinal ] = $one->text;
			}
		}
		$this->texts->add( $texts, array_values( $old ) );
	}

	/** Tells whether anything is to be written: whatever changes of a product, its row says so. */
	public function hasChanges(): bool {
		return [] !== $this->rows || [] !== $this->gone;
	}

	/** Writes what was noted. */
	public function write(): void {
		$this->storage->removeProducts( $this->gone );
		// What is gone matches nothing any more; its place in the orders does no harm until it is given to another product.
		if ( [] !== $this->columns ) {
			$this->order->drop( array_keys( $this->columns ) );
		}
		$this->storage->writeProducts( $this->rows );
		foreach ( $this->changes->segments() as $segment ) {
			if ( ! $this->storage->patchBits( $segment, $this->changes ) ) {
				$before = $this->storage->bitsOf( $segment, $this->changes->entries( $segment ) );
				$this->storage->writeBits( $segment, $this->changes->applyTo( $segment, $before ) );
			}
		}
		$this->texts->write();
		[ $this->gone, $this->rows, $this->columns, $this->changes ] = [ [], [], [], new BitChanges() ];
	}

	/** Tells whether an order of the products has to be written anew. */
	public function hasDroppedOrders(): bool {
		return $this->order->hasDropped();
	}

	/** @param array{ordinal: int, entries: list<string>, row: array<string, string>}|null $known */
	private function place( ProductFacts $facts, ?array $known ): int {
		$hasSeveral = count( $facts->units ) > 1;
		$entries    = $facts->entries()->keys();
		if ( null !== $known && OrdinalAllocator::isOfKind( $known['ordinal'], $hasSeveral ) ) {
			$this->changes->replace( $known['ordinal'], $known['entries'], $entries );
			return $known['ordinal'];
		}
		if ( null !== $known ) {
			$this->remove( $facts->id, $known );
		}
		$ordinal = $this->ordinals->next( $hasSeveral );
		$this->changes->set( $ordinal, $entries );
		return $ordinal;
	}

	/** @param array{ordinal: int, entries: list<string>, row: array<string, string>} $known */
	private function remove( int $id, array $known ): void {
		$this->changes->clear( $known['ordinal'], $known['entries'] );
		$this->gone[] = $id;
	}

	/** @param array<string, string> $before */
	private function addRow( int $ordinal, ProductFacts $facts, array $before ): void {
		$changed = array_diff_assoc( $facts->row(), $before );
		if ( [] !== $changed ) {
			$this->rows[]   = IndexStorage::productRow( $ordinal, $facts );
			$this->columns += $changed;
		}
	}
}
