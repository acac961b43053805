<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** One line of the basket. Prices and totals are as displayed (tax display setting applied). */
final class BasketLine {
	public function __construct(
		public readonly string $key,
		public readonly LineProduct $product,
		public readonly LinePieces $pieces,
		public readonly LinePrices $prices,
		/** A link that removes the line without JavaScript (uncacheable pages only: it carries a nonce). */
		public readonly string $removeUrl = '',
		/** True for a line that goes with another one, and cannot be removed alone. */
		public readonly bool $isBound = false
	) {}

	/** @return array<string, mixed> */
	public function toArray(): array {
		return [
			'key'              => $this->key,
			'productId'        => $this->product->productId,
			'variationId'      => $this->product->variationId,
			'name'             => $this->product->name,
			'url'              => $this->product->url,
			'sku'              => $this->product->sku,
			'quantity'         => $this->pieces->quantity,
			'minimum'          => $this->pieces->limits->minimum,
			'maximum'          => $this->pieces->limits->maximum,
			'step'             => $this->pieces->limits->step,
			'soldIndividually' => $this->pieces->soldIndividually,
			'price'            => $this->prices->each->minor,
			'regularPrice'     => $this->prices->regular->minor,
			'total'            => $this->prices->total->minor,
			'image'            => null === $this->product->image ? null : [
				'src' => $this->product->image->thumbnail(),
				'alt' => $this->product->image->alt,
			],
			'choices'          => $this->product->choices,
			'isTaxed'          => $this->prices->isTaxed,
		] + array_filter( [
			'isFixed' => $this->pieces->isFixed,
			'isBound' => $this->isBound,
		] );
	}
}
