<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Row;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Csv\CsvHeader;
use Marketday\Admin\Import\Csv\CsvRow;
use Marketday\Engine\Contract\MeasureUnit;

/** Measure of the unit price; weight and size, in the shop's units: a file in pounds and inches is converted for a shop in kilograms and centimetres. */
final class MeasureFields implements FieldReader {
	private const GRAMS = [
		'g'   => 1.0,
		'kg'  => 1000.0,
		'lb'  => 453.59237,
		'lbs' => 453.59237,
		'oz'  => 28.349523125,
	];

	private const MILLIMETRES = [
		'mm' => 1.0,
		'cm' => 10.0,
		'm'  => 1000.0,
		'in' => 25.4,
		'yd' => 914.4,
	];

	public function __construct(
		private readonly Decimals $decimals,
		private readonly CsvHeader $header,
		private readonly string $weightUnit,
		private readonly string $dimensionUnit
	) {}

	public function read( CsvRow $row, RowWarnings $warnings ): array {
		return [
			'weight'        => $this->measure( $row, 'weight', self::GRAMS, $this->weightUnit ),
			'length'        => $this->measure( $row, 'length', self::MILLIMETRES, $this->dimensionUnit ),
			'width'         => $this->measure( $row, 'width', self::MILLIMETRES, $this->dimensionUnit ),
			'height'        => $this->measure( $row, 'height', self::MILLIMETRES, $this->dimensionUnit ),
			'measureAmount' => $this->decimals->read( $row, 'measure' ),
			'measureUnit'   => $this->unit( $row ),
			'shippingClass' => CellReader::line( $row, 'shipping_class' ),
		];
	}

	/** Tells whether it is one, the shop says. */
	private function unit( CsvRow $row ): ?string {
		$cell = CellReader::line( $row, 'unit_of_measure' );
		return null === $cell ? null : MeasureUnit::fromText( $cell )->value ?? $cell;
	}

	/** @param array<string, float> $sizes */
	private function measure( CsvRow $row, string $key, array $sizes, string $shopUnit ): ?string {
		$decimal = $this->decimals->read( $row, $key );
		$unit    = $this->header->units[ $key ] ?? $shopUnit;
		if ( null === $decimal || '' === $decimal || $unit === $shopUnit || ! isset( $sizes[ $unit ], $sizes[ $shopUnit ] ) ) {
			return $decimal;
		}
		$converted = (float) $decimal * $sizes[ $unit ] / $sizes[ $shopUnit ];
		return rtrim( rtrim( number_format( $converted, 4, '.', '' ), '0' ), '.' );
	}
}
