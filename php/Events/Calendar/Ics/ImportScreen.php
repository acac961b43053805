<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

use Marketday\Events\Calendar\EventType;
use Marketday\Events\Calendar\Importers\EventSource;
use Marketday\Events\Calendar\Importers\EventTransfer;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Commands;
use Marketday\Kernel\DiskFile;
use Marketday\Kernel\FileNotWrittenException;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\View;

/** Brings .ics files in: on the screen 'Events → Import', and by `import-events FILE`. */
final class ImportScreen {
	private const ACTION = 'marketday_import_events';
	private const REPORT = 'marketday_events_report_';

	/** Name in the address of a report's page: another tab of the same user shows its own. */
	private const SHOWN = 'report';

	public function __construct(
		private readonly Routes $routes,
		private readonly Commands $commands,
		private readonly View $view,
		private readonly Feeds $feeds,
		private readonly EventTransfer $moveIn,
		private readonly Clock $clock
	) {}

	public function register(): void {
		$this->routes->add( Route::adminPost( self::ACTION, Guard::nonce( self::ACTION, '_wpnonce' )->and( Guard::capability( 'import' ) ), $this->take( ... ) ) );
		$this->commands->add( 'import-events', 'Brings the events of an .ics file in: FILE [--dry-run]', $this->run( ... ) );
		add_action( 'admin_menu', function (): void {
			add_submenu_page(
				'edit.php?post_type=' . EventType::NAME,
				__( 'Import events', 'marketday' ),
				__( 'Import', 'marketday' ),
				'import',
				'marketday-import-events',
				$this->print( ... )
			);
		} );
	}

	/** Takes a file, and tells on the screen itself what cannot be taken. */
	private function take( Request $request ): Response {
		$file = $_FILES['file'] ?? null; // phpcs:ignore WordPress.Security -- the guard has checked; only read as text.
		if ( DiskFile::hadNoRoomFor( $file ) ) {
			return self::refuse( ( new FileNotWrittenException() )->getMessage() );
		}
		$name = is_array( $file ) && is_string( $file['tmp_name'] ?? null ) && UPLOAD_ERR_OK === ( $file['error'] ?? null ) ? $file['tmp_name'] : '';
		if ( '' === $name || ! is_uploaded_file( $name ) || filesize( $name ) > IcsReader::MOST_BYTES ) {
			return self::refuse( __( 'Choose an .ics file of up to 5 MB.', 'marketday' ) );
		}
		try {
			$status = 'publish' === $request->text( 'status' ) && current_user_can( 'publish_posts' ) ? 'publish' : 'draft';
			$report = $this->import( $status, $request->boolean( 'dry' ) )->run( (string) file_get_contents( $name ) );
		} catch ( InvalidCalendarException $problem ) {
			return self::refuse( $problem->getMessage() );
		}
		return self::showReport( ImportReport::lines( $report ), $request->boolean( 'dry' ) ? 'dry' : 'done' );
	}

	private function import( string $status, bool $isDry ): EventImport {
		return new EventImport( $this->clock, $status, $isDry, followed: array_keys( $this->feeds->all() ) );
	}

	/** Back to the screen, with what went wrong. */
	public static function refuse( string $sentence ): Response {
		return self::showReport( [ $sentence ], 'failed' );
	}

	/**
	 * @param list<string>          $lines
	 * @param 'done'|'dry'|'failed' $kind
	 */
	private static function showReport( array $lines, string $kind ): Response {
		$key = strtolower( wp_generate_password( 12, false ) );
		set_transient( self::reportName( $key ), [ 'lines' => $lines, 'kind' => $kind ], HOUR_IN_SECONDS );
		return Response::redirect( add_query_arg( self::SHOWN, $key, self::address() ) );
	}

	/**
	 * @param list<string>           $arguments
	 * @param callable(string): void $print
	 */
	private function run( array $arguments, callable $print ): int {
		$isDry = in_array( '--dry-run', $arguments, true );
		$file  = array_values( array_diff( $arguments, [ '--dry-run' ] ) )[0] ?? '';
		if ( '' === $file || ! is_readable( $file ) ) {
			$print( 'Usage: import-events FILE [--dry-run]' );
			return 2;
		}
		try {
			$report = $this->import( 'publish', $isDry )->run( (string) file_get_contents( $file, false, null, 0, IcsReader::MOST_BYTES + 1 ) );
		} catch ( InvalidCalendarException $problem ) {
			$print( $problem->getMessage() );
			return 1;
		}
		array_map( $print, ImportReport::lines( $report ) );
		return [] === $report['refused'] ? 0 : 1;
	}

	private function print(): void {
		$key    = $_GET[ self::SHOWN ] ?? ''; // phpcs:ignore WordPress.Security -- only letters and digits are read.
		$key    = is_string( $key ) ? sanitize_key( $key ) : '';
		$report = '' === $key ? false : get_transient( self::reportName( $key ) );
		'' === $key || delete_transient( self::reportName( $key ) );
		$html = $this->view->render( 'import', [
			'action' => self::ACTION,
			'lines'  => is_array( $report ) && is_array( $report['lines'] ?? null ) ? array_values( array_filter( $report['lines'], 'is_string' ) ) : [],
			'others' => array_filter(
				array_map( static fn ( EventSource $source ): array => [ $source->label(), $source->count() ], EventTransfer::sources() ),
				static fn ( array $other ): bool => $other[1] > 0
			),
			'move'   => $this->moveIn->progress(),
			'feeds'  => array_values( $this->feeds->all() ),
			'kind'   => is_array( $report ) && is_string( $report['kind'] ?? null ) ? $report['kind'] : 'done',
		] );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the view has escaped.
	}

	private static function reportName( string $key ): string {
		return self::REPORT . get_current_user_id() . '_' . $key;
	}

	public static function address(): string {
		return admin_url( 'edit.php?post_type=' . EventType::NAME . '&page=marketday-import-events' );
	}
}
