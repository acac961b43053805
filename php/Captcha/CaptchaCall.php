<?php

declare( strict_types=1 );

namespace Marketday\Captcha;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\OwnCookie;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;

/**
 * The contract's captcha calls (docs/PROTOCOL.md#other-calls):
 * `{page}?marketday_router&page=template&endpoint=captcha&action=refresh&data=…&cachebust=…`. `data` is
 * base64 of JSON with `captcha_session_id`. `begin` answers a session, `image` its picture,
 * `audio` the same characters said, `question` words for who sees and hears none.
 */
final class CaptchaCall {
	public const FLAG = 'marketday_router';

	public function __construct(
		private readonly CaptchaSettings $settings,
		private readonly Challenges $challenges
	) {}

	public function addTo( Routes $routes ): void {
		$routes->add( Route::pageLink( self::FLAG, Guard::sameOrigin(), $this->answer( ... ), $this->refuse( ... ) ) );
	}

	private function answer( Request $request ): Response {
		if ( 'captcha' !== $request->text( 'endpoint' ) || Provider::BuiltIn !== $this->settings->provider() ) {
			return Response::html( '', 404 );
		}
		( new RateLimit( 'captcha', 60, MINUTE_IN_SECONDS ) )->spend();
		$data    = json_decode( (string) base64_decode( strtr( $request->plain( 'data', 2000 ), '-_', '+/' ), true ), true );
		$session = is_array( $data ) && is_string( $data['captcha_session_id'] ?? null ) ? $data['captcha_session_id'] : '';
		return match ( $request->text( 'action' ) ) {
			'begin'    => Response::json( [ 'captcha_session_id' => $this->challenges->begin() ] ),
			'image'    => $this->image( $session ),
			'audio'    => $this->audio( $session ),
			'refresh'  => $this->challenges->renew( $session ) ? Response::json( [ 'captcha_session_id' => $session ] ) : Response::html( '', 404 ),
			'question' => $this->question( $session ),
			default    => Response::html( '', 404 ),
		};
	}

	/** Without a session, as a page without scripts asks for it, the browser keeps the name of a new one. */
	private function image( string $session ): Response {
		if ( '' === $session ) {
			$session = $this->challenges->begin();
			OwnCookie::send( CaptchaCheck::COOKIE, $session, 0 );
		}
		$phrase = $this->challenges->phrase( $session );
		return null === $phrase ? Response::html( '', 404 ) : Response::html( ( new PhraseImage() )->draw( $phrase ), 200, [
			'Content-Type'           => 'image/png',
			'X-Content-Type-Options' => 'nosniff',
		] );
	}

	private function audio( string $session ): Response {
		$phrase = $this->challenges->phrase( $session );
		return null === $phrase ? Response::html( '', 404 ) : Response::html( ( new SpokenPhrase() )->speak( $phrase ), 200, [
			'Content-Type'           => 'audio/wav',
			'X-Content-Type-Options' => 'nosniff',
		] );
	}

	private function question( string $session ): Response {
		$question = $this->challenges->question( $session );
		return null === $question ? Response::html( '', 404 ) : Response::json( [ 'question' => $question ] );
	}

	private function refuse( Problem $problem ): Response {
		return Response::html( '', $problem->status, $problem->headers );
	}
}
