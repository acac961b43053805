<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Catalogue\Listing\ListedProducts;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Parameters;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Http\VisitorNonce;

/**
 * The call `wopb_wishlist` (docs/PROTOCOL.md#lists-of-products): `post_id`, `type`; answers
 * `{success, data: {html, wishlist_count, message, product_redirect}}`. With `format` `data` there is `contents` in the place of `html`.
 * GET `marketday/v1/wishlist` says the same to front ends that keep the list themselves.
 */
final class WishlistEndpoint {
	private const CALL = 'wopb_wishlist';

	public function __construct(
		private readonly Wishlist $wishlist,
		private readonly WishlistDrawing $drawing
	) {}

	public function add( Routes $routes ): void {
		$limit = RateLimit::reads()->guard();
		$guard = VisitorNonce::guard()->and( $limit );
		$routes->add(
			Route::wcAjax( self::CALL, $guard, $this->answer( ... ) ),
			Route::adminAjax( self::CALL, $guard, $this->answer( ... ) ),
			Route::rest( 'GET', 'marketday/v1|/wishlist', Guard::publicRead()->and( $limit ), $this->read( ... ), Parameters::forRoute( [
				'products' => Parameters::ids( 'Ids of the products on the list.', 300 ),
			] ) )
		);
	}

	private function read( Request $request ): Response {
		return Response::json( $this->drawing->dataOf( $request->ids( 'products', 300 ) ) );
	}

	private function answer( Request $request ): Response {
		$isData = $request->wantsData();
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
		$isOver = ! $request->boolean( 'on_page' );
		$shown  = match ( true ) {
			$isData => fn (): array => [ 'contents' => $this->drawing->data( $isOver, $list ) ],
			$isOver => fn (): array => [ 'html' => $this->drawing->table( 0 === $list, $list ) ],
			default => fn (): array => [ 'html' => $this->drawing->page( $list ) ],
		};
		if ( 'menu_block' !== $type && [] === $ids ) {
			return $this->failure( 'Wishlist Not Added.' );
		}
		return match ( $type ) {
			'add'             => $this->addProduct( $ids[0] ?? 0, $list, $isData ),
			'remove'          => $this->success( $this->wishlist->remove( $ids, $list ) ? 'Wishlist Removed.' : '', $shown() ),
			'cart_remove'     => $this->afterAddition( $ids[0] ?? 0, $list, $shown ),
			'cart_remove_all' => $this->moveAll( $ids, $list, $shown ),
			'menu_block'      => $this->success( '', $this->all( $isData ) ),
			default           => throw Problem::badRequest( 'marketday_invalid_type', __( 'We don’t recognise that wishlist change.', 'marketday' ) ),
		};
	}

	/** A user of several lists can choose one: `choose` is how, `list_name` where it is now. */
	private function addProduct( int $id, int $list, bool $isData ): Response {
		$isNew = ! in_array( $id, $this->wishlist->ids(), true );
		$goal  = 0 === $list ? null : $this->wishlist->addTo( $id, $list );
		if ( null === $goal ) {
			$this->wishlist->add( $id );
		}
		return $this->success( $isNew ? 'Wishlist Added.' : '', $this->all( $isData ) + $this->drawing->choice( $id, $goal, $isData ) );
	}

	/**
	 * The page's own button has put it into the basket. What needs a choice first is still wished for: its page is where to go.
	 *
	 * @param Closure(): array<string, mixed> $shown
	 */
	private function afterAddition( int $id, int $list, Closure $shown ): Response {
		$found     = $this->wishlist->product( $id ) ?? throw Problem::notFound( 'marketday_product_not_found', __( 'We can’t find that product.', 'marketday' ) );
		$isAddable = ListedProducts::isAddable( $found );
		$isRemoved = $isAddable && $this->wishlist->remove( [ $id ], $list );
		return $this->success( $isRemoved ? 'Wishlist Removed.' : '', [ 'product_redirect' => $isAddable ? '' : $found->url() ] + $shown() );
	}

	/**
	 * @param list<int>                       $ids
	 * @param Closure(): array<string, mixed> $shown
	 */
	private function moveAll( array $ids, int $list, Closure $shown ): Response {
		$moved = $this->wishlist->moveAllToBasket( $ids, $list );
		return $this->success(
			WishlistDrawing::movedSentence( $moved, count( $this->wishlist->rows( $list ) ) ),
			$shown() + $this->drawing->basket( $moved )
		);
	}

	/** @return array<string, mixed> What is on all of the visitor's lists, over another page. */
	private function all( bool $isData ): array {
		return $isData ? [ 'contents' => $this->drawing->data( true ) ] : [ 'html' => $this->drawing->table( true ) ];
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
