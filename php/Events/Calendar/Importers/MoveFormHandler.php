<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Importers;

defined( 'ABSPATH' ) || exit;

use Marketday\Events\Calendar\Ics\ImportReport;
use Marketday\Events\Calendar\Ics\ImportScreen;
use Marketday\Kernel\Commands;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;

/** Begins a move from another calendar: by a form of the import screen, or by `move-events`. */
final class MoveFormHandler {
	public const ACTION = 'marketday_move_events';

	public function __construct(
		private readonly EventTransfer $moveIn,
		private readonly Routes $routes,
		private readonly Commands $commands
	) {}

	public function register(): void {
		$this->moveIn->register();
		add_filter( 'marketday_home_tasks', self::addTasks( ... ) );
		$this->routes->add( Route::adminPost(
			self::ACTION,
			Guard::nonce( self::ACTION, '_wpnonce' )->and( Guard::capability( 'import' ) )->and( Guard::capability( 'publish_posts' ) ),
			$this->take( ... )
		) );
		$this->commands->add(
			'move-events',
			'Brings the events of another calendar plugin in: move-events ' . implode( '|', array_keys( EventTransfer::sources() ) ) . ' [--dry-run]',
			$this->run( ... )
		);
	}

	/**
	 * @param list<array{label: string, url: string, isDone: bool}> $tasks
	 * @return list<array{label: string, url: string, isDone: bool}>
	 */
	private static function addTasks( array $tasks ): array {
		$there = array_filter( EventTransfer::sources(), static fn ( EventSource $source ): bool => $source->count() > 0 );
		return [ ...$tasks, ...array_values( array_map( static fn ( EventSource $source ): array => [
			/* translators: %s: name of a plugin */
			'label'  => sprintf( __( 'Bring over the events of %s', 'marketday' ), $source->label() ),
			'url'    => ImportScreen::address() . '#marketday-move-events',
			'isDone' => EventTransfer::isMoved( $source->key() ),
		], $there ) ) ];
	}

	/** @throws Problem 404 for a calendar that is not there. */
	private function take( Request $request ): Response {
		$source = EventTransfer::sources()[ $request->text( 'source', '', 40 ) ] ?? null;
		if ( null === $source || 0 === $source->count() ) {
			throw Problem::notFound( 'marketday_unknown_calendar', __( 'This site has no events from that calendar.', 'marketday' ) );
		}
		$this->moveIn->begin( $source, $request->boolean( 'dry' ) );
		return Response::redirect( ImportScreen::address() );
	}

	/**
	 * @param list<string>           $arguments
	 * @param callable(string): void $print
	 */
	private function run( array $arguments, callable $print ): int {
		$isDry  = in_array( '--dry-run', $arguments, true );
		$source = EventTransfer::sources()[ array_values( array_diff( $arguments, [ '--dry-run' ] ) )[0] ?? '' ] ?? null;
		if ( null === $source ) {
			$print( 'Usage: move-events ' . implode( '|', array_keys( EventTransfer::sources() ) ) . ' [--dry-run]' );
			return 2;
		}
		$report = $this->moveIn->run( $source, $isDry, static fn ( int $done, int $all ) => $print( "{$done} of {$all}" ) );
		array_map( $print, ImportReport::lines( $report ) );
		return [] === $report['refused'] ? 0 : 1;
	}
}
