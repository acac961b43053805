<?php

declare( strict_types=1 );

namespace Marketday\Import\Csv;

defined( 'ABSPATH' ) || exit;

use Marketday\Import\FileRefusedException;

/**
 * Reads a UTF-8 CSV file record by record, from any offset: one record is in memory at a time.
 * A quotation mark that is never closed stops the reading before it swallows the file.
 */
final class CsvFile {
	/** Bytes a record may have. */
	private const LONGEST = 1048576;

	/** @var resource */
	private $handle;

	public function __construct( string $path, private readonly string $delimiter ) {
		$handle = is_file( $path ) ? fopen( $path, 'rb' ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions -- it is read line by line.
		if ( false === $handle ) {
			throw new FileRefusedException( __( 'The file cannot be read.', 'marketday' ) );
		}
		$this->handle = $handle;
	}

	public function size(): int {
		return (int) ( fstat( $this->handle )['size'] ?? 0 );
	}

	public function seek( int $offset ): void {
		fseek( $this->handle, $offset );
	}

	/** Where the next record begins. */
	public function offset(): int {
		return (int) ftell( $this->handle );
	}

	/**
	 * @return list<string>|null The next record's cells, null at the end of the file.
	 * @throws FileRefusedException When the record is longer than any real one.
	 */
	public function next(): ?array {
		$record = $this->record();
		if ( null === $record ) {
			return null;
		}
		$cells = str_getcsv( rtrim( $record, "\r\n" ), $this->delimiter, '"', '' );
		return array_map( static fn ( ?string $cell ): string => (string) $cell, $cells );
	}

	/** @param list<string> $cells */
	public static function isBlank( array $cells ): bool {
		return '' === trim( implode( '', $cells ) );
	}

	private function record(): ?string {
		$record = fgets( $this->handle, self::LONGEST );
		if ( false === $record ) {
			return null;
		}
		$this->refuseCut( $record );
		$open = $this->endsInQuotes( $record, false );
		while ( $open ) {
			$line = fgets( $this->handle, self::LONGEST );
			if ( false === $line || strlen( $record ) > self::LONGEST ) {
				throw new FileRefusedException( __( 'A quotation mark is opened and never closed, so the rows after it cannot be told apart.', 'marketday' ) );
			}
			$this->refuseCut( $line );
			$open    = $this->endsInQuotes( $line, true );
			$record .= $line;
		}
		return $record;
	}

	private function refuseCut( string $line ): void {
		if ( self::LONGEST - 1 === strlen( $line ) && ! str_ends_with( $line, "\n" ) ) {
			throw new FileRefusedException( __( 'A line of this file is longer than a megabyte, so it is not a list of products.', 'marketday' ) );
		}
	}

	/** Whether a quoted cell is still open after this line; a quotation mark inside a plain cell opens nothing. */
	private function endsInQuotes( string $line, bool $quoted ): bool {
		if ( ! str_contains( $line, '"' ) ) {
			return $quoted;
		}
		$at = 0;
		while ( true ) {
			if ( $quoted ) {
				$at = $this->closingQuote( $line, $at );
				if ( null === $at ) {
					return true;
				}
			}
			$next = strpos( $line, $this->delimiter, $at );
			if ( ! $quoted && '"' === ( $line[ $at ] ?? '' ) ) {
				$quoted = true;
				++$at;
				continue;
			}
			if ( false === $next ) {
				return false;
			}
			$quoted = false;
			$at     = $next + 1;
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
