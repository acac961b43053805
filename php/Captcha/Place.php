<?php

declare( strict_types=1 );

namespace Marketday\Captcha;

defined( 'ABSPATH' ) || exit;

/** The forms that may ask for a captcha. */
enum Place: string {
	case Newsletter   = 'newsletter';
	case Registration = 'registration';
	case LogIn        = 'log_in';
	case LostPassword = 'lost_password';
	case Comment      = 'comment';

	public function label(): string {
		return match ( $this ) {
			self::Newsletter   => __( 'Newsletter forms', 'marketday' ),
			self::Registration => __( 'Registration', 'marketday' ),
			self::LogIn        => __( 'Log-in', 'marketday' ),
			self::LostPassword => __( 'Lost password', 'marketday' ),
			self::Comment      => __( 'Comments and reviews', 'marketday' ),
		};
	}

	/** Names of the fields: those of the newsletter are the contract's. */
	public function field( string $name ): string {
		return self::Newsletter === $this ? "data[{$name}]" : "marketday_{$name}";
	}
}
