<?php

declare( strict_types=1 );

namespace Marketday\Site\Captcha;

defined( 'ABSPATH' ) || exit;

/** The judge of people and robots: the site itself by a picture, or a service. */
enum Provider: string {
	case None        = 'none';
	case BuiltIn     = 'built-in';
	case Turnstile   = 'turnstile';
	case HCaptcha    = 'hcaptcha';
	case ReCaptcha   = 'recaptcha';
	case ReCaptchaV3 = 'recaptcha-v3';

	public function label(): string {
		return match ( $this ) {
			self::None        => __( 'None', 'marketday' ),
			self::BuiltIn     => __( 'This site’s own picture', 'marketday' ),
			self::Turnstile   => 'Cloudflare Turnstile',
			self::HCaptcha    => 'hCaptcha',
			self::ReCaptcha   => 'reCAPTCHA v2',
			self::ReCaptchaV3 => 'reCAPTCHA v3',
		};
	}

	/**
	 * The script in the page, and where the server asks.
	 *
	 * @return array{script: string, verify: string}
	 */
	public function addresses(): array {
		$addresses = match ( $this ) {
			self::Turnstile => [
				'script' => 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
				'verify' => 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
			],
			self::HCaptcha  => [
				'script' => 'https://js.hcaptcha.com/1/api.js?render=explicit',
				'verify' => 'https://api.hcaptcha.com/siteverify',
			],
			self::ReCaptcha => [
				'script' => 'https://www.google.com/recaptcha/api.js?render=explicit',
				'verify' => 'https://www.google.com/recaptcha/api/siteverify',
			],
			// Its script is asked for with the site's key: that is added to this address.
			self::ReCaptchaV3 => [
				'script' => 'https://www.google.com/recaptcha/api.js?render=',
				'verify' => 'https://www.google.com/recaptcha/api/siteverify',
			],
			default         => [
				'script' => '',
				'verify' => '',
			],
		};
		/**
		 * The address of a captcha service, for a site in a country that cannot reach the usual one, and for tests.
		 *
		 * @param array{script: string, verify: string} $addresses
		 * @param string                                $provider  `turnstile`, `hcaptcha`, `recaptcha`, `recaptcha-v3`.
		 */
		$changed = apply_filters( 'marketday_captcha_addresses', $addresses, $this->value );
		return [
			'script' => is_array( $changed ) && is_string( $changed['script'] ?? null ) ? $changed['script'] : $addresses['script'],
			'verify' => is_array( $changed ) && is_string( $changed['verify'] ?? null ) ? $changed['verify'] : $addresses['verify'],
		];
	}

	/** The address of the script in the page. */
	public function script( string $siteKey ): string {
		return $this->addresses()['script'] . ( self::ReCaptchaV3 === $this ? rawurlencode( $siteKey ) : '' );
	}

	/** Name of its script's object in the page. */
	public function object(): string {
		return match ( $this ) {
			self::Turnstile => 'turnstile',
			self::HCaptcha  => 'hcaptcha',
			default         => 'grecaptcha',
		};
	}
}
