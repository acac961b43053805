<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Row;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Csv\CsvRow;
use Marketday\Engine\Contract\StockStatus;

/** Number of pieces, and what happens when there are none. */
final class StockFields implements FieldReader {
	public function read( CsvRow $row, RowWarnings $warnings ): array {
		if ( in_array( 'external', array_map( 'strtolower', $row->items( 'type' ) ?? [] ), true ) ) {
			return [];
		}
		return [
			'stockStatus'      => $this->status( $row ),
			'stockQuantity'    => $this->quantity( $row ),
			'backorders'       => $this->backorders( $row ),
			'lowStockAmount'   => $this->lowStock( $row ),
			'soldIndividually' => $row->isVariation() ? null : CellReader::boolean( $row, 'sold_individually' ),
		];
	}

	private function status( CsvRow $row ): ?StockStatus {
		$cell = strtolower( $row->textOrEmpty( 'in_stock' ) );
		if ( in_array( $cell, [ 'backorder', 'onbackorder' ], true ) ) {
			return StockStatus::OnBackorder;
		}
		$status = StockStatus::tryFrom( $cell );
		if ( null !== $status ) {
			return $status;
		}
		$isInStock = CellReader::boolean( $row, 'in_stock' );
		return null === $isInStock ? null : ( $isInStock ? StockStatus::InStock : StockStatus::OutOfStock );
	}

	private function quantity( CsvRow $row ): ?string {
		$cell = $row->text( 'stock' );
		if ( null === $cell || '' === $cell ) {
			return $cell;
		}
		if ( 'parent' === strtolower( $cell ) && $row->isVariation() ) {
			return 'parent';
		}
		return (string) CellReader::whole( $row, 'stock' );
	}

	private function backorders( CsvRow $row ): ?string {
		if ( 'notify' === strtolower( $row->textOrEmpty( 'backorders' ) ) ) {
			return 'notify';
		}
		$allowed = CellReader::boolean( $row, 'backorders' );
		return null === $allowed ? null : ( $allowed ? 'yes' : 'no' );
	}

	private function lowStock( CsvRow $row ): ?string {
		return $row->has( 'low_stock' ) ? (string) CellReader::whole( $row, 'low_stock', 0 ) : null;
	}
}
