<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/** Rule of a customer's password: long enough, and none that is tried first by who guesses. */
final class PasswordRule {
	public const SHORTEST = 8;

	public const LONGEST = 1000;

	/** Fewer different characters are a row of one key. */
	private const FEWEST = 4;

	/** Tried first where WordPress's own list is not there. */
	private const COMMON = [ 'password', 'passw0rd', 'password1', '12345678', '123456789', '1234567890', '87654321', 'qwerty123', 'iloveyou', 'abcdefgh' ];

	private const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
	private const TURNED  = 'nopqrstuvwxyzabcdefghijklm';

	/**
	 * @param string ...$known What everybody knows of who has it: an address, a name.
	 * @return string What is wrong with it; '' for nothing.
	 */
	public static function fault( string $password, string ...$known ): string {
		return match ( true ) {
			// WordPress takes it slashed in one place and plain in another.
			str_contains( $password, '\\' )           => __( 'Choose a password without a backslash.', 'marketday' ),
			mb_strlen( $password ) < self::SHORTEST   => __( 'Choose a password of at least 8 characters.', 'marketday' ),
			strlen( $password ) > self::LONGEST       => __( 'Choose a shorter password.', 'marketday' ),
			count( array_unique( mb_str_split( trim( $password ) ) ) ) < self::FEWEST,
			self::isCommon( mb_strtolower( trim( $password ) ) ),
			self::isKnown( mb_strtolower( trim( $password ) ), $known ) =>
				__( 'This password is easy to guess. Choose another, for example several words.', 'marketday' ),
			default                                   => '',
		};
	}

	/** True if it is on the list that WordPress's own meter in the browser has: some 60,000 passwords, names and words, each with its letters turned by 13. */
	private static function isCommon( string $password ): bool {
		$path = ABSPATH . 'wp-includes/js/zxcvbn.min.js';
		$list = is_readable( $path ) ? (string) file_get_contents( $path ) : '';
		$turned = strtr( $password, self::ALPHABET, self::TURNED );
		return in_array( $password, self::COMMON, true ) || ( ! str_contains( $turned, ',' ) && str_contains( $list, ",{$turned}," ) );
	}

	/** @param array<array-key, string> $known */
	private static function isKnown( string $password, array $known ): bool {
		foreach ( $known as $one ) {
			$one = mb_strtolower( trim( $one ) );
			if ( '' !== $one && in_array( $password, [ $one, (string) strstr( $one, '@', true ) ], true ) ) {
				return true;
			}
		}
		return false;
	}
}
