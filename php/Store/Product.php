<?php

declare( strict_types=1 );

namespace Marketday\Store;

/** One published product as a visitor may see it. HTML fields are safe HTML; all others are plain text. */
final class Product {
	/**
	 * @param list<Picture>          $pictures   Main picture first.
	 * @param list<Term>             $categories
	 * @param list<Term>             $tags
	 * @param list<ProductAttribute> $attributes
	 * @param list<int>              $groupedIds
	 * @param list<int>              $upsellIds
	 * @param list<int>              $crossSellIds
	 */
	public function __construct(
		public readonly int $id,
		public readonly ProductType $type,
		public readonly string $name,
		public readonly string $slug,
		public readonly string $url,
		public readonly string $sku,
		public readonly RichText $shortDescription,
		public readonly RichText $description,
		public readonly Price $price,
		public readonly Stock $stock,
		public readonly Rating $rating,
		public readonly array $pictures,
		public readonly array $categories,
		public readonly array $tags,
		public readonly array $attributes,
		public readonly bool $featured,
		public readonly bool $purchasable,
		public readonly bool $soldIndividually,
		public readonly QuantityLimits $limits,
		public readonly AddToBasketLink $addToBasket,
		public readonly array $groupedIds = [],
		public readonly array $upsellIds = [],
		public readonly array $crossSellIds = [],
		public readonly string $gtin = '',
		public readonly string $weight = '',
		public readonly string $dimensions = '',
		public readonly bool $reviewsAllowed = true
	) {}

	public function picture(): ?Picture {
		return $this->pictures[0] ?? null;
	}
}
