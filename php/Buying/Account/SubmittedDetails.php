<?php

declare( strict_types=1 );

namespace Marketday\Buying\Account;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\EmailAddress;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\PasswordRule;
use WP_User;

/** The account's details as a customer sent them: name, e-mail address and, where it is to change, the password. */
final class SubmittedDetails {
	private function __construct(
		public readonly string $firstName,
		public readonly string $lastName,
		public readonly string $displayName,
		public readonly string $email,
		private readonly string $currentPassword,
		private readonly string $newPassword,
		private readonly string $repeatedPassword
	) {}

	public static function of( WP_User $user ): self {
		return new self( $user->first_name, $user->last_name, $user->display_name, $user->user_email, '', '', '' );
	}

	public static function read( Request $request ): self {
		return new self(
			$request->text( 'account_first_name', '', 100 ),
			$request->text( 'account_last_name', '', 100 ),
			$request->text( 'account_display_name', '', 200 ),
			EmailAddress::ascii( $request->text( 'account_email', '', 100 ) ),
			self::password( $request, 'password_current' ),
			self::password( $request, 'password_1' ),
			self::password( $request, 'password_2' )
		);
	}

	/** @return array<string, string> Message by field. */
	public function faults( WP_User $user ): array {
		$names = array_filter(
			[
				'account_first_name'   => AccountFields::rules( 'account_first_name' )->fault( $this->firstName ),
				'account_last_name'    => AccountFields::rules( 'account_last_name' )->fault( $this->lastName ),
				'account_display_name' => AccountFields::rules( 'account_display_name' )->fault( $this->displayName ),
			],
			static fn ( string $sentence ): bool => '' !== $sentence
		);
		return $names + $this->emailFault( $user ) + $this->passwordFaults( $user );
	}

	/**
	 * Changes for `wp_update_user()`. A new password logs the customer out everywhere else.
	 *
	 * @return array<string, int|string>
	 */
	public function changes( WP_User $user ): array {
		$changes = [
			'ID'           => $user->ID,
			'first_name'   => $this->firstName,
			'last_name'    => $this->lastName,
			'display_name' => $this->displayName,
			'user_email'   => $this->email,
		];
		// Slashed as all that WordPress takes, passwords too: it keeps and compares them so.
		return wp_slash( '' === $this->newPassword ? $changes : $changes + [ 'user_pass' => $this->newPassword ] );
	}

	private function changesPassword(): bool {
		return '' !== $this->newPassword;
	}

	/** @return array<string, string> */
	private function emailFault( WP_User $user ): array {
		$wrong = AccountFields::rules( 'account_email' )->fault( $this->email );
		if ( '' !== $wrong || ! EmailAddress::canReceive( $this->email ) ) {
			return [ 'account_email' => '' === $wrong ? AccountFields::wrongEmail() : $wrong ];
		}
		$owner = email_exists( $this->email );
		return false !== $owner && $owner !== $user->ID ? [ 'account_email' => __( 'That email address already has an account.', 'marketday' ) ] : [];
	}

	/**
	 * Asks for the password before email or password change: who finds a device unlocked must not take the account over.
	 *
	 * @return array<string, string>
	 */
	private function passwordFaults( WP_User $user ): array {
		$faults = [];
		if ( ( $this->changesPassword() || $this->email !== $user->user_email ) && ! wp_check_password(
			wp_slash( $this->currentPassword ),
			$user->user_pass,
			$user->ID
		) ) {
			$faults['password_current'] = '' === $this->currentPassword
				? __( 'Enter your current password to change your password or email address.', 'marketday' )
				: __( 'That’s not your current password.', 'marketday' );
		}
		if ( $this->newPassword !== $this->repeatedPassword ) {
			$faults['password_2'] = AccountFields::unequal();
		} elseif ( $this->changesPassword() ) {
			$fault   = PasswordRule::fault( $this->newPassword, $user->user_login, $user->user_email, $this->email );
			$faults += '' === $fault ? [] : [ 'password_1' => $fault ];
		}
		return $faults;
	}

	/** A password as it was typed: it may hold anything. */
	private static function password( Request $request, string $name ): string {
		$value = $request->raw( $name ) ?? '';
		if ( ! is_string( $value ) || strlen( $value ) > PasswordRule::LONGEST ) {
			throw $request->invalid( $name, 'must be a text of at most 1000 characters' );
		}
		return trim( $value );
	}
}
