<?php

declare( strict_types=1 );

namespace Marketday\Buying\Account;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Page;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\KnownBrowser;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\SignedToken;

/** The link of a mail by which the owner of an account shows that he is, after too many wrong passwords: it logs nobody in, and lets the browser try. */
final class LogInProofFormHandler {
	public const PARAMETER = 'marketday-log-in';

	/** Values of `form` in the account page's address. */
	public const GIVEN   = 'proved';
	public const EXPIRED = 'proof-expired';

	private const PURPOSE = 'log-in-proof';

	public function __construct( private readonly Engine $engine ) {}

	public function add( Routes $routes ): void {
		$routes->add( Route::pageLink(
			self::PARAMETER,
			Guard::custom( 'signed link in ' . self::PARAMETER, static function ( Request $request ): void {
				self::owner( $request );
			} )->and( RateLimit::reads()->guard() ),
			$this->follow( ... ),
			fn (): Response => $this->to( self::EXPIRED )
		) );
	}

	public static function url( int $user, string $page ): string {
		return add_query_arg( self::PARAMETER, SignedToken::sign( self::PURPOSE, (string) $user, time() + DAY_IN_SECONDS ), $page ?: home_url( '/' ) );
	}

	public static function expirySentence(): string {
		return __( 'This link has expired. Try logging in again and we’ll send you a new one.', 'marketday' );
	}

	private function follow( Request $request ): Response {
		KnownBrowser::remember( self::owner( $request ) );
		return $this->to( self::GIVEN );
	}

	private function to( string $form ): Response {
		$page = $this->engine->settings()->pageUrl( Page::Account );
		return Response::redirect( '' === $page ? wp_login_url() : add_query_arg( 'form', $form, $page ), [
			'Cache-Control'   => 'no-store',
			'Referrer-Policy' => 'no-referrer',
		] );
	}

	/** @throws Problem 403 for what this site has not signed, or is too old. */
	private static function owner( Request $request ): int {
		$user = SignedToken::read( self::PURPOSE, $request->plain( self::PARAMETER, 200 ) );
		if ( null === $user ) {
			throw Problem::forbidden( 'marketday_proof_expired', self::expirySentence() );
		}
		return (int) $user;
	}
}
