<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

/** Product or variation that an item is. */
final class ItemSource {
	/** @param array<string, string> $attributes Value by `attribute_{key}`, '' = any; [] where it is no variation. */
	public function __construct(
		public readonly int $id,
		public readonly int $productId,
		public readonly int $variationId,
		public readonly string $type,
		public readonly array $attributes = []
	) {}
}
