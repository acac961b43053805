<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Import;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Csv\BadLines;
use Marketday\Kernel\Csv\CsvReader;
use Marketday\Kernel\Csv\Encoding;
use Marketday\Kernel\Csv\EncodingGuess;
use Marketday\Kernel\Csv\FileBytes;
use Marketday\Kernel\Csv\FileStart;
use Marketday\Kernel\Csv\UnreadableFileException;
use Marketday\Kernel\Csv\Utf8Copy;
use Marketday\Marketing\Newsletter\Admin\ImportRun;

/** Looks into a file before anything is taken from it: where its records begin, and what each column seems to hold. */
final class ImportFile {
	/** Records that are looked at. */
	private const LOOK = 1000;

	/** Number of lines among which the names of the columns are. */
	private const HEAD = 20;

	/** Columns of our own file. */
	private const OWN = [ 'email', 'first_name', 'last_name', 'status', 'lists', 'created_at', 'confirmed_at' ];

	/**
	 * Encoding that the file shows, or the best guess, which the page lets change.
	 *
	 * @throws UnreadableFileException
	 */
	public static function encoding( string $path ): Encoding {
		$bytes = new FileBytes( $path, BadLines::LoseLine );
		return $bytes->encoding() ?? EncodingGuess::all( $bytes->sample(), get_locale() )[0]->encoding ?? Encoding::Windows1252;
	}

	public static function reader( ImportRun $run ): CsvReader {
		return new CsvReader( $run->file->path, $run->file->delimiter, BadLines::LoseLine, $run->offset );
	}

	/**
	 * Reads the file anew, by the run's encoding.
	 *
	 * @param string $delimiter '' for what the file seems to have.
	 * @throws UnreadableFileException
	 */
	public static function prepare( ImportRun $run, string $delimiter = '', ?bool $hasHead = null ): void {
		Utf8Copy::make( $run->source(), $run->file->path, Encoding::fromName( $run->file->encoding ) ?? Encoding::Utf8, BadLines::LoseLine );
		$start          = FileStart::of( $run->file->path );
		$run->file->delimiter = '' === $delimiter ? $start->usualDelimiter() : $delimiter;
		$run->file->size      = (int) filesize( $run->file->path );
		self::findHead( $run, $start, $hasHead );
		$samples           = self::samples( $run, self::LOOK );
		$run->mapping->isOwn        = [] === array_diff(
			self::OWN,
			array_map( static fn ( string $name ): string => strtolower( trim( $name ) ), $run->mapping->names )
		);
		$run->mapping->columns      = ( new ColumnGuess( $run->mapping->names, $samples, $run->mapping->isOwn ) )->columns();
		$run->mapping->isMonthFirst = Dates::areMonthFirst( self::dates( $run, $samples ) );
		$run->mapping->fallback     = StatusWords::ofFile( $run->file->name )->value;
	}

	/** @return list<list<string>> The first records, without blank ones. */
	public static function samples( ImportRun $run, int $most ): array {
		$reader  = self::reader( $run );
		$samples = [];
		while ( count( $samples ) < $most && null !== ( $cells = $reader->next() ) ) {
			if ( ! CsvReader::isBlank( $cells ) && CsvReader::isWhole( $cells ) ) {
				$samples[] = $cells;
			}
		}
		$reader->close();
		return $samples;
	}

	private static function findHead( ImportRun $run, FileStart $start, ?bool $hasHead ): void {
		$offset  = $start->offset;
		$reader  = new CsvReader( $run->file->path, $run->file->delimiter, BadLines::LoseLine, $offset );
		$records = [];
		$rows    = $start->rows - 1;
		while ( count( $records ) < self::HEAD && null !== ( $cells = $reader->next() ) ) {
			++$rows;
			if ( ! CsvReader::isBlank( $cells ) && CsvReader::isWhole( $cells ) ) {
				$records[] = [
					'cells' => $cells,
					'row'   => $rows,
					'begin' => $offset,
					'end'   => $reader->offset(),
				];
			}
			$offset = $reader->offset();
		}
		$reader->close();
		$first        = self::firstRecord( $records ) ?? throw new UnreadableFileException( __( 'The file is empty.', 'marketday' ) );
		$run->mapping->hasHead = $hasHead ?? ! self::hasAddress( $first['cells'] );
		$run->offset  = $run->mapping->hasHead ? $first['end'] : $first['begin'];
		$run->row     = $run->mapping->hasHead ? $first['row'] : $first['row'] - 1;
		$run->mapping->names   = [];
		foreach ( $first['cells'] as $place => $cell ) {
			/* translators: %d: a number. */
			$run->mapping->names[ $place ] = $run->mapping->hasHead ? mb_substr( ImportedAddress::visible( $cell ), 0, 100 ) : sprintf( __( 'Column %d', 'marketday' ), $place + 1 );
		}
	}

	/**
	 * The one that names a column of addresses; else the first as wide as those after it, so that a title above is passed over.
	 *
	 * @param list<array{cells: list<string>, row: int, begin: int, end: int}> $records
	 * @return array{cells: list<string>, row: int, begin: int, end: int}|null
	 */
	private static function firstRecord( array $records ): ?array {
		foreach ( $records as $record ) {
			if ( self::hasAddress( $record['cells'] ) ) {
				break;
			}
			foreach ( $record['cells'] as $cell ) {
				if ( Column::Email === ColumnNames::of( $cell ) ) {
					return $record;
				}
			}
		}
		$width = max( [ 0, ...array_map( static fn ( array $record ): int => count( $record['cells'] ), $records ) ] );
		foreach ( $records as $record ) {
			if ( count( $record['cells'] ) === $width || self::hasAddress( $record['cells'] ) ) {
				return $record;
			}
		}
		return null;
	}

	/** @param list<string> $cells */
	private static function hasAddress( array $cells ): bool {
		foreach ( $cells as $cell ) {
			if ( null !== ImportedAddress::read( $cell ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param list<list<string>> $samples
	 * @return iterable<string>
	 */
	private static function dates( ImportRun $run, array $samples ): iterable {
		foreach ( $run->mapping->columns as $place => $kind ) {
			if ( Column::from( (string) $kind )->isDate() || Column::IsSubscribed->value === $kind ) {
				yield from array_column( $samples, $place );
			}
		}
	}
}
