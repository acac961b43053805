<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Origin;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\SignedToken;
use Marketday\Kernel\View;

/**
 * The way from a front end elsewhere to the shop's own checkout. The front end asks by its Cart-Token and gets an address with a ticket,
 * which works once and for ten minutes. Who follows it gets a copy of the lines in a session of their own: nobody who knows the token
 * sees what is typed at the checkout. It leads to the checkout and nowhere else. Who has other things in the basket is asked before: anybody
 * may have sent the link.
 */
final class BasketHandOverFormHandler implements Feature {
	public const PARAMETER = 'marketday-hand-over';

	private const AGREED   = 'marketday-hand-over-agreed';
	private const PURPOSE  = 'basket-hand-over';
	private const LIFETIME = 600;
	private const KEPT     = 'marketday_hand_over_';
	private const SOURCE   = 'marketday_handed_over_';

	/** The address that this request was asked for; '' for none. */
	private static string $address = '';

	public function __construct(
		private readonly Engine $engine,
		private readonly Routes $routes
	) {}

	public function register(): void {
		$this->routes->add( Route::pageLink(
			self::PARAMETER,
			Guard::custom( 'signed ticket in ' . self::PARAMETER . ', once', static function ( Request $request ): void {
				self::ticket( $request );
			} )->and( RateLimit::reads()->guard() ),
			$this->follow( ... ),
			$this->refuse( ... )
		) );
		SaleEvents::onOrderPlaced( $this->endSource( ... ) );
	}

	/**
	 * Writes a ticket for the basket of this request's session.
	 *
	 * @throws StoreError Where there is nothing in it.
	 */
	public static function offer( Basket $basket ): void {
		$key = $basket->key();
		if ( '' === $key || 0 === $basket->contents()->itemCount() ) {
			throw new StoreError( 'woocommerce_rest_cart_empty', __( 'Your basket is empty.', 'marketday' ) );
		}
		$secret = bin2hex( random_bytes( 16 ) );
		set_transient( self::KEPT . self::hash( $secret ), $key, self::LIFETIME );
		self::$address = add_query_arg( self::PARAMETER, SignedToken::sign( self::PURPOSE, $secret, time() + self::LIFETIME ), home_url( '/' ) );
	}

	/** @return array{checkout_url?: string} What the basket's JSON says of the ticket that this request has asked for. */
	public static function answer(): array {
		return '' === self::$address ? [] : [ 'checkout_url' => self::$address ];
	}

	private function follow( Request $request ): Response {
		$kept = self::KEPT . self::hash( self::ticket( $request ) );
		$key  = get_transient( $kept );
		if ( is_string( $key ) && $this->mixes( $key ) && ! self::isAgreed( $request ) ) {
			return $this->ask( $request, $key );
		}
		// Of two who follow at the same moment one alone has taken it away.
		if ( ! is_string( $key ) || ! delete_transient( $kept ) ) {
			return $this->refuse();
		}
		$basket = $this->engine->basket();
		try {
			$basket->takeOver( $key );
		} catch ( StoreError $error ) {
			$this->engine->notices()->add( 'error', esc_html( $error->getMessage() ) );
			return $this->to( Page::Basket );
		}
		set_transient( self::SOURCE . self::hash( $basket->key() ), $key, 2 * DAY_IN_SECONDS );
		return $this->to( Page::Checkout );
	}

	/** Tells whether the visitor has something in the basket that the ticket does not bring. Who comes a second time from the same front end has not. */
	private function mixes( string $key ): bool {
		$basket = $this->engine->basket();
		if ( $basket->isUntouched() || $key === $basket->key() ) {
			return false;
		}
		$ids   = array_map(
			static fn ( $line ): int => $line->product->variationId > 0 ? $line->product->variationId : $line->product->productId,
			$basket->contents()->lines
		);
		$known = get_transient( self::SOURCE . self::hash( $basket->key() ) ) === $key ? array_keys( $basket->contentsOf( $key )['pieces'] ) : [];
		return [] !== array_diff( $ids, $known );
	}

	/** Pressed on the page below: no link does that, and no other site's page. */
	private static function isAgreed( Request $request ): bool {
		return 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) && '1' === $request->raw( self::AGREED ) && ! Origin::isForeign( $request ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared with one word.
	}

	private function ask( Request $request, string $key ): Response {
		$brought = $this->engine->basket()->contentsOf( $key );
		$sent    = $request->raw( self::PARAMETER );
		$html    = ( new View( __DIR__ . '/views' ) )->render( 'hand-over', [
			'pieces'    => $brought['pieces'],
			'coupons'   => [] === $this->engine->basket()->contents()->coupons ? $brought['coupons'] : [],
			'field'     => self::PARAMETER,
			'ticket'    => is_string( $sent ) ? $sent : '',
			'agreed'    => self::AGREED,
			'basketUrl' => $this->engine->settings()->pageUrl( Page::Basket ) ?: home_url( '/' ),
		] );
		return Response::html( $html, 200, [
			'Cache-Control'           => 'no-store',
			'Referrer-Policy'         => 'no-referrer',
			'Content-Security-Policy' => "frame-ancestors 'none'",
			'X-Frame-Options'         => 'DENY',
			'X-Robots-Tag'            => 'noindex',
		] );
	}

	/** An old link, or one that was followed already: whoever followed it has the basket. */
	private function refuse(): Response {
		if ( $this->engine->basket()->isUntouched() ) {
			$this->engine->notices()->add(
				'error',
				esc_html__( 'This link has been used or has expired. Go back to where you came from and check out again.', 'marketday' )
			);
		}
		return $this->to( Page::Basket );
	}

	/** The front end's basket has become an order: it shows an empty one from now on. */
	private function endSource(): void {
		$basket = $this->engine->basket();
		$name   = self::SOURCE . self::hash( $basket->key() );
		$from   = get_transient( $name );
		if ( is_string( $from ) ) {
			delete_transient( $name );
			$basket->end( $from );
		}
	}

	private function to( Page $page ): Response {
		return Response::redirect( $this->engine->settings()->pageUrl( $page ) ?: home_url( '/' ), [
			'Cache-Control'   => 'no-store',
			'Referrer-Policy' => 'no-referrer',
		] );
	}

	/** @throws Problem 403 for what is no ticket of this site, or is too old. */
	private static function ticket( Request $request ): string {
		$sent = $request->raw( self::PARAMETER );
		return ( is_string( $sent ) ? SignedToken::read( self::PURPOSE, $sent ) : null )
			?? throw Problem::forbidden(
				'marketday_hand_over_invalid',
				__( 'This link has been used or has expired. Go back to where you came from and check out again.', 'marketday' )
			);
	}

	private static function hash( string $secret ): string {
		return substr( hash( 'sha256', $secret ), 0, 40 );
	}
}
