<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Checkout;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\CheckoutRefused;
use Marketday\Kernel\PasswordRule;
use Marketday\Kernel\SimpleEmail;
use WP_User;

/** Makes a customer's account while ordering. */
final class AccountMaker {
	/**
	 * Makes an account. Where the address has one the order is a guest's: a stranger is not told who is a customer here, the owner is. Only a shop
	 * without guests has to say it.
	 *
	 * @return int The new user's id, 0 where there is none. Belongs into the order's transaction.
	 */
	public function make( Address $billing, string $password ): int {
		$fault = '' === $password ? '' : PasswordRule::fault( $password, $billing->email );
		if ( '' !== $fault ) {
			throw new CheckoutRefused( 'registration-error-invalid-password', $fault, [ 'account_password' => $fault ] );
		}
		if ( false !== email_exists( $billing->email ) ) {
			if ( 'yes' !== get_option( 'woocommerce_enable_guest_checkout', 'yes' ) ) {
				$sentence = __( 'This email address already has an account. Please log in.', 'marketday' );
				throw new CheckoutRefused( 'registration-error-email-exists', $sentence, [ 'billing_email' => $sentence ] );
			}
			return 0;
		}
		return $this->create( $billing, $password );
	}

	/**
	 * @param string $password '' for one that nobody knows.
	 * @throws CheckoutRefused
	 */
	public function create( Address $billing, string $password ): int {
		// Slashed as all that WordPress takes, passwords too: it keeps and compares them so.
		$id = wp_insert_user(
			[
				'user_login' => wp_slash( $this->name( $billing->email ) ),
				'user_pass'  => wp_slash( '' === $password ? wp_generate_password( 20 ) : $password ),
				'user_email' => wp_slash( $billing->email ),
				'first_name' => wp_slash( $billing->firstName ),
				'last_name'  => wp_slash( $billing->lastName ),
				'role'       => 'customer',
			]
		);
		if ( is_wp_error( $id ) ) {
			throw new CheckoutRefused( 'registration-error', __( 'We couldn’t create your account.', 'marketday' ) );
		}
		return $id;
	}

	/** Logs in once the order is stored. */
	public function logIn( int $id ): void {
		wp_set_current_user( $id );
		if ( ! headers_sent() ) {
			wp_set_auth_cookie( $id, true );
		}
	}

	/** Sends a mail on how to choose a password. @return bool Whether the site's mail program has taken it. */
	public function welcome( int $id ): bool {
		$user = get_userdata( $id );
		$key  = false === $user ? '' : get_password_reset_key( $user );
		// Where the site lets nobody choose a password, there is nothing to lead to.
		return false === $user || ! is_string( $key )
			|| $this->greeting( $user, network_site_url( 'wp-login.php?' . http_build_query( [
				'action' => 'rp',
				'key'    => $key,
				'login'  => $user->user_login,
			] ), 'login' ) )->send( $user->user_email );
	}

	private function greeting( WP_User $user, string $url ): SimpleEmail {
		$shop = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		return new SimpleEmail(
			$shop,
			/* translators: %s: shop's name */
			sprintf( __( 'Your account at %s', 'marketday' ), $shop ),
			[
				__( 'Your account is ready. Choose a password to see your orders and save your addresses.', 'marketday' ),
				/* translators: %s: username */
				sprintf( __( 'Your username is %s.', 'marketday' ), $user->user_login ),
			],
			__( 'Choose a password', 'marketday' ),
			$url
		);
	}

	/** The owner of an account for whose address another one was asked for. @return bool Whether the site's mail program has taken it. */
	public function notifyOwner( string $email ): bool {
		$shop = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		return ( new SimpleEmail(
			$shop,
			/* translators: %s: shop's name */
			sprintf( __( 'You already have an account at %s', 'marketday' ), $shop ),
			/* translators: %s: shop's name */
			[ sprintf( __( 'Someone, hopefully you, placed an order at %s with this email address and asked for an account. You already have one, so the order isn’t part of it.', 'marketday' ), $shop ) ],
			__( 'Log in', 'marketday' ),
			wp_login_url(),
			/* translators: %s: address of a page */
			sprintf( __( 'If you’ve lost your password: %s', 'marketday' ), wp_lostpassword_url() )
		) )->send( $email );
	}

	private function name( string $email ): string {
		$base = sanitize_user( (string) strstr( $email, '@', true ), true ) ?: 'customer';
		$name = $base;
		while ( false !== username_exists( $name ) ) {
			$name = $base . wp_rand( 100, 999999 );
		}
		return $name;
	}
}
