<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * One published product as a visitor may see it. HTML fields are safe HTML; all others are plain text. What takes long to read is
 * read when it is asked for: a card whose variation was looked for shows that one's price and picture, and no details.
 */
final class Product {
	/**
	 * @param Lazy<Price>          $price
	 * @param Lazy<Image|null>     $image
	 * @param Lazy<list<ProductAttribute>> $attributes
	 * @param Lazy<ProductDetails> $details
	 * @many-parameters Two mappers make it; each template and feature reads it, field by field. Four parts are read only when they are asked for.
	 */
	public function __construct(
		public readonly int $id,
		public readonly ProductType $type,
		public readonly string $name,
		public readonly string $slug,
		public readonly string $url,
		public readonly string $sku,
		public readonly string $gtin,
		public readonly RichText $shortDescription,
		public readonly RichText $description,
		public readonly Stock $stock,
		public readonly Rating $rating,
		public readonly bool $purchasable,
		public readonly bool $soldIndividually,
		public readonly QuantityLimits $limits,
		public readonly AddToBasketLink $addToBasket,
		private readonly Lazy $price,
		private readonly Lazy $image,
		private readonly Lazy $attributes,
		private readonly Lazy $details
	) {}

	public function price(): Price {
		return $this->price->value();
	}

	/** The main one; null where the product has none. */
	public function image(): ?Image {
		return $this->image->value();
	}

	/** @return list<ProductAttribute> */
	public function attributes(): array {
		return $this->attributes->value();
	}

	public function details(): ProductDetails {
		return $this->details->value();
	}
}
