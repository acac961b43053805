<?php

declare( strict_types=1 );

namespace Marketday\Site\Captcha;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\FirstPartyCookie;
use Marketday\Kernel\Http\FrontEnds;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\View;

/**
 * The contract's captcha calls (docs/PROTOCOL.md#other-calls):
 * `{page}?marketday_router&page=template&endpoint=captcha&action=refresh&data=…&cachebust=…`. `data` is
 * base64 of JSON with `captcha_session_id`. `begin` answers a session with the work that its browser has to do (`Work`), `image` its picture,
 * `audio` the same characters said, `question` a small page with words for who sees no picture and has no scripts. A front end elsewhere
 * begins one by REST, and does all the work.
 */
final class CaptchaEndpoint {
	public const FLAG = 'marketday_router';

	/** Sessions from one network in ten minutes, before its browsers work for longer. */
	private const FEW = 20;

	public function __construct(
		private readonly CaptchaSettings $settings,
		private readonly Challenges $challenges
	) {}

	public function addTo( Routes $routes ): void {
		$routes->add(
			Route::pageLink( self::FLAG, Guard::sameOrigin(), $this->answer( ... ), $this->refuse( ... ) ),
			Route::rest( 'POST', 'marketday/v1|/captcha', FrontEnds::guard(), $this->beginElsewhere( ... ) )
		);
	}

	private function answer( Request $request ): Response {
		if ( 'captcha' !== $request->text( 'endpoint' ) || Provider::BuiltIn !== $this->settings->provider() ) {
			return Response::html( '', 404 );
		}
		( new RateLimit( 'captcha', 60, MINUTE_IN_SECONDS ) )->spend();
		$data    = json_decode( (string) base64_decode( strtr( $request->plain( 'data', 2000 ), '-_', '+/' ), true ), true );
		$session = is_array( $data ) && is_string( $data['captcha_session_id'] ?? null ) ? $data['captcha_session_id'] : '';
		return match ( $request->text( 'action' ) ) {
			'begin'    => $this->begin(),
			'image'    => $this->image( $session ),
			'audio'    => $this->audio( $session ),
			'refresh'  => $this->refresh( $session ),
			'question' => $this->question( $session ),
			default    => Response::html( '', 404 ),
		};
	}

	/** Other letters; after a try, which was the session's only one, another session. */
	private function refresh( string $session ): Response {
		if ( '' === $session ) {
			return Response::html( '', 404 );
		}
		return $this->challenges->renew( $session ) ? Response::json( [ 'captcha_session_id' => $session ] ) : $this->begin();
	}

	private function begin(): Response {
		$work = Work::forVisitor( ( new RateLimit( 'captcha-begin', self::FEW, 10 * MINUTE_IN_SECONDS ) )->take() > 0 );
		return Response::json( [
			'captcha_session_id' => $this->challenges->begin( $work ),
			'work'               => $work->toArray(),
		] );
	}

	/** @throws Problem 404 where the site has no captcha of its own. */
	private function beginElsewhere(): Response {
		if ( Provider::BuiltIn !== $this->settings->provider() ) {
			throw Problem::notFound( 'marketday_no_captcha', __( 'This site doesn’t use its own captcha.', 'marketday' ) );
		}
		( new RateLimit( 'captcha', 60, MINUTE_IN_SECONDS ) )->spend();
		return $this->begin();
	}

	/** Image of a session; without one, as a page without scripts asks for it, the browser keeps the name of a new one. */
	private function image( string $session ): Response {
		if ( '' === $session ) {
			$session = $this->beginPlain();
		}
		$phrase = $this->challenges->phrase( $session );
		return null === $phrase ? Response::html( '', 404 ) : Response::html( ( new PhraseImage() )->draw( $phrase ), 200, [
			'Content-Type'           => 'image/png',
			'X-Content-Type-Options' => 'nosniff',
		] );
	}

	private function audio( string $session ): Response {
		$phrase = $this->challenges->phrase( $session );
		return null === $phrase ? Response::html( '', 404 ) : Response::html( ( new SpokenPhrase() )->wav( $phrase ), 200, [
			'Content-Type'           => 'audio/wav',
			'X-Content-Type-Options' => 'nosniff',
		] );
	}

	/** Question for the frame of a page without scripts, whose session is the one of its picture. */
	private function question( string $session ): Response {
		$session  = '' !== $session ? $session : FirstPartyCookie::read( CaptchaCheck::COOKIE );
		$isPlain  = null === $this->challenges->workOf( $session );
		$question = $isPlain ? $this->challenges->question( $session ) ?? $this->challenges->question( $this->beginPlain() ) : null;
		if ( null === $question ) {
			return Response::html( '', 404 );
		}
		$html = ( new View( __DIR__ . '/views' ) )->render( 'question', [ 'question' => $question ] );
		return Response::html( $html, 200, [ 'Content-Security-Policy' => "frame-ancestors 'self'" ] );
	}

	private function beginPlain(): string {
		$session = $this->challenges->begin( null );
		FirstPartyCookie::send( CaptchaCheck::COOKIE, $session, 0 );
		return $session;
	}

	private function refuse( Problem $problem ): Response {
		return Response::html( '', $problem->status, $problem->headers );
	}
}
