<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist\Lists;

defined( 'ABSPATH' ) || exit;

use Marketday\Search\Contract\SearchHit;

/** Price of a product at a moment, as displayed, and whether it can be bought. */
final class PriceSnapshot {
	/** @param int|null $minor In minor units; null without a price. */
	public function __construct(
		public readonly ?int $minor,
		public readonly string $currency,
		public readonly bool $inStock
	) {}

	public static function of( SearchHit $found ): self {
		$price = $found->price()->current();
		$stock = $found->variation->stock ?? $found->product->stock;
		return new self( $price?->minor, $price->currency->code ?? '', $stock->isBuyable() );
	}
}
