<?php

declare( strict_types=1 );

namespace Marketday\Store\Discovery;

/** One page of a listing, and how many products there are in all. */
final class Found {
	/**
	 * @param list<FoundProduct> $products
	 * @param string             $corrected What was searched for instead; '' where the words were found as typed.
	 * @param bool               $isAsTyped Every word that was searched for is known to be the catalogue's own.
	 */
	public function __construct(
		public readonly array $products,
		public readonly int $total,
		public readonly int $page,
		public readonly int $perPage,
		public readonly string $corrected = '',
		public readonly bool $isAsTyped = false
	) {}

	public function pages(): int {
		return $this->perPage > 0 ? (int) ceil( $this->total / $this->perPage ) : 1;
	}
}
