<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Csv;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Csv\CsvReader;

/** One row by column keys. Null is a column the file does not have; '' is an empty cell. */
final class CsvRow {
	private const PRODUCT_TYPES = [ 'simple', 'variable', 'grouped', 'external' ];

	/**
	 * @param array<string, string> $cells  By column key, trimmed.
	 * @param int                   $number As a spreadsheet counts: the header is row 1.
	 * @param int                   $shownNumber The number that people are told: of the file they have.
	 * @param list<string>          $contradictions Keys of columns that are there twice and say two things.
	 */
	private function __construct(
		private readonly array $cells,
		public readonly int $number,
		public readonly int $shownNumber,
		public readonly bool $isTooWide,
		public readonly array $contradictions
	) {}

	/** @param list<string> $values */
	public static function of( CsvHeader $header, array $values, int $number ): self {
		$cells          = [];
		$contradictions = [];
		foreach ( $header->columns as $key => $positions ) {
			$texts         = array_map( static fn ( int $position ): string => trim( $values[ $position ] ?? '' ), $positions );
			$texts         = array_values( array_unique( array_filter( $texts, static fn ( string $cell ): bool => '' !== $cell ) ) );
			$cells[ $key ] = (string) end( $texts );
			if ( count( $texts ) > 1 ) {
				$contradictions[] = $key;
			}
		}
		$shownNumber = (int) ( $cells['source_row'] ?? 0 );
		unset( $cells['source_row'] );
		$surplus = array_slice( $values, $header->width() );
		return new self( $cells, $number, $shownNumber > 0 ? $shownNumber : $number, [] !== $surplus && ! CsvReader::isBlank( $surplus ), $contradictions );
	}

	public function has( string $key ): bool {
		return isset( $this->cells[ $key ] );
	}

	/** The cell, without the apostrophe that protects a spreadsheet from formulas. */
	public function text( string $key ): ?string {
		$cell = $this->cells[ $key ] ?? null;
		return null !== $cell && 1 === preg_match( "/^'[=+\-@\t\r]/", $cell ) ? substr( $cell, 1 ) : $cell;
	}

	public function textOrEmpty( string $key ): string {
		return $this->text( $key ) ?? '';
	}

	/**
	 * The parts of a list cell: `Red, Green\, dark, Blue`.
	 *
	 * @return list<string>|null
	 */
	public function items( string $key ): ?array {
		$cell = $this->text( $key );
		if ( null === $cell ) {
			return null;
		}
		$parts = (array) preg_split( '/(?<!\\\\),/', $cell );
		$parts = array_map( static fn ( $part ): string => trim( str_replace( '\\,', ',', (string) $part ) ), $parts );
		return array_values( array_filter( $parts, static fn ( string $part ): bool => '' !== $part ) );
	}

	/** @return list<int> The numbers N of columns `attribute:N:…` or `download:N:…`, in order. */
	public function numbersOf( string $kind ): array {
		$numbers = [];
		foreach ( array_keys( $this->cells ) as $key ) {
			$parts = explode( ':', $key );
			if ( $kind === $parts[0] && 3 === count( $parts ) && is_numeric( $parts[1] ) ) {
				$numbers[ (int) $parts[1] ] = true;
			}
		}
		ksort( $numbers );
		return array_keys( $numbers );
	}

	/** @return array<string, string> Cells of the columns `Meta: key`, by key. */
	public function metas(): array {
		$metas = [];
		foreach ( array_keys( $this->cells ) as $key ) {
			if ( str_starts_with( $key, 'meta:' ) ) {
				$metas[ substr( $key, 5 ) ] = $this->textOrEmpty( $key );
			}
		}
		return $metas;
	}

	/** A row that names a parent and no type of a product belongs to that parent, whatever its type cell holds. */
	public function isVariation(): bool {
		$types = array_map( 'strtolower', $this->items( 'type' ) ?? [] );
		if ( in_array( 'variation', $types, true ) ) {
			return true;
		}
		return ! in_array( $this->textOrEmpty( 'parent' ), [ '', '0' ], true ) && [] === array_intersect( $types, self::PRODUCT_TYPES );
	}

	/** A fingerprint of all the row says; the same for the same content whatever the order of columns. */
	public function fingerprint(): string {
		$cells = array_filter( $this->cells, static fn ( string $cell ): bool => '' !== $cell );
		ksort( $cells );
		return hash( 'xxh128', (string) wp_json_encode( $cells ) );
	}
}
