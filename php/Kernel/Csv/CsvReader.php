<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Csv;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- files of any length are read piece by piece, which WP_Filesystem cannot.

/** Records of a CSV file in UTF-8, from any place on: one is in memory at a time. A quotation mark that is never closed does not swallow the file. */
final class CsvReader {
	/** @var resource */
	private $file;

	private bool $isUnclosed = false;

	/** @throws UnreadableFileException */
	public function __construct(
		string $path,
		public readonly string $delimiter,
		private readonly BadLines $badLines,
		int $offset = 0
	) {
		$file = is_file( $path ) && is_readable( $path ) ? fopen( $path, 'rb' ) : false;
		if ( false === $file ) {
			throw new UnreadableFileException( __( 'The file can’t be read.', 'marketday' ) );
		}
		$this->file = $file;
		$this->seek( $offset );
	}

	/** @return int Bytes. */
	public function size(): int {
		return (int) ( fstat( $this->file )['size'] ?? 0 );
	}

	public function seek( int $offset ): void {
		fseek( $this->file, $offset );
	}

	/** Offset of the next record. */
	public function offset(): int {
		return (int) ftell( $this->file );
	}

	public function close(): void {
		fclose( $this->file );
	}

	/** Tells whether the last record has a quotation mark that is never closed: it was read to its line's end. */
	public function isUnclosed(): bool {
		return $this->isUnclosed;
	}

	/**
	 * @return list<string>|null The next record's cells, null at the end of the file.
	 * @throws UnreadableFileException When a bad line is to refuse the file.
	 */
	public function next(): ?array {
		$this->isUnclosed = false;
		$begin            = $this->offset();
		$record           = $this->line();
		if ( null === $record ) {
			return null;
		}
		$isOpen = $this->endsInQuotes( $record, false );
		while ( $isOpen ) {
			$line = strlen( $record ) > $this->badLines->longestRecord() ? null : $this->line();
			if ( null === $line ) {
				return $this->readUnclosed( $begin );
			}
			$isOpen  = $this->endsInQuotes( $line, true );
			$record .= $line;
		}
		return $this->cells( $record );
	}

	/** @param list<string> $cells */
	public static function isBlank( array $cells ): bool {
		return '' === trim( implode( '', $cells ) );
	}

	/**
	 * Tells whether all of a record is UTF-8: letters of its line are broken otherwise.
	 *
	 * @param list<string> $cells
	 */
	public static function isWhole( array $cells ): bool {
		return mb_check_encoding( $cells, 'UTF-8' );
	}

	/**
	 * The one line of a record whose quotation mark is never closed, without its marks.
	 *
	 * @return list<string>
	 */
	private function readUnclosed( int $begin ): array {
		if ( BadLines::RefuseFile === $this->badLines ) {
			throw new UnreadableFileException( __( 'A quotation mark is never closed, so we can’t tell the rows after it apart.', 'marketday' ) );
		}
		$this->seek( $begin );
		$this->isUnclosed = true;
		return $this->cells( str_replace( '"', '', (string) $this->line() ) );
	}

	/** @return list<string> */
	private function cells( string $record ): array {
		return array_map( static fn ( ?string $cell ): string => (string) $cell, str_getcsv( rtrim( $record, "\r\n" ), $this->delimiter, '"', '' ) );
	}

	private function line(): ?string {
		$longest = BadLines::RefuseFile->longestRecord();
		$line    = fgets( $this->file, $longest );
		if ( false === $line ) {
			return null;
		}
		if ( $longest - 1 === strlen( $line ) && ! str_ends_with( $line, "\n" ) ) {
			throw new UnreadableFileException( __( 'A line of this file is over a megabyte long, so it isn’t a list.', 'marketday' ) );
		}
		return $line;
	}

	/** Tells whether a quoted cell is still open after this line; a quotation mark inside a plain cell opens nothing. */
	private function endsInQuotes( string $line, bool $isQuoted ): bool {
		if ( ! str_contains( $line, '"' ) ) {
			return $isQuoted;
		}
		$at = 0;
		while ( true ) {
			if ( $isQuoted ) {
				$at = $this->closingQuote( $line, $at );
				if ( null === $at ) {
					return true;
				}
			}
			$next = strpos( $line, $this->delimiter, $at );
			if ( ! $isQuoted && '"' === ( $line[ $at ] ?? '' ) ) {
				$isQuoted = true;
				++$at;
				continue;
			}
			if ( false === $next ) {
				return false;
			}
			$isQuoted = false;
			$at       = $next + 1;
		}
	}

	/** The position after the mark that closes the cell, null where the line does not close it. */
	private function closingQuote( string $line, int $at ): ?int {
		while ( false !== ( $mark = strpos( $line, '"', $at ) ) ) {
			if ( '"' !== ( $line[ $mark + 1 ] ?? '' ) ) {
				return $mark + 1;
			}
			$at = $mark + 2;
		}
		return null;
	}
}
