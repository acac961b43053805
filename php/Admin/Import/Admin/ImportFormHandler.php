<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Admin;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\ImportReport;
use Marketday\Admin\Import\Run\ImportJob;
use Marketday\Admin\Import\Run\ImportRun;
use Marketday\Admin\Import\Run\Phase;
use Marketday\Admin\Import\Run\RunStore;
use Marketday\Kernel\Csv\Encoding;
use Marketday\Kernel\FileNotWrittenException;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;

/** Handlers of the page's forms and its progress bar. Each needs the page's nonce and the right to import. */
final class ImportFormHandler {
	public const NONCE      = 'marketday_import';
	public const CAPABILITY = 'import';

	/** Seconds of work in one call of the progress bar, and in one press of 'Continue'. */
	private const STEP     = 5.0;
	private const LONGSTEP = 15.0;

	public function __construct(
		private readonly RunStore $runs,
		private readonly ImportJob $job
	) {}

	public function addTo( Routes $routes ): void {
		$guard = Guard::nonce( self::NONCE, '_wpnonce' )->and( Guard::capability( self::CAPABILITY ) );
		$routes->add(
			Route::adminPost( 'marketday_import_upload', $guard, $this->upload( ... ) ),
			Route::adminAjax( 'marketday_import_step', $guard, $this->step( ... ) ),
			Route::adminPost( 'marketday_import_continue', $guard, $this->goOn( ... ) ),
			Route::adminPost( 'marketday_import_encoding', $guard, $this->choose( ... ) ),
			Route::adminPost( 'marketday_import_begin', $guard, $this->begin( ... ) ),
			Route::adminPost( 'marketday_import_cancel', $guard, $this->cancel( ... ) ),
			Route::adminPost( 'marketday_import_report', $guard, $this->report( ... ) )
		);
	}

	private function upload( Request $request ): Response {
		$this->runs->purge();
		$file = UploadedFile::fromRequest( 'products' );
		if ( '' !== $file->problem ) {
			return Response::redirect( ImportScreen::url( [ 'problem' => $file->problem ] ) );
		}
		$run = $this->runs->start( $file->path, $file->name, $request->boolean( 'dry_run' ), get_current_user_id() );
		if ( null !== $run ) {
			$this->job->follow( $run );
		}
		return Response::redirect( ImportScreen::url( null === $run ? [ 'problem' => UploadedFile::NOT_STORED ] : [ 'run' => $run->id ] ) );
	}

	private function step( Request $request ): Response {
		$run = $this->advance( $this->run( $request ), self::STEP );
		return Response::json(
			[
				'percent' => $run->percent(),
				'text'    => ProgressText::of( $run ),
				'isOver'  => $run->phase->isOver(),
			]
		);
	}

	private function goOn( Request $request ): Response {
		$run = $this->advance( $this->run( $request ), self::LONGSTEP );
		return Response::redirect( ImportScreen::url( [ 'run' => $run->id ] ) );
	}

	/** Sets the encoding that the file is in. */
	private function choose( Request $request ): Response {
		$run      = $this->run( $request );
		$encoding = Encoding::tryFrom( $request->text( 'encoding' ) );
		if ( null === $encoding || Phase::Encoding !== $run->phase ) {
			throw Problem::badRequest( 'marketday_import_encoding', __( 'Choose one of the encodings.', 'marketday' ) );
		}
		$run->encoding = $encoding->value;
		$run->enter( Phase::Prepare );
		$this->runs->save( $run );
		return Response::redirect( ImportScreen::url( [ 'run' => $run->id ] ) );
	}

	/** Begins for good after a dry run, with the same file. */
	private function begin( Request $request ): Response {
		$run = $this->run( $request );
		if ( ! $run->isDryRun || Phase::Done !== $run->phase ) {
			throw Problem::badRequest( 'marketday_import_not_tried', __( 'Only a finished dry run can be imported.', 'marketday' ) );
		}
		$again = $this->runs->repeat( $run );
		$this->job->follow( $again );
		return Response::redirect( ImportScreen::url( [ 'run' => $again->id ] ) );
	}

	private function cancel( Request $request ): Response {
		$this->runs->delete( $this->run( $request )->id );
		return Response::redirect( ImportScreen::url() );
	}

	private function report( Request $request ): Response {
		$run = $this->run( $request );
		return Response::download( ( new ImportReport( $run->folder ) )->csv(), 'text/csv; charset=UTF-8', 'import-report.csv' );
	}

	private function advance( ImportRun $run, float $seconds ): ImportRun {
		try {
			return $this->job->advance( $run, $seconds );
		} catch ( FileNotWrittenException $failure ) {
			throw new Problem( 507, 'marketday_import_no_room', $failure->getMessage() . ' ' . __( 'Free up some space, then continue.', 'marketday' ) );
		}
	}

	private function run( Request $request ): ImportRun {
		return $this->runs->load( $request->text( 'run' ) )
			?? throw Problem::notFound( 'marketday_import_unknown', __( 'This import has expired. Please start it again.', 'marketday' ) );
	}
}
