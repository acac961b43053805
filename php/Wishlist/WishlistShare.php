<?php

declare( strict_types=1 );

namespace Marketday\Wishlist;

defined( 'ABSPATH' ) || exit;

/** Links by which others see a user's list, to read only: none can be guessed, and each ends when its owner says so. */
final class WishlistShare {
	/** The whole of it, and the part by which it is found: the rest is compared in constant time. */
	private const TOKEN = 'marketday_wishlist_share';
	private const NAME  = 'marketday_wishlist_share_name';

	private const NAME_LENGTH = 12;

	public function register(): void {
		add_filter( 'wp_privacy_personal_data_erasers', fn ( array $erasers ): array => [
			'marketday-wishlist-share' => [
				'eraser_friendly_name' => __( 'Link to the wishlist', 'marketday' ),
				'callback'             => $this->erase( ... ),
			],
		] + $erasers );
	}

	/** '' while the list is not shared. */
	public function tokenOf( int $user ): string {
		$token = get_user_meta( $user, self::TOKEN, true );
		return is_string( $token ) ? $token : '';
	}

	/** A link that is there stays: it may have been sent already. */
	public function begin( int $user ): void {
		if ( '' === $this->tokenOf( $user ) ) {
			$token = bin2hex( random_bytes( 20 ) );
			update_user_meta( $user, self::NAME, substr( $token, 0, self::NAME_LENGTH ) );
			update_user_meta( $user, self::TOKEN, $token );
		}
	}

	public function end( int $user ): bool {
		delete_user_meta( $user, self::NAME );
		return delete_user_meta( $user, self::TOKEN );
	}

	/** Whose list it leads to; 0 for nobody's. */
	public function userOf( string $token ): int {
		if ( 1 !== preg_match( '/^[0-9a-f]{40}$/D', $token ) ) {
			return 0;
		}
		$users = get_users( [
			'meta_key'   => self::NAME, // phpcs:ignore WordPress.DB.SlowDBQuery -- one row has it.
			'meta_value' => substr( $token, 0, self::NAME_LENGTH ), // phpcs:ignore WordPress.DB.SlowDBQuery
			'number'     => 5,
			'fields'     => 'ID',
			'blog_id'    => 0,
		] );
		foreach ( $users as $user ) {
			if ( hash_equals( $this->tokenOf( (int) $user ), $token ) ) {
				return (int) $user;
			}
		}
		return 0;
	}

	/** @return array{items_removed: bool, items_retained: false, messages: list<string>, done: true} */
	private function erase( string $email ): array {
		$user = get_user_by( 'email', $email );
		return [
			'items_removed'  => false !== $user && $this->end( $user->ID ),
			'items_retained' => false,
			'messages'       => [],
			'done'           => true,
		];
	}
}
