<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist\Import;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\View;

/** Tools → Wishlists: looks at what another plugin has left, and brings it over once it has been looked at. It is there where there is something. */
final class ImportScreen {
	private const SLUG   = 'marketday-wishlists';
	private const ACTION = 'marketday_wishlists_import';
	private const RIGHT  = 'import';
	private const RESULT = 'marketday_wishlists_';

	/** Option: plugins whose lists have come over. */
	private const MOVED = 'marketday_wishlists_moved';

	public function __construct(
		private readonly WishlistImport $import,
		private readonly View $view
	) {}

	public function register( Routes $routes ): void {
		add_action( 'admin_menu', $this->addToMenu( ... ) );
		add_filter( 'marketday_home_tasks', self::addTasks( ... ) );
		$routes->add( Route::adminPost( self::ACTION, Guard::nonce( self::ACTION, '_wpnonce' )->and( Guard::capability( self::RIGHT ) ), $this->run( ... ) ) );
	}

	/**
	 * Two wishlists in one shop: people see one of them, and what they had put on the other is missing.
	 *
	 * @param list<array{label: string, url: string, isDone: bool}> $tasks
	 * @return list<array{label: string, url: string, isDone: bool}>
	 */
	private static function addTasks( array $tasks ): array {
		$moved = (array) get_option( self::MOVED, [] );
		return [ ...$tasks, ...array_map( static fn ( Source $source ): array => [
			/* translators: %s: name of a plugin */
			'label'  => sprintf( __( 'Bring over the lists of %s', 'marketday' ), $source->label() ),
			'url'    => admin_url( 'tools.php?page=' . self::SLUG ),
			'isDone' => in_array( $source->value, $moved, true ),
		], self::sources() ) ];
	}

	private function addToMenu(): void {
		global $pagenow;
		// Other screens ask the database nothing.
		$isNear  = in_array( $pagenow, [ 'tools.php', 'import.php' ], true );
		$isThere = $isNear ? [] !== self::sources() : [] !== array_filter( Source::cases(), static fn ( Source $source ): bool => $source->isActive() );
		if ( $isThere ) {
			add_management_page( __( 'Wishlists', 'marketday' ), __( 'Wishlists', 'marketday' ), self::RIGHT, self::SLUG, $this->show( ... ) );
		}
	}

	private function show(): void {
		$result = get_transient( self::RESULT . get_current_user_id() );
		$html   = $this->view->render( 'import', [
			'sources' => self::sources(),
			'result'  => is_array( $result ) ? $result : [],
			'action'  => admin_url( 'admin-post.php' ),
			'name'    => self::ACTION,
		] );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the template escapes.
	}

	private function run( Request $request ): Response {
		$source = Source::tryFrom( $request->text( 'source', '', 20 ) );
		if ( null === $source || ! in_array( $source, self::sources(), true ) ) {
			throw $request->invalid( 'source', 'must be a plugin whose lists are here' );
		}
		$isLook = ! $request->has( 'write' );
		wp_raise_memory_limit( 'admin' );
		$counts = $source->isThere() ? $this->import->run( $source, $isLook ) : new ImportCounts();
		// After it: what broke off is still to do.
		$isLook || update_option( self::MOVED, array_values( array_unique( [ ...(array) get_option( self::MOVED, [] ), $source->value ] ) ), false );
		set_transient( self::RESULT . get_current_user_id(), [
			'source' => $source->value,
			'isLook' => $isLook,
			'lines'  => $counts->lines( $isLook ),
		], HOUR_IN_SECONDS );
		return Response::redirect( admin_url( 'tools.php?page=' . self::SLUG ) );
	}

	/** @return list<Source> Those that are there, and WowStore's once they have come over: nothing is left of them then. */
	private static function sources(): array {
		$moved = (array) get_option( self::MOVED, [] );
		return array_values( array_filter(
			Source::cases(),
			static fn ( Source $source ): bool => $source->isThere() || ( Source::WowStore === $source && in_array( $source->value, $moved, true ) )
		) );
	}
}
