<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Admin;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\ImportReport;
use Marketday\Admin\Import\Run\ImportRun;
use Marketday\Admin\Import\Run\Phase;
use Marketday\Admin\Import\Run\RunStore;
use Marketday\Kernel\Admin\OwnMenu;
use Marketday\Kernel\Admin\ProgressScript;
use Marketday\Kernel\Csv\BadLines;
use Marketday\Kernel\Csv\EncodingGuess;
use Marketday\Kernel\Csv\FileBytes;
use Marketday\Kernel\View;

/** Marketday → Import products: choose a file, watch it, read what was not taken. Every step works as a plain form too. */
final class ImportScreen {
	private const SLUG = 'marketday-import';

	/** Groups of the report's lines the page shows; the download has every line. */
	private const SHOWN = 500;

	public function __construct(
		private readonly RunStore $runs,
		private readonly View $view
	) {}

	/** @param array<string, string> $parameters */
	public static function url( array $parameters = [] ): string {
		return add_query_arg( $parameters, OwnMenu::address( self::SLUG ) );
	}

	public function addToMenu(): void {
		$title = __( 'Import products', 'marketday' );
		$hook  = OwnMenu::add( $title, ImportFormHandler::CAPABILITY, self::SLUG, [ $this, 'show' ], 60 );
		if ( '' !== $hook ) {
			add_action( "admin_print_scripts-{$hook}", [ ProgressScript::class, 'enqueue' ] );
		}
	}

	public function show(): void {
		$run = $this->runs->load( $this->parameter( 'run' ) );
		$html = match ( true ) {
			null === $run                     => $this->view->render( 'choose', $this->chooseVariables() ),
			Phase::Encoding === $run->phase   => $this->view->render( 'encoding', $this->encodingVariables( $run ) ),
			$run->phase->isOver()             => $this->view->render( 'result', $this->runVariables( $run ) ),
			default                           => $this->view->render( 'progress', $this->runVariables( $run ) ),
		};
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the template escapes.
	}

	/** @return array<string, mixed> */
	private function chooseVariables(): array {
		return [
			'action'     => self::actionUrl( 'marketday_import_upload' ),
			'limit'      => (string) size_format( wp_max_upload_size() ),
			'problem'    => UploadedFile::sentence( $this->parameter( 'problem' ) ),
			'unfinished' => array_map( fn ( ImportRun $run ): array => $this->runVariables( $run ), $this->runs->unfinishedOf( get_current_user_id() ) ),
		];
	}

	/** @return array<string, mixed> */
	private function encodingVariables( ImportRun $run ): array {
		return [
			'run'     => $run,
			'guesses' => EncodingGuess::all( ( new FileBytes( $run->file, BadLines::RefuseFile ) )->sample(), get_locale() ),
			'actions' => [
				'encoding' => self::actionUrl( 'marketday_import_encoding', $run->id ),
				'cancel'   => self::actionUrl( 'marketday_import_cancel', $run->id ),
			],
		];
	}

	/** @return array<string, mixed> */
	private function runVariables( ImportRun $run ): array {
		$groups = $run->phase->isOver() ? ( new ImportReport( $run->folder ) )->groups( self::SHOWN ) : [];
		return [
			'run'       => $run,
			'url'       => self::url( [ 'run' => $run->id ] ),
			'text'      => ProgressText::of( $run ),
			'groups'    => $groups,
			'more'      => $run->counts->failed + $run->counts->remarks - array_sum( array_column( $groups, 'count' ) ),
			'actions'   => [
				'continue' => self::actionUrl( 'marketday_import_continue', $run->id ),
				'begin'    => self::actionUrl( 'marketday_import_begin', $run->id ),
				'cancel'   => self::actionUrl( 'marketday_import_cancel', $run->id ),
				'report'   => self::actionUrl( 'marketday_import_report', $run->id ),
			],
			'step'      => [
				'url'  => admin_url( 'admin-ajax.php' ),
				'body' => http_build_query(
					[
						'action'   => 'marketday_import_step',
						'run'      => $run->id,
						'_wpnonce' => wp_create_nonce( ImportFormHandler::NONCE ),
					]
				),
			],
			'again'     => self::url(),
		];
	}

	/** The action is in the address: a body that is too large arrives empty, and must find its handler all the same. */
	private static function actionUrl( string $action, string $run = '' ): string {
		return add_query_arg(
			[
				'action'   => $action,
				'run'      => $run,
				'_wpnonce' => wp_create_nonce( ImportFormHandler::NONCE ),
			],
			admin_url( 'admin-post.php' )
		);
	}

	private function parameter( string $name ): string {
		$value = wp_unslash( $_GET[ $name ] ?? '' ); // phpcs:ignore WordPress.Security -- sanitized below; chooses what is shown, changes nothing.
		return is_string( $value ) ? sanitize_key( $value ) : '';
	}
}
