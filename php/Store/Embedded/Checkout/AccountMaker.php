<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Checkout;

use Marketday\Store\Address;
use Marketday\Store\CheckoutRefused;

/** Makes a customer's account while ordering. */
final class AccountMaker {
	/** @return int The new user's id. Belongs into the order's transaction. */
	public function make( Address $billing, string $password ): int {
		if ( false !== email_exists( $billing->email ) ) {
			throw new CheckoutRefused( 'registration-error-email-exists', __( 'There is an account with this email address. Please log in.', 'marketday' ), [ 'billing_email' => __( 'There is an account with this email address. Please log in.', 'marketday' ) ] );
		}
		$id = wp_insert_user(
			[
				'user_login' => $this->name( $billing->email ),
				'user_pass'  => '' === $password ? wp_generate_password( 20 ) : $password,
				'user_email' => $billing->email,
				'first_name' => $billing->firstName,
				'last_name'  => $billing->lastName,
				'role'       => 'customer',
			]
		);
		if ( is_wp_error( $id ) ) {
			throw new CheckoutRefused( 'registration-error', __( 'The account could not be made.', 'marketday' ) );
		}
		return $id;
	}

	/** Once the order is stored: the shopper is logged in, and told how to choose a password where he gave none. */
	public function welcome( int $id, bool $withoutPassword ): void {
		wp_set_current_user( $id );
		if ( ! headers_sent() ) {
			wp_set_auth_cookie( $id, true );
		}
		if ( $withoutPassword ) {
			wp_new_user_notification( $id, null, 'user' );
		}
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
