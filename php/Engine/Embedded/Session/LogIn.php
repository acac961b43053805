<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Session;

defined( 'ABSPATH' ) || exit;

use WP_User;

/** A guest who logs in keeps his basket: it joins what the account had. Logging out leaves nothing in the browser. */
final class LogIn {
	/**
	 * @param \Closure(list<string>, list<string>): list<string> $joinCoupons Which of the account's and the guest's stay.
	 * @param \Closure(): void                                   $afterwards  The basket is another one now, and the browser is told of it.
	 */
	public function __construct(
		private readonly Session $session,
		private readonly \Closure $joinCoupons,
		private readonly \Closure $afterwards
	) {}

	public function register(): void {
		add_action( 'wp_login', [ $this, 'adopt' ], 10, 2 );
		add_action( 'set_logged_in_cookie', [ $this, 'know' ] );
		add_action( 'wp_logout', [ $this, 'forget' ] );
	}

	public function adopt( string $name, WP_User $user ): void {
		$this->session->adoptGuest( $user->ID, $this->merge( ... ) );
		( $this->afterwards )();
	}

	/** Makes the rest of this request's nonces and tokens those of the log-in that has just begun. */
	public function know( string $cookie ): void {
		$_COOKIE[ (string) constant( 'LOGGED_IN_COOKIE' ) ] = $cookie;
	}

	public function forget(): void {
		$this->session->forget();
		( $this->afterwards )();
	}

	/**
	 * Lines of both; where both have the same, the guest's quantity is the newer choice.
	 *
	 * @param array<string, mixed> $account
	 * @param array<string, mixed> $guest
	 * @return array<string, mixed>
	 */
	private function merge( array $account, array $guest ): array {
		$lines = array_column( array_merge( (array) ( $account['cart'] ?? [] ), (array) ( $guest['cart'] ?? [] ) ), null, 'key' );
		return [
			'cart'    => array_values( $lines ),
			'coupons' => ( $this->joinCoupons )( self::codes( $account ), self::codes( $guest ) ),
		] + $guest + $account;
	}

	/**
	 * @param array<string, mixed> $session
	 * @return list<string>
	 */
	private static function codes( array $session ): array {
		return array_values( array_filter( (array) ( $session['coupons'] ?? [] ), 'is_string' ) );
	}
}
