<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Csv;

defined( 'ABSPATH' ) || exit;

use Generator;
use Marketday\Admin\Import\FileRefusedException;
use Marketday\Kernel\Csv\BadLines;
use Marketday\Kernel\Csv\CsvReader;
use Marketday\Kernel\Csv\FileStart;
use Marketday\Kernel\Csv\UnreadableFileException;

/** A product file that was opened: its header is read, its rows can be visited in order or fetched by their place. */
final class CsvDocument {
	private function __construct(
		private readonly CsvReader $file,
		public readonly CsvHeader $header,
		private readonly int $firstOffset,
		private readonly int $headerRows
	) {}

	/** @throws FileRefusedException|UnreadableFileException */
	public static function open( string $path ): self {
		$start = FileStart::of( $path );
		$file  = new CsvReader( $path, '' === $start->delimiter ? Delimiter::of( $start->line ) : $start->delimiter, BadLines::RefuseFile, $start->offset );
		$names = $file->next();
		if ( null === $names ) {
			throw new FileRefusedException( __( 'The file is empty.', 'marketday' ) );
		}
		return new self( $file, CsvHeader::of( $names ), $file->offset(), $start->rows );
	}

	/**
	 * The first rows as they are.
	 *
	 * @return Generator<list<string>>
	 */
	public function sample( int $rows ): Generator {
		$this->file->seek( $this->firstOffset );
		while ( $rows-- > 0 && null !== ( $cells = $this->file->next() ) ) {
			yield $cells;
		}
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
		} while ( null !== $cells && CsvReader::isBlank( $cells ) );
		if ( null === $cells ) {
			return null;
		}
		return new ReadRow( CsvRow::of( $this->header, $cells, $number - 1 ), new Place( $offset, $number - 1 ), new Place( $this->file->offset(), $number ) );
	}
}
