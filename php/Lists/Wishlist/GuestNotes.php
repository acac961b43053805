<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Http\FirstPartyCookie;
use Marketday\Kernel\VisitorData\CookieRegistry;
use Marketday\Kernel\VisitorData\Purpose;
use Marketday\Lists\Wishlist\Lists\NamedLists;
use Marketday\Lists\Wishlist\Lists\PriceSnapshot;
use Marketday\Lists\Wishlist\Lists\SentNews;
use Marketday\Lists\Wishlist\Lists\WishlistItem;
use Marketday\Lists\Wishlist\Lists\WishlistItems;

/**
 * Quantities and notes of a guest: in the browser alone, in a cookie that scripts do not read, like the list itself. At log-in they
 * join the account's; nothing of them stays in the browser then.
 */
final class GuestNotes {
	private const COOKIE = 'marketday_wish_notes';
	private const DAYS   = 7;

	/** Bytes of the cookie: browsers keep 4096 of each. */
	private const ROOM = 3500;

	private const MOST = 1_000_000;

	public function __construct(
		private readonly NamedLists $lists,
		private readonly WishlistItems $items
	) {}

	public function register(): void {
		CookieRegistry::add(
			self::COOKIE,
			Purpose::Functional,
			self::DAYS * DAY_IN_SECONDS,
			static fn (): string => __( 'Quantities and notes a guest has added to products on a list.', 'marketday' )
		);
		// The ids have joined before: `VisitorList`.
		add_action( 'init', $this->join( ... ), 21 );
	}

	/** @return array<int, WishlistItem> Of these products of a guest, by id; the quantity is 1 and the note '' where nothing was said. */
	public function of( int ...$ids ): array {
		$entries = $this->read();
		$made    = [];
		foreach ( $ids as $id ) {
			[ $quantity, $note ] = $entries[ $id ] ?? [ 1, '' ];
			$made[ $id ]         = new WishlistItem( 0, 0, $id, $quantity, $note, new PriceSnapshot( null, '', true ), 0, new SentNews( null, false ) );
		}
		return $made;
	}

	/**
	 * @param list<int>                      $ids What is on the list: of others nothing is kept.
	 * @param array<int, array{int, string}> $new Quantities and notes by id; those of the others stay.
	 * @throws StoreError Where a cookie has no room for it; nothing has changed then.
	 */
	public function keep( array $ids, array $new ): void {
		$kept = array_filter( array_intersect_key( $new + $this->read(), array_flip( $ids ) ), static fn ( array $one ): bool => [ 1, '' ] !== $one );
		$text = [] === $kept ? '' : (string) wp_json_encode( $kept, JSON_UNESCAPED_UNICODE );
		if ( strlen( rawurlencode( $text ) ) > self::ROOM ) {
			throw new StoreError( 'marketday_notes_full', __( 'That’s too much to save here. Log in to keep more.', 'marketday' ) );
		}
		$this->send( $text );
	}

	/** The greater quantity counts; a note of the account's own stays, and the guest's follows it. */
	private function join(): void {
		$user    = get_current_user_id();
		$entries = 0 === $user ? [] : $this->read();
		if ( [] === $entries ) {
			return;
		}
		$list = $this->lists->defaultOf( $user );
		foreach ( $this->items->on( $list ) as $item ) {
			[ $quantity, $note ] = $entries[ $item->productId ] ?? [ 1, '' ];
			$notes               = array_unique( array_filter( [ $item->note, $note ], static fn ( string $one ): bool => '' !== $one ) );
			$this->items->describe( $list, $item->productId, max( $quantity, $item->quantity ), implode( "\n", $notes ) );
		}
		$this->send( '' );
	}

	/** @return array<int, array{int, string}> Quantity and note by product. */
	private function read(): array {
		$sent    = FirstPartyCookie::read( self::COOKIE );
		$read    = strlen( $sent ) <= 2 * self::ROOM ? json_decode( $sent, true, 3 ) : null;
		$entries = [];
		foreach ( is_array( $read ) ? $read : [] as $id => $one ) {
			$quantity = is_array( $one ) ? $one[0] ?? null : null;
			$note     = is_array( $one ) ? $one[1] ?? null : null;
			if ( is_int( $id ) && $id > 0 && is_int( $quantity ) && $quantity > 0 && $quantity <= self::MOST && is_string( $note ) ) {
				$entries[ $id ] = [ $quantity, mb_substr( sanitize_textarea_field( $note ), 0, WishlistItems::LONGEST_NOTE ) ];
			}
		}
		return $entries;
	}

	private function send( string $value ): void {
		FirstPartyCookie::send( self::COOKIE, $value, time() + self::DAYS * DAY_IN_SECONDS );
	}
}
