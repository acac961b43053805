<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Product of a line, as people read it. */
final class LineProduct {
	/** @param list<array{name: string, value: string}> $choices Chosen attributes and further item data, as people read them. */
	public function __construct(
		public readonly int $productId,
		public readonly int $variationId,
		public readonly string $name,
		public readonly string $url,
		public readonly string $sku,
		public readonly ?Image $image,
		public readonly array $choices = []
	) {}
}
