<?php

declare( strict_types=1 );

namespace Marketday\Wishlist;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\OwnPage;
use Marketday\Listing\ListForms;
use Marketday\Store\Engine;
use Marketday\Store\StoreError;

/** The wishlist without scripts: a link that adds, and the form around the list. Both lead to the list's page. */
final class WishlistForms {
	public const ACTION = 'change-wishlist';
	public const NONCE  = 'marketday-wishlist';

	private const ADD = 'marketday-wish';

	public function __construct(
		private readonly Engine $engine,
		private readonly Wishlist $wishlist,
		private readonly WishlistShare $share,
		private readonly OwnPage $page
	) {}

	public function add( Routes $routes ): void {
		( new ListForms( $this->engine, $this->page ) )->addTo( $routes, self::ADD, $this->addOne( ... ), self::ACTION, self::NONCE, $this->changed( ... ) );
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

	private function changed( Request $request ): string {
		if ( $request->has( 'share' ) || $request->has( 'unshare' ) ) {
			return $this->shared( $request->has( 'share' ) );
		}
		if ( $request->has( 'to-basket' ) ) {
			$this->wishlist->moveToBasket( $request->integer( 'to-basket', null, 1 ) );
			return WishlistDrawing::movedSentence( 1, 0 );
		}
		if ( $request->has( 'all-to-basket' ) ) {
			return WishlistDrawing::movedSentence( $this->wishlist->moveAllToBasket( $this->wishlist->ids() ), count( $this->wishlist->ids() ) );
		}
		if ( $request->has( 'clear' ) ) {
			$this->wishlist->clear();
			return __( 'Your wishlist is empty.', 'marketday' );
		}
		$this->wishlist->remove( [ $request->integer( 'remove', null, 1 ) ] );
		return __( 'Removed from your wishlist.', 'marketday' );
	}

	/** Of a user alone: what a guest keeps is in the browser, where nobody else sees it. */
	private function shared( bool $begins ): string {
		$user = get_current_user_id();
		if ( 0 === $user ) {
			throw new StoreError( 'marketday_log_in_first', __( 'Please log in to share your wishlist.', 'marketday' ) );
		}
		if ( $begins ) {
			$this->share->begin( $user );
			return __( 'Your wishlist has a link now.', 'marketday' );
		}
		$this->share->end( $user );
		return __( 'The link leads to nothing any more.', 'marketday' );
	}
}
