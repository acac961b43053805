<?php

declare( strict_types=1 );

namespace Marketday\Site\Captcha;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\FirstPartyCookie;
use Marketday\Kernel\Http\RateLimit;

/** Tells whether what was sent with a form answers the site's captcha. */
final class CaptchaCheck {
	/** The session of a form without scripts. */
	public const COOKIE = 'marketday_captcha';

	/** The field with what the browser has worked out. */
	public const WORK = 'captcha_work';

	/** Tries without scripts from one network in ten minutes. */
	private const PLAIN = 6;

	/** The contract's name of a service's token, in a form. */
	public const TOKEN = 'recaptchaResponseToken';

	public function __construct(
		private readonly CaptchaSettings $settings,
		private readonly Challenges $challenges,
		private readonly ServiceCheck $service
	) {}

	/**
	 * @param array<array-key, mixed> $sent   What the form sent.
	 * @param string                  $prefix Of the names in it.
	 * @return string Why not, for visitors; '' where all is well or nothing is asked here.
	 */
	public function refusal( Place $place, array $sent, string $prefix = '' ): string {
		if ( ! $this->settings->isAt( $place ) ) {
			return '';
		}
		$text = static fn ( string $name ): string => is_string( $sent[ $prefix . $name ] ?? null ) ? $sent[ $prefix . $name ] : '';
		if ( Provider::BuiltIn !== $this->settings->provider() ) {
			return $this->service->refusal( $text( self::TOKEN ), $place );
		}
		$session = '' !== $text( 'captcha_session_id' ) ? $text( 'captcha_session_id' ) : FirstPartyCookie::read( self::COOKIE );
		return $this->refusalOfOwn( $session, trim( $text( 'captcha' ) ), $text( self::WORK ) );
	}

	private function refusalOfOwn( string $session, string $reply, string $done ): string {
		$work = $this->challenges->workOf( $session );
		if ( '' === $reply && ( null === $work || ! Work::isDone( $session, $work->alone, $done ) ) ) {
			return __( 'Please fill in the CAPTCHA.', 'marketday' );
		}
		if ( null !== $work && ! Work::isDone( $session, $work->least, $done ) ) {
			return __( 'Your browser is still checking. Wait a moment, then send the form again.', 'marketday' );
		}
		// Pages without scripts are what robots would choose.
		if ( null === $work && ( new RateLimit( 'captcha-plain', self::PLAIN, 10 * MINUTE_IN_SECONDS ) )->take() > 0 ) {
			return __( 'Too many attempts. Try again in a few minutes, or turn on JavaScript.', 'marketday' );
		}
		return match ( true ) {
			'' === $reply                                  => $this->challenges->takeAlone( $session ) ? '' : __( 'Please fill in the CAPTCHA.', 'marketday' ),
			$this->challenges->take( $session, $reply )    => '',
			default                                         => __( 'Those characters don’t match the picture. Please try again.', 'marketday' ),
		};
	}
}
