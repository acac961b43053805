<?php

declare( strict_types=1 );

namespace Marketday\Site\Captcha;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\HttpClient;
use Marketday\Kernel\Http\HttpFailureException;
use Marketday\Kernel\Http\Visitor;

/**
 * Asks a service whether its token is a person's. All speak the same protocol; a token is good once, which the service sees to. reCAPTCHA v3
 * answers how much it takes somebody for a person, and for which form the token was made.
 */
final class ServiceCheck {
	public function __construct(
		private readonly CaptchaSettings $settings,
		private readonly HttpClient $client
	) {}

	/** @return string Why not, for visitors; '' where all is well. */
	public function refusal( string $token, Place $place ): string {
		if ( '' === $token || strlen( $token ) > 4096 ) {
			return __( 'Please check the CAPTCHA.', 'marketday' );
		}
		try {
			$reply = $this->client->send(
				'POST',
				$this->settings->provider()->addresses()['verify'],
				[ 'Content-Type' => 'application/x-www-form-urlencoded' ],
				http_build_query( [
					'secret'   => $this->settings->secret(),
					'response' => $token,
					'remoteip' => Visitor::address(),
				] )
			);
		} catch ( HttpFailureException ) {
			return $this->whenDown();
		}
		$verdict = json_decode( $reply->body, true );
		if ( $reply->status >= 500 || ! is_array( $verdict ) || ! is_bool( $verdict['success'] ?? null ) ) {
			return $this->whenDown();
		}
		return $verdict['success'] && $this->isPerson( $verdict, $place ) ? '' : __( 'Invalid CAPTCHA. Try again.', 'marketday' );
	}

	/** @param array<array-key, mixed> $verdict */
	private function isPerson( array $verdict, Place $place ): bool {
		if ( Provider::ReCaptchaV3 !== $this->settings->provider() ) {
			return true;
		}
		return is_numeric( $verdict['score'] ?? null ) && (float) $verdict['score'] >= $this->settings->leastScore() && $place->action() === ( $verdict['action'] ?? null );
	}

	private function whenDown(): string {
		return $this->settings->letsInWhenDown() ? '' : __( 'We can’t check the CAPTCHA right now. Try again in a few minutes.', 'marketday' );
	}
}
