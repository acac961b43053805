<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Money;
use Marketday\Lists\Wishlist\Lists\PriceSnapshot;
use Marketday\Lists\Wishlist\Lists\WishlistItem;
use Marketday\Search\Contract\SearchHit;

/** One line of a list as it is drawn. */
final class WishlistRow {
	/**
	 * @param SearchHit|null $found Null for what is not sold any more.
	 * @param WishlistItem|null $item  Null of a sample.
	 */
	public function __construct(
		public readonly int $id,
		public readonly ?SearchHit $found,
		public readonly ?WishlistItem $item = null
	) {}

	public function name(): string {
		return $this->found->product->name ?? __( 'No longer available', 'marketday' );
	}

	/** Number that the shop sells at once. */
	public function quantity(): int {
		$limits = $this->found->product->limits ?? null;
		$wanted = max( $this->item->quantity ?? 1, $limits->minimum ?? 1 );
		return null === $limits?->maximum ? $wanted : min( $wanted, $limits->maximum );
	}

	/** The price when it was saved, where that is another than now's; null otherwise. */
	public function savedPrice(): ?Money {
		$now = $this->now();
		if (
			null === $this->found
			|| null === $now
			|| null === $this->item?->saved->minor
			|| $this->item->saved->currency !== $now->currency
			|| $this->item->saved->minor === $now->minor
		) {
			return null;
		}
		$current = $this->found->price()->current();
		return null === $current ? null : new Money( $this->item->saved->minor, $current->currency );
	}

	/** Amount by which it is cheaper than when it was saved; null where it is not. */
	public function saving(): ?Money {
		$now     = $this->now();
		$by      = null === $now ? 0 : (int) $this->item?->savedBy( $now );
		$current = $this->found?->price()->current();
		return $by > 0 && null !== $current ? new Money( $by, $current->currency ) : null;
	}

	public function isBack(): bool {
		$now = $this->now();
		return null !== $now && true === $this->item?->isBack( $now );
	}

	private function now(): ?PriceSnapshot {
		return null === $this->found ? null : PriceSnapshot::of( $this->found );
	}
}
