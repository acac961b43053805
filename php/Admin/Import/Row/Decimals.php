<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Row;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Csv\CsvRow;
use Marketday\Engine\Contract\Currency;
use Marketday\Kernel\Digits;

/** Reads amounts and measures as the shop writes them: `12.50`, `12,50`, `1,234.50`, `1'234.50`, `£12.50`, `12,-`. The result has a point. */
final class Decimals {
	public function __construct( private readonly Currency $currency ) {}

	/** Null is a missing column, '' an empty cell. */
	public function read( CsvRow $row, string $key ): ?string {
		$cell = $row->text( $key );
		if ( null === $cell || '' === $cell ) {
			return $cell;
		}
		$decimal = $this->normalise( $cell );
		if ( null === $decimal ) {
			throw CellReader::refuse( $key, $cell, __( 'must be an amount like 12.50', 'marketday' ) );
		}
		return $decimal;
	}

	private function normalise( string $cell ): ?string {
		$number = Digits::plain( str_replace( [ $this->currency->symbol, $this->currency->code ], ' ', $cell ) );
		$number = (string) preg_replace( '/(?<=\d)[.,][-–—]+$/u', '', $number );
		$sign   = $this->decimalSign( $number );
		$other  = '.' === $sign ? ',' : '.';
		$parts  = explode( $sign, $number );
		$whole  = $parts[0];
		if ( count( $parts ) > 2 || ! $this->isWhole( $whole, $other ) || 1 !== preg_match( '/^\d{0,6}$/', $parts[1] ?? '' ) ) {
			return null;
		}
		$whole    = str_replace( $other, '', $whole );
		$fraction = $parts[1] ?? '';
		if ( '' === $whole . $fraction || strlen( $whole ) > 12 ) {
			return null;
		}
		$whole = ltrim( $whole, '0' );
		return ( '' === $whole ? '0' : $whole ) . ( '' === $fraction ? '' : '.' . $fraction );
	}

	/** Digits, or digits in groups of three. */
	private function isWhole( string $whole, string $separator ): bool {
		return 1 === preg_match( '/^(?:\d*|\d{1,3}(?:' . preg_quote( $separator, '/' ) . '\d{3})+)$/', $whole );
	}

	/**
	 * The later of point and comma; one alone between groups of three is what the shop says it is.
	 *
	 * @return '.'|','
	 */
	private function decimalSign( string $number ): string {
		$point = strrpos( $number, '.' );
		$comma = strrpos( $number, ',' );
		if ( false !== $point && false !== $comma ) {
			return $point > $comma ? '.' : ',';
		}
		$only = false === $comma ? '.' : ',';
		if ( 1 === preg_match( '/^\d{1,3}(?:[.,]\d{3})+$/', $number ) ) {
			return $only === $this->currency->decimalSeparator ? $only : ( '.' === $only ? ',' : '.' );
		}
		return $only;
	}
}
