<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/** What a customer's password has to be. */
final class PasswordRule {
	public const SHORTEST = 8;

	public const LONGEST = 1000;

	/** @return string What is wrong with it; '' for nothing. */
	public static function fault( string $password ): string {
		return match ( true ) {
			// WordPress takes it slashed in one place and plain in another.
			str_contains( $password, '\\' )           => __( 'Please choose a password without a backslash.', 'marketday' ),
			mb_strlen( $password ) < self::SHORTEST   => __( 'Please choose a password of at least 8 characters.', 'marketday' ),
			strlen( $password ) > self::LONGEST       => __( 'Please choose a shorter password.', 'marketday' ),
			default                                   => '',
		};
	}
}
