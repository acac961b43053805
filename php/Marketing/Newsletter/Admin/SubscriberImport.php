<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Admin;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Storage\Transaction;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Csv\CsvReader;
use Marketday\Kernel\Csv\Encoding;
use Marketday\Kernel\DiskFile;
use Marketday\Kernel\FileNotWrittenException;
use Marketday\Kernel\PrivateFolder;
use Marketday\Marketing\Newsletter\Import\Column;
use Marketday\Marketing\Newsletter\Import\ImportFile;
use Marketday\Marketing\Newsletter\Import\RowReader;
use Marketday\Marketing\Newsletter\Import\RowWriter;
use Marketday\Marketing\Newsletter\Subscribers\Lists;
use Marketday\Marketing\Newsletter\Subscribers\Status;
use Marketday\Marketing\Newsletter\Subscribers\Subscribers;
use RuntimeException;

/**
 * Brings subscribers in from a CSV file, some hundred lines at a time, so that it needs little memory and can stop anywhere. Status, dates
 * and consent come with them; nobody who has left is brought back.
 */
final class SubscriberImport {
	/** Grounds on which they may be written to, kept with each. */
	public const BASES = [ 'consent', 'soft_opt_in', 'charity_soft_opt_in' ];

	/** Signs that may stand between cells, by name. */
	public const DELIMITERS = [
		'comma'     => ',',
		'semicolon' => ';',
		'tab'       => "\t",
		'bar'       => '|',
	];

	private const A_BATCH = 500;

	public function __construct(
		private readonly Subscribers $subscribers,
		private readonly Clock $clock,
		private readonly Lists $lists = new Lists()
	) {}

	/**
	 * @param string $source A file that was sent.
	 * @throws RuntimeException With a sentence for the site's people.
	 */
	public function begin( string $source, string $name, int $list, string $basis ): ImportRun {
		$folder = wp_upload_dir( null, false )['basedir'] . '/marketday-newsletter';
		PrivateFolder::close( $folder );
		$path = $folder . '/' . wp_generate_password( 32, false ) . '.csv';
		$run  = new ImportRun( new ImportSource( $path, $name, 0 ), $list, in_array( $basis, self::BASES, true ) ? $basis : 'consent' );
		try {
			is_readable( $source ) ? DiskFile::copy( $source, $run->source() ) : throw new FileNotWrittenException();
			$run->file->encoding = ImportFile::encoding( $run->source() )->value;
			ImportFile::prepare( $run );
			if ( ! $run->has( Column::Email ) ) {
				throw new RuntimeException( __( 'No email addresses found in the file. Its first line must have a column named “email”.', 'marketday' ) );
			}
		} catch ( RuntimeException $refused ) {
			$run->deleteFiles();
			throw $refused;
		}
		// One that waited goes when the new one is there.
		ImportRun::forget();
		$run->save();
		return $run;
	}

	/**
	 * Maps the columns of a file that waits, as a person has said.
	 *
	 * @param array<array-key, mixed> $columns Values of `Column` by place.
	 * @throws RuntimeException With a sentence for the site's people.
	 */
	public function map( ImportRun $run, array $columns, string $fallback, bool $isMonthFirst ): void {
		$kinds = array_keys( Column::choices() );
		foreach ( array_keys( $run->mapping->names ) as $place ) {
			$kind = $columns[ $place ] ?? null;
			if ( is_string( $kind ) && in_array( $kind, $kinds, true ) ) {
				$run->mapping->columns[ $place ] = $kind;
			}
		}
		if ( 1 !== count( array_keys( $run->mapping->columns, Column::Email->value, true ) ) ) {
			throw new RuntimeException( __( 'Choose the column with the email addresses.', 'marketday' ) );
		}
		$run->mapping->fallback     = ( Status::tryFrom( $fallback ) ?? $run->fallback() )->value;
		$run->mapping->isMonthFirst = $isMonthFirst;
		$run->mapping->isMapped     = true;
		$run->save();
	}

	/**
	 * Reads a file that waits in another way.
	 *
	 * @param string $delimiter Its name; '' for what the file seems to have.
	 * @throws RuntimeException With a sentence for the site's people.
	 */
	public function readAgain( ImportRun $run, string $encoding, string $delimiter, bool $hasHead ): void {
		$run->file->encoding = Encoding::fromName( $encoding )->value ?? $run->file->encoding;
		ImportFile::prepare( $run, self::DELIMITERS[ $delimiter ] ?? '', $hasHead );
		$run->save();
	}

	/** Does as much as fits into the time. */
	public function work( ImportRun $run, float $seconds ): ImportRun {
		$until = microtime( true ) + $seconds;
		if ( $run->isOver || ! is_readable( $run->file->path ) ) {
			$run->isOver = true;
			$run->save();
			return $run;
		}
		$run->mapping->isMapped = true;
		$reader        = ImportFile::reader( $run );
		$rows          = new RowReader( $run, $run->mapping->names );
		$writer        = new RowWriter( $run, $this->subscribers, $this->lists, $this->clock );
		RowWriter::prepareTables();
		do {
			Transaction::begin();
			$count = $this->takeBatch( $run, $reader, $rows, $writer );

			$run->offset = $reader->offset();
			$run->isOver = $count < self::A_BATCH;
			$run->save();
			Transaction::commit();
		} while ( ! $run->isOver && microtime( true ) < $until );
		$reader->close();
		if ( $run->isOver ) {
			$run->deleteFiles();
		}
		return $run;
	}

	/** @return int How many records were read. */
	private function takeBatch( ImportRun $run, CsvReader $reader, RowReader $rows, RowWriter $writer ): int {
		$count = 0;
		$batch = [];
		while ( $count < self::A_BATCH && null !== ( $cells = $reader->next() ) ) {
			++$count;
			++$run->row;
			if ( CsvReader::isBlank( $cells ) ) {
				continue;
			}
			$row = self::isRight( $run, $reader, $cells ) ? $rows->read( $cells ) : null;
			if ( null === $row ) {
				++$run->counts->refused;
			} elseif ( isset( $batch[ $row->email ] ) ) {
				++$run->counts->known;
				$batch[ $row->email ] = $batch[ $row->email ]->with( $row );
			} else {
				$batch[ $row->email ] = $row;
			}
		}
		$writer->write( $batch );
		return $count;
	}

	/**
	 * Tells of a line that is broken; one whose letters are is not taken.
	 *
	 * @param list<string> $cells
	 */
	private static function isRight( ImportRun $run, CsvReader $reader, array $cells ): bool {
		$isWhole = CsvReader::isWhole( $cells );
		if ( ! $isWhole || $reader->isUnclosed() ) {
			$shown = (string) preg_replace( '/\?+/', '?', mb_scrub( implode( $reader->delimiter, $cells ), 'UTF-8' ) );
			$run->remark( $isWhole ? ImportRun::QUOTES : ImportRun::BROKEN, $shown );
		}
		return $isWhole;
	}
}
