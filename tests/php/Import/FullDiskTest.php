<?php

declare( strict_types=1 );

namespace Marketday\Tests\Import;

use Marketday\Admin\Import\ImportReport;
use Marketday\Admin\Import\Run\Importer;
use Marketday\Admin\Import\Run\ImportRun;
use Marketday\Admin\Import\Run\Phase;
use Marketday\Admin\Import\Run\RunFolders;
use Marketday\Admin\Import\Run\RunStore;
use Marketday\Kernel\FileNotWrittenException;
use Marketday\Kernel\SystemClock;

/** The disk is full (`/dev/full`) where an import keeps its notes. */
final class FullDiskTest extends ImportTestCase {
	private const FILE = "ID,Type,SKU,Name,Regular price\n,simple,FULL-1,Full one,2\n,simple,FULL-2,Full two,x\n";

	protected function setUp(): void {
		if ( ! file_exists( '/dev/full' ) ) {
			self::markTestSkipped( 'This system has no full disk to try.' );
		}
		parent::setUp();
	}

	public function test_before_products_are_written_the_run_is_refused_and_says_why(): void {
		$run = $this->runOf( self::FILE );
		symlink( '/dev/full', "{$run->folder}/plan" );
		foreach ( range( 0, 15 ) as $pile ) {
			symlink( '/dev/full', "{$run->folder}/pile-{$pile}" );
		}

		( new Importer( $this->engine() ) )->advance( $run );

		self::assertSame( Phase::Refused, $run->phase );
		self::assertStringContainsString( 'the disk is full', $run->refusal );
		self::assertSame( 0, $this->idOf( 'FULL-1' ) );
	}

	public function test_so_is_one_whose_copy_does_not_fit(): void {
		$run = $this->runOf( (string) iconv( 'UTF-8', 'UTF-16LE', "\u{FEFF}" . self::FILE ) );
		symlink( '/dev/full', "{$run->folder}/working-copy.csv" );

		( new Importer( $this->engine() ) )->advance( $run );

		self::assertSame( Phase::Refused, $run->phase );
		self::assertStringContainsString( 'the disk is full', $run->refusal );
	}

	public function test_a_run_that_writes_products_stops_and_goes_on_once_there_is_room(): void {
		$run = $this->runOf( self::FILE );
		symlink( '/dev/full', "{$run->folder}/report.jsonl" );
		$importer = new Importer( $this->engine() );
		$failure  = '';
		try {
			$importer->advance( $run );
		} catch ( FileNotWrittenException $full ) {
			$failure = $full->getMessage();
		}

		self::assertStringContainsString( 'the disk is full', $failure );
		self::assertTrue( $run->phase->isWorking() );
		unlink( "{$run->folder}/report.jsonl" );
		$importer->advance( $run );

		self::assertSame( Phase::Done, $run->phase );
		self::assertGreaterThan( 0, $this->idOf( 'FULL-1' ) );
		self::assertCount( 1, iterator_to_array( ( new ImportReport( $run->folder ) )->lines(), false ), 'What is wrong with the second row is told.' );
		self::assertSame( [ 1, 1 ], [ $run->counts->created, $run->counts->failed ] );
	}

	public function test_the_job_waits_for_room_and_fails_nobody_elses(): void {
		$id  = str_repeat( 'f', 32 );
		$run = $this->runOf( self::FILE, $id );
		symlink( '/dev/full', "{$run->folder}/report.jsonl" );
		$runs = new RunStore( new RunFolders(), new SystemClock() );
		$runs->save( $run );

		try {
			do_action( 'marketday_import_job', $id );

			self::assertTrue( $runs->load( $id )?->phase->isWorking() );
			self::assertNotNull( $this->engine()->jobs()->waitsUntil( 'marketday_import_job', [ $id ] ), 'It is asked for again.' );
		} finally {
			delete_option( "marketday_import_run_{$id}" );
			$this->engine()->jobs()->cancel( 'marketday_import_job', [ $id ] );
		}
	}

	private function runOf( string $content, string $id = 'full' ): ImportRun {
		$file = $this->fileOf( $content );
		return new ImportRun( $id, $file, 'products.csv', dirname( $file ), dirname( $file ) . '/pictures', false, 1 );
	}
}
