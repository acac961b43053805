<?php

declare( strict_types=1 );

namespace Marketday\Account;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\LogInLimit;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Letter;
use Marketday\Kernel\Mailbox;
use Marketday\Store\CheckoutRefused;
use Marketday\Store\Engine;
use Marketday\Store\Page;
use WP_User;

/** The mails that a visitor asks for without being logged in. They are written by a job: neither words nor time tell who has an account. */
final class AccountLetters {
	public const HOOK     = 'marketday_account_letter';
	public const REGISTER = 'register';
	public const RESET    = 'reset';
	public const PROOF    = 'log-in-proof';

	/** For one mailbox, whoever asks: the slow limit. How often each may ask is `GuestFormHandler`'s. */
	private const A_DAY = 24;

	public function __construct( private readonly Engine $engine ) {}

	public function register(): void {
		add_action( self::HOOK, $this->write( ... ), 10, 2 );
		add_action( LogInLimit::PROOF_WANTED, fn ( mixed $who ) => is_string( $who ) ? $this->ask( self::PROOF, $who ) : null );
	}

	/** @param string $who An e-mail address, or for a new password a user name too. */
	public function ask( string $kind, string $who ): void {
		$this->engine->jobs()->soon( self::HOOK, [ $kind, $who ] );
	}

	private function write( mixed $kind, mixed $who ): void {
		if ( ! is_string( $kind ) || ! is_string( $who ) ) {
			return;
		}
		$user = get_user_by( 'email', $who ) ?: ( self::REGISTER === $kind ? false : get_user_by( 'login', $who ) );
		if ( self::PROOF === $kind ) {
			// Its limit is where it is wanted: the log-in.
			if ( $user instanceof WP_User ) {
				$this->prove( $user );
			}
			return;
		}
		if ( $this->isOften( $user instanceof WP_User ? $user->user_email : $who ) ) {
			return;
		}
		if ( $user instanceof WP_User ) {
			self::RESET === $kind ? $this->reset( $user ) : $this->remind( $user );
		} elseif ( self::REGISTER === $kind ) {
			$this->welcome( $who );
		}
	}

	/** Nobody's mailbox is filled by others. The link of its newest mail is good for a day: until then its owner has one. */
	private function isOften( string $mailbox ): bool {
		return ( new RateLimit( 'account-letters', self::A_DAY, DAY_IN_SECONDS, Mailbox::of( $mailbox ) ) )->take() > 0;
	}

	private function prove( WP_User $user ): void {
		$this->send(
			$user,
			/* translators: %s: shop's name */
			sprintf( __( 'Is it you who logs in to %s?', 'marketday' ), $this->shop() ),
			[
				/* translators: %s: user name */
				sprintf( __( 'There were many wrong attempts to log in to the account “%s”, so nobody gets in at the moment by the password alone.', 'marketday' ), $user->user_login ),
				__( 'If you want to log in, open this link in your browser first. It is good for one day. If it was not you, nothing has to be done.', 'marketday' ),
			],
			__( 'Let me log in', 'marketday' ),
			LogInProof::url( $user->ID, $this->engine->settings()->pageUrl( Page::Account ) )
		);
	}

	private function welcome( string $email ): void {
		try {
			$user = get_userdata( $this->engine->customers()->register( $email ) );
		} catch ( CheckoutRefused ) {
			return;
		}
		if ( $user instanceof WP_User ) {
			/* translators: %s: shop's name */
			$this->send( $user, sprintf( __( 'Your account at %s', 'marketday' ), $this->shop() ), [ __( 'Your account has been made. Choose a password, and you can see your orders and keep your addresses.', 'marketday' ) ], __( 'Choose a password', 'marketday' ), $this->resetUrl( $user ) );
		}
	}

	private function reset( WP_User $user ): void {
		$this->send(
			$user,
			/* translators: %s: shop's name */
			sprintf( __( 'A new password for %s', 'marketday' ), $this->shop() ),
			[
				/* translators: %s: user name */
				sprintf( __( 'Somebody has asked for a new password for the account “%s”.', 'marketday' ), $user->user_login ),
				__( 'If it was not you, nothing has to be done: the old password stays. The link is good for one day.', 'marketday' ),
			],
			__( 'Choose a new password', 'marketday' ),
			$this->resetUrl( $user )
		);
	}

	/** Who asked for a second account may have forgotten the first. */
	private function remind( WP_User $user ): void {
		$isJustMade = time() - (int) strtotime( "{$user->user_registered} UTC" ) < 10 * MINUTE_IN_SECONDS;
		if ( ! $isJustMade ) {
			/* translators: %s: shop's name */
			$this->send( $user, sprintf( __( 'You already have an account at %s', 'marketday' ), $this->shop() ), [ __( 'Somebody has asked for an account with this e-mail address. You have one already, so nothing was changed. If you have forgotten your password, you can choose a new one.', 'marketday' ) ], __( 'Choose a new password', 'marketday' ), $this->resetUrl( $user ) );
		}
	}

	/** @param list<string> $paragraphs */
	private function send( WP_User $user, string $subject, array $paragraphs, string $button, string $url ): void {
		if ( '' === $url ) {
			return;
		}
		( new Letter( $this->shop(), $subject, $paragraphs, $button, $url ) )->send( $user->user_email );
	}

	/** @return string '' where the site lets nobody reset this user's password. */
	private function resetUrl( WP_User $user ): string {
		$key = get_password_reset_key( $user );
		return is_string( $key ) ? add_query_arg( [
			'form'  => GuestForm::NewPassword->value,
			'login' => rawurlencode( $user->user_login ),
			'key'   => $key,
		], $this->engine->settings()->pageUrl( Page::Account ) ) : '';
	}

	private function shop(): string {
		return $this->engine->settings()->shopName();
	}
}
