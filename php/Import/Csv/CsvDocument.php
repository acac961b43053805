<?php

declare( strict_types=1 );

namespace Marketday\Import\Csv;

defined( 'ABSPATH' ) || exit;

use Marketday\Import\FileRefusedException;

/** A product file that was opened: its header is read, its rows can be visited in order or fetched by their place. */
final class CsvDocument {
	private function __construct(
		private readonly CsvFile $file,
		public readonly CsvHeader $header,
		private readonly int $firstOffset,
		private readonly int $headerRows
	) {}

	/** @throws FileRefusedException */
	public static function open( string $path ): self {
		$start = self::startOf( $path );
		$file  = new CsvFile( $path, Delimiter::of( (string) strtok( $start->line, "\n" ) ) );
		$file->seek( $start->offset );
		$names = $file->next();
		if ( null === $names ) {
			throw new FileRefusedException( __( 'The file is empty.', 'marketday' ) );
		}
		return new self( $file, CsvHeader::of( $names ), $file->offset(), $start->rows );
	}

	public function size(): int {
		return $this->file->size();
	}

	public function firstPlace(): Place {
		return new Place( $this->firstOffset, $this->headerRows + 1 );
	}

	/** The place after the row at this one; null at the end of the file. Blank rows are passed over. */
	public function read( Place $place ): ?ReadRow {
		$this->file->seek( $place->offset );
		$number = $place->row;
		do {
			$offset = $this->file->offset();
			$cells  = $this->file->next();
			++$number;
		} while ( null !== $cells && CsvFile::isBlank( $cells ) );
		if ( null === $cells ) {
			return null;
		}
		return new ReadRow( CsvRow::of( $this->header, $cells, $number - 1 ), new Place( $offset, $number - 1 ), new Place( $this->file->offset(), $number ) );
	}

	/** Passes over the byte order mark and the `sep=;` line of some spreadsheet programs. */
	private static function startOf( string $path ): FileStart {
		$start  = is_file( $path ) ? (string) file_get_contents( $path, false, null, 0, 65536 ) : '';
		$offset = Encoding::Utf8->markLength( $start );
		$rows   = 1;
		if ( 1 === preg_match( '/\A"?sep=.{1,2}"?\r?\n/', substr( $start, $offset ), $found ) ) {
			$offset += strlen( $found[0] );
			++$rows;
		}
		return new FileStart( $offset, $rows, ltrim( substr( $start, $offset ), "\r\n" ) );
	}
}
