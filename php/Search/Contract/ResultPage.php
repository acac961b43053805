<?php

declare( strict_types=1 );

namespace Marketday\Search\Contract;

defined( 'ABSPATH' ) || exit;

/** One page of a listing, and how many products there are in all. */
final class ResultPage {
	/**
	 * @param list<SearchHit> $products
	 * @param string             $corrected What was searched for instead; '' where the words were found as typed.
	 * @param bool               $isAsTyped Every word that was searched for is known to be the catalogue's own.
	 * @param bool               $isPartial No product has all the words; these have most of them.
	 * @param list<string>       $leftOut   Words, as typed, that none of these products has.
	 */
	public function __construct(
		public readonly array $products,
		public readonly int $total,
		public readonly int $page,
		public readonly int $perPage,
		public readonly string $corrected = '',
		public readonly bool $isAsTyped = false,
		public readonly bool $isPartial = false,
		public readonly array $leftOut = []
	) {}

	public function pages(): int {
		return $this->perPage > 0 ? (int) ceil( $this->total / $this->perPage ) : 1;
	}
}
