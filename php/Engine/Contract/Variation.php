<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** A buyable form of a variable product. `attributes`: value by `attribute_{key}`; '' means any value (docs/PROTOCOL.md#variation). */
final class Variation {
	/** @param array<string, string> $attributes */
	public function __construct(
		public readonly int $id,
		public readonly int $productId,
		public readonly ProductCodes $codes,
		public readonly array $attributes,
		public readonly Price $price,
		public readonly Stock $stock,
		public readonly VariationSale $sale,
		public readonly ?Image $image
	) {}
}
