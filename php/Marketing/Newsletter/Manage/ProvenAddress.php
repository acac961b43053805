<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Manage;

defined( 'ABSPATH' ) || exit;

use Marketday\Marketing\Newsletter\Subscribers\Subscribers;
use WP_User;

/**
 * Tells whether who is logged in has shown that the address of the account is theirs: an account can be made with anybody's. Who has set a password by a
 * link of a mail has shown it, and who has come by a link of one of our mails; another address has to be shown anew.
 */
final class ProvenAddress {
	private const META = 'marketday_newsletter_proven';

	public static function register(): void {
		add_action( 'password_reset', static function ( mixed $user ): void {
			if ( $user instanceof WP_User ) {
				self::keep( $user );
			}
		} );
	}

	public static function isOf( WP_User $user ): bool {
		$kept = get_user_meta( $user->ID, self::META, true );
		return is_string( $kept ) && hash_equals( self::mark( $user ), $kept );
	}

	/** Somebody has come by a link that went to an address. */
	public static function ofLink( string $email ): void {
		$user = wp_get_current_user();
		if ( $user->exists() && Subscribers::normal( $user->user_email ) === $email && ! self::isOf( $user ) ) {
			self::keep( $user );
		}
	}

	private static function keep( WP_User $user ): void {
		update_user_meta( $user->ID, self::META, self::mark( $user ) );
	}

	private static function mark( WP_User $user ): string {
		return substr( hash( 'sha256', Subscribers::normal( $user->user_email ) ), 0, 32 );
	}
}
