<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Row;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Admin\Import\Csv\CsvRow;

/** Prices in the shop's currency, the days of the sale, tax. */
final class PriceFields implements FieldReader {
	private ?DayOrder $order = null;

	/** @param Closure(): DayOrder $findOrder Asked once, where a day can be read in two ways. */
	public function __construct(
		private readonly Decimals $decimals,
		private readonly Closure $findOrder
	) {}

	public function read( CsvRow $row, RowWarnings $warnings ): array {
		$fields = [
			'regularPrice' => $this->decimals->read( $row, 'regular_price' ),
			'salePrice'    => $this->decimals->read( $row, 'sale_price' ),
			'saleFrom'     => $this->day( $row, 'sale_from', $warnings ),
			'saleTo'       => $this->day( $row, 'sale_to', $warnings ),
			'taxStatus'    => $this->taxStatus( $row ),
			'taxClass'     => $this->taxClass( $row ),
		];
		foreach ( [ 'sale_from', 'sale_to' ] as $key ) {
			$time = Moments::time( $row->textOrEmpty( $key ) );
			if ( '' !== $time ) {
				/* translators: %s: a time such as 18:00. */
				$warnings->add( sprintf( __( 'Sales run for whole days, so the time %s was left out.', 'marketday' ), $time ) );
			}
		}
		$this->compare( $fields, $warnings );
		return $fields;
	}

	/** `YYYY-MM-DD` in the site's time zone; '' for an empty cell. */
	private function day( CsvRow $row, string $key, RowWarnings $warnings ): ?string {
		$cell = $row->text( $key );
		if ( null === $cell || '' === $cell ) {
			return $cell;
		}
		$isAmbiguous = Moments::isAmbiguous( $cell );
		if ( $isAmbiguous ) {
			$this->order ??= ( $this->findOrder )();
			$warnings->add( DayOrder::DayFirst === $this->order
				? __( 'Dates like 03/04/2026 were read day first: 3 April.', 'marketday' )
				: __( 'Dates like 03/04/2026 were read month first: 4 March.', 'marketday' ) );
		}
		return Moments::day( $cell, $this->order ?? DayOrder::DayFirst )
			?? throw CellReader::refuse( $key, $cell, __( 'must be a date like 2026-12-31', 'marketday' ) );
	}

	/** @param array<string, string|null> $fields */
	private function compare( array $fields, RowWarnings $warnings ): void {
		[ $regular, $sale ] = [ (string) $fields['regularPrice'], (string) $fields['salePrice'] ];
		if ( '' !== $sale && '' !== $regular && (float) $sale >= (float) $regular ) {
			$warnings->add( __( 'The sale price isn’t below the regular price.', 'marketday' ) );
		}
		[ $from, $to ] = [ (string) $fields['saleFrom'], (string) $fields['saleTo'] ];
		if ( '' !== $from && '' !== $to && $from > $to ) {
			$warnings->add( __( 'The sale ends before it starts.', 'marketday' ) );
		}
	}

	private function taxStatus( CsvRow $row ): ?string {
		$cell = strtolower( $row->textOrEmpty( 'tax_status' ) );
		return match ( $cell ) {
			''                  => null,
			'true', 'taxable'   => 'taxable',
			'false', 'none'     => 'none',
			'shipping'          => 'shipping',
			default             => throw CellReader::refuse( 'tax_status', $cell, __( 'must be taxable, shipping or none', 'marketday' ) ),
		};
	}

	private function taxClass( CsvRow $row ): ?string {
		$class = CellReader::line( $row, 'tax_class' );
		return null !== $class && 'standard' === strtolower( $class ) ? '' : $class;
	}
}
