<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Values that a variation joins, and whether it can be bought: what a page needs of a product that has very many. */
final class Combination {
	/** @param array<string, string> $attributes Value by `attribute_{key}`; '' means any. */
	public function __construct(
		public readonly int $id,
		public readonly array $attributes,
		public readonly bool $inStock,
		/** 0 where it has none of its own. */
		public readonly int $pictureId
	) {}
}
