<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Reports;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\AdminStyle;
use Marketday\Kernel\Admin\OwnMenu;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\Csv\CsvCell;
use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Parameters;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\View;

/**
 * The screen 'Marketday → Reports', the same as data, and as a file. One form of all: a report says what it has, and nothing else. It works as plain links and
 * forms; the screen's script draws the table in WordPress's own kind of screen (blocks/admin-tables).
 */
final class ReportsScreen implements Feature {
	private const PART = 'admin-tables';

	/** Name of the form that asks for the file. */
	private const EXPORT = 'marketday_report_csv';

	/** Rows of a file that are read at once. */
	private const A_BATCH = 1000;

	public function __construct(
		private readonly Routes $routes,
		private readonly Blocks $blocks
	) {}

	public function register(): void {
		$guard = Guard::capability( OwnMenu::RIGHT );
		$this->routes->add(
			Route::rest( 'GET', 'marketday/v1|/reports/(?P<report>[a-z-]+)', $guard, $this->answer( ... ), Parameters::forRoute( ReportRequest::parameters() ) ),
			Route::adminPost( self::EXPORT, Guard::nonce( self::EXPORT, '_wpnonce' )->and( $guard ), $this->export( ... ) )
		);
		add_action( 'admin_menu', function (): void {
			$hook = OwnMenu::add( __( 'Reports', 'marketday' ), OwnMenu::RIGHT, Reports::SLUG, $this->print( ... ), 10 );
			add_action( "load-{$hook}", static fn () => AdminStyle::enqueueLater() );
			add_action( "load-{$hook}", $this->enqueueLater( ... ) );
		} );
	}

	private function enqueueLater(): void {
		$this->blocks->addPart( self::PART, [ 'wp-components' ] );
		add_action( 'admin_enqueue_scripts', static function (): void {
			DrawingSetup::registerAssets();
			wp_enqueue_script( 'marketday-' . self::PART );
			wp_enqueue_style( 'marketday-' . self::PART );
		} );
	}

	/** `{ title, columns, total, items, rows }`: `items` as programs read them, `rows` as people do. */
	private function answer( Request $request ): Response {
		$report = ReportRequest::report( $request );
		$result = $report->run( ReportRequest::query( $report, $request ) );
		return Response::json( [
			'title'   => $report->title(),
			'columns' => array_map( static fn ( Column $column ): array => [
				'name'  => $column->name,
				'label' => $column->label,
				'kind'  => $column->kind,
			], $report->columns() ),
			'total'   => $result->total,
			'items'   => $result->rows,
			'rows'    => ReportRows::of( $report, $result ),
		] );
	}

	private function export( Request $request ): Response {
		$report   = ReportRequest::report( $request );
		$query = ReportRequest::query( $report, $request );
		return Response::stream( static fn () => self::printLines( $report, $query ), 200, [
			'Content-Type'           => 'text/csv; charset=UTF-8',
			'Content-Disposition'    => 'attachment; filename="' . sanitize_file_name( $request->text( 'report' ) ) . '.csv"',
			'X-Content-Type-Options' => 'nosniff',
		] );
	}

	private static function printLines( Report $report, ReportQuery $query ): void {
		$file = fopen( 'php://output', 'w' );
		if ( false === $file ) {
			return;
		}
		$columns = $report->columns();
		fwrite( $file, "\xEF\xBB\xBF" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- the output.
		fputcsv( $file, array_column( $columns, 'label' ), ',', '"', '' );
		for ( $page = 1; ; ++$page ) {
			$batch = new ReportQuery( $query->search, $query->filter, $query->by, $query->isDescending, $page, self::A_BATCH );
			$rows  = $report->run( $batch )->rows;
			foreach ( $rows as $row ) {
				$cells = array_map( static fn ( Column $column ): string => CsvCell::of( $column->plain( $row[ $column->name ] ?? null ) ), $columns );
				fputcsv( $file, $cells, ',', '"', '' );
			}
			if ( count( $rows ) < self::A_BATCH ) {
				break;
			}
		}
		fclose( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- the output.
	}

	private function print(): void {
		$reports = Reports::all();
		$request = ReportView::requestParameters();
		$name    = isset( $reports[ $request['report'] ] ) ? $request['report'] : (string) array_key_first( $reports );
		if ( '' === $name ) {
			printf( '<div class="wrap"><h1>%s</h1><p>%s</p></div>', esc_html__( 'Reports', 'marketday' ), esc_html__( 'There’s nothing to report yet.', 'marketday' ) );
			return;
		}
		$view   = new ReportView( $name, $reports[ $name ], $request );
		$result = $reports[ $name ]->run( $view->query );
		$html   = ( new View( dirname( __DIR__ ) . '/views' ) )->render( 'reports', [
			'reports' => array_map( static fn ( Report $report ): string => $report->title(), $reports ),
			'view'    => $view,
			'result'  => $result,
			'export'  => self::EXPORT,
			'state'   => ReportRows::state( $view, $result, [
				'url'    => admin_url( 'admin-post.php' ),
				'action' => self::EXPORT,
				'nonce'  => wp_create_nonce( self::EXPORT ),
			] ),
		] );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the view has escaped.
	}
}
