<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\ProductGroup;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Csv\CsvDocument;
use Marketday\Admin\Import\Csv\CsvRow;
use Marketday\Admin\Import\Csv\ReadRow;
use Marketday\Admin\Import\Plan\PlanBuilder;
use Marketday\Admin\Import\Plan\PlanEntry;
use Marketday\Admin\Import\Plan\PlanFile;

/** Gathers the variations of a product from wherever in the file they are. */
final class ProductGroupReader {
	public function __construct(
		private readonly CsvDocument $document,
		private readonly PlanFile $plan
	) {}

	public function of( ReadRow $parent ): ProductGroup {
		$entries = [];
		foreach ( $this->namesOf( $parent->row ) as $name ) {
			$found = $this->plan->entriesOf( $name );
			if ( $this->isFirstProduct( $found, $parent ) ) {
				array_push( $entries, ...array_filter( $found, static fn ( PlanEntry $entry ): bool => PlanEntry::CHILD === $entry->kind ) );
			}
		}
		return new ProductGroup( $parent->row, $this->rowsAt( $entries ) );
	}

	/** @param list<PlanEntry> $entries Variations of a parent that is not in the file. */
	public function ofOrphans( array $entries ): ProductGroup {
		$rows = $this->rowsAt( array_values( array_filter( $entries, static fn ( PlanEntry $entry ): bool => PlanEntry::CHILD === $entry->kind ) ) );
		return new ProductGroup( null, $rows, PlanBuilder::parentName( ( $rows[0] ?? null )?->textOrEmpty( 'parent' ) ?? '' ) );
	}

	/** The number of an earlier row with the same SKU or id, 0 for none. */
	public function earlierRowOf( CsvRow $row ): int {
		foreach ( $this->namesOf( $row ) as $name ) {
			foreach ( $this->plan->entriesOf( $name ) as $entry ) {
				if ( PlanEntry::CHILD !== $entry->kind && $entry->place->row < $row->number ) {
					return $this->document->read( $entry->place )->row->shownNumber ?? $entry->place->row;
				}
			}
		}
		return 0;
	}

	/** The first row that bears this SKU or `id:44`, null when the file has none. */
	public function rowNamed( string $name ): ?CsvRow {
		foreach ( $this->plan->entriesOf( PlanBuilder::parentName( $name ) ) as $entry ) {
			if ( PlanEntry::CHILD !== $entry->kind ) {
				return $this->document->read( $entry->place )?->row;
			}
		}
		return null;
	}

	/** @return list<string> */
	private function namesOf( CsvRow $row ): array {
		return array_values( array_filter(
			[ $row->textOrEmpty( 'sku' ), PlanBuilder::idName( $row->textOrEmpty( 'id' ) ) ],
			static fn ( string $name ): bool => '' !== $name
		) );
	}

	/** @param list<PlanEntry> $entries */
	private function isFirstProduct( array $entries, ReadRow $row ): bool {
		return [] !== $entries && PlanEntry::PRODUCT === $entries[0]->kind && $entries[0]->place->offset === $row->place->offset;
	}

	/**
	 * @param list<PlanEntry> $entries
	 * @return list<CsvRow> In the order of the file.
	 */
	private function rowsAt( array $entries ): array {
		usort( $entries, static fn ( PlanEntry $a, PlanEntry $b ): int => $a->place->offset <=> $b->place->offset );
		$rows = [];
		foreach ( $entries as $entry ) {
			$read = $this->document->read( $entry->place );
			if ( null !== $read ) {
				$rows[] = $read->row;
			}
		}
		return $rows;
	}
}
