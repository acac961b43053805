<?php

declare( strict_types=1 );

namespace Marketday\Site\WowStore;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\DueJob;
use Marketday\Engine\Contract\Jobs;
use Marketday\Engine\Contract\LastingJob;
use Marketday\Engine\Contract\Schedules;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\KeptState;
use Marketday\Kernel\View;

/**
 * Tools → WowStore: tells what its blocks in the site's pages become, and makes it so by a job. It is there where there are any.
 *
 * @phpstan-type MoveState array{isDry: bool, after: int, done: int, of: int, blocks: int, posts: int, failed: int, lines: list<string>, isOver: bool}
 */
final class MoveScreen {
	private const SLUG   = 'marketday-wowstore';
	private const ACTION = 'marketday_wowstore_move';
	private const RIGHT  = 'import';
	private const JOB    = 'marketday_wowstore_move_job';
	private const STATE  = 'marketday_wowstore_move';

	/** Lines of the report that are kept. */
	private const MOST_LINES = 100;

	private const NONE = [
		'isDry'  => true,
		'after'  => 0,
		'done'   => 0,
		'of'     => 0,
		'blocks' => 0,
		'posts'  => 0,
		'failed' => 0,
		'lines'  => [],
		'isOver' => true,
	];

	public function __construct( private readonly Jobs $jobs ) {}

	public function register( Routes $routes ): void {
		add_action( self::JOB, fn () => LastingJob::run( $this->jobs, self::JOB, [], $this->someOfJob( ... ) ) );
		Schedules::add( fn ( int $now ): array => $this->state()['isOver'] ? [] : [ new DueJob( self::JOB, $now ) ] );
		add_action( 'admin_menu', $this->addToMenu( ... ) );
		add_filter( 'marketday_home_tasks', $this->addTask( ... ) );
		$routes->add( Route::adminPost(
			self::ACTION,
			Guard::nonce( self::ACTION, '_wpnonce' )->and( Guard::capability( self::RIGHT ) )->and( Guard::capability( 'edit_others_pages' ) ),
			$this->take( ... )
		) );
	}

	private function addToMenu(): void {
		global $pagenow;
		// Other screens ask the database nothing.
		if ( in_array( $pagenow, [ 'tools.php', 'import.php' ], true ) && $this->isThere() ) {
			add_management_page( 'WowStore', 'WowStore', self::RIGHT, self::SLUG, $this->show( ... ) );
		}
	}

	private function isThere(): bool {
		return false !== get_option( self::STATE ) || PostMove::count() > 0;
	}

	/**
	 * @param list<array{label: string, url: string, isDone: bool}> $tasks
	 * @return list<array{label: string, url: string, isDone: bool}>
	 */
	private function addTask( array $tasks ): array {
		$state = $this->state();
		return ! $this->isThere() ? $tasks : [ ...$tasks, [
			'label'  => __( 'Turn WowStore’s blocks into Marketday’s', 'marketday' ),
			'url'    => self::address(),
			'isDone' => $state['isOver'] && ! $state['isDry'] && 0 === $state['failed'],
		] ];
	}

	private static function address(): string {
		return admin_url( 'tools.php?page=' . self::SLUG );
	}

	private function show(): void {
		$html = ( new View( __DIR__ . '/views' ) )->render( 'move', [
			'action' => self::ACTION,
			'count'  => PostMove::count(),
			'move'   => $this->state(),
		] );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the template escapes.
	}

	private function take( Request $request ): Response {
		$this->begin( $request->has( 'dry' ) );
		return Response::redirect( self::address() );
	}

	/** Begins from the first. A preview does not end a move that goes on. */
	public function begin( bool $isDry ): void {
		$before = $this->state();
		if ( $isDry && ! $before['isOver'] && ! $before['isDry'] ) {
			return;
		}
		update_option( self::STATE, [
			'isDry'  => $isDry,
			'of'     => PostMove::count(),
			'isOver' => false,
		] + self::NONE, false );
		$this->jobs->soon( self::JOB );
	}

	/** @return bool Whether there are more. */
	private function someOfJob(): bool {
		$state = $this->state();
		if ( $state['isOver'] ) {
			return false;
		}
		$move = new PostMove();
		$ids  = $move->after( $state['after'] );
		foreach ( $ids as $id ) {
			$result         = $move->move( $id, $state['isDry'] );
			$state['after'] = $id;
			++$state['done'];
			if ( null !== $result ) {
				$state['posts']  += $result['blocks'] > 0 ? 1 : 0;
				$state['blocks'] += $result['blocks'];
				$state['failed'] += $result['isFailed'] ? 1 : 0;
				$state['lines']   = array_slice( [ ...$state['lines'], $result['line'] ], 0, self::MOST_LINES );
			}
		}
		$state['isOver'] = count( $ids ) < PostMove::BATCH;
		update_option( self::STATE, $state, false );
		return ! $state['isOver'];
	}

	/** @return MoveState */
	private function state(): array {
		return KeptState::read( self::STATE, self::NONE );
	}
}
