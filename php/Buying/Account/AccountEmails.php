<?php

declare( strict_types=1 );

namespace Marketday\Buying\Account;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\CheckoutRefused;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Page;
use Marketday\Kernel\Emails\EmailSample;
use Marketday\Kernel\Emails\EmailSamples;
use Marketday\Kernel\Emails\WrittenEmail;
use Marketday\Kernel\Http\LogInLimit;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Mailbox;
use Marketday\Kernel\SimpleEmail;
use WP_User;

/** The mails that a visitor asks for without being logged in. They are written by a job: neither words nor time tell who has an account. */
final class AccountEmails {
	public const HOOK     = 'marketday_account_letter';
	public const REGISTER = 'register';
	public const RESET    = 'reset';
	public const PROOF    = 'log-in-proof';

	private const WELCOME = 'welcome';
	private const REMIND  = 'remind';

	/** Kinds in the outbox: what was asked for, and a mail to a user. */
	private const ASKED = 'account_letter';
	private const EMAIL = 'account_mail';

	/** The slow limit for one mailbox, whoever asks. How often each may ask is `GuestFormHandler`'s. */
	private const A_DAY = 24;

	public function __construct( private readonly Engine $engine ) {}

	public function register(): void {
		// As jobs of earlier versions ask for it.
		add_action( self::HOOK, $this->write( ... ), 10, 2 );
		$words = static fn (): string => __( 'Email about an account', 'marketday' );
		$this->engine->outbox()->handle( self::ASKED, function ( array $arguments ): bool {
			$this->write( $arguments[0] ?? '', $arguments[1] ?? '' );
			return true;
		}, $words );
		$this->engine->outbox()->handle( self::EMAIL, fn ( array $arguments ): bool => $this->sendEmail( (string) $arguments[0], (int) $arguments[1] ), $words );
		EmailSamples::add( $this->samples( ... ) );
		add_action( LogInLimit::PROOF_WANTED, fn ( mixed $who ) => is_string( $who ) ? $this->ask( self::PROOF, $who ) : null );
	}

	/** @param string $who An e-mail address, or for a new password a user name too. */
	public function ask( string $kind, string $who ): void {
		$this->engine->outbox()->leave( self::ASKED, md5( "{$kind} {$who}" ), [ $kind, $who ] );
	}

	private function write( mixed $kind, mixed $who ): void {
		if ( ! is_string( $kind ) || ! is_string( $who ) ) {
			return;
		}
		$user = get_user_by( 'email', $who ) ?: ( self::REGISTER === $kind ? false : get_user_by( 'login', $who ) );
		if ( self::PROOF === $kind ) {
			// Its limit is where it is wanted: the log-in.
			if ( $user instanceof WP_User ) {
				$this->send( self::PROOF, $user );
			}
			return;
		}
		if ( $this->isOften( $user instanceof WP_User ? $user->user_email : $who ) ) {
			return;
		}
		if ( $user instanceof WP_User ) {
			self::RESET === $kind ? $this->send( self::RESET, $user ) : $this->remind( $user );
		} elseif ( self::REGISTER === $kind ) {
			$this->welcome( $who );
		}
	}

	/** Nobody's mailbox is filled by others. The link of its newest mail is good for a day: until then its owner has one. */
	private function isOften( string $mailbox ): bool {
		return ( new RateLimit( 'account-letters', self::A_DAY, DAY_IN_SECONDS, Mailbox::of( $mailbox ) ) )->take() > 0;
	}

	private function welcome( string $email ): void {
		try {
			$user = get_userdata( $this->engine->customers()->register( $email ) );
		} catch ( CheckoutRefused ) {
			return;
		}
		if ( $user instanceof WP_User ) {
			$this->send( self::WELCOME, $user );
		}
	}

	/** Reminds a customer of an account: who asked for a second one may have forgotten the first. */
	private function remind( WP_User $user ): void {
		$isJustMade = time() - (int) strtotime( "{$user->user_registered} UTC" ) < 10 * MINUTE_IN_SECONDS;
		if ( ! $isJustMade ) {
			$this->send( self::REMIND, $user );
		}
	}

	/** Sends at once; again later where the mail server refuses it. */
	private function send( string $email, WP_User $user ): void {
		$outbox = $this->engine->outbox();
		$outbox->prepare();
		$outbox->add( self::EMAIL, "{$user->ID}:{$email}:" . uniqid(), [ $email, $user->ID ] );
		$outbox->settle( self::EMAIL );
	}

	/** @return bool False where it has to be tried again. */
	private function sendEmail( string $email, int $userId ): bool {
		$user = get_userdata( $userId );
		if ( ! $user instanceof WP_User ) {
			return true;
		}
		$url = self::PROOF === $email ? LogInProofFormHandler::url( $user->ID, $this->engine->settings()->pageUrl( Page::Account ) ) : $this->resetUrl( $user );
		if ( '' === $url ) {
			return true;
		}
		return $this->email( $email, $user, $url )->send( $user->user_email );
	}

	private function email( string $email, WP_User $user, string $url ): SimpleEmail {
		[ 'subject' => $subject, 'lines' => $lines, 'button' => $button ] = $this->words( $email, $user );
		return new SimpleEmail( $this->shop(), sprintf( $subject, $this->shop() ), $lines, $button, $url );
	}

	/** @return list<EmailSample> To whoever looks at them; their links lead to the account page alone. */
	private function samples(): array {
		$sample = fn ( string $email, string $name ): EmailSample => new EmailSample(
			"account-{$email}",
			$name,
			fn (): WrittenEmail => $this->email( $email, wp_get_current_user(), $this->engine->settings()->pageUrl( Page::Account ) )->write()
		);
		return [
			$sample( self::WELCOME, __( 'Account: welcome', 'marketday' ) ),
			$sample( self::RESET, __( 'Account: new password', 'marketday' ) ),
			$sample( self::REMIND, __( 'Account: already exists', 'marketday' ) ),
			$sample( self::PROOF, __( 'Account: confirm a login', 'marketday' ) ),
		];
	}

	/** @return array{subject: string, lines: list<string>, button: string} */
	private function words( string $email, WP_User $user ): array {
		return match ( $email ) {
			self::PROOF   => [
				/* translators: %s: shop's name */
				'subject' => __( 'Is this you logging in to %s?', 'marketday' ),
				'lines'   => [
					/* translators: %s: user name */
					sprintf( __( 'There have been too many failed attempts to log in to the account “%s”, so the password alone no longer works for now.', 'marketday' ), $user->user_login ),
					__( 'If it’s you, open this link in your browser first, then log in. The link works for one day. If it wasn’t you, you don’t need to do anything.', 'marketday' ),
				],
				'button'  => __( 'Yes, it’s me', 'marketday' ),
			],
			self::WELCOME => [
				/* translators: %s: shop's name */
				'subject' => __( 'Your account at %s', 'marketday' ),
				'lines'   => [ __( 'Your account is ready. Choose a password to see your orders and save your addresses.', 'marketday' ) ],
				'button'  => __( 'Choose a password', 'marketday' ),
			],
			self::RESET   => [
				/* translators: %s: shop's name */
				'subject' => __( 'A new password for %s', 'marketday' ),
				'lines'   => [
					/* translators: %s: user name */
					sprintf( __( 'Someone, hopefully you, asked for a new password for the account “%s”.', 'marketday' ), $user->user_login ),
					__( 'If it wasn’t you, you don’t need to do anything: your password stays the same. The link works for one day.', 'marketday' ),
				],
				'button'  => __( 'Choose a new password', 'marketday' ),
			],
			default       => [
				/* translators: %s: shop's name */
				'subject' => __( 'You already have an account at %s', 'marketday' ),
				'lines'   => [ __( 'Someone, hopefully you, tried to create an account with this email address. You already have one, so nothing has changed. If you’ve forgotten your password, you can set a new one.', 'marketday' ) ],
				'button'  => __( 'Choose a password', 'marketday' ),
			],
		};
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
