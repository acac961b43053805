<?php

declare( strict_types=1 );

namespace Marketday\Import\Csv;

defined( 'ABSPATH' ) || exit;

use Marketday\Import\FileRefusedException;

/** Which cell of a row is which, read from the file's first record. */
final class CsvHeader {
	/**
	 * @param array<string, int>    $columns Cell number by column key.
	 * @param list<string>          $unknown Names of columns that are left out.
	 * @param array<string, string> $units   Unit by `weight`, `length`, `width`, `height` where the header names one.
	 */
	private function __construct(
		public readonly array $columns,
		public readonly array $unknown,
		public readonly array $units,
		public readonly int $width
	) {}

	/**
	 * @param list<string> $names
	 * @throws FileRefusedException When no product can be read with these columns.
	 */
	public static function of( array $names ): self {
		$columns = [];
		$unknown = [];
		$units   = [];
		foreach ( $names as $number => $name ) {
			$key = ColumnNames::keyOf( $name );
			if ( null === $key || isset( $columns[ $key ] ) ) {
				$unknown[] = trim( $name );
				continue;
			}
			$columns[ $key ] = $number;
			$units[ $key ]   = ColumnNames::unitOf( $name );
		}
		self::requireColumns( $columns );
		$measures = array_intersect_key( $units, array_flip( [ 'weight', 'length', 'width', 'height' ] ) );
		return new self(
			$columns,
			array_values( array_filter( $unknown, static fn ( string $name ): bool => '' !== $name ) ),
			array_filter( $measures, static fn ( string $unit ): bool => '' !== $unit ),
			count( $names )
		);
	}

	/** @param array<string, int> $columns */
	private static function requireColumns( array $columns ): void {
		if ( [] === $columns ) {
			throw new FileRefusedException( __(
				'None of the columns is known. The first row must name them as WooCommerce\'s product export does: Type, SKU, Name, Regular price …',
				'marketday'
			) );
		}
		if ( ! isset( $columns['name'] ) && ! isset( $columns['sku'] ) ) {
			throw new FileRefusedException( __( 'The columns Name and SKU are missing; a product needs at least one of them.', 'marketday' ) );
		}
	}
}
