<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist\Lists;

defined( 'ABSPATH' ) || exit;

/** One product (or variation) on a user's list, with what was known when it was saved. */
final class WishlistItem {
	/** @param int      $addedAt    Unix time. */
	public function __construct(
		public readonly int $id,
		public readonly int $listId,
		public readonly int $productId,
		public readonly int $quantity,
		public readonly string $note,
		public readonly PriceSnapshot $saved,
		public readonly int $addedAt,
		public readonly SentNews $announced
	) {}

	/** @param object $row Of the table. */
	public static function fromRow( object $row ): self {
		$fields = get_object_vars( $row );
		$whole  = static fn ( string $name ): int => (int) ( is_scalar( $fields[ $name ] ?? null ) ? $fields[ $name ] : 0 );
		$text   = static fn ( string $name ): string => is_scalar( $fields[ $name ] ?? null ) ? (string) $fields[ $name ] : '';
		return new self(
			$whole( 'id' ),
			$whole( 'list_id' ),
			$whole( 'product_id' ),
			max( 1, $whole( 'quantity' ) ),
			$text( 'note' ),
			new PriceSnapshot( isset( $fields['price'] ) ? $whole( 'price' ) : null, $text( 'currency' ), 1 === $whole( 'in_stock' ) ),
			$whole( 'added_at' ),
			new SentNews( isset( $fields['told_price'] ) ? $whole( 'told_price' ) : null, 1 === $whole( 'told_stock' ) )
		);
	}

	/** @return int Minor units; 0 where it is not cheaper than when it was saved. */
	public function savedBy( PriceSnapshot $now ): int {
		return null === $this->saved->minor || null === $now->minor || $this->saved->currency !== $now->currency ? 0 : max( 0, $this->saved->minor - $now->minor );
	}

	/** True if it was out of stock when it was saved, or since. */
	public function isBack( PriceSnapshot $now ): bool {
		return ! $this->saved->inStock && $now->inStock;
	}
}
