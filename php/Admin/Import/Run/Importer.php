<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Run;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Csv\CsvDocument;
use Marketday\Admin\Import\Csv\CsvRow;
use Marketday\Admin\Import\Csv\ReadRow;
use Marketday\Admin\Import\Csv\UnknownColumns;
use Marketday\Admin\Import\FileRefusedException;
use Marketday\Admin\Import\ImportReport;
use Marketday\Admin\Import\Plan\PlanBuilder;
use Marketday\Admin\Import\ProductGroup\LinkQueue;
use Marketday\Admin\Import\ProductGroup\ProductGroup;
use Marketday\Admin\Import\ProductGroup\RowOutcome;
use Marketday\Admin\Import\ReportLine;
use Marketday\Admin\Import\Severity;
use Marketday\Admin\Import\Shapes\OtherMakers;
use Marketday\Admin\Import\Shapes\ShapedFile;
use Marketday\Admin\Import\TimeBudgetExceededException;
use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\Csv\BadLines;
use Marketday\Kernel\Csv\Encoding;
use Marketday\Kernel\Csv\EncodingGuess;
use Marketday\Kernel\Csv\FileBytes;
use Marketday\Kernel\Csv\UnreadableFileException;
use Marketday\Kernel\Csv\Utf8Copy;
use Marketday\Kernel\FileNotWrittenException;
use RuntimeException;

/**
 * Takes a run forward until a moment in time, and leaves it where the next step can take it up.
 * First the rows' names are noted, then groups are written in the order of the file, then links that had to wait.
 */
final class Importer {
	/** Groups between two releases of WordPress's object cache. */
	private const RELEASE = 100;

	public function __construct( private readonly Engine $engine ) {}

	/**
	 * @param float $deadline `microtime( true )` after which no new group is begun; one is always done.
	 * @throws FileNotWrittenException Where the disk has no room for the notes of a run that has begun to write products.
	 */
	public function advance( ImportRun $run, float $deadline = INF ): void {
		wp_defer_term_counting( true );
		try {
			do {
				match ( $run->phase ) {
					Phase::Prepare => $this->prepare( $run ),
					Phase::Scan    => $this->scan( $run, $deadline ),
					Phase::Write, Phase::Orphans, Phase::Link => $this->work( $run, $deadline ),
					Phase::Encoding, Phase::Done, Phase::Refused => null,
				};
			} while ( $run->phase->isWorking() && microtime( true ) < $deadline );
		} catch ( FileRefusedException | UnreadableFileException $refused ) {
			$this->refuse( $run, $refused );
		} catch ( FileNotWrittenException $failure ) {
			// Nothing has been taken from the file yet, or what has been stays: the run goes on from there once there is room.
			in_array( $run->phase, [ Phase::Prepare, Phase::Scan ], true ) ? $this->refuse( $run, $failure ) : throw $failure;
		} finally {
			wp_defer_term_counting( false );
		}
	}

	/** The file, written anew where it is another program's. */
	private function document( ImportRun $run ): CsvDocument {
		$document = CsvDocument::open( $run->workingFile );
		$shape    = ShapedFile::shapeOf( $document );
		if ( null === $shape ) {
			OtherMakers::refuse( $document->header );
			return $document;
		}
		foreach ( ShapedFile::leftOut( $shape, $document ) as $name ) {
			/* translators: %s: name of a column. */
			$this->report( $run, $document->firstPlace()->row - 1, '', $name, Severity::Warning, sprintf( __( 'We don’t recognise the column "%s", so it was left out.', 'marketday' ), $name ) );
		}
		$run->workingFile = $run->folder . '/shaped.csv';
		ShapedFile::write( $shape, $document, $run->workingFile );
		return CsvDocument::open( $run->workingFile );
	}

	/** Encoding as it was chosen, as the file shows, or the best guess, which is told. */
	private function encoding( ImportRun $run ): Encoding {
		$bytes    = new FileBytes( $run->file, BadLines::RefuseFile );
		$encoding = Encoding::tryFrom( $run->encoding ) ?? $bytes->encoding();
		if ( Encoding::Utf8 === $encoding ) {
			$bytes->requireUtf8();
		}
		if ( null === $encoding ) {
			$guess    = EncodingGuess::best( $bytes->sample(), get_locale() );
			$encoding = $guess->encoding;
			/* translators: 1: an encoding, 2: names of products. */
			$sentence = sprintf( __( 'The file was read as %1$s: %2$s.', 'marketday' ), $encoding->label(), implode( '; ', $guess->names ) );
			$this->report( $run, 0, '', '', Severity::Warning, $sentence );
		}
		$run->encoding = $encoding->value;
		return $encoding;
	}

	private function prepare( ImportRun $run ): void {
		$encoding         = $this->encoding( $run );
		$run->workingFile = $run->file;
		if ( Utf8Copy::isNeeded( $run->file, $encoding ) ) {
			$run->workingFile = $run->folder . '/working-copy.csv';
			Utf8Copy::make( $run->file, $run->workingFile, $encoding, BadLines::RefuseFile );
		}
		$document         = $this->document( $run );
		$document->header->requireColumns();
		$run->size        = $document->size();
		$run->place       = $document->firstPlace();
		if ( null === $document->read( $run->place ) ) {
			throw new FileRefusedException( __( 'The file has column names but no rows.', 'marketday' ) );
		}
		( new UnknownColumns( $document ) )->refuseLosses();
		foreach ( $document->header->remarks() as $name => $remark ) {
			$this->report( $run, $run->place->row - 1, '', $name, Severity::Warning, $remark );
		}
		$run->enter( Phase::Scan );
	}

	private function scan( ImportRun $run, float $deadline ): void {
		$document = CsvDocument::open( $run->workingFile );
		$plan     = new PlanBuilder( $run->folder );
		while ( null !== ( $read = $document->read( $run->place ) ) ) {
			$plan->note( $read->row, $read->place );
			$run->place = $read->next;
			++$run->totalRows;
			if ( 0 === $run->totalRows % 500 && microtime( true ) > $deadline ) {
				$plan->flush();
				return;
			}
		}
		$plan->finish();
		$run->place = $document->firstPlace();
		$run->enter( Phase::Write );
	}

	private function work( ImportRun $run, float $deadline ): void {
		$document = CsvDocument::open( $run->workingFile );
		$tools    = new Tools( $this->engine, $run, $document, $deadline );
		$done     = 0;
		try {
			do {
				$goesOn = match ( $run->phase ) {
					Phase::Write   => $this->writeNext( $run, $document, $tools ),
					Phase::Orphans => $this->writeOrphans( $run, $tools ),
					default        => $this->linkNext( $run, $document, $tools ),
				};
				if ( 0 === ++$done % self::RELEASE ) {
					wp_cache_flush_runtime();
				}
			} while ( $goesOn && microtime( true ) < $deadline );
		} catch ( TimeBudgetExceededException ) {
		}
		$run->silentHosts = $tools->pictures->silentHosts();
	}

	/** @return bool Whether the phase goes on. */
	private function writeNext( ImportRun $run, CsvDocument $document, Tools $tools ): bool {
		$read = $document->read( $run->place );
		if ( null === $read ) {
			$run->enter( Phase::Orphans );
			return false;
		}
		if ( ! $read->row->isVariation() ) {
			$this->writeGroup( $run, $tools, $tools->groups->of( $read ), $read );
		} elseif ( '' === $read->row->textOrEmpty( 'parent' ) ) {
			$this->writeGroup( $run, $tools, new ProductGroup( null, [ $read->row ] ), $read );
		}
		$run->place = $read->next;
		return true;
	}

	private function writeOrphans( ImportRun $run, Tools $tools ): bool {
		$orphans = $tools->plan->orphansFrom( $run->position );
		if ( null === $orphans ) {
			$run->enter( $run->isDryRun ? Phase::Done : Phase::Link );
			return false;
		}
		$this->writeGroup( $run, $tools, $tools->groups->ofOrphans( $orphans['entries'] ), null );
		$run->position = $orphans['next'];
		return true;
	}

	private function linkNext( ImportRun $run, CsvDocument $document, Tools $tools ): bool {
		$waiting = ( new LinkQueue( $run->folder ) )->at( $run->position );
		if ( null === $waiting ) {
			$run->enter( Phase::Done );
			return false;
		}
		$read = $document->read( $waiting['place'] );
		if ( null !== $read ) {
			foreach ( $tools->linkWriter->write( $read->row, $waiting['hasPictures'] ) as $remark ) {
				$this->reportRow( $run, $read->row, Severity::Warning, $remark );
			}
		}
		++$run->position;
		return true;
	}

	private function writeGroup( ImportRun $run, Tools $tools, ProductGroup $group, ?ReadRow $read ): void {
		foreach ( $tools->groupWriter->write( $group ) as $outcome ) {
			$severity = RowOutcome::FAILED === $outcome->result ? Severity::Error : Severity::Warning;
			foreach ( $outcome->remarks as $remark ) {
				$this->reportRow( $run, $outcome->row, $severity, $remark );
			}
			if ( $outcome->linksWait && null !== $read && $outcome->row->number === $read->row->number ) {
				( new LinkQueue( $run->folder ) )->add( $read->place, $outcome->hasPictures );
			}
			// Not before all is written down of it: where the disk is full, the row is taken again.
			$run->counts->add( $outcome->result );
		}
	}

	private function refuse( ImportRun $run, RuntimeException $refused ): void {
		$row          = Phase::Prepare === $run->phase ? 0 : $run->place->row;
		$run->refusal = $refused->getMessage();
		$run->enter( Phase::Refused );
		try {
			$this->report( $run, $row, '', '', Severity::Error, $refused->getMessage() );
		} catch ( FileNotWrittenException ) {
			return; // The run itself says it.
		}
	}

	private function reportRow( ImportRun $run, CsvRow $row, Severity $severity, string $reason ): void {
		$this->report( $run, $row->shownNumber, $row->textOrEmpty( 'sku' ), $row->textOrEmpty( 'name' ), $severity, $reason );
	}

	private function report( ImportRun $run, int $row, string $sku, string $name, Severity $severity, string $reason ): void {
		( new ImportReport( $run->folder ) )->add( new ReportLine( $row, $sku, mb_substr( $name, 0, 120 ), $severity, $reason ) );
		$run->counts->remarks += Severity::Warning === $severity ? 1 : 0;
	}
}
