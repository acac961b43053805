<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\ListForms;
use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\FeaturePage;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Routes;

/** The wishlist without scripts: a link that adds, and the forms of the list's page. All lead to that page. */
final class WishlistFormHandler {
	public const ACTION = 'change-wishlist';
	public const NONCE  = 'marketday-wishlist';

	private const ADD = 'marketday-wish';

	public function __construct(
		private readonly Engine $engine,
		private readonly Wishlist $wishlist,
		private readonly ListChanges $changes,
		private readonly FeaturePage $page
	) {}

	public function add( Routes $routes ): void {
		( new ListForms( $this->engine, $this->page ) )->addTo(
			$routes,
			self::ADD,
			$this->addOne( ... ),
			self::ACTION,
			self::NONCE,
			$this->applyChange( ... ),
			$this->back( ... )
		);
	}

	public function addUrl( int $id ): string {
		return '?' . self::ADD . "={$id}";
	}

	private function addOne( Request $request ): string {
		if ( $this->wishlist->isClosed() ) {
			return wp_login_url( $this->page->url() );
		}
		$this->wishlist->add( $request->integer( self::ADD, null, 1 ) );
		return '';
	}

	private function applyChange( Request $request ): string {
		foreach ( ListChanges::ALL as $button ) {
			if ( $request->has( $button ) ) {
				return $this->changes->make( $button, $request );
			}
		}
		$list = $request->integer( 'list', 0, 0 );
		if ( $request->has( 'choose' ) ) {
			/* translators: %s: name of a list. */
			return sprintf( __( 'Saved to “%s”.', 'marketday' ), $this->wishlist->addTo( $request->integer( 'product', null, 1 ), $request->integer( 'choose', null, 1 ) )->name() );
		}
		if ( $request->has( 'to-basket' ) ) {
			$this->wishlist->moveToBasket( $request->integer( 'to-basket', null, 1 ), $list );
			return WishlistDrawing::movedSentence( 1, 0 );
		}
		if ( $request->has( 'all-to-basket' ) ) {
			return WishlistDrawing::movedSentence( $this->wishlist->moveAllToBasket( $this->wishlist->ids(), $list ), count( $this->wishlist->rows( $list ) ) );
		}
		if ( $request->has( 'clear' ) ) {
			$this->wishlist->clear( $list );
			return __( 'Your wishlist is empty.', 'marketday' );
		}
		$this->wishlist->remove( [ $request->integer( 'remove', null, 1 ) ], $list );
		return __( 'Removed from your wishlist.', 'marketday' );
	}

	/** Address of the list that was shown, which may be gone. */
	private function back( Request $request ): string {
		$list = filter_var( $request->raw( 'list' ), FILTER_VALIDATE_INT );
		return $list > 0 ? add_query_arg( WishlistDrawing::LIST, $list, $this->page->url() ) : $this->page->url();
	}
}
