<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Admin;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\RefusalNotice;
use Marketday\Kernel\DiskFile;
use Marketday\Kernel\FileNotWrittenException;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Marketing\Newsletter\Subscribe\Subscription;
use Marketday\Marketing\Newsletter\Subscribers\Lists;
use RuntimeException;

/** Handlers of the screen's forms and its progress bar. */
final class SubscriberFormHandler {
	public const NONCE      = 'marketday_newsletter';
	public const CAPABILITY = 'list_users';

	private const STEP     = 4.0;
	private const LONGSTEP = 15.0;

	public function __construct(
		private readonly BulkActions $actions,
		private readonly Lists $lists,
		private readonly SubscriberImport $import,
		private readonly SubscriberImportJob $job,
		private readonly SubscriberCsv $csv
	) {}

	public function addTo( Routes $routes ): void {
		$guard = Guard::nonce( self::NONCE, '_wpnonce' )->and( Guard::capability( self::CAPABILITY ) );
		$routes->add(
			Route::adminPost( 'marketday_newsletter_bulk', $guard, $this->bulk( ... ) ),
			Route::adminPost( 'marketday_newsletter_list', $guard, $this->addList( ... ) ),
			Route::adminPost( 'marketday_newsletter_export', $guard, $this->export( ... ) ),
			Route::adminPost( 'marketday_newsletter_import', $guard, $this->begin( ... ) ),
			Route::adminPost( 'marketday_newsletter_import_continue', $guard, $this->goOn( ... ) ),
			Route::adminPost( 'marketday_newsletter_import_map', $guard, $this->map( ... ) ),
			Route::adminPost( 'marketday_newsletter_import_cancel', $guard, $this->cancel( ... ) ),
			Route::adminAjax( 'marketday_newsletter_import_step', $guard, $this->step( ... ) )
		);
	}

	/** The action is in the address: a body that is too large arrives empty, and must find its handler all the same. */
	public static function url( string $action ): string {
		return add_query_arg( [ 'action' => $action, '_wpnonce' => wp_create_nonce( self::NONCE ) ], admin_url( 'admin-post.php' ) );
	}

	private function bulk( Request $request ): Response {
		$done = $this->actions->carryOut( $request->text( 'deed' ), $request->ids( 'ids', 200 ), $request->integer( 'to_list', 0 ) );
		return Response::redirect( SubscribersScreen::url( [ 'done' => $done ] ) );
	}

	/** @throws RuntimeException Where another program has lists and imports. */
	private static function refuseElsewhere(): void {
		if ( Subscription::isKeptElsewhere() ) {
			throw new RuntimeException( __( 'Another program manages this site’s subscribers. Create lists and import people there.', 'marketday' ) );
		}
	}

	private function addList( Request $request ): Response {
		try {
			self::refuseElsewhere();
		} catch ( RuntimeException $refused ) {
			RefusalNotice::keep( $refused->getMessage() );
			return Response::redirect( SubscribersScreen::url() );
		}
		$name = $request->text( 'name', '', 150 );
		if ( '' === $name ) {
			throw Problem::badRequest( 'marketday_newsletter_name', __( 'Enter a list name.', 'marketday' ) );
		}
		$this->lists->add( $name );
		return Response::redirect( SubscribersScreen::url() );
	}

	private function export( Request $request ): Response {
		$search = SubscribersScreen::search( wp_slash( $request->all() ) );
		return Response::stream( fn () => $this->csv->print( $search->all() ), 200, [
			'Content-Type'           => 'text/csv; charset=UTF-8',
			'Content-Disposition'    => 'attachment; filename="subscribers.csv"',
			'X-Content-Type-Options' => 'nosniff',
		] );
	}

	private function begin( Request $request ): Response {
		$file = $_FILES['subscribers'] ?? null; // phpcs:ignore WordPress.Security -- the guard has checked the nonce; the values are checked below.
		$path = is_array( $file ) && is_string( $file['tmp_name'] ?? null ) && UPLOAD_ERR_OK === ( $file['error'] ?? null ) ? $file['tmp_name'] : '';
		try {
			self::refuseElsewhere();
			if ( DiskFile::hadNoRoomFor( $file ) ) {
				throw new FileNotWrittenException();
			}
			if ( '' === $path || ! is_uploaded_file( $path ) ) {
				throw new RuntimeException( __( 'Choose a file this site accepts.', 'marketday' ) );
			}
			if ( ! $request->boolean( 'agreed' ) ) {
				throw new RuntimeException( __( 'Confirm that you can email these people.', 'marketday' ) );
			}
			$lists = $this->lists->existingIds( [ $request->integer( 'to_list', 0 ) ] );
			$this->import->begin( $path, sanitize_file_name( is_string( $file['name'] ?? null ) ? $file['name'] : '' ), $lists[0] ?? 0, $request->text( 'basis' ) );
		} catch ( RuntimeException $refused ) {
			RefusalNotice::keep( $refused->getMessage() );
		}
		return Response::redirect( SubscribersScreen::url() );
	}

	/** A person has said what the columns hold, or wants the file to be read in another way. */
	private function map( Request $request ): Response {
		$run = ImportRun::load();
		try {
			if ( null !== $run && ! $run->mapping->isMapped && $request->has( 'again' ) ) {
				$this->import->readAgain( $run, $request->text( 'encoding' ), $request->text( 'delimiter' ), $request->boolean( 'head' ) );
			} elseif ( null !== $run && ! $run->mapping->isMapped ) {
				$this->import->map( $run, $request->map( 'columns', 500 ), $request->text( 'fallback' ), $request->boolean( 'month_first' ) );
				$this->job->follow( $run );
			}
		} catch ( RuntimeException $refused ) {
			RefusalNotice::keep( $refused->getMessage() );
		}
		return Response::redirect( SubscribersScreen::url() );
	}

	/** A file whose columns are not said yet is forgotten; what is under way goes on. */
	private function cancel(): Response {
		if ( true !== ImportRun::load()?->mapping->isMapped ) {
			ImportRun::forget();
		}
		return Response::redirect( SubscribersScreen::url() );
	}

	private function goOn(): Response {
		$run = ImportRun::load();
		if ( null !== $run && ! $run->isOver ) {
			$this->job->advance( $run, self::LONGSTEP );
		} else {
			ImportRun::forget();
		}
		return Response::redirect( SubscribersScreen::url() );
	}

	private function step(): Response {
		$run = ImportRun::load()
			?? throw Problem::notFound( 'marketday_import_unknown', __( 'This import has expired. Please start it again.', 'marketday' ) );
		$run = $this->job->advance( $run, self::STEP );
		return Response::json( [
			'percent' => $run->percent(),
			'text'    => $run->text(),
			'isOver'  => $run->isOver,
		] );
	}
}
