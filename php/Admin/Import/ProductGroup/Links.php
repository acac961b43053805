<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\ProductGroup;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Csv\CsvRow;
use Marketday\Admin\Import\Plan\PlanBuilder;
use Marketday\Admin\Import\Row\RowReader;
use Marketday\Admin\Import\RowRefusedException;
use Marketday\Engine\Contract\CatalogueWriter;

/** Products that a row names: those of a group, upsells, cross-sells; by SKU or `id:44`. */
final class Links {
	private const FIELDS = [
		'grouped'     => 'groupedIds',
		'upsells'     => 'upsellIds',
		'cross_sells' => 'crossSellIds',
	];

	public function __construct(
		private readonly CatalogueWriter $writer,
		private readonly ProductFinder $finder,
		private readonly ProductGroupReader $groups,
		private readonly RowReader $rows
	) {}

	public function of( CsvRow $row ): FoundLinks {
		$ids     = [];
		$later   = [];
		$missing = [];
		foreach ( $row->isVariation() ? [] : self::FIELDS as $column => $field ) {
			$names = $row->items( $column );
			if ( null === $names ) {
				continue;
			}
			$found = [];
			foreach ( $names as $name ) {
				$id = $this->find( $name );
				if ( $id > 0 ) {
					$found[] = $id;
				} elseif ( null !== $this->groups->rowNamed( $name ) ) {
					$later[] = $name;
				} else {
					$missing[] = $name;
				}
			}
			$ids[ $field ] = array_values( array_unique( $found ) );
		}
		return new FoundLinks( $ids, $later, $missing );
	}

	/** The product with this SKU or `id:44`, 0 while there is none. */
	public function find( string $name ): int {
		$name = PlanBuilder::parentName( $name );
		if ( ! str_starts_with( $name, 'id:' ) ) {
			return $this->writer->idBySku( $name );
		}
		$row = $this->groups->rowNamed( $name );
		if ( null === $row || ( $row->isVariation() && '' === $row->textOrEmpty( 'sku' ) ) ) {
			return $this->finder->bySourceId( (int) substr( $name, 3 ) );
		}
		if ( $row->isVariation() ) {
			return $this->writer->idBySku( $row->textOrEmpty( 'sku' ) );
		}
		try {
			return $this->finder->existing( $this->rows->read( $row ) );
		} catch ( RowRefusedException ) {
			return 0;
		}
	}
}
