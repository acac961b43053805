<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

final class OrderLine {
	/** @param list<array{name: string, value: string}> $choices */
	public function __construct(
		public readonly int $productId,
		public readonly string $name,
		public readonly string $url,
		public readonly int $quantity,
		public readonly Money $total,
		public readonly ?Image $image,
		public readonly array $choices = []
	) {}
}
