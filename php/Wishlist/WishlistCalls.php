<?php

declare( strict_types=1 );

namespace Marketday\Wishlist;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Http\VisitorNonce;
use Marketday\Listing\ListedProducts;

/**
 * The call `wopb_wishlist` (docs/PROTOCOL.md#lists-of-products): `post_id`, `type`; answers
 * `{success, data: {html, wishlist_count, message, product_redirect}}`.
 */
final class WishlistCalls {
	private const CALL = 'wopb_wishlist';

	public function __construct(
		private readonly Wishlist $wishlist,
		private readonly WishlistDrawing $drawing
	) {}

	public function add( Routes $routes ): void {
		$guard = VisitorNonce::guard()->and( RateLimit::reads()->guard() );
		$routes->add( Route::wcAjax( self::CALL, $guard, $this->answer( ... ) ), Route::adminAjax( self::CALL, $guard, $this->answer( ... ) ) );
	}

	private function answer( Request $request ): Response {
		if ( $this->wishlist->isClosed() ) {
			return $this->failure( [
				'message'  => __( 'Please log in.', 'marketday' ),
				'redirect' => wp_login_url( wp_validate_redirect( $request->header( 'Referer' ), home_url( '/' ) ) ),
			] );
		}
		$type = $request->text( 'type', '', 30 );
		$ids  = $request->ids( 'post_id', 500 );
		// The list that is shown on its page, where a user has several; 0 for all of them. With `on_page` the answer is what that page shows.
		$list = $request->integer( 'list', 0, 0 );
		$html = fn (): array => [ 'html' => $request->boolean( 'on_page' ) ? $this->drawing->page( $list ) : $this->drawing->table( 0 === $list, $list ) ];
		if ( 'menu_block' !== $type && [] === $ids ) {
			return $this->failure( 'Wishlist Not Added.' );
		}
		return match ( $type ) {
			'add'             => $this->added( $ids[0] ?? 0, $list ),
			'remove'          => $this->success( $this->wishlist->remove( $ids, $list ) ? 'Wishlist Removed.' : '', $html() ),
			'cart_remove'     => $this->afterAddition( $ids[0] ?? 0, $list, $html ),
			'cart_remove_all' => $this->moveAll( $ids, $list, $html ),
			'menu_block'      => $this->success( '', [ 'html' => $this->drawing->table( true ) ] ),
			default           => throw Problem::badRequest( 'marketday_invalid_type', __( 'We don’t recognise that wishlist change.', 'marketday' ) ),
		};
	}

	/** A user of several lists can choose one: `choose` is how, `list_name` where it is now. */
	private function added( int $id, int $list ): Response {
		$isNew = ! in_array( $id, $this->wishlist->ids(), true );
		$goal  = 0 === $list ? null : $this->wishlist->addTo( $id, $list );
		if ( null === $goal ) {
			$this->wishlist->add( $id );
		}
		return $this->success( $isNew ? 'Wishlist Added.' : '', [ 'html' => $this->drawing->table( true ) ] + $this->drawing->choice( $id, $goal ) );
	}

	/**
	 * The page's own button has put it into the basket. What needs a choice first is still wished for: its page is where to go.
	 *
	 * @param Closure(): array{html: string} $html
	 */
	private function afterAddition( int $id, int $list, Closure $html ): Response {
		$found     = $this->wishlist->product( $id ) ?? throw Problem::notFound( 'marketday_product_not_found', __( 'We can’t find that product.', 'marketday' ) );
		$isAddable = ListedProducts::isAddable( $found );
		$isRemoved = $isAddable && $this->wishlist->remove( [ $id ], $list );
		return $this->success( $isRemoved ? 'Wishlist Removed.' : '', [ 'product_redirect' => $isAddable ? '' : $found->url() ] + $html() );
	}

	/**
	 * @param list<int>                      $ids
	 * @param Closure(): array{html: string} $html
	 */
	private function moveAll( array $ids, int $list, Closure $html ): Response {
		$moved = $this->wishlist->moveAllToBasket( $ids, $list );
		return $this->success(
			WishlistDrawing::movedSentence( $moved, count( $this->wishlist->rows( $list ) ) ),
			$html() + $this->drawing->basket( $moved )
		);
	}

	/** @param array<string, mixed> $data */
	private function success( string $message, array $data ): Response {
		return Response::json( [
			'success' => true,
			'data'    => $data + [
				'wishlist_count' => count( $this->wishlist->ids() ),
				'message'        => $message,
			],
		] );
	}

	/** WowStore's scripts read these from an answer that is no HTTP error. */
	private function failure( mixed $data ): Response {
		return Response::json( [
			'success' => false,
			'data'    => $data,
		] );
	}
}
