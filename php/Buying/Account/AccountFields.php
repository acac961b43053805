<?php

declare( strict_types=1 );

namespace Marketday\Buying\Account;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\PasswordRule;
use Marketday\Kernel\Validation\FieldRules;

/** The fields of the account's forms: what each is called and which rules it has, in the page and when it is sent. */
final class AccountFields {
	public static function label( string $field ): string {
		return match ( $field ) {
			'account_first_name'   => __( 'First name', 'marketday' ),
			'account_last_name'    => __( 'Last name', 'marketday' ),
			'account_display_name' => __( 'Display name for reviews', 'marketday' ),
			'username', 'user_login' => __( 'Username or email address', 'marketday' ),
			'password'             => __( 'Password', 'marketday' ),
			'password_current'     => __( 'Current password', 'marketday' ),
			'password_1'           => __( 'New password', 'marketday' ),
			'password_2'           => __( 'Confirm new password', 'marketday' ),
			default                => __( 'Email address', 'marketday' ),
		};
	}

	/** @param bool $isRequired Whether it may not be left empty: a new password is wanted by one form and offered by another. */
	public static function rules( string $field, bool $isRequired = true ): FieldRules {
		$required = $isRequired ? [ 'required' => true ] : [];
		return match ( $field ) {
			'account_first_name', 'account_last_name' => new FieldRules( $required + [ 'maxlength' => 100 ] + self::names(), self::requiredMessage( $field ) ),
			'account_display_name'       => new FieldRules( $required + [ 'maxlength' => 200 ] + self::names(), self::requiredMessage( $field ) ),
			'account_email', 'reg_email' => new FieldRules(
				$required + [ 'type' => 'email', 'maxlength' => 100 ],
				[ 'required' => self::wrongEmail(), 'type.email' => self::wrongEmail() ]
			),
			'user_login'                 => new FieldRules( $required, [ 'required' => __( 'Enter your username or email address.', 'marketday' ) ] ),
			'username'                   => new FieldRules( $required, [ 'required' => __( 'Username or Email is required.', 'marketday' ) ] ),
			'password'                   => new FieldRules( $required, [ 'required' => __( 'Password is required.', 'marketday' ) ] ),
			'password_1'                 => new FieldRules( $required + [ 'minlength' => PasswordRule::SHORTEST ], [
				'required'  => PasswordRule::fault( '' ),
				'minlength' => PasswordRule::fault( '' ),
			] ),
			'password_2'                 => new FieldRules( [ 'equalto' => '#password_1', 'validateIfEmpty' => true ], [ 'equalto' => self::unequal() ] ),
			default                      => new FieldRules( $required ),
		};
	}

	public static function wrongEmail(): string {
		return __( 'Enter a valid email address.', 'marketday' );
	}

	public static function unequal(): string {
		return __( 'The passwords don’t match.', 'marketday' );
	}

	/** @return array{names: array{string, string}} */
	private static function names(): array {
		return [ 'names' => [ __( 'Please specify a valid name', 'marketday' ), __( 'Names can’t contain web addresses.', 'marketday' ) ] ];
	}

	/** @return array{required: string} */
	private static function requiredMessage( string $field ): array {
		/* translators: %s: label of a form field */
		return [ 'required' => sprintf( __( '%s is a required field.', 'marketday' ), self::label( $field ) ) ];
	}
}
