<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Run\Importer;
use Marketday\Admin\Import\Run\ImportRun;
use Marketday\Admin\Import\Run\Phase;
use Marketday\Admin\Import\Run\RunFolders;
use Marketday\Admin\Import\Run\Summary;
use Marketday\Kernel\Csv\BadLines;
use Marketday\Kernel\Csv\Encoding;
use Marketday\Kernel\Csv\EncodingGuess;
use Marketday\Kernel\Csv\FileBytes;
use Marketday\Kernel\Csv\UnreadableFileException;
use Marketday\Kernel\FileNotWrittenException;

/** `import FILE [--dry-run] [--encoding=NAME]`: pictures named in the file are looked for in the folder `pictures` beside it. */
final class ImportCommand {
	/** Seconds between two lines of progress. */
	private const PACE = 2.0;

	/** Groups of the report's lines that are printed. */
	private const SHOWN = 200;

	private const GUESSES = 5;

	public function __construct(
		private readonly Importer $importer,
		private readonly RunFolders $folders
	) {}

	/**
	 * @param list<string>           $arguments
	 * @param callable(string): void $print
	 * @return int 0 when every row was taken, 1 when one was not, 2 when the command was called wrongly.
	 */
	public function run( array $arguments, callable $print ): int {
		$isDryRun = in_array( '--dry-run', $arguments, true );
		$chosen   = preg_filter( '/^--encoding=/', '', $arguments );
		$files    = array_values( array_filter( $arguments, static fn ( string $argument ): bool => ! str_starts_with( $argument, '--' ) ) );
		$unknown  = array_diff( $arguments, $files, [ '--dry-run' ], preg_grep( '/^--encoding=/', $arguments ) ?: [] );
		$encoding = [] === $chosen ? null : Encoding::fromName( (string) end( $chosen ) );
		if ( 1 !== count( $files ) || [] !== $unknown || ( [] !== $chosen && null === $encoding ) ) {
			$print( 'Usage: import FILE [--dry-run] [--encoding=windows-1250]' );
			return 2;
		}
		$file = realpath( $files[0] );
		if ( false === $file || ! is_file( $file ) ) {
			/* translators: %s: name of a file. */
			$print( sprintf( __( 'We can’t find the file %s.', 'marketday' ), $files[0] ) );
			return 2;
		}
		if ( null === $encoding ) {
			$this->printGuesses( $file, $print );
		}
		return $this->import( $file, $isDryRun, $encoding, $print );
	}

	/**
	 * Prints how names of the file would read, the best guess first, as the page shows them: the first is taken where none is said.
	 *
	 * @param callable(string): void $print
	 */
	private function printGuesses( string $file, callable $print ): void {
		try {
			$bytes   = new FileBytes( $file, BadLines::RefuseFile );
			$guesses = null === $bytes->encoding() ? EncodingGuess::all( $bytes->sample(), get_locale() ) : [];
		} catch ( UnreadableFileException ) {
			return;
		}
		if ( count( $guesses ) > 1 ) {
			$print( __( 'The file isn’t in UTF-8. Its names would read like this. If the first is wrong, choose another with --encoding:', 'marketday' ) );
			foreach ( array_slice( $guesses, 0, self::GUESSES ) as $guess ) {
				$print( sprintf( '  --encoding=%-14s %s', strtolower( $guess->encoding->value ), implode( '; ', $guess->names ) ) );
			}
		}
	}

	/** @param callable(string): void $print */
	private function import( string $file, bool $isDryRun, ?Encoding $encoding, callable $print ): int {
		$folder = $this->folders->createTemporary();
		$run    = new ImportRun( 'command', $file, basename( $file ), $folder, dirname( $file ) . '/pictures', $isDryRun, get_current_user_id() );

		$run->encoding = $encoding->value ?? '';
		try {
			do {
				$this->importer->advance( $run, microtime( true ) + self::PACE );
				$print( $this->progress( $run ) );
			} while ( ! $run->phase->isOver() );
			$this->printReport( new ImportReport( $folder ), $run, $print );
		} catch ( FileNotWrittenException $failure ) {
			$print( $failure->getMessage() );
			return 1;
		} finally {
			$this->folders->remove( $folder );
		}
		return Phase::Done === $run->phase && 0 === $run->counts->failed ? 0 : 1;
	}

	private function progress( ImportRun $run ): string {
		/* translators: 1: per cent, 2: rows done, 3: all rows. */
		return sprintf( __( '%1$3d %%  %2$d of %3$d rows', 'marketday' ), $run->percent(), $run->counts->rows(), $run->totalRows );
	}

	/** @param callable(string): void $print */
	private function printReport( ImportReport $report, ImportRun $run, callable $print ): void {
		$shown = 0;
		foreach ( $report->groups( self::SHOWN ) as $group ) {
			if ( 0 === $shown ) {
				$print( '' );
				$print( sprintf( '%6s  %-24s  %-20s  %s', __( 'Row', 'marketday' ), __( 'SKU', 'marketday' ), __( 'Result', 'marketday' ), __( 'Reason', 'marketday' ) ) );
			}
			$shown += $group->count;
			$print( sprintf( '%6s  %-24s  %-20s  %s', $group->rows(), $group->sku(), $group->first->severityLabel(), $group->reason() ) );
		}
		$more = $run->counts->failed + $run->counts->remarks - $shown;
		if ( $more > 0 ) {
			/* translators: %d: number of lines. */
			$print( sprintf( __( '… and %d more.', 'marketday' ), $more ) );
		}
		$print( '' );
		$print( Summary::of( $run ) );
	}
}
