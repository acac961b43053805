<?php

declare( strict_types=1 );

namespace Marketday\PayPal;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\VisitorData\Erasure;
use Marketday\Kernel\VisitorData\PersonalData;
use Marketday\Kernel\VisitorData\PersonalItem;

/** The accounts at PayPal that a customer lets the shop keep. */
final class KeptAccounts {
	/** Of a user: the payment tokens at PayPal, id by account's address. */
	public const TOKENS = 'marketday_paypal_tokens';

	/** Of a user: whom PayPal keeps them for. */
	public const CUSTOMER = 'marketday_paypal_customer';

	/** Of a user: the setup token that was begun last. Nobody else's becomes a payment token here. */
	public const SETUP = 'marketday_paypal_setup';

	public static function register(): void {
		PersonalData::add( 'paypal', static fn (): string => __( 'Accounts at PayPal', 'marketday' ), self::export( ... ), self::erase( ... ) );
	}

	public static function text( int $user, string $name ): string {
		$value = get_user_meta( $user, $name, true );
		return is_string( $value ) ? $value : '';
	}

	/** What has not the form of an id of PayPal's is not kept. */
	public static function keep( int $user, string $name, string $id ): void {
		if ( 1 === preg_match( '/^[A-Za-z0-9_-]{1,64}$/', $id ) ) {
			update_user_meta( $user, $name, $id );
		}
	}

	/** @param string $address Of the account. */
	public static function add( int $user, string $address, string $token ): void {
		update_user_meta( $user, self::TOKENS, wp_slash( [ $address => $token ] + self::of( $user ) ) );
		delete_user_meta( $user, self::SETUP );
	}

	/** @return array<array-key, mixed> Token by address. */
	private static function of( int $user ): array {
		$tokens = get_user_meta( $user, self::TOKENS, true );
		return is_array( $tokens ) ? $tokens : [];
	}

	/** @return list<PersonalItem> */
	private static function export( string $email ): array {
		$user = get_user_by( 'email', $email );
		return array_map(
			static fn ( int|string $address ): PersonalItem => new PersonalItem( 'paypal-' . md5( (string) $address ), [ __( 'E-mail address', 'marketday' ) => (string) $address ] ),
			false === $user ? [] : array_keys( self::of( $user->ID ) )
		);
	}

	private static function erase( string $email ): Erasure {
		$user = get_user_by( 'email', $email );
		$gone = false === $user ? [] : array_filter( [ self::TOKENS, self::CUSTOMER, self::SETUP ], static fn ( string $name ): bool => delete_user_meta( $user->ID, $name ) );
		return new Erasure( [] !== $gone );
	}
}
