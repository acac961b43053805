<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\ListedProducts;
use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\VisitorList;
use Marketday\Lists\Wishlist\Lists\NamedList;
use Marketday\Lists\Wishlist\Lists\NamedLists;
use Marketday\Lists\Wishlist\Lists\PriceSnapshot;
use Marketday\Lists\Wishlist\Lists\WishlistItem;
use Marketday\Lists\Wishlist\Lists\WishlistItems;
use Marketday\Search\Contract\SearchHit;

/** Items of the current visitor: a guest's one list in the browser, a user's lists. A list's id is 0 for all of them. */
final class Wishlist {
	public function __construct(
		private readonly Engine $engine,
		private readonly VisitorList $list,
		private readonly LogInSetting $setting,
		private readonly NamedLists $lists,
		private readonly WishlistItems $items,
		private readonly GuestShare $shared,
		private readonly GuestNotes $notes
	) {}

	/** Tells whether the visitor has to log in first. */
	public function isClosed(): bool {
		return $this->setting->isOn() && ! is_user_logged_in();
	}

	/** @return list<int> */
	public function ids(): array {
		return $this->isClosed() ? [] : $this->list->ids();
	}

	/** @return list<NamedList> None of a guest. */
	public function lists(): array {
		return is_user_logged_in() ? $this->lists->of( get_current_user_id() ) : [];
	}

	/** @return list<WishlistRow> The last that was added first; what is on several lists once. */
	public function rows( int $list = 0 ): array {
		if ( $this->isClosed() ) {
			return [];
		}
		$ids    = $this->list->ids();
		$items = is_user_logged_in() ? [] : $this->notes->of( ...$ids );
		if ( is_user_logged_in() ) {
			foreach ( $this->items->of( get_current_user_id() ) as $item ) {
				if ( 0 === $list || $list === $item->listId ) {
					$items[ $item->productId ] ??= $item;
				}
			}
			$ids = array_keys( $items );
		}
		return $this->drawRows( array_reverse( $ids ), $items );
	}

	/**
	 * @param list<int> $ids
	 * @return list<WishlistRow> Of a list that is kept elsewhere, the last that was added first: what visitors can see of it.
	 */
	public function rowsOfIds( array $ids ): array {
		$shown = array_slice( array_reverse( $ids ), 0, $this->list->most );
		return array_values( array_filter( $this->drawRows( $shown, [] ), static fn ( WishlistRow $row ): bool => null !== $row->found ) );
	}

	/** @return list<WishlistRow> Of a list that is shared: what visitors can see of it. */
	public function rowsOf( NamedList $list ): array {
		$items = [];
		foreach ( $this->items->on( $list ) as $item ) {
			$items[ $item->productId ] = $item;
		}
		return array_values( array_filter(
			$this->drawRows( array_reverse( array_keys( $items ) ), $items ),
			static fn ( WishlistRow $row ): bool => null !== $row->found
		) );
	}

	/**
	 * @return bool False where it was there already.
	 * @throws Problem Where visitors cannot see it, or the list is full.
	 */
	public function add( int $id ): bool {
		if ( $this->list->has( $id ) ) {
			return false;
		}
		$this->check( $id );
		$this->list->add( $id );
		$this->shared->follow( $this->list->ids() );
		return true;
	}

	/**
	 * Puts what is wished for onto this one of a user's lists, from the one that hearts fill where it is there.
	 *
	 * @throws Problem Where the user has no such list, or as `add()`.
	 */
	public function addTo( int $id, int $list ): NamedList {
		$user = get_current_user_id();
		$goal = $this->lists->find( $user, $list ) ?? throw Problem::notFound( 'marketday_list_not_found', __( 'We can’t find that list.', 'marketday' ) );
		$this->add( $id );
		$first = $this->lists->defaultOf( $user );
		foreach ( $goal->id === $first->id ? [] : $this->items->on( $first ) as $item ) {
			if ( $item->productId === $id ) {
				$this->items->move( $item, $goal );
				return $goal;
			}
		}
		$found = $this->product( $id );
		if ( null !== $found ) {
			$this->items->add( $goal, [ $id => PriceSnapshot::of( $found ) ] );
		}
		return $goal;
	}

	/**
	 * Keeps what was in the basket, as many as there were.
	 *
	 * @throws Problem As `add()`.
	 */
	public function keep( int $id, int $quantity ): void {
		if ( ! is_user_logged_in() ) {
			$this->add( $id );
			return;
		}
		$found = $this->list->has( $id ) ? $this->product( $id ) : $this->check( $id );
		if ( null !== $found ) {
			$list = $this->lists->defaultOf( get_current_user_id() );
			if ( 0 === $this->items->add( $list, [ $id => PriceSnapshot::of( $found ) ], $quantity ) ) {
				$this->items->describe( $list, $id, $quantity, $this->noteOn( $list, $id ) );
			}
			$this->list->mirrorAgain();
		}
	}

	/**
	 * @param list<int> $ids
	 * @return bool False where none of them was there.
	 */
	public function remove( array $ids, int $list = 0 ): bool {
		if ( [] === array_intersect( $ids, $this->list->ids() ) ) {
			return false;
		}
		if ( 0 !== $list && is_user_logged_in() ) {
			$isGone = $this->items->remove( get_current_user_id(), $ids, $list ) > 0;
			$this->list->mirrorAgain();
			return $isGone;
		}
		$this->list->remove( $ids );
		$this->shared->follow( $this->list->ids() );
		return true;
	}

	public function clear( int $list = 0 ): void {
		$this->remove( array_map( static fn ( WishlistRow $row ): int => $row->id, $this->rows( $list ) ), $list );
	}

	public function product( int $id ): ?SearchHit {
		return ( new ListedProducts( $this->engine->catalogue() ) )->one( $id );
	}

	/**
	 * Puts one into the basket and takes it off the list.
	 *
	 * @throws StoreError Where the basket refuses it; it stays on the list.
	 */
	public function moveToBasket( int $id, int $list = 0 ): void {
		foreach ( $this->rows( $list ) as $row ) {
			if ( $row->id === $id ) {
				$this->buy( $row );
				$this->remove( [ $id ], $list );
				return;
			}
		}
		$this->buy( new WishlistRow( $id, $this->product( $id ) ) );
	}

	/**
	 * Puts all that can be bought as they are into the basket; the others stay.
	 *
	 * @param list<int> $ids
	 * @return int How many were moved.
	 */
	public function moveAllToBasket( array $ids, int $list = 0 ): int {
		$moved = [];
		foreach ( array_reverse( $this->rows( $list ) ) as $row ) {
			try {
				if ( in_array( $row->id, $ids, true ) ) {
					$this->buy( $row );
					$moved[] = $row->id;
				}
			} catch ( StoreError ) {
				continue;
			}
		}
		$this->remove( $moved, $list );
		return count( $moved );
	}

	private function buy( WishlistRow $row ): void {
		$found = $row->found;
		if ( null === $found || ! ListedProducts::isAddable( $found ) ) {
			throw new StoreError( 'marketday_choice_needed', __( 'Choose this product’s options on its page.', 'marketday' ) );
		}
		$this->engine->basket()->add( new AddToBasket( $found->product->id, $row->quantity(), $found->variation->id ?? 0, $found->variation->attributes ?? [] ) );
	}

	/** @throws Problem */
	private function check( int $id ): SearchHit {
		$found = $this->product( $id ) ?? throw Problem::notFound( 'marketday_product_not_found', __( 'We can’t find that product.', 'marketday' ) );
		if ( $this->list->isFull() ) {
			/* translators: %d: a number. */
			throw new Problem( 409, 'marketday_list_full', sprintf( __( 'Your wishlist is full. It holds up to %d products.', 'marketday' ), $this->list->most ) );
		}
		return $found;
	}

	private function noteOn( NamedList $list, int $id ): string {
		foreach ( $this->items->on( $list ) as $item ) {
			if ( $item->productId === $id ) {
				return $item->note;
			}
		}
		return '';
	}

	/**
	 * @param list<int>                $ids
	 * @param array<int, WishlistItem> $items By product.
	 * @return list<WishlistRow>
	 */
	private function drawRows( array $ids, array $items ): array {
		$rows = [];
		foreach ( ( new ListedProducts( $this->engine->catalogue() ) )->of( $ids ) as $id => $found ) {
			$rows[] = new WishlistRow( $id, $found, $items[ $id ] ?? null );
		}
		return $rows;
	}
}
