<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\ListedProducts;
use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\VisitorData\Erasure;
use Marketday\Kernel\VisitorData\PersonalData;
use Marketday\Kernel\VisitorData\PersonalItem;
use Marketday\Lists\Wishlist\Emails\EmailChoice;
use Marketday\Lists\Wishlist\Lists\AccountIds;
use Marketday\Lists\Wishlist\Lists\NamedList;
use Marketday\Lists\Wishlist\Lists\NamedLists;
use Marketday\Lists\Wishlist\Lists\WishlistItem;
use Marketday\Lists\Wishlist\Lists\WishlistItems;

/** Lists of a user in WordPress's tools for personal data, and how they erase them; a user who is deleted takes them along. */
final class WishlistData {
	public function __construct(
		private readonly Engine $engine,
		private readonly NamedLists $lists,
		private readonly WishlistItems $items,
		private readonly AccountIds $ids,
		private readonly EmailChoice $emails
	) {}

	public function register(): void {
		PersonalData::add( 'wishlist', static fn (): string => __( 'Wishlist', 'marketday' ), $this->export( ... ), $this->erase( ... ) );
		add_action( 'deleted_user', fn ( int $user ) => $this->ids->erase( $user ) );
	}

	/** @return list<PersonalItem> */
	private function export( string $email ): array {
		$user  = get_user_by( 'email', $email );
		$items = [];
		if ( false !== $user ) {
			$this->ids->of( $user->ID );
			$lists = [];
			foreach ( $this->lists->of( $user->ID ) as $list ) {
				$lists[ $list->id ] = $list;
			}
			$saved = $this->items->of( $user->ID );
			$found  = ( new ListedProducts( $this->engine->catalogue() ) )->of( array_values( array_unique( array_map(
				static fn ( WishlistItem $item ): int => $item->productId,
				$saved
			) ) ) );
			foreach ( $saved as $item ) {
				$items[] = $this->item( $item, $lists[ $item->listId ] ?? null, $found[ $item->productId ]->product->name ?? "#{$item->productId}" );
			}
		}
		return $items;
	}

	private function item( WishlistItem $item, ?NamedList $list, string $product ): PersonalItem {
		return new PersonalItem( "wishlist-{$item->id}", [
			__( 'Product', 'marketday' )    => $product,
			__( 'List', 'marketday' )       => $list?->name() ?? '',
			__( 'Visibility', 'marketday' ) => $list?->visibility->label() ?? '',
			__( 'Quantity', 'marketday' )   => (string) $item->quantity,
			__( 'Note', 'marketday' )       => $item->note,
			__( 'Saved on', 'marketday' )   => (string) wp_date( 'Y-m-d', $item->addedAt ),
		] );
	}

	private function erase( string $email ): Erasure {
		$user  = get_user_by( 'email', $email );
		$isOne = false !== $user && $this->ids->erase( $user->ID );
		if ( false !== $user ) {
			$this->emails->choose( $user->ID, false );
		}
		return new Erasure( $isOne );
	}
}
