<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductFilter;

defined( 'ABSPATH' ) || exit;

/** Mark of a value in its list. */
final class ChoiceMark {
	/**
	 * @param int        $depth  Of a category within its tree.
	 * @param string     $colour `#b3261e`, where the value has one.
	 * @param int        $stars  Of a rating; 0 for all others.
	 */
	public function __construct(
		public readonly int $depth = 0,
		public readonly string $colour = '',
		public readonly int $stars = 0
	) {}
}
