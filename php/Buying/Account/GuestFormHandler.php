<?php

declare( strict_types=1 );

namespace Marketday\Buying\Account;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Page;
use Marketday\Kernel\EmailAddress;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Http\Visitor;
use Marketday\Kernel\LogIn;
use Marketday\Kernel\Mailbox;
use Marketday\Kernel\PasswordRule;
use WP_User;

/**
 * The forms of the account page for who is not logged in. Those that ask for a mail are answered alike whether there is such an account:
 * a job looks for it, and writes.
 */
final class GuestFormHandler {
	public const NONCE = 'marketday-account-guest';

	/** Mails to one name that a visitor asks for within an hour. */
	private const ASKS = 4;

	/** Fields whose values a refused form keeps. */
	private const KEPT = [ 'username', 'reg_email', 'user_login' ];

	/** @var array<string, string> */
	private array $errors = [];

	/** @var array<string, string> */
	private array $typed = [];

	private string $refused = '';

	private readonly RateLimit $limit;

	public function __construct(
		private readonly Engine $engine,
		private readonly AccountEmails $emails
	) {
		$this->limit = new RateLimit( 'account-forms', 10, 10 * MINUTE_IN_SECONDS );
	}

	public function add( Routes $routes ): void {
		$forms = [
			GuestForm::LogIn->value        => $this->logIn( ... ),
			GuestForm::Register->value     => $this->register( ... ),
			GuestForm::LostPassword->value => $this->lostPassword( ... ),
			GuestForm::NewPassword->value  => $this->newPassword( ... ),
		];
		foreach ( $forms as $name => $take ) {
			$take = function ( Request $request ) use ( $name, $take ): ?Response {
				$this->refused = $name;
				/**
				 * The reason why a form of a guest is not taken, as for a captcha that is not answered.
				 *
				 * @param string                  $refusal A sentence; '' for none.
				 * @param string                  $form    `log-in`, `register`, `lost-password` or `new-password`.
				 * @param array<array-key, mixed> $sent
				 */
				$refusal = apply_filters( 'marketday_account_captcha_refusal', '', $name, $request->all() );
				if ( is_string( $refusal ) && '' !== $refusal ) {
					$this->typed  = array_map( static fn ( string $field ): string => $request->text( $field, '', 200 ), array_combine( self::KEPT, self::KEPT ) );
					$this->errors = [ LogIn::GENERAL => $refusal ];
					return null;
				}
				return $take( $request );
			};
			$refuse = function ( Problem $problem ) use ( $name ): void {
				$this->refused = $name;
				$this->errors  = [ LogIn::GENERAL => $problem->getMessage() ];
			};
			$routes->add( Route::pageForm( "account-{$name}", self::NONCE, $take, $refuse ) );
		}
	}

	/** @return array<string, string> Message by field of this form; `default` where it is about none. */
	public function errors( GuestForm $form ): array {
		return $form->value === $this->refused ? $this->errors : [];
	}

	/** @return array<string, string> What was typed into this form, but passwords. */
	public function typedFields( GuestForm $form ): array {
		return $form->value === $this->refused ? $this->typed : [];
	}

	private function logIn( Request $request ): ?Response {
		$tried        = LogIn::attempt( $request );
		$this->typed  = [ 'username' => $tried->username ];
		$this->errors = $tried->errors;
		return [] === $tried->errors ? Response::redirect( $this->address() ) : null;
	}

	private function register( Request $request ): ?Response {
		if ( is_user_logged_in() || ! $this->engine->customers()->mayRegister() ) {
			throw Problem::forbidden( 'marketday_no_registration', __( 'You can’t create an account here.', 'marketday' ) );
		}
		$email       = EmailAddress::ascii( $request->text( 'reg_email', '', 100 ) );
		$this->typed = [ 'reg_email' => $email ];
		$wrong = AccountFields::rules( 'reg_email' )->fault( $email );
		if ( '' !== $wrong || ! EmailAddress::canReceive( $email ) ) {
			$this->errors = [ 'reg_email' => '' === $wrong ? AccountFields::wrongEmail() : $wrong ];
			return null;
		}
		$this->spend( $email );
		$this->emails->ask( AccountEmails::REGISTER, $email );
		return $this->redirectToSent( GuestForm::Register );
	}

	private function lostPassword( Request $request ): ?Response {
		$name        = trim( $request->plain( 'user_login', 200 ) );
		$this->typed = [ 'user_login' => $name ];
		$wrong       = AccountFields::rules( 'user_login' )->fault( $name );
		if ( '' !== $wrong ) {
			$this->errors = [ 'user_login' => $wrong ];
			return null;
		}
		$this->spend( $name );
		$this->emails->ask( AccountEmails::RESET, $name );
		return $this->redirectToSent( GuestForm::LostPassword );
	}

	/**
	 * Limits how often one visitor may ask for mails to one name: what others ask for it is not held against him.
	 *
	 * @throws Problem
	 */
	private function spend( string $name ): void {
		$this->limit->spend();
		$wait = ( new RateLimit( 'account-asks', self::ASKS, HOUR_IN_SECONDS, Visitor::wideNetwork() . ' ' . Mailbox::of( $name ) ) )->take();
		if ( $wait > 0 ) {
			throw new Problem(
				429,
				'marketday_too_many_requests',
				__( 'You’ve asked for this several times. Check your inbox, or try again in a few minutes.', 'marketday' ),
				[ 'retry_after' => $wait ],
				null,
				[ 'Retry-After' => (string) $wait ]
			);
		}
	}

	/** The key of the mail's link is the way in: it is good for a day and for one password. */
	private function newPassword( Request $request ): ?Response {
		$this->limit->spend();
		$user = self::owner( $request->plain( 'key', 100 ), $request->plain( 'login', 200 ) );
		if ( null === $user ) {
			throw Problem::forbidden( 'marketday_reset_expired', self::expirySentence() );
		}
		[ $first, $second ] = array_map(
			static fn ( mixed $value ): string => is_string( $value ) ? trim( $value ) : '',
			[ $request->raw( 'password_1' ), $request->raw( 'password_2' ) ]
		);
		$this->errors       = array_filter(
			[
				'password_1' => PasswordRule::fault( $first, $user->user_login, $user->user_email ),
				'password_2' => $first === $second ? '' : AccountFields::unequal(),
			],
			static fn ( string $sentence ): bool => '' !== $sentence
		);
		if ( [] !== $this->errors ) {
			return null;
		}
		reset_password( $user, $first );
		return Response::redirect( add_query_arg( 'form', 'changed', $this->address() ) );
	}

	/** Owner of a link; null where it is no longer good. */
	public static function owner( string $key, string $login ): ?WP_User {
		$user = '' === $key || '' === $login ? null : check_password_reset_key( $key, $login );
		return $user instanceof WP_User ? $user : null;
	}

	public static function expirySentence(): string {
		return __( 'This link has expired. Please ask for a new one.', 'marketday' );
	}

	private function redirectToSent( GuestForm $form ): Response {
		return Response::redirect( add_query_arg( [
			'form' => $form->value,
			'sent' => '1',
		], $this->address() ) );
	}

	private function address(): string {
		return $this->engine->settings()->pageUrl( Page::Account );
	}
}
