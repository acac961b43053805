<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\FirstPartyCookie;
use Marketday\Kernel\VisitorData\CookieRegistry;
use Marketday\Kernel\VisitorData\Purpose;

/**
 * A list of ids that a visitor keeps. A guest's is in the browser alone: a cookie with a JSON list, for seven days. A user's is with the
 * account; the same cookie then mirrors it, so that a page tells counts and marks without a request. A second cookie says whose mirror
 * it is: a guest's list joins that of whoever logs in, another user's never does, and logging out takes it away.
 */
final class VisitorList {
	private const DAYS = 7;

	/** Number of ids that fit into a cookie. */
	private const MIRRORED = 300;

	/** @param int $most How many a visitor may add; lists that join may be longer. */
	public function __construct(
		private readonly string $cookie,
		private readonly UserIds $users,
		public readonly int $most
	) {}

	public function register(): void {
		CookieRegistry::add(
			$this->cookie,
			Purpose::Functional,
			self::DAYS * DAY_IN_SECONDS,
			static fn (): string => __( 'The products the visitor has put on a list.', 'marketday' )
		);
		CookieRegistry::add(
			"{$this->cookie}_of",
			Purpose::Functional,
			self::DAYS * DAY_IN_SECONDS,
			static fn (): string => __( 'Who the list belongs to, so another user of the browser doesn’t see it.', 'marketday' )
		);
		add_action( 'init', [ $this, 'settle' ], 20 );
		add_action( 'wp_logout', [ $this, 'forget' ] );
	}

	/** @return list<int> Of the current visitor, in the order they were added. */
	public function ids(): array {
		return is_user_logged_in() ? $this->ofUser( get_current_user_id() ) : $this->ofGuest();
	}

	/** @return list<int> */
	public function ofUser( int $user ): array {
		return $this->users->of( $user );
	}

	public function has( int $id ): bool {
		return in_array( $id, $this->ids(), true );
	}

	public function isFull(): bool {
		return count( $this->ids() ) >= $this->most;
	}

	public function add( int $id ): void {
		$this->change( [ $id ], [] );
	}

	/** @param list<int> $gone */
	public function remove( array $gone ): void {
		$this->change( [], $gone );
	}

	/**
	 * Puts them into this order.
	 *
	 * @param list<int> $ids The same ids; where others have come or gone meanwhile, nothing changes.
	 */
	public function arrange( array $ids ): void {
		if ( [] === array_diff( $ids, $this->ids() ) && count( $ids ) === count( $this->ids() ) ) {
			$this->change( $ids, $ids );
		}
	}

	public function clear(): void {
		$this->remove( $this->ids() );
	}

	public function eraseUser( int $user ): bool {
		return $this->users->erase( $user );
	}

	/** A guest's list joins that of the user who has logged in, and the cookie becomes the mirror of both. */
	public function settle(): void {
		if ( ! is_user_logged_in() ) {
			return;
		}
		$user   = get_current_user_id();
		$guests = '' === $this->owner() ? $this->cookieIds() : [];
		if ( [] !== $guests ) {
			$this->users->change( $user, $guests, [] );
		}
		$this->mirror( $user );
	}

	public function forget(): void {
		$this->send( [], '' );
	}

	/**
	 * Changes the list as `UserIds::change()` does.
	 *
	 * @param list<int> $more
	 * @param list<int> $gone
	 */
	private function change( array $more, array $gone ): void {
		if ( ! is_user_logged_in() ) {
			$this->send( array_values( array_unique( [ ...array_diff( $this->ofGuest(), $gone ), ...$more ] ) ), '' );
			return;
		}
		$this->settle();
		$user = get_current_user_id();
		$this->users->change( $user, $more, $gone );
		$this->mirror( $user );
	}

	/** The cookie follows a change of the account's list that was made past this object. */
	public function mirrorAgain(): void {
		if ( is_user_logged_in() ) {
			$this->mirror( get_current_user_id() );
		}
	}

	private function mirror( int $user ): void {
		$ids   = array_slice( $this->ofUser( $user ), -self::MIRRORED );
		$owner = [] === $ids ? '' : $this->mark( $user );
		if ( $ids !== $this->cookieIds() || $owner !== $this->owner() ) {
			$this->send( $ids, $owner );
		}
	}

	/** @return list<int> Nothing where the cookie is the mirror of a user who is gone. */
	private function ofGuest(): array {
		return '' === $this->owner() ? $this->cookieIds() : [];
	}

	/** @return list<int> */
	private function cookieIds(): array {
		return array_slice( MetaIds::join( [ json_decode( FirstPartyCookie::read( $this->cookie ), true, 2 ) ] ), 0, max( $this->most, self::MIRRORED ) );
	}

	private function owner(): string {
		return FirstPartyCookie::read( "{$this->cookie}_of" );
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
		if ( FirstPartyCookie::read( $name ) === $value ) {
			return;
		}
		FirstPartyCookie::send( $name, $value, time() + self::DAYS * DAY_IN_SECONDS, false );
	}
}
