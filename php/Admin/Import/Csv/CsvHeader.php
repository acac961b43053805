<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Csv;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\FileRefusedException;

/** The cells of a row by their columns, read from the file's first record. */
final class CsvHeader {
	/**
	 * @param array<string, list<int>> $columns Cell numbers by column key: more than one where the file has the column twice.
	 * @param array<int, string>       $unknown Names of columns that are left out, by cell number.
	 * @param array<string, string>    $aliases Name of the column that an alias gave way to, by the alias.
	 * @param array<string, string>    $units   Unit by `weight`, `length`, `width`, `height` where the header names one.
	 * @param list<string>             $names   As the file writes them.
	 */
	private function __construct(
		public readonly array $columns,
		public readonly array $unknown,
		public readonly array $aliases,
		public readonly array $units,
		public readonly array $names
	) {}

	/** @param list<string> $names */
	public static function of( array $names ): self {
		$exact   = [];
		$alias   = [];
		$unknown = [];
		foreach ( $names as $number => $name ) {
			$column = ColumnNames::of( $name );
			if ( null === $column ) {
				$unknown[ $number ] = trim( $name );
			} elseif ( $column->isAlias ) {
				$alias[ $column->key ][] = $number;
			} else {
				$exact[ $column->key ][] = $number;
			}
		}
		$aliases = [];
		foreach ( array_intersect_key( $alias, $exact ) as $key => $numbers ) {
			foreach ( $numbers as $number ) {
				$aliases[ trim( $names[ $number ] ) ] = trim( $names[ $exact[ $key ][0] ] );
			}
		}
		$columns = $exact + $alias;
		return new self( $columns, array_filter( $unknown, static fn ( string $name ): bool => '' !== $name ), $aliases, self::units( $columns, $names ), $names );
	}

	public function width(): int {
		return count( $this->names );
	}

	/** @return array<string, string> What is to be told of a column, by its name. */
	public function remarks(): array {
		$remarks = [];
		foreach ( $this->unknown as $name ) {
			/* translators: %s: name of a column. */
			$remarks[ $name ] = sprintf( __( 'We don’t recognise the column "%s", so it was left out.', 'marketday' ), $name );
		}
		foreach ( $this->aliases as $alias => $name ) {
			/* translators: 1 and 2: names of columns. */
			$remarks[ $alias ] = sprintf( __( 'The column "%1$s" was left out: it repeats "%2$s".', 'marketday' ), $alias, $name );
		}
		foreach ( array_filter( $this->columns, static fn ( array $numbers ): bool => count( $numbers ) > 1 ) as $numbers ) {
			$name = trim( $this->names[ $numbers[0] ] );
			/* translators: %s: name of a column. */
			$remarks[ $name ] = sprintf( __( 'The column "%s" appears twice. Each row uses its last filled cell.', 'marketday' ), $name );
		}
		return $remarks;
	}

	/** Tells whether a column that is not known may be the price. */
	public function mayLosePrices(): bool {
		return [] !== $this->unknown && ! isset( $this->columns['regular_price'] );
	}

	/**
	 * @param array<string, list<int>> $columns
	 * @param list<string>             $names
	 * @return array<string, string>
	 */
	private static function units( array $columns, array $names ): array {
		$units = [];
		foreach ( $columns as $key => $numbers ) {
			$unit = ColumnNames::isMeasure( $key ) ? ColumnNames::unitOf( $names[ $numbers[0] ] ) : '';
			if ( '' !== $unit ) {
				$units[ $key ] = $unit;
			}
		}
		return $units;
	}

	/** @throws FileRefusedException When no product can be read with these columns. */
	public function requireColumns(): void {
		if ( [] === $this->columns ) {
			throw new FileRefusedException( __(
				'We don’t recognise any of the columns. The first row must name them as WooCommerce’s product export does: Type, SKU, Name, Regular price …',
				'marketday'
			) );
		}
		if ( ! isset( $this->columns['name'] ) && ! isset( $this->columns['sku'] ) ) {
			throw new FileRefusedException( __( 'The columns Name and SKU are missing. A product needs at least one of them.', 'marketday' ) );
		}
	}
}
