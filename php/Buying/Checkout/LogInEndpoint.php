<?php

declare( strict_types=1 );

namespace Marketday\Buying\Checkout;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Page;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Http\VisitorNonce;
use Marketday\Kernel\LogIn;

/**
 * The ways to log in from the checkout: `wopb_checkout_login` (docs/PROTOCOL.md#other-calls), which answers a map from field to message where it refuses,
 * and the page's plain form. The basket stays, which is the engine's doing.
 */
final class LogInEndpoint {
	private ?LogIn $refused = null;

	public function __construct( private readonly Engine $engine ) {}

	/** The attempt without scripts that was refused in this request. */
	public function refusedAttempt(): ?LogIn {
		return $this->refused;
	}

	public function add( Routes $routes ): void {
		$routes->add(
			Route::adminAjax( 'wopb_checkout_login', VisitorNonce::guard(), $this->answerCall( ... ) ),
			Route::pageForm( 'checkout-log-in', CheckoutFormHandler::NONCE, $this->takeForm( ... ), $this->refuseForm( ... ) )
		);
	}

	private function answerCall( Request $request ): Response {
		$refusal = self::refusal( $request );
		if ( '' !== $refusal ) {
			return Response::json( [ LogIn::GENERAL => $refusal ], 422 );
		}
		$tried = LogIn::attempt( $request );
		if ( [] !== $tried->errors ) {
			return Response::json( $tried->errors, $tried->isBarred ? 429 : 422 );
		}
		return Response::json(
			[
				'success' => true,
				'data'    => [ 'success' => true ],
			]
		);
	}

	/** Null where the form is shown again. */
	private function takeForm( Request $request ): ?Response {
		$refusal = self::refusal( $request );
		if ( '' !== $refusal ) {
			$this->refused = LogIn::refuse( $request, $refusal );
			return null;
		}
		$tried = LogIn::attempt( $request );
		if ( [] === $tried->errors ) {
			return Response::redirect( $this->engine->settings()->pageUrl( Page::Checkout ) );
		}
		$this->refused = $tried;
		return null;
	}

	/** The reason why it is not tried at all, as for a captcha that is not answered; '' for none. */
	private static function refusal( Request $request ): string {
		/** Filter that is documented in php/Buying/Account/GuestFormHandler.php. */
		$refusal = apply_filters( 'marketday_account_captcha_refusal', '', 'log-in', $request->all() );
		return is_string( $refusal ) ? $refusal : '';
	}

	private function refuseForm( Problem $problem ): void {
		$this->engine->notices()->add( 'error', esc_html( $problem->getMessage() ) );
	}
}
