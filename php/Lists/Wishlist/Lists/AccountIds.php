<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist\Lists;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\ListedProducts;
use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\MetaIds;
use Marketday\Kernel\UserIds;

/** Ids on any list of a user: what hearts and counts show. What comes in goes to the list that hearts fill, with its price of the day. */
final class AccountIds implements UserIds {
	/** Meta in which WowStore keeps a user's list; it moves over when it is first looked at. */
	private const WOWSTORE = 'wopb_wishlist';

	public function __construct(
		private readonly Engine $engine,
		private readonly NamedLists $lists,
		private readonly WishlistItems $items
	) {}

	public function of( int $user ): array {
		$this->moveOver( $user );
		return array_values( array_unique( array_map( static fn ( WishlistItem $item ): int => $item->productId, $this->items->of( $user ) ) ) );
	}

	public function change( int $user, array $more, array $gone ): void {
		$this->items->remove( $user, $gone );
		$this->items->back( $user, $more );
		$new = array_values( array_diff( $more, $this->of( $user ) ) );
		if ( [] !== $new ) {
			$this->items->add( $this->lists->defaultOf( $user ), $this->snapshots( $new ) );
		}
	}

	public function erase( int $user ): bool {
		$lists = $this->lists->of( $user );
		foreach ( $lists as $list ) {
			$this->lists->delete( $list );
		}
		return delete_user_meta( $user, self::WOWSTORE ) || [] !== $lists;
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, PriceSnapshot> Of what is not sold any more too: a list loses nothing.
	 */
	public function snapshots( array $ids ): array {
		return array_map(
			static fn ( ?\Marketday\Search\Contract\SearchHit $found ): PriceSnapshot => null === $found
				? new PriceSnapshot( null, '', true )
				: PriceSnapshot::of( $found ),
			( new ListedProducts( $this->engine->catalogue() ) )->of( $ids )
		);
	}

	private function moveOver( int $user ): void {
		$ids = MetaIds::join( get_user_meta( $user, self::WOWSTORE ) );
		if ( [] !== $ids ) {
			$this->items->add( $this->lists->defaultOf( $user ), $this->snapshots( $ids ) );
			delete_user_meta( $user, self::WOWSTORE );
		}
	}
}
