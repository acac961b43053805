<?php

declare( strict_types=1 );

namespace Marketday\Buying\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Page;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Origin;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;

/**
 * Any address with `?wopb-cart-clear` empties the basket (docs/PROTOCOL.md#addresses). A page of the shop does so at once; from anywhere
 * else, a mail or another
 * site, the basket page asks first: nobody's basket is emptied by a link that somebody else has made.
 */
final class ClearBasketFormHandler {
	public const PARAMETER = 'wopb-cart-clear';
	public const ACTION    = 'clear-basket';

	public function __construct( private readonly Engine $engine ) {}

	public function add( Routes $routes ): void {
		$routes->add(
			Route::pageLink(
				self::PARAMETER,
				Guard::custom( 'followed on a page of the shop', $this->check( ... ) ),
				fn (): Response => $this->clear( remove_query_arg( self::PARAMETER, $this->here() ) ),
				fn (): ?Response => $this->ask()
			),
			Route::pageForm(
				self::ACTION,
				BasketFormHandler::NONCE,
				fn (): Response => $this->clear( $this->basketPage() ),
				fn (): Response => Response::redirect( $this->basketPage() )
			)
		);
	}

	/** Tells whether the basket page has to ask. */
	public static function isAsked(): bool {
		return isset( $_GET[ self::PARAMETER ] ); // phpcs:ignore WordPress.Security.NonceVerification -- shows a form.
	}

	/**
	 * A browser says truthfully which page it comes from, and what it asks for: a picture, or a page that is loaded ahead, is no link that
	 * was followed.
	 *
	 * @throws Problem
	 */
	private function check( Request $request ): void {
		$site       = $request->header( 'sec-fetch-site' );
		$isOurs     = '' === $site ? Origin::isOwn( $request->header( 'referer' ) ) : 'same-origin' === $site;
		$isFollowed = in_array( $request->header( 'sec-fetch-dest' ), [ '', 'document' ], true ) && '' === $request->header( 'sec-purpose' );
		if ( ! $isOurs || ! $isFollowed ) {
			throw Problem::forbidden( 'marketday_cross_origin', __( 'This request came from another site.', 'marketday' ) );
		}
	}

	/** Asks on the basket page, where the block has the question. */
	private function ask(): ?Response {
		$asks = add_query_arg( self::PARAMETER, '', $this->basketPage() );
		return wp_parse_url( $this->here(), PHP_URL_PATH ) === wp_parse_url( $asks, PHP_URL_PATH ) ? null : Response::redirect( $asks );
	}

	private function here(): string {
		return is_string( $_SERVER['REQUEST_URI'] ?? null ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '/';
	}

	private function clear( string $target ): Response {
		if ( ! $this->engine->basket()->isUntouched() ) {
			$this->engine->basket()->clear();
			$this->engine->notices()->add( 'success', esc_html__( 'Your basket is now empty.', 'marketday' ) );
		}
		return Response::redirect( $target );
	}

	private function basketPage(): string {
		return $this->engine->settings()->pageUrl( Page::Basket );
	}
}
