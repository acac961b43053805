<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\SignedToken;

/**
 * A browser in which the owner of an account has logged in, chosen a password or followed a link of a mail: what strangers try elsewhere
 * is not held against it.
 */
final class KnownBrowser {
	/** Told to visitors by `LogInLimit`, which is there in every request. */
	public const COOKIE = 'marketday_known_browser';

	private const LIFETIME = 180 * DAY_IN_SECONDS;

	private const PURPOSE = 'known-browser';

	public static function isOf( int $user ): bool {
		return SignedToken::read( self::PURPOSE, FirstPartyCookie::read( self::COOKIE ) ) === (string) $user;
	}

	public static function remember( int $user ): void {
		if ( ! self::isOf( $user ) ) {
			$ends = time() + self::LIFETIME;
			FirstPartyCookie::send( self::COOKIE, SignedToken::sign( self::PURPOSE, (string) $user, $ends ), $ends );
		}
	}
}
