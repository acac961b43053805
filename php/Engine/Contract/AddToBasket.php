<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** A request to add: a product or variation id, how many, and the chosen values by `attribute_{key}`. */
final class AddToBasket {
	/**
	 * @param array<string, string> $attributes
	 * @param array<string, mixed>    $data What features keep with the line, by the feature's name; never a price.
	 * @param array<array-key, mixed> $sent The request's fields as they came: features take theirs by `SaleEvents::onLineData`.
	 */
	public function __construct(
		public readonly int $productId,
		public readonly int $quantity = 1,
		public readonly int $variationId = 0,
		public readonly array $attributes = [],
		public readonly array $data = [],
		public readonly array $sent = []
	) {}
}
