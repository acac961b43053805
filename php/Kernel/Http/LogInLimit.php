<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Feature;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\VisitorData\CookieRegistry;
use Marketday\Kernel\VisitorData\Purpose;
use WP_Error;
use WP_User;

/**
 * Limit of the wrong passwords that a visitor may try, and of those that all visitors together try of one account: every form and protocol that asks WordPress
 * counts. Whoever knows the password is not counted. An account is never locked: where too many were wrong, its owner logs in from a browser
 * that is known (`KnownBrowser`), and makes one known by the link of a mail.
 */
#[LoadsIf( 'logged-in', 'admin_init' )]
final class LogInLimit implements Feature {
	/** Code of the refusal where an account's owner has to show that he is. */
	public const PROOF = 'marketday_log_in_proof';

	/** Action, with the name that was typed: the owner is to get a mail with a link, where there is one. Without a listener, accounts have no limit. */
	public const PROOF_WANTED = 'marketday_log_in_proof_wanted';

	/** Wrong ones a day. */
	private const OF_ACCOUNT = 20;

	private readonly RateLimit $limit;

	private int $byApplication = 0;

	public function __construct() {
		$this->limit = new RateLimit( 'log-in', 10, 10 * MINUTE_IN_SECONDS );
	}

	public function register(): void {
		CookieRegistry::add(
			'marketday_known_browser',
			Purpose::Functional,
			180 * DAY_IN_SECONDS,
			static fn (): string => __( 'The account’s owner has logged in with this browser, so other people’s failed attempts don’t lock them out.', 'marketday' )
		);
		add_action( 'wp_login', static fn ( string $name, mixed $user = null ) => $user instanceof WP_User ? KnownBrowser::remember( $user->ID ) : null, 10, 2 );
		add_action( 'after_password_reset', static fn ( WP_User $user ) => KnownBrowser::remember( $user->ID ) );
		// Who was logged in before browsers were known, and has a site to keep.
		add_action( 'admin_init', static fn () => is_user_logged_in() ? KnownBrowser::remember( get_current_user_id() ) : null );
		add_action( 'application_password_did_authenticate', fn ( mixed $user ) => $this->byApplication = $user instanceof WP_User ? $user->ID : 0, 10, 1 );
		// After the password was checked, so that a refusal is the same for a right one.
		add_filter( 'authenticate', [ $this, 'check' ], 90, 2 );
	}

	public function check( mixed $user, mixed $name ): mixed {
		if ( ! is_string( $name ) || '' === $name ) {
			return $user;
		}
		if ( $this->limit->isReached() ) {
			return new WP_Error( 'marketday_too_many_attempts', __( 'Too many login attempts. Try again in a few minutes.', 'marketday' ) );
		}
		$owner   = $user instanceof WP_User ? $user : ( get_user_by( 'login', $name ) ?: get_user_by( 'email', $name ) );
		$isKnown = $owner instanceof WP_User && ( KnownBrowser::isOf( $owner->ID ) || ( $user instanceof WP_User && $owner->ID === $this->byApplication ) );
		$account = $owner instanceof WP_User ? "user {$owner->ID}" : 'name ' . strtolower( trim( $name ) );
		$limit   = new RateLimit( 'log-in-account', self::OF_ACCOUNT, DAY_IN_SECONDS, $account );
		if ( ! $user instanceof WP_User ) {
			$this->limit->take();
		}
		if ( $isKnown || ! has_action( self::PROOF_WANTED ) ) {
			return $user;
		}
		if ( $limit->isReached() ) {
			return $this->askForProof( $name, $account );
		}
		if ( ! $user instanceof WP_User ) {
			$limit->take();
		}
		return $user;
	}

	/** The same whether there is such an account or not, and the mail is no longer under way than its link is good. */
	private function askForProof( string $name, string $account ): WP_Error {
		if ( 0 === ( new RateLimit( 'log-in-letters', 2, 6 * HOUR_IN_SECONDS, $account ) )->take() ) {
			/**
			 * An account has had too many wrong passwords: its owner is to be sent a link that leads to `KnownBrowser::remember()`.
			 *
			 * @param string $name As typed: a user name or an e-mail address, which may be nobody's.
			 */
			do_action( self::PROOF_WANTED, $name );
		}
		return new WP_Error( self::PROOF, __(
			'Too many failed attempts to log in to this account. If it’s yours, check your inbox, open the link we’ve sent you in this browser, and log in again.',
			'marketday'
		) );
	}
}
