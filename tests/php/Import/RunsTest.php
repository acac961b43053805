<?php

declare( strict_types=1 );

namespace Marketday\Tests\Import;

use Marketday\Admin\Import\Admin\ImportScreen;
use Marketday\Admin\Import\ImportReport;
use Marketday\Admin\Import\Run\Importer;
use Marketday\Admin\Import\Run\ImportRun;
use Marketday\Admin\Import\Run\Phase;
use Marketday\Admin\Import\Run\RunFolders;
use Marketday\Admin\Import\Run\RunStore;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\SystemClock;
use Marketday\Kernel\View;
use Marketday\Tests\PluginAccess;

/** Imports that go on over many requests. */
final class RunsTest extends ImportTestCase {
	private const ID = '0123456789abcdef0123456789abcdef';

	protected function tearDown(): void {
		$this->store()->delete( self::ID );
		parent::tearDown();
	}

	public function test_an_import_in_many_steps_is_the_same_as_in_one(): void {
		$this->store()->save( $this->runOf( __DIR__ . '/fixtures/every-type.csv' ) );
		$steps = 0;
		do {
			// Each step knows only what the one before has stored.
			$run = $this->store()->load( self::ID );
			self::assertNotNull( $run );
			( new Importer( $this->engine() ) )->advance( $run, 0.0 );
			$this->store()->save( $run );
			self::assertLessThan( 60, ++$steps, 'it comes to its end' );
		} while ( ! $run->phase->isOver() );
		self::assertGreaterThan( 8, $steps );
		self::assertSame( [ 9, 0, 0, 0 ], array_slice( array_values( $run->counts->toArray() ), 0, 4 ) );
		self::assertSame( 100, $run->percent() );
		self::assertSame( wp_get_post_parent_id( $this->idOf( 'EX-SCARF-INK' ) ), $this->idOf( 'EX-SCARF' ) );
		self::assertCount( 2, (array) get_post_meta( $this->idOf( 'EX-SET' ), '_children', true ) );
	}

	public function test_a_step_that_died_is_taken_up_without_writing_twice(): void {
		$run = $this->runOf( __DIR__ . '/fixtures/every-type.csv' );
		while ( Phase::Write !== $run->phase ) {
			( new Importer( $this->engine() ) )->advance( $run, 0.0 );
		}
		$stored = $run->toArray();
		( new Importer( $this->engine() ) )->advance( $run );
		$again = ImportRun::fromArray( $stored );
		( new Importer( $this->engine() ) )->advance( $again );
		self::assertSame( [ 0, 9 ], [ $again->counts->created, $again->counts->unchanged ] );
		self::assertCount( 9, $this->newProducts() );
	}

	public function test_a_run_waits_until_its_encoding_is_chosen(): void {
		$run = $this->runOf( __DIR__ . '/fixtures/central-european.csv' );
		$run->enter( Phase::Encoding );
		$importer = new Importer( $this->engine() );
		$importer->advance( $run );
		self::assertSame( [ Phase::Encoding, [] ], [ $run->phase, $this->newProducts() ] );
		$run = ImportRun::fromArray( $run->toArray() );

		$run->encoding = 'WINDOWS-1250';
		$run->enter( Phase::Prepare );
		$importer->advance( $run );
		self::assertSame( Phase::Done, $run->phase );
		self::assertSame( 'Łódź żółć', get_post( $this->idOf( 'CE-2' ) )->post_title );
	}

	public function test_the_page_shows_names_as_they_would_read(): void {
		$run = $this->runOf( __DIR__ . '/fixtures/central-european.csv' );
		$run->enter( Phase::Encoding );
		$this->store()->save( $run );
		require_once ABSPATH . 'wp-admin/includes/template.php';
		$_GET['run'] = self::ID;
		ob_start();
		( new ImportScreen( $this->store(), new View( dirname( __DIR__, 3 ) . '/php/Admin/Import/views' ) ) )->show();
		$html = (string) ob_get_clean();
		unset( $_GET['run'] );
		self::assertMatchesRegularExpression( '/value="WINDOWS-1250"\s+checked=.checked.>\s*<strong>Kovačević Žilavka Šumadija; Łódź żółć</', $html );
		self::assertStringContainsString( 'Kovaèeviæ', $html );
		self::assertStringContainsString( 'action=marketday_import_encoding', html_entity_decode( $html ) );
	}

	public function test_equal_remarks_are_one_line_of_the_report(): void {
		$rows = array_map( static fn ( int $number ): array => [ 'SKU' => "R-{$number}", 'Name' => 'Tea', 'Published' => '2' ], range( 1, 6 ) );

		[ $code, $print ] = $this->importRows( [ ...$rows, [ 'SKU' => 'R-7', 'Name' => 'Cup', 'Published' => 'x' ] ] );
		self::assertSame( 1, $code );
		self::assertSame( 1, substr_count( $print, 'The product is pending review' ) );
		self::assertMatchesRegularExpression( '/^ *2–7 +R-1 … .+imported as a draft\. \(6 rows\)$/mu', $print );
		self::assertMatchesRegularExpression( '/^ +8 +R-7 .+must be 1/m', $print );
	}

	public function test_two_requests_do_not_work_on_one_run_at_once(): void {
		$run   = $this->runOf( __DIR__ . '/fixtures/every-type.csv' );
		$inner = null;
		$outer = $this->store()->exclusively( $run, function () use ( $run, &$inner ): void {
			$inner = $this->store()->exclusively( $run, static fn () => null );
		} );
		self::assertSame( [ true, false ], [ $outer, $inner ] );
	}

	public function test_the_file_goes_when_the_import_is_over_and_the_report_stays(): void {
		$run  = $this->runOf( $this->fileOf( "SKU,Name,Colour\n=1+1,Tea,blue\n" ) );
		$copy = $run->folder . '/products.csv';
		copy( $run->file, $copy );
		$run = new ImportRun( self::ID, $copy, 'products.csv', $run->folder, $run->picturesFolder, false, 1 );
		( new Importer( $this->engine() ) )->advance( $run );
		$this->store()->save( $run );
		self::assertFileDoesNotExist( $copy );
		self::assertStringContainsString( 'We don’t recognise the column ""Colour"", so it was left out.', ( new ImportReport( $run->folder ) )->csv() );
	}

	public function test_the_downloaded_report_starts_no_formula_in_a_spreadsheet(): void {
		[ $code ] = $this->importRows( [ [ 'SKU' => '=cmd()', 'Name' => '@Tea', 'Regular price' => 'x' ] ] );
		self::assertSame( 1, $code );
		$run = $this->runOf( $this->fileOf( $this->csv( [ [ 'SKU' => '=cmd()', 'Name' => '@Tea', 'Regular price' => 'x' ] ] ) ) );
		( new Importer( $this->engine() ) )->advance( $run );
		self::assertStringContainsString( "2,'=cmd(),'@Tea,", ( new ImportReport( $run->folder ) )->csv() );
	}

	public function test_each_action_needs_the_pages_nonce_and_the_right_to_import(): void {
		$routes = array_filter(
			PluginAccess::plugin()->routes()->all(),
			static fn ( Route $route ): bool => str_starts_with( $route->address, 'marketday_import_' )
				&& str_starts_with( $route->guard->description, 'nonce marketday_import in' )
		);
		self::assertCount( 7, $routes );
		foreach ( $routes as $route ) {
			wp_set_current_user( 1 );
			self::assertSame( 'marketday_invalid_nonce', $this->refusalOf( $route, '' ), $route->address );
			wp_set_current_user( 0 );
			self::assertSame( 'rest_forbidden', $this->refusalOf( $route, wp_create_nonce( 'marketday_import' ) ), $route->address );
		}
	}

	public function test_a_folder_cannot_be_told_from_its_runs_id_and_goes_with_the_run_after_a_week(): void {
		$run = $this->runOf( 'products.csv' );
		self::assertStringNotContainsString( self::ID, $run->folder );
		$this->store()->save( $run );
		$this->store()->purge();
		self::assertSame( $run->folder, $this->store()->load( self::ID )?->folder );

		touch( $run->folder, time() - 8 * DAY_IN_SECONDS );
		clearstatcache();
		$this->store()->purge();
		clearstatcache();
		self::assertDirectoryDoesNotExist( $run->folder );
		self::assertNull( $this->store()->load( self::ID ) );
	}

	private function refusalOf( Route $route, string $nonce ): string {
		try {
			$route->guard->check( new Request( [ '_wpnonce' => $nonce ] ) );
			return '';
		} catch ( Problem $problem ) {
			return $problem->problemCode;
		}
	}

	private function runOf( string $file ): ImportRun {
		$folder = ( new RunFolders() )->create( self::ID );
		( new RunFolders() )->removeNotes( $folder, '' );
		return new ImportRun( self::ID, $file, basename( $file ), $folder, $folder . '/pictures', false, 1 );
	}

	private function store(): RunStore {
		return new RunStore( new RunFolders(), new SystemClock() );
	}
}
