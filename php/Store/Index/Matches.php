<?php

declare( strict_types=1 );

namespace Marketday\Store\Index;

/** What matches in one segment: products, and on which planes their units do. */
final class Matches {
	/** @param array<int, string> $planes Matching units by plane, at their products' ordinals. */
	public function __construct(
		public readonly string $products,
		public readonly array $planes
	) {}
}
