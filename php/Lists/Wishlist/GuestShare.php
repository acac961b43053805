<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\FirstPartyCookie;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\SignedToken;
use Marketday\Kernel\VisitorData\CookieRegistry;
use Marketday\Kernel\VisitorData\Purpose;
use Marketday\Lists\Wishlist\Lists\AccountIds;
use Marketday\Lists\Wishlist\Lists\NamedList;
use Marketday\Lists\Wishlist\Lists\NamedLists;
use Marketday\Lists\Wishlist\Lists\Visibility;
use Marketday\Lists\Wishlist\Lists\WishlistItem;
use Marketday\Lists\Wishlist\Lists\WishlistItems;

/**
 * A guest's list that others may see: kept in the database from the moment it is shared, and no sooner. The right to change it and to
 * take its link back is in the guest's browser alone, in a cookie that scripts do not read; at log-in the list joins the account's.
 */
final class GuestShare {
	private const COOKIE  = 'marketday_shared_list';
	private const PURPOSE = 'wishlist-of-guest';
	private const DAYS    = 90;

	public function __construct(
		private readonly NamedLists $lists,
		private readonly WishlistItems $items,
		private readonly AccountIds $products,
		private readonly GuestNotes $notes
	) {}

	public function register(): void {
		CookieRegistry::add(
			self::COOKIE,
			Purpose::Functional,
			self::DAYS * DAY_IN_SECONDS,
			static fn (): string => __( 'Which shared list belongs to a guest.', 'marketday' )
		);
		add_action( 'init', [ $this, 'join' ], 21 );
	}

	/** Null while the guest shares nothing. */
	public function list(): ?NamedList {
		$sent = FirstPartyCookie::read( self::COOKIE );
		$id   = '' !== $sent ? SignedToken::read( self::PURPOSE, $sent ) : null;
		return null === $id ? null : $this->lists->find( 0, (int) $id );
	}

	/** @param list<int> $ids */
	public function begin( array $ids ): void {
		if ( null === $this->list() ) {
			( new RateLimit( 'shared-lists', 5, HOUR_IN_SECONDS ) )->spend();
			$list = $this->lists->create( 0, '', '', Visibility::ByLink );
			$this->send( SignedToken::sign( self::PURPOSE, (string) $list->id, time() + self::DAYS * DAY_IN_SECONDS ) );
		}
		$this->follow( $ids );
	}

	public function end(): void {
		$list = $this->list();
		if ( null !== $list ) {
			$this->lists->delete( $list );
		}
		$this->send( '' );
	}

	/**
	 * Others see what the guest has now.
	 *
	 * @param list<int> $ids
	 */
	public function follow( array $ids ): void {
		$list = is_user_logged_in() ? null : $this->list();
		if ( null === $list ) {
			return;
		}
		$known = array_map( static fn ( WishlistItem $item ): int => $item->productId, $this->items->on( $list ) );
		$this->items->remove( 0, array_values( array_diff( $known, $ids ) ), $list->id );
		$this->items->add( $list, $this->products->snapshots( array_values( array_diff( $ids, $known ) ) ) );
		foreach ( $this->notes->of( ...$ids ) as $id => $item ) {
			$this->items->describe( $list, $id, $item->quantity, $item->note );
		}
	}

	/** Moves what a guest has shared, with its link, among the lists of the account. */
	public function join(): void {
		$list = is_user_logged_in() && isset( $_COOKIE[ self::COOKIE ] ) ? $this->list() : null;
		if ( null !== $list ) {
			$this->lists->rename( $list, __( 'Shared list', 'marketday' ) );
			$this->lists->give( $list, get_current_user_id() );
			$this->send( '' );
		}
	}

	private function send( string $value ): void {
		FirstPartyCookie::send( self::COOKIE, $value, time() + self::DAYS * DAY_IN_SECONDS );
	}
}
