<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Signed;
use Marketday\Kernel\VisitorData\KeptCookies;
use Marketday\Kernel\VisitorData\Purpose;
use WP_User;

/**
 * A browser in which the owner of an account has logged in, chosen a password or followed a link of a mail: what strangers try elsewhere
 * is not held against it.
 */
final class KnownBrowser {
	public const COOKIE = 'marketday_known_browser';

	private const PURPOSE  = 'known-browser';
	private const LIFETIME = 180 * DAY_IN_SECONDS;

	public static function register(): void {
		KeptCookies::tell(
			self::COOKIE,
			Purpose::Functional,
			self::LIFETIME,
			static fn (): string => __( 'In this browser the owner of an account has logged in: wrong attempts of others do not keep him out.', 'marketday' )
		);
		add_action( 'wp_login', static fn ( string $name, mixed $user = null ) => $user instanceof WP_User ? self::remember( $user->ID ) : null, 10, 2 );
		// Who was logged in before browsers were known, and has a site to keep.
		add_action( 'admin_init', static fn () => is_user_logged_in() ? self::remember( get_current_user_id() ) : null );
		add_action( 'after_password_reset', static fn ( WP_User $user ) => self::remember( $user->ID ) );
	}

	public static function isOf( int $user ): bool {
		return Signed::read( self::PURPOSE, OwnCookie::read( self::COOKIE ) ) === (string) $user;
	}

	public static function remember( int $user ): void {
		if ( ! self::isOf( $user ) ) {
			$ends = time() + self::LIFETIME;
			OwnCookie::send( self::COOKIE, Signed::sign( self::PURPOSE, (string) $user, $ends ), $ends );
		}
	}
}
