<?php

declare( strict_types=1 );

namespace Marketday\Wishlist;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\VisitorList;
use Marketday\Listing\ListedProducts;
use Marketday\Store\AddToBasket;
use Marketday\Store\Discovery\FoundProduct;
use Marketday\Store\Engine;
use Marketday\Store\StoreError;

/** The current visitor's wishlist. */
final class Wishlist {
	public function __construct(
		private readonly Engine $engine,
		private readonly VisitorList $list,
		private readonly LogInSetting $setting
	) {}

	/** Whether the visitor has to log in first. */
	public function isClosed(): bool {
		return $this->setting->isOn() && ! is_user_logged_in();
	}

	/** @return list<int> */
	public function ids(): array {
		return $this->isClosed() ? [] : $this->list->ids();
	}

	/** @return array<int, FoundProduct|null> By id, the last that was added first; null for what is not sold any more. */
	public function products(): array {
		return ( new ListedProducts( $this->engine->catalogue() ) )->of( array_reverse( $this->ids() ) );
	}

	/** @return list<FoundProduct> Of a user whose list is shared: what visitors can see of it. */
	public function productsOf( int $user ): array {
		return array_values( array_filter( ( new ListedProducts( $this->engine->catalogue() ) )->of( array_reverse( $this->list->ofUser( $user ) ) ) ) );
	}

	/**
	 * @return bool False where it was there already.
	 * @throws Problem Where visitors cannot see it, or the list is full.
	 */
	public function add( int $id ): bool {
		if ( $this->list->has( $id ) ) {
			return false;
		}
		if ( null === $this->product( $id ) ) {
			throw Problem::notFound( 'marketday_product_not_found', __( 'There is no such product.', 'marketday' ) );
		}
		if ( $this->list->isFull() ) {
			/* translators: %d: a number. */
			throw new Problem( 409, 'marketday_list_full', sprintf( __( 'Your wishlist is full: it holds %d products.', 'marketday' ), $this->list->most ) );
		}
		$this->list->add( $id );
		return true;
	}

	/** @param list<int> $ids @return bool False where none of them was there. */
	public function remove( array $ids ): bool {
		if ( [] === array_intersect( $ids, $this->list->ids() ) ) {
			return false;
		}
		$this->list->remove( $ids );
		return true;
	}

	public function clear(): void {
		$this->list->clear();
	}

	public function product( int $id ): ?FoundProduct {
		return ( new ListedProducts( $this->engine->catalogue() ) )->one( $id );
	}

	/**
	 * Puts one into the basket and takes it off the list.
	 *
	 * @throws StoreError Where the basket refuses it; it stays on the list.
	 */
	public function moveToBasket( int $id ): void {
		$found = $this->product( $id );
		if ( null === $found || ! ListedProducts::isAddable( $found ) ) {
			throw new StoreError( 'marketday_choice_needed', __( 'Please choose this product’s options on its page.', 'marketday' ) );
		}
		$this->engine->basket()->add( new AddToBasket( $found->product->id, $found->product->limits->minimum, $found->variation->id ?? 0, $found->variation->attributes ?? [] ) );
		$this->list->remove( [ $id ] );
	}

	/**
	 * Puts all that can be bought as they are into the basket; the others stay.
	 *
	 * @param list<int> $ids
	 * @return int How many were moved.
	 */
	public function moveAllToBasket( array $ids ): int {
		$moved = 0;
		foreach ( array_intersect( $this->list->ids(), $ids ) as $id ) {
			try {
				$this->moveToBasket( $id );
				++$moved;
			} catch ( StoreError ) {
				continue;
			}
		}
		return $moved;
	}
}
