<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** One line of the basket. Prices and totals are as displayed (tax display setting applied). */
final class BasketLine {
	/** @param list<array{name: string, value: string}> $choices Chosen attributes and further item data, as people read them. */
	public function __construct(
		public readonly string $key,
		public readonly int $productId,
		public readonly int $variationId,
		public readonly string $name,
		public readonly string $url,
		public readonly string $sku,
		public readonly int $quantity,
		public readonly QuantityLimits $limits,
		public readonly bool $soldIndividually,
		public readonly Money $price,
		public readonly Money $regularPrice,
		public readonly Money $total,
		public readonly ?Image $image,
		public readonly array $choices = [],
		/** A link that removes the line without JavaScript (uncacheable pages only: it carries a nonce). */
		public readonly string $removeUrl = '',
		public readonly bool $isTaxed = false
	) {}

	/** @return array<string, mixed> */
	public function toArray(): array {
		return [
			'key'              => $this->key,
			'productId'        => $this->productId,
			'variationId'      => $this->variationId,
			'name'             => $this->name,
			'url'              => $this->url,
			'sku'              => $this->sku,
			'quantity'         => $this->quantity,
			'minimum'          => $this->limits->minimum,
			'maximum'          => $this->limits->maximum,
			'step'             => $this->limits->step,
			'soldIndividually' => $this->soldIndividually,
			'price'            => $this->price->minor,
			'regularPrice'     => $this->regularPrice->minor,
			'total'            => $this->total->minor,
			'image'            => null === $this->image ? null : [
				'src' => $this->image->thumbnail(),
				'alt' => $this->image->alt,
			],
			'choices'          => $this->choices,
			'isTaxed'          => $this->isTaxed,
		];
	}
}
