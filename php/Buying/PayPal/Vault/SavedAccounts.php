<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Vault;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\SiteOfNetwork;
use Marketday\Kernel\VisitorData\Erasure;
use Marketday\Kernel\VisitorData\PersonalData;
use Marketday\Kernel\VisitorData\PersonalItem;

/** The account at PayPal that a customer lets the shop keep: one, by which he pays without going there. Each shop of a network has its own at PayPal. */
final class SavedAccounts {
	/** Meta of a user: the payment token at PayPal, id by account's address. */
	public const TOKENS = 'marketday_paypal_tokens';

	/** Meta of a user: whom PayPal keeps them for. */
	public const CUSTOMER = 'marketday_paypal_customer';

	/** Meta of a user: the setup token that was begun last. Nobody else's becomes a payment token here. */
	public const SETUP = 'marketday_paypal_setup';

	/** @param Closure(int): void $forget Ends what PayPal keeps for a user. */
	public static function register( Closure $forget ): void {
		PersonalData::add(
			'paypal',
			static fn (): string => __( 'PayPal accounts', 'marketday' ),
			self::export( ... ),
			static fn ( string $email ): Erasure => self::erase( $email, $forget )
		);
	}

	public static function text( int $user, string $name ): string {
		$value = get_user_meta( $user, SiteOfNetwork::userMeta( $name ), true );
		return is_string( $value ) ? $value : '';
	}

	/** Keeps an id of PayPal's, and nothing that has not the form of one. */
	public static function keep( int $user, string $name, string $id ): void {
		if ( 1 === preg_match( '/^[A-Za-z0-9_-]{1,64}$/', $id ) ) {
			update_user_meta( $user, SiteOfNetwork::userMeta( $name ), $id );
		}
	}

	/** Adds an account in the place of another. @param string $address Of the account. */
	public static function add( int $user, string $address, string $token ): void {
		update_user_meta( $user, SiteOfNetwork::userMeta( self::TOKENS ), wp_slash( [ $address => $token ] ) );
		delete_user_meta( $user, SiteOfNetwork::userMeta( self::SETUP ) );
	}

	/** @return string The address of the account; '' for none. */
	public static function address( int $user ): string {
		return (string) array_key_first( self::of( $user ) );
	}

	/** @return string What pays by it; '' for none. */
	public static function token( int $user ): string {
		$token = current( self::of( $user ) );
		return is_string( $token ) ? $token : '';
	}

	public static function remove( int $user ): void {
		delete_user_meta( $user, SiteOfNetwork::userMeta( self::TOKENS ) );
	}

	/** @return array<array-key, mixed> Token by address. */
	private static function of( int $user ): array {
		$tokens = $user > 0 ? get_user_meta( $user, SiteOfNetwork::userMeta( self::TOKENS ), true ) : [];
		return is_array( $tokens ) ? $tokens : [];
	}

	/** @return list<PersonalItem> */
	private static function export( string $email ): array {
		$user = get_user_by( 'email', $email );
		return array_map(
			static fn ( int|string $address ): PersonalItem => new PersonalItem(
				'paypal-' . md5( (string) $address ),
				[ __( 'Email address', 'marketday' ) => (string) $address ]
			),
			false === $user ? [] : array_keys( self::of( $user->ID ) )
		);
	}

	/** @param Closure(int): void $forget */
	private static function erase( string $email, Closure $forget ): Erasure {
		$user = get_user_by( 'email', $email );
		if ( false === $user ) {
			return new Erasure( false );
		}
		$wasKept = '' !== self::token( $user->ID );
		$forget( $user->ID );
		$gone = array_filter(
			[ self::TOKENS, self::CUSTOMER, self::SETUP ],
			static fn ( string $name ): bool => delete_user_meta( $user->ID, SiteOfNetwork::userMeta( $name ) )
		);
		return new Erasure( $wasKept || [] !== $gone );
	}
}
