<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/**
 * A list of ids that a visitor keeps. A guest's is in the browser alone: a cookie with a JSON list, for seven days. A user's is in the
 * user's meta; the same cookie then mirrors it, so that a page tells counts and marks without a request. A second cookie says whose mirror
 * it is: a guest's list joins that of whoever logs in, another user's never does, and logging out takes it away.
 */
final class VisitorList {
	private const DAYS = 7;

	/** What fits into a cookie. */
	private const MIRRORED = 300;

	private const TRIES = 5;

	/** @param int $most How many a visitor may add; lists that join may be longer. */
	public function __construct(
		private readonly string $cookie,
		private readonly string $meta,
		public readonly int $most
	) {}

	public function register(): void {
		add_action( 'init', [ $this, 'settle' ], 20 );
		add_action( 'wp_logout', [ $this, 'forget' ] );
	}

	/** @return list<int> Of the current visitor, in the order they were added. */
	public function ids(): array {
		return is_user_logged_in() ? $this->ofUser( get_current_user_id() ) : $this->ofGuest();
	}

	/** @return list<int> */
	public function ofUser( int $user ): array {
		return self::join( get_user_meta( $user, $this->meta ) );
	}

	public function has( int $id ): bool {
		return in_array( $id, $this->ids(), true );
	}

	public function isFull(): bool {
		return count( $this->ids() ) >= $this->most;
	}

	public function add( int $id ): void {
		$this->change( static fn ( array $ids ): array => in_array( $id, $ids, true ) ? $ids : [ ...$ids, $id ] );
	}

	/** @param list<int> $gone */
	public function remove( array $gone ): void {
		$this->change( static fn ( array $ids ): array => array_values( array_diff( $ids, $gone ) ) );
	}

	public function clear(): void {
		$this->change( static fn (): array => [] );
	}

	public function eraseUser( int $user ): bool {
		return delete_user_meta( $user, $this->meta );
	}

	/** A guest's list joins that of the user who has logged in, and the cookie becomes the mirror of both. */
	public function settle(): void {
		if ( ! is_user_logged_in() ) {
			return;
		}
		$user   = get_current_user_id();
		$guests = '' === $this->owner() ? $this->sent() : [];
		if ( [] !== $guests ) {
			$this->changeOfUser( $user, static fn ( array $ids ): array => array_values( array_unique( [ ...$ids, ...$guests ] ) ) );
		}
		$this->mirror( $user );
	}

	public function forget(): void {
		$this->send( [], '' );
	}

	/** @param callable(list<int>): list<int> $change */
	private function change( callable $change ): void {
		if ( is_user_logged_in() ) {
			$this->settle();
			$this->changeOfUser( get_current_user_id(), $change );
			$this->mirror( get_current_user_id() );
			return;
		}
		$this->send( $change( $this->ofGuest() ), '' );
	}

	/**
	 * Two tabs or two devices may change it at once: what one of them has written is never lost by the other.
	 *
	 * @param callable(list<int>): list<int> $change
	 */
	private function changeOfUser( int $user, callable $change ): void {
		for ( $try = 0; $try < self::TRIES; ++$try ) {
			$rows   = get_user_meta( $user, $this->meta );
			$before = self::join( $rows );
			$after  = $change( $before );
			if ( $after === $before && count( $rows ) < 2 ) {
				return;
			}
			if ( count( $rows ) > 1 ) {
				// Two first additions at once have made a row each.
				delete_user_meta( $user, $this->meta );
				$rows = [];
			}
			$isDone = match ( true ) {
				[] === $after => [] === $rows || delete_user_meta( $user, $this->meta, $rows[0] ),
				[] === $rows  => false !== add_user_meta( $user, $this->meta, $after ),
				default       => false !== update_user_meta( $user, $this->meta, $after, $rows[0] ),
			};
			if ( $isDone ) {
				return;
			}
			wp_cache_delete( $user, 'user_meta' );
		}
	}

	private function mirror( int $user ): void {
		$ids   = array_slice( $this->ofUser( $user ), -self::MIRRORED );
		$owner = [] === $ids ? '' : $this->mark( $user );
		if ( $ids !== $this->sent() || $owner !== $this->owner() ) {
			$this->send( $ids, $owner );
		}
	}

	/** @return list<int> Nothing where the cookie is the mirror of a user who is gone. */
	private function ofGuest(): array {
		return '' === $this->owner() ? $this->sent() : [];
	}

	/** @return list<int> */
	private function sent(): array {
		$text = $_COOKIE[ $this->cookie ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- read as whole numbers.
		return is_string( $text ) ? array_slice( self::join( [ json_decode( wp_unslash( $text ), true, 2 ) ] ), 0, max( $this->most, self::MIRRORED ) ) : [];
	}

	private function owner(): string {
		$owner = $_COOKIE[ "{$this->cookie}_of" ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared.
		return is_string( $owner ) ? $owner : '';
	}

	private function mark( int $user ): string {
		return substr( wp_hash( "{$this->cookie}|{$user}", 'nonce' ), 0, 12 );
	}

	/** @param list<int> $ids */
	private function send( array $ids, string $owner ): void {
		$this->sendCookie( $this->cookie, [] === $ids ? '' : (string) wp_json_encode( $ids ) );
		$this->sendCookie( "{$this->cookie}_of", $owner );
	}

	/** Scripts read it: it says what a page marks, and nothing that is secret. */
	private function sendCookie( string $name, string $value ): void {
		if ( ( $_COOKIE[ $name ] ?? '' ) === $value ) { // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared.
			return;
		}
		if ( ! headers_sent() ) {
			setcookie( $name, $value, [
				'expires'  => '' === $value ? 1 : time() + self::DAYS * DAY_IN_SECONDS,
				'path'     => '/',
				'secure'   => is_ssl(),
				'samesite' => 'Lax',
			] );
		}
		if ( '' === $value ) {
			unset( $_COOKIE[ $name ] );
		} else {
			$_COOKIE[ $name ] = $value;
		}
	}

	/**
	 * @param array<array-key, mixed> $lists As they were stored or sent, by us or by WowStore, whose ids are texts.
	 * @return list<int> Each id once.
	 */
	private static function join( array $lists ): array {
		$ids = [];
		foreach ( $lists as $list ) {
			foreach ( is_array( $list ) ? $list : [] as $one ) {
				$id = is_int( $one ) || is_string( $one ) ? filter_var( $one, FILTER_VALIDATE_INT ) : false;
				if ( false !== $id && $id > 0 ) {
					$ids[] = $id;
				}
			}
		}
		return array_values( array_unique( $ids ) );
	}
}
