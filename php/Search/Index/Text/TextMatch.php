<?php

declare( strict_types=1 );

namespace Marketday\Search\Index\Text;

defined( 'ABSPATH' ) || exit;

use Marketday\Search\Index\Bits;

/** Match of a text: products in ranks, best first. Bitmaps are by segment. */
final class TextMatch {
	/**
	 * @param list<array<int, string>> $ranks      Each product is in one of them.
	 * @param string                   $corrected  What was searched for instead; '' where the words were found as typed.
	 * @param bool                     $isPartial  No product has all the words; these have most of them.
	 * @param array<int, int>          $variations Unit whose number was asked for, by ordinal.
	 * @param array<int, string>       $codes      The number it was found by, as compared, by ordinal.
	 * @param bool                     $isAsTyped  Every word is one of the catalogue's, and products have them all.
	 * @param list<string>             $leftOut    Words, as typed, that nothing found has.
	 */
	public function __construct(
		public readonly array $ranks = [],
		public readonly string $corrected = '',
		public readonly bool $isPartial = false,
		public readonly array $variations = [],
		public readonly array $codes = [],
		public readonly bool $isAsTyped = false,
		public readonly array $leftOut = []
	) {}

	/** @param list<string> $words Left out, where anything was found without them. */
	public function without( array $words ): self {
		return [] === $this->ranks || [] === $words
			? $this
			: new self( $this->ranks, $this->corrected, true, $this->variations, $this->codes, $this->isAsTyped, $words );
	}

	/** @return array<int, string> All that was found. */
	public function bits(): array {
		$all = [];
		foreach ( $this->ranks as $rank ) {
			foreach ( $rank as $segment => $bits ) {
				$all[ $segment ] = Bits::either( $all[ $segment ] ?? '', $bits );
			}
		}
		return $all;
	}
}
