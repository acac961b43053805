<?php

declare( strict_types=1 );

namespace Marketday\Buying\CurrencySwitcher;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\Http\FirstPartyCookie;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Http\VisitorNonce;

/** Keeps a visitor's choice: admin-ajax `wopb_current_currency_save` (docs/PROTOCOL.md#other-calls), and a link for who has no scripts. The choice is in the visitor's cookie alone. */
final class SetCurrencyEndpoint {
	/** Parameter in the address of a link that chooses. */
	public const PARAMETER = 'marketday-set-currency';

	public function __construct(
		private readonly Engine $engine,
		private readonly CurrencyList $list
	) {}

	public function register( Routes $routes ): void {
		$routes->add( Route::adminAjax( 'wopb_current_currency_save', VisitorNonce::guard(), $this->save( ... ) ) );
		$routes->add( Route::pageLink( self::PARAMETER, Guard::sameOrigin(), $this->follow( ... ), static fn (): Response => self::samePage() ) );
	}

	/** @throws Problem 400 for what is none of the shop's currencies. */
	private function save( Request $request ): Response {
		$code = $request->text( 'data', '', 10 );
		if ( ! $this->isOffered( $code ) ) {
			throw Problem::badRequest( 'marketday_unknown_currency', __( 'We don’t offer that currency.', 'marketday' ) );
		}
		$this->keep( $code );
		return Response::json( [
			'success' => true,
			'data'    => [ 'currency' => $code ],
		] );
	}

	/** Another site's page chooses nothing for its visitors. */
	private function follow( Request $request ): Response {
		$code = $request->raw( self::PARAMETER );
		if ( is_string( $code ) && $this->isOffered( $code ) ) {
			$this->keep( $code );
		}
		return self::samePage();
	}

	private static function samePage(): Response {
		return Response::redirect( remove_query_arg( [ self::PARAMETER, VisitorsCurrency::PARAMETER ] ) );
	}

	private function isOffered( string $code ): bool {
		return in_array( $code, $this->list->codes( $this->engine->pricing()->base() ), true );
	}

	/** The shop's own currency is that of a visitor without a cookie: who goes back to it gets pages from the cache again. */
	private function keep( string $code ): void {
		$isBase = $code === $this->engine->pricing()->base()->code;
		FirstPartyCookie::send( VisitorsCurrency::COOKIE, $isBase ? '' : $code, time() + YEAR_IN_SECONDS, false );
	}
}
