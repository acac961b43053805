<?php

declare( strict_types=1 );

namespace Marketday\Captcha;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\OwnCookie;

/** Whether what was sent with a form answers the site's captcha. */
final class CaptchaCheck {
	/** The session of a form without scripts. */
	public const COOKIE = 'marketday_captcha';

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
		if ( '' === trim( $text( 'captcha' ) ) ) {
			return __( 'Please fill in the CAPTCHA.', 'marketday' );
		}
		$session = '' !== $text( 'captcha_session_id' ) ? $text( 'captcha_session_id' ) : OwnCookie::read( self::COOKIE );
		return $this->challenges->take( $session, $text( 'captcha' ) )
			? ''
			: __( 'The characters entered do not match those of the picture. Please try again.', 'marketday' );
	}
}
