<?php

declare( strict_types=1 );

namespace Marketday\Buying\AddToBasket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Http\VisitorNonce;

/**
 * The call `wopb_addcart` (docs/PROTOCOL.md#basket), in both its forms: `postid` and `quantity`; with `variationId`, `variation` and `cartType` and all
 * fields of the form from a quick view. It answers `{success, message, fragments, cart_hash}`; where the basket refuses, the message says
 * why and nothing has changed.
 */
final class AddToBasketEndpoint {
	private const CALL = 'wopb_addcart';

	public function __construct( private readonly Engine $engine ) {}

	public function add( Routes $routes ): void {
		$guard = VisitorNonce::guard()->and( RateLimit::reads()->guard() );
		$routes->add( Route::adminAjax( self::CALL, $guard, $this->answer( ... ) ), Route::wcAjax( self::CALL, $guard, $this->answer( ... ) ) );
	}

	private function answer( Request $request ): Response {
		$addition = new AddToBasket(
			$request->integer( 'postid', null, 1 ),
			$request->integer( 'quantity', 1, 1, 1_000_000 ),
			$request->integer( 'variationId', 0, 0 ),
			self::choice( $request ),
			sent: $request->all()
		);
		$type = $request->text( 'cartType', 'normal', 20 );
		if ( ! in_array( $type, [ '', 'normal', 'buy_now' ], true ) ) {
			throw Problem::badRequest( 'marketday_invalid_type', __( 'That isn’t a way to add to the basket.', 'marketday' ) );
		}
		try {
			'buy_now' === $type ? $this->replace( $addition ) : $this->engine->basket()->add( $addition );
		} catch ( StoreError $refusal ) {
			return Response::json( [
				'success' => false,
				'message' => sprintf( '<span role="alert">%s</span>', esc_html( $refusal->getMessage() ) ),
			] );
		}
		return Response::json( [
			'success'   => true,
			'message'   => $this->message( $addition ),
			'fragments' => $this->engine->basket()->fragments(),
			'cart_hash' => $this->engine->basket()->hash(),
		] );
	}

	/**
	 * Makes this the only line, to buy it now. It is put there first, so that what cannot be bought empties nothing.
	 *
	 * @throws StoreError
	 */
	private function replace( AddToBasket $addition ): void {
		$basket = $this->engine->basket();
		try {
			$key = $basket->add( $addition );
		} catch ( StoreError $refusal ) {
			// Together with what is there it may be more than the shop has.
			$key = $this->lineOf( $addition ) ?? throw $refusal;
		}
		$basket->update( $key, $addition->quantity );
		foreach ( $basket->contents()->lines as $line ) {
			if ( $line->key !== $key ) {
				$basket->remove( $line->key );
			}
		}
	}

	private function lineOf( AddToBasket $addition ): ?string {
		foreach ( $this->engine->basket()->contents()->lines as $line ) {
			if ( $addition->productId === $line->product->productId && $addition->variationId === $line->product->variationId ) {
				return $line->key;
			}
		}
		return null;
	}

	/** @return array<string, string> Of `variation`, and of the form's own fields, by `attribute_{key}`. */
	private static function choice( Request $request ): array {
		$choice = $request->withPrefix( 'attribute_' );
		foreach ( $request->map( 'variation', 50, Request::LONGEST_VALUE ) as $name => $value ) {
			if ( ! is_string( $value ) || 1 !== preg_match( '/^[^\x00-\x20<>]{1,300}$/D', (string) $name ) ) {
				throw $request->invalid( 'variation', 'must be a map from attributes to values' );
			}
			$choice[ str_starts_with( (string) $name, 'attribute_' ) ? (string) $name : "attribute_{$name}" ] = $value;
		}
		return $choice;
	}

	private function message( AddToBasket $addition ): string {
		return sprintf(
			'%s <a href="%s" class="button wc-forward">%s</a>',
			/* translators: %s: product name. */
			esc_html( sprintf( __( '“%s” has been added to your basket.', 'marketday' ), $this->engine->catalogue()->product( $addition->productId )->name ?? '' ) ),
			esc_url( $this->engine->settings()->pageUrl( Page::Basket ) ),
			esc_html__( 'View basket', 'marketday' )
		);
	}
}
