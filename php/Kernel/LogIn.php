<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\LogInLimit;
use Marketday\Kernel\Http\Request;
use WP_Error;

/**
 * A log-in by a form of the shop: a name or an e-mail address, a password, and whether to be remembered. What is wrong with them is told
 * alike for accounts that exist and those that do not, after the same work.
 */
final class LogIn {
	/** Key for the whole form, not one of its fields. */
	public const GENERAL = 'default';

	/** Too many were tried: nothing but time mends it, or the link of a mail. */
	public readonly bool $isBarred;

	/** @param array<string, string> $errors Message by field: `username`, `password` or `default`; [] when the visitor is logged in. */
	private function __construct(
		public readonly string $username,
		public readonly array $errors,
		bool $isBarred = false
	) {
		$this->isBarred = $isBarred;
	}

	/** Passwords are taken as they were typed; names longer than any are none. */
	public static function attempt( Request $request ): self {
		$username = trim( $request->plain( 'username', 200 ) );
		$password = $request->raw( 'password' );
		$password = is_string( $password ) ? $password : '';
		$missing  = array_filter(
			[
				'username' => '' === $username ? __( 'Username or Email is required.', 'marketday' ) : '',
				'password' => '' === $password ? __( 'Password is required.', 'marketday' ) : '',
			],
			static fn ( string $sentence ): bool => '' !== $sentence
		);
		return [] === $missing ? self::signOn( $username, $password, $request->boolean( 'rememberme' ) ) : new self( $username, $missing );
	}

	/** One that was not tried: the password is not looked at. */
	public static function refuse( Request $request, string $sentence ): self {
		return new self( trim( $request->plain( 'username', 200 ) ), [ self::GENERAL => $sentence ] );
	}

	private static function signOn( string $username, string $password, bool $isRemembered ): self {
		if ( false === get_user_by( 'login', $username ) && false === get_user_by( 'email', $username ) ) {
			// As long as a password that is checked takes: time tells nobody who has an account.
			wp_hash_password( $password );
		}
		// Slashed as WordPress's own form leaves them: it compares passwords so.
		$user = wp_signon(
			[
				'user_login'    => wp_slash( $username ),
				'user_password' => wp_slash( $password ),
				'remember'      => $isRemembered,
			],
			is_ssl()
		);
		if ( ! $user instanceof WP_Error ) {
			wp_set_current_user( $user->ID );
			return new self( $username, [] );
		}
		$isBarred = in_array( $user->get_error_code(), [ 'marketday_too_many_attempts', LogInLimit::PROOF ], true );
		return new self(
			$username,
			[ self::GENERAL => $isBarred ? wp_strip_all_tags( $user->get_error_message() ) : __(
				'The username or password is incorrect. Please try again.',
				'marketday'
			) ],
			$isBarred
		);
	}
}
