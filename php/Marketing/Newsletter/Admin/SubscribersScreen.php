<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Admin;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\OwnMenu;
use Marketday\Kernel\Admin\ProgressScript;
use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\Text\TextLine;
use Marketday\Kernel\View;
use Marketday\Marketing\Newsletter\Import\Column;
use Marketday\Marketing\Newsletter\Import\ImportFile;
use Marketday\Marketing\Newsletter\Subscribe\Subscription;
use Marketday\Marketing\Newsletter\Subscribers\Lists;
use Marketday\Marketing\Newsletter\Subscribers\Status;
use Marketday\Marketing\Newsletter\Subscribers\Subscriber;

/**
 * The screen 'Newsletter': who is subscribed, with search, filters, what is done with several, and files in and out. All of it works as plain
 * forms; the screen's script draws the table in WordPress's own kind of screen (blocks/admin-tables).
 */
final class SubscribersScreen {
	public const SLUG = 'marketday-newsletter';
	public const PART = 'admin-tables';

	public function __construct(
		private readonly SubscriberRows $rows,
		private readonly Lists $lists,
		private readonly View $view,
		private readonly MailPoetMove $move
	) {}

	public function addToMenu(): void {
		$title = __( 'Newsletter', 'marketday' );
		$hook  = OwnMenu::add( $title, SubscriberFormHandler::CAPABILITY, self::SLUG, $this->show( ... ), 20 );
		add_action( "admin_print_scripts-{$hook}", [ ProgressScript::class, 'enqueue' ] );
		add_action( "load-{$hook}", static function (): void {
			add_action( 'admin_enqueue_scripts', static function (): void {
				DrawingSetup::registerAssets();
				wp_enqueue_script( 'marketday-' . self::PART );
				wp_enqueue_style( 'marketday-' . self::PART );
			} );
		} );
	}

	/** @param array<string, string|int> $parameters */
	public static function url( array $parameters = [] ): string {
		return add_query_arg( [ 'page' => self::SLUG ] + $parameters, admin_url( 'admin.php' ) );
	}

	public function show(): void {
		$search = self::search( $_GET ); // phpcs:ignore WordPress.Security.NonceVerification -- chooses what is shown, changes nothing.
		$page   = max( 1, (int) ( is_scalar( $_GET['paged'] ?? null ) ? $_GET['paged'] : 1 ) ); // phpcs:ignore WordPress.Security -- the same; a number.
		$rows   = $search->page( $page );
		$total  = $search->total();
		$done   = is_scalar( $_GET['done'] ?? null ) ? (int) $_GET['done'] : null; // phpcs:ignore WordPress.Security.NonceVerification -- the same.
		$run    = ImportRun::load();
		$html   = $this->view->render( 'admin-subscribers', [
			'search'  => $search,
			'keeper'  => Subscription::isKeptElsewhere() ? admin_url( 'admin.php?page=mailpoet-subscribers' ) : '',
			'move'    => $this->move->progress(),
			'rows'    => $rows,
			'state'   => $this->state( $search, $rows, $total, $page ),
			'names'   => $this->lists->names(),
			'counts'  => SubscriberSearch::counts(),
			'total'   => $total,
			'page'    => $page,
			'done'    => $done,
			'run'     => $run,
			'samples' => null !== $run && ! $run->mapping->isMapped && is_readable( $run->file->path ) ? ImportFile::samples( $run, 3 ) : [],
			'choices' => Column::choices(),
			'actions' => array_map( SubscriberFormHandler::url( ... ), [
				'bulk'     => 'marketday_newsletter_bulk',
				'export'   => 'marketday_newsletter_export',
				'import'   => 'marketday_newsletter_import',
				'continue' => 'marketday_newsletter_import_continue',
				'map'      => 'marketday_newsletter_import_map',
				'cancel'   => 'marketday_newsletter_import_cancel',
				'list'     => 'marketday_newsletter_list',
			] ),
			'step'    => http_build_query( [
				'action'   => 'marketday_newsletter_import_step',
				'_wpnonce' => wp_create_nonce( SubscriberFormHandler::NONCE ),
			] ),
		] );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the template escapes.
	}

	/**
	 * @param list<Subscriber> $rows
	 * @return array<string, mixed> As blocks/admin-tables begins with, so that it asks for nothing.
	 */
	private function state( SubscriberSearch $search, array $rows, int $total, int $page ): array {
		return [
			'items'    => $this->rows->of( $rows ),
			'total'    => $total,
			'page'     => $page,
			'search'   => $search->text,
			'status'   => $search->status->value ?? '',
			'list'     => $search->list,
			'statuses' => array_map( static fn ( Status $one ): array => [
				'value' => $one->value,
				'label' => $one->label(),
			], Status::cases() ),
			'lists'    => array_map( static fn ( int $id, string $name ): array => [
				'value' => $id,
				'label' => $name,
			], array_keys( $this->lists->names() ), array_values( $this->lists->names() ) ),
		];
	}

	/** @param array<array-key, mixed> $sent */
	public static function search( array $sent ): SubscriberSearch {
		$text = static fn ( string $name ): string => is_string( $sent[ $name ] ?? null ) ? TextLine::of( wp_unslash( $sent[ $name ] ) ) : '';
		return new SubscriberSearch( mb_substr( $text( 's' ), 0, 150 ), Status::tryFrom( $text( 'status' ) ), (int) $text( 'list' ) );
	}
}
