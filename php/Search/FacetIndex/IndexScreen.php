<?php

declare( strict_types=1 );

namespace Marketday\Search\FacetIndex;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\OwnMenu;
use Marketday\Kernel\Admin\ProgressScript;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\View;
use Marketday\Search\Index\IndexState;

/** Marketday → Product index: how the index stands, and building it anew. Every step works as a plain form too. */
final class IndexScreen {
	private const SLUG       = 'marketday-index';
	private const NONCE      = 'marketday_index';
	private const CAPABILITY = 'edit_others_products';

	/** Seconds of work in one call of the progress bar, and in one press of 'Continue'. */
	private const STEP     = 3.0;
	private const LONGSTEP = 15.0;

	public function __construct(
		private readonly IndexWork $work,
		private readonly View $view
	) {}

	public function addTo( Routes $routes ): void {
		$guard = Guard::nonce( self::NONCE, '_wpnonce' )->and( Guard::capability( self::CAPABILITY ) );
		$routes->add(
			Route::adminPost( 'marketday_index_rebuild', $guard, $this->rebuild( ... ) ),
			Route::adminPost( 'marketday_index_continue', $guard, $this->goOn( ... ) ),
			Route::adminAjax( 'marketday_index_step', $guard, $this->step( ... ) )
		);
	}

	public function addToMenu(): void {
		$title = __( 'Product index', 'marketday' );
		$hook  = OwnMenu::add( $title, self::CAPABILITY, self::SLUG, [ $this, 'show' ], 70 );
		if ( '' !== $hook ) {
			add_action( "admin_print_scripts-{$hook}", [ ProgressScript::class, 'enqueue' ] );
		}
	}

	public function show(): void {
		$state = IndexState::fresh();
		$html = $this->view->render(
			'index',
			[
				'state'   => $state,
				'text'    => $this->text( $state ),
				'actions' => [
					'rebuild'  => $this->action( 'marketday_index_rebuild' ),
					'continue' => $this->action( 'marketday_index_continue' ),
				],
				'step'    => [
					'url'  => admin_url( 'admin-ajax.php' ),
					'body' => http_build_query(
						[
							'action'   => 'marketday_index_step',
							'_wpnonce' => wp_create_nonce( self::NONCE ),
						]
					),
				],
			]
		);
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the template escapes.
	}

	private function rebuild(): Response {
		$this->work->rebuildSoon();
		return $this->back();
	}

	private function goOn(): Response {
		$this->work->work( self::LONGSTEP );
		return $this->back();
	}

	private function step(): Response {
		$state = $this->work->work( self::STEP );
		return Response::json(
			[
				'percent' => $state->percent(),
				'text'    => $this->text( $state ),
				'isOver'  => $state->isIdle(),
			]
		);
	}

	private function text( IndexState $state ): string {
		if ( null !== $state->building ) {
			/* translators: 1: products done, 2: all products. */
			return sprintf( __( '%1$s of %2$s products', 'marketday' ), number_format_i18n( $state->done ), number_format_i18n( $state->total ) );
		}
		return null === $state->active
			? __( 'No index yet. It’ll be built in the background.', 'marketday' )
			: __( 'The index is in use and up to date.', 'marketday' );
	}

	private function back(): Response {
		return Response::redirect( OwnMenu::address( self::SLUG ) );
	}

	private function action( string $action ): string {
		return add_query_arg(
			[
				'action'   => $action,
				'_wpnonce' => wp_create_nonce( self::NONCE ),
			],
			admin_url( 'admin-post.php' )
		);
	}
}
